import { expect, test } from 'vitest';
import type { HurryFacts, InviteFacts, NudgeFacts, OverFacts, StaleFacts, TurnFacts } from './facts.ts';
import { idOf, logText, messageOf, turnText } from './message.ts';

const facts = (more: Partial<TurnFacts> = {}): TurnFacts => ({
  kind: 'turn',
  game: 'evergreen',
  begins: false,
  others: [
    { name: 'Mira', bot: null },
    { name: '', bot: 'owl+trees' },
  ],
  played: [
    { name: 'Mira', bot: null },
    { name: '', bot: 'owl+trees' },
  ],
  points: 34,
  left: 5 * 3_600_000 + 1,
  ...more,
});

test('a turn in three languages', () => {
  expect(turnText(facts(), 'en', 0)).toEqual({
    title: 'Your turn: Evergreen',
    text: 'Mira and Owl have played. You have 34 points. 5 hours left.',
  });
  expect(turnText(facts(), 'de', 2)).toEqual({
    title: 'Du bist dran: Evergreen',
    text: 'Mira und Eule haben gespielt. Du hast 34 Punkte. Noch 5 Stunden. 2 weitere Tische warten auf dich.',
  });
  expect(turnText(facts({ points: 1, left: 59_000 }), 'fr', 1)).toEqual({
    title: 'À vous de jouer : Evergreen',
    text: 'Mira et Chouette ont joué. Vous avez 1 point. Encore 1 minute. 1 autre table vous attend.',
  });
});

test('a game that begins, one without a clock, and people without a name', () => {
  const begins = { begins: true, played: [], left: null, points: 0 } as const;
  expect(turnText(facts({ ...begins, others: [{ name: '@Deleted', bot: null }] }), 'en', 0).text).toBe(
    'The game has begun. You play with somebody.',
  );
  expect(turnText(facts({ ...begins, others: [] }), 'de', 0).text).toBe('Das Spiel hat begonnen.');
  expect(turnText(facts({ played: [{ name: '', bot: null }], left: null, points: 1 }), 'en', 0).text).toBe(
    'Somebody has played. You have 1 point.',
  );
});

test('a table that is about to be closed', () => {
  const notice = {
    kind: 'stale',
    match: 'table-1',
    seat: 0,
    way: 'w',
    line: 9,
    at: 1,
    attempts: 0,
    hurryAt: null,
  } as const;
  const stale: StaleFacts = {
    kind: 'stale',
    game: 'harmonies',
    others: [{ name: 'Mira', bot: null }],
    left: 7 * 86_400_000,
  };
  expect(messageOf(notice, stale, 'en')).toMatchObject({
    title: 'Does it go on? Harmonies',
    text: 'You play with Mira. Nobody has played there for a long time. Without a move the table is closed: 7 days left.',
    path: '/t/table-1',
  });
  expect(messageOf(notice, { ...stale, others: [] }, 'de').text).toBe(
    'Dort hat lange niemand gespielt. Ohne Zug wird der Tisch geschlossen: noch 7 Tage.',
  );
  expect(messageOf(notice, stale, 'fr').text).toMatch(/encore 7\sjours\.$/);
});

test('a reminder', () => {
  const notice = { kind: 'nudge', match: 't', seat: 1, way: 'w', line: 9, at: 1, attempts: 0, hurryAt: null } as const;
  const by = { name: 'Mira', bot: null };
  const facts: NudgeFacts = { kind: 'nudge', game: 'evergreen', by, left: 5 * 3_600_000 };
  expect(messageOf(notice, facts, 'en')).toMatchObject({
    title: 'Mira reminds you: Evergreen',
    text: 'It is your turn, and they are waiting for you. 5 hours left.',
    button: 'Play',
  });
  expect(messageOf(notice, { ...facts, left: null }, 'de', 1)).toMatchObject({
    title: 'Mira erinnert dich: Evergreen',
    text: 'Du bist dran, am Tisch wartet man auf dich. 1 weiterer Tisch wartet auf dich.',
  });
  expect(messageOf(notice, { ...facts, by: { name: '', bot: null }, left: null }, 'fr')).toMatchObject({
    title: 'Quelqu’un vous relance : Evergreen',
    text: 'C’est à vous de jouer, on vous attend à la table.',
  });
});

test('an invitation', () => {
  const notice = {
    kind: 'invite',
    match: 'table-1',
    seat: -1,
    way: 'w',
    line: 0,
    at: 1,
    attempts: 0,
    hurryAt: null,
  } as const;
  const by = { name: 'Mira', bot: null };
  const facts: InviteFacts = { kind: 'invite', game: 'evergreen', by, others: [{ name: '', bot: 'owl' }] };
  expect(messageOf(notice, facts, 'en')).toMatchObject({
    title: 'Mira invites you: Evergreen',
    text: 'At the table: Owl. A chair is free for you.',
  });
  expect(messageOf(notice, { ...facts, others: [] }, 'de')).toMatchObject({
    title: 'Mira lädt dich ein: Evergreen',
    text: 'Ein Stuhl ist für dich frei.',
  });
  expect(messageOf(notice, { ...facts, by: { name: '', bot: null } }, 'fr').title).toBe(
    'Quelqu’un vous invite : Evergreen',
  );
});

test('what the log says takes the place of who has played', () => {
  const log = ['Mira took Oak.', 'Owl planted a tree.'];
  expect(turnText(facts(), 'en', 0, log).text).toBe(
    'Mira took Oak. Owl planted a tree. You have 34 points. 5 hours left.',
  );
});

test('names in sentences are those that everybody at the table knows', () => {
  const chair = { taken: true, away: false, out: false, left: null, running: false };
  const chairs = [
    { ...chair, name: '', you: true, bot: null },
    { ...chair, name: 'Mira', you: false, bot: null },
    { ...chair, name: '', you: false, bot: 'owl' },
  ];
  const told = facts({ log: { heard: { chairs }, since: 0 } as unknown as NonNullable<TurnFacts['log']> });
  const bits = [
    [{ seat: 1 }, ' took ', { icon: 'x', text: 'Oak' }, '.'],
    [{ seat: 2 }, ' grew ', { target: '0:d4', text: 'd4' }, '.'],
    [{ seat: 0, text: 'your' }, ' turn.'],
    [{ seat: 0 }, ' rest'],
    [' '],
  ];
  expect(logText(told, bits, 'en')).toEqual(['Mira took Oak.', 'Owl grew d4.', 'Your turn.', 'You rest.']);
});

test('little time left, and what happens then', () => {
  const notice = { kind: 'hurry', match: 't', seat: 0, way: 'w', line: 9, at: 1, attempts: 0, hurryAt: null } as const;
  const hurry: HurryFacts = {
    kind: 'hurry',
    game: 'evergreen',
    others: [{ name: 'Mira', bot: null }],
    left: 4 * 3_600_000,
    onTimeout: 'forfeit',
  };
  expect(messageOf(notice, hurry, 'en')).toMatchObject({
    title: 'Little time left: Evergreen',
    text: 'You play with Mira. 4 hours left. After that your seat is lost.',
    button: 'Play',
  });
  expect(messageOf(notice, { ...hurry, onTimeout: 'bot' }, 'de', 1).text).toBe(
    'Du spielst mit Mira. Noch 4 Stunden. Danach spielt ein Bot für dich. 1 weiterer Tisch wartet auf dich.',
  );
  expect(messageOf(notice, { ...hurry, others: [] }, 'fr').text).toMatch(
    /^Encore 4\sheures\. Ensuite, votre place sera perdue\.$/,
  );
  for (const [language, after] of [
    ['en', 'After that the others decide how it goes on.'],
    ['de', 'Danach entscheiden die anderen, wie es weitergeht.'],
    ['fr', 'Ensuite, les autres décideront de la suite.'],
  ] as const)
    expect(messageOf(notice, { ...hurry, onTimeout: 'wait' }, language).text).toContain(after);
  // The notice of the turn itself has another name: neither is taken for a copy of the other.
  expect(idOf(notice)).not.toBe(idOf({ ...notice, kind: 'turn' }));
});

test('a game that is over', () => {
  const notice = { kind: 'over', match: 't', seat: 0, way: 'w', line: 9, at: 1, attempts: 0, hurryAt: null } as const;
  const mira = { name: 'Mira', bot: null, you: false, place: 1, points: 1_084 };
  const you = { name: 'Ann', bot: null, you: true, place: 2, points: 79 };
  const over: OverFacts = { kind: 'over', game: 'evergreen', by: 'rules', people: [mira, you], won: null };
  expect(messageOf(notice, over, 'en', 0, ['Mira took Oak.'])).toMatchObject({
    title: 'The game is over: Evergreen',
    text: 'Mira took Oak. Mira wins. Points: Mira 1,084 and you 79.',
    button: 'Look',
  });
  const won = [
    { ...you, place: 1 },
    { ...mira, place: 2 },
  ];
  expect(messageOf(notice, { ...over, people: won, by: 'forfeit' }, 'de').text).toBe(
    'Es ist zu Ende, weil jemandem die Zeit ausging. Du gewinnst! Punkte: du 79 und Mira 1.084.',
  );
  const shared = [mira, { ...you, place: 1 }];
  expect(messageOf(notice, { ...over, people: shared, by: 'resign' }, 'fr').text).toMatch(
    /^Elle s’est terminée sur un abandon\. Victoire partagée : Mira et vous\. Points : Mira 1\s084 et vous 79\.$/u,
  );
});

test('a team has a goal, and who plays alone has points', () => {
  const notice = { kind: 'over', match: 't', seat: 0, way: 'w', line: 9, at: 1, attempts: 0, hurryAt: null } as const;
  const person = { name: 'Ann', bot: null, you: true, place: 1, points: 1 };
  const over: OverFacts = { kind: 'over', game: 'everdell-duo', by: 'rules', people: [person, person], won: true };
  expect(messageOf(notice, over, 'en').text).toBe('You have reached the goal!');
  expect(messageOf(notice, { ...over, won: false }, 'de').text).toBe('Das Ziel wurde verfehlt.');
  expect(messageOf(notice, { ...over, people: [person], won: null }, 'en').text).toBe('You have 1 point.');
  expect(messageOf(notice, { ...over, people: [person], won: false }, 'en').text).toBe(
    'The goal was missed. You have 1 point.',
  );
});
