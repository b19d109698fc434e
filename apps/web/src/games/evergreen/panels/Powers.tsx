// The six power tracks of the planet that is looked at.
import { type Open, type Own, POWERS } from '@sunglade/evergreen';
import { Icon } from '../../../art/Icon.tsx';
import type { PanelProps } from '../../../kit/screen/screen.ts';
import { powerSymbol } from '../symbols.ts';
import { cardOf, contentOf } from '../table.ts';
import { trackTarget } from '../targets.ts';
import { Explain } from './Explain.tsx';
import type { WithWords } from './props.ts';
import './Powers.css';

export function Powers({ words, position, seat }: PanelProps<Open, Own> & WithWords) {
  const player = position.view.open.players[seat];
  const { tracks } = contentOf(position);
  const card = player?.turn ? cardOf(position, player.turn.card) : null;
  return (
    <ul class="eg-tracks">
      {POWERS.map((power, i) => {
        const track = Array.from(tracks[i] ?? []);
        const level = player?.levels[power] ?? 0;
        const most = track.length - 1;
        const explained = [
          words.power.step(words.powers[power], level, most),
          words.powerAbout[power],
          words.power.next(track[Math.min(level + 1, most)] ?? 0),
        ].join(' ');
        const now = card?.power === power && player?.turn?.handedIn === false;
        return (
          <li key={power} class={`eg-track${now ? ' now' : ''}`}>
            <Explain text={explained}>
              <Icon id={powerSymbol(power)} />
              <span class="eg-steps" data-target={trackTarget(seat, power)}>
                {track.slice(1).map((value, k) => (
                  <i
                    key={`${k}`}
                    class={
                      k + 1 < level
                        ? 'past'
                        : k + 1 === level
                          ? 'at'
                          : k === level && now && !player?.turn?.powerUsed
                            ? 'next'
                            : undefined
                    }
                  >
                    {value}
                  </i>
                ))}
              </span>
              <span class="eg-power-name">{words.powers[power]}</span>
            </Explain>
          </li>
        );
      })}
    </ul>
  );
}
