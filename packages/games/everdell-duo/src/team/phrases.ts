// What partners may tell each other of their own cards, without showing them: a colour, a kind, what is needed.
import type { PhraseSpec } from '@sunglade/core';
import { COLORS, RESOURCES, TYPES } from '../terms.ts';

const when = { option: 'mode', is: ['together', 'challenge'] } as const;

export const TEAM_PHRASES = [
  { id: 'have', about: [...COLORS, ...TYPES], when },
  { id: 'need', about: [...RESOURCES, ...COLORS, ...TYPES], when },
  { id: 'can-give', about: [...RESOURCES], when },
] as const satisfies readonly PhraseSpec[];

export type TeamPhrase = (typeof TEAM_PHRASES)[number]['id'];
