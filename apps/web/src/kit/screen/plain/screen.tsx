// The screen of a game that has none of its own: the view as lists, every legal step as a button. A game is playable from
// its first day; its words may be given already.
import type { Json } from '@sunglade/core';
import { humanise } from '../../../locales/humanise.ts';
import { t } from '../../../locales/index.ts';
import type { BoardProps, GameWords, Screen } from '../screen.ts';
import { Facts } from './Facts.tsx';

const anyWord: ProxyHandler<Record<string, string>> = { get: (_, name) => humanise(String(name)) };
/** Names for everything, made from the rules' own. */
const named = (): Record<string, string> => new Proxy({}, anyWord);

export const plainWords = (name: string): GameWords => ({
  name,
  pitch: '',
  refusals: named(),
  clauses: {},
  parts: {},
  options: {},
  editions: {},
});

function PlainBoard({ position, seat, size }: BoardProps) {
  if (size !== 'large') return <div class="plain-chip">{position.sheets[seat]?.total ?? 0}</div>;
  const own = position.view.own[seat];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="panel plain-board" tabIndex={0} aria-label={t('plainOpen')}>
      {own !== null && own !== undefined && (
        <>
          <h2 class="title">{t('plainOwn')}</h2>
          <Facts value={own} />
        </>
      )}
      <h2 class="title">{t('plainOpen')}</h2>
      <Facts value={position.view.open} />
    </section>
  );
}

const eventText = (event: Json): string => {
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return String(event);
  const { type, seat: _, ...rest } = event as { readonly [key: string]: Json };
  const facts = Object.entries(rest).flatMap(([name, value]) =>
    value !== null && typeof value === 'object' ? [] : [`${humanise(name).toLowerCase()} ${String(value)}`],
  );
  return [humanise(typeof type === 'string' ? type : ''), ...facts].join(', ');
};

export function plainScreen(words: GameWords, own: Partial<Screen> = {}): Screen {
  return {
    words,
    target: () => null,
    label: (step) => humanise(step),
    isDone: (step) => step === 'done' || step === 'ready',
    prompt: () => null,
    Board: PlainBoard,
    moment: () => '',
    panels: [],
    say(event) {
      const seat = typeof event === 'object' && event !== null && 'seat' in event ? Number(event.seat) : -1;
      return { bits: seat >= 0 ? [{ seat }, ': ', eventText(event)] : [eventText(event)] };
    },
    motion: () => [],
    ...own,
  };
}
