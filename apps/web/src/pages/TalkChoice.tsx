// How people talk at a new table, within what the host of the site allows. Few want less, so it is folded away.
import { quieter, TALKS, type Talk } from '@sunglade/table';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../locales/index.ts';
import { call } from '../session/api.ts';
import { Choice } from '../shell/Choice.tsx';
import { talkName } from './options.ts';

interface TalkChoiceProps {
  /** Null while nothing is chosen. */
  readonly value: Talk | null;
  readonly onChange: (talk: Talk) => void;
}

export function TalkChoice({ value, onChange }: TalkChoiceProps) {
  const [most, setMost] = useState<Talk>('text');
  useEffect(() => {
    void call('GET /api/me').then((me) => {
      if (me.ok) setMost(me.value.talk ?? 'text');
    });
  }, []);
  const offered = TALKS.filter((one) => quieter(one, most) === one);
  // Where nobody talks there is nothing to choose.
  if (offered.length < 2) return null;
  return (
    <details class="game-options">
      <summary>{t('talkHere')}</summary>
      <div>
        <Choice
          legend={t('talk')}
          name="talk"
          value={value ?? most}
          values={offered.toReversed()}
          label={talkName}
          onChange={onChange}
        />
      </div>
    </details>
  );
}
