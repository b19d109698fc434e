import { type AnyGame, commitTo, legalSteps, replayRecord, type Seats, seat, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { describe, expect, it } from 'vitest';
import type { Clock, TableConfig } from './config.ts';
import { parseClock, storeConfig } from './config.ts';
import { botLines, questionOf } from './due.ts';
import { heardBy } from './heard.ts';
import { type Note, parseNote, printNote } from './lines.ts';
import { BOT, CLOCK, FORGOTTEN, SYSTEM, safeName } from './names.ts';
import { openTableOf } from './open.ts';
import { pastOf, recordOf, seenBy } from './seen.ts';
import { type Happening, Table } from './table.ts';

const game: AnyGame = glade;
const SECRET = 'f'.repeat(64);
const START = 1_000_000;

function open(seats = 2, clock: Clock = { kind: 'none' }, onTimeout: 'bot' | 'forfeit' = 'bot'): Table {
  const setup = game.setup({ seats });
  if (!setup.ok) throw new Error('glade');
  const config: TableConfig = {
    id: 'table-1',
    game: 'glade',
    rules: 1,
    setup: setup.value,
    host: 'ada',
    public: false,
    clock,
    onTimeout,
    fillIn: 'greedy',
    commitment: commitTo(SECRET),
    openedAt: START,
  };
  return new Table(config, SECRET, game);
}
const reopened = (table: Table, lines = table.lines): Table =>
  openTableOf(game, { config: storeConfig(table.config, game), secret: SECRET }, lines);
const say = (table: Table, by: string, one: number, text: string, at = START): string | null => {
  const answer = table.take({ at, by, seat: one, text });
  return 'code' in answer ? answer.code : null;
};
const sit = (name: string): string => `!sit ${'a'.repeat(64)} ${name}`;

function playing(clock?: Clock, onTimeout?: 'bot' | 'forfeit'): Table {
  const table = open(2, clock, onTimeout);
  expect([say(table, 'ada', 0, sit('Ada')), say(table, 'ben', 1, sit('Ben')), say(table, 'ada', -1, '!start')]).toEqual(
    [null, null, null],
  );
  return table;
}
const step = (table: Table, one: number, n = 0): string => {
  const steps = table.run ? legalSteps(table.rules, table.run.state, seat(one)) : [];
  return table.rules.print(steps[n] as never);
};
const who = ['ada', 'ben'];
const move = (table: Table, one: number, at = START): string | null =>
  say(table, who[one] ?? '', one, step(table, one), at);

describe('before the start', () => {
  it('people sit down, stand up, and are removed by the host only', () => {
    const table = open();
    expect(say(table, 'ben', 1, sit('Ben'))).toBeNull();
    expect(say(table, 'cleo', 1, sit('Cleo'))).toBe('seat-taken');
    expect(say(table, 'cleo', 2, sit('Cleo'))).toBe('no-such-seat');
    expect(say(table, 'cleo', 0, sit('\u202eevil'))).toBe('bad-name');
    expect(say(table, 'cleo', 0, sit(' '))).toBe('bad-name');
    expect(say(table, 'cleo', 1, '!stand')).toBe('host-only');
    expect(say(table, 'ada', 1, '!stand')).toBeNull();
    expect(say(table, 'ada', 1, '!stand')).toBe('seat-empty');
    expect(say(table, 'ben', 0, sit('Ben'))).toBeNull();
    expect(say(table, 'ben', 0, '!stand')).toBeNull();
  });

  it('it starts when every chair is taken, and only once', () => {
    const table = open();
    expect(say(table, 'ada', 0, sit('Ada'))).toBeNull();
    expect(say(table, 'ada', -1, '!start')).toBe('chairs-empty');
    expect(say(table, 'ben', 1, '!bot greedy')).toBe('host-only');
    expect(say(table, 'ada', 1, '!bot greedy')).toBeNull();
    expect(say(table, 'ben', -1, '!start')).toBe('host-only');
    expect(say(table, 'ada', 0, step(table, 0))).toBe('not-started');
    expect(say(table, 'ada', -1, '!start')).toBeNull();
    expect(say(table, 'ada', -1, '!start')).toBe('already-started');
    expect(say(table, 'ben', 1, sit('Ben'))).toBe('already-started');
    expect(table.botsToAct).toEqual([1]);
  });

  it('a closed table stays closed', () => {
    const table = open();
    expect(say(table, 'ben', -1, '!close')).toBe('host-only');
    expect(say(table, SYSTEM, -1, '!close')).toBeNull();
    expect(table.status).toBe('closed');
    expect(say(table, 'ada', 0, sit('Ada'))).toBe('table-closed');
  });

  it('the seed needs everybody’s entropy and the secret', () => {
    const [a, b] = [playing(), open()];
    say(b, 'ada', 0, `!sit ${'b'.repeat(64)} Ada`);
    say(b, 'ben', 1, sit('Ben'));
    expect(a.seed()).not.toBe(b.seed());
    expect(a.secret).toBeNull();
  });
});

describe('while playing', () => {
  it('only who holds the chair moves it', () => {
    const table = playing();
    expect(say(table, 'ben', 0, step(table, 0))).toBe('not-your-seat');
    expect(say(table, BOT, 0, step(table, 0))).toBe('not-your-seat');
    expect(say(table, 'ada', 7, 'roll')).toBe('no-such-seat');
    expect(say(table, 'ada', 0, 'roll')).toBe('not-now');
    expect(move(table, 0)).toBeNull();
    expect(say(table, 'ada', 0, '!back 0')).toBe('unknown-line');
    expect(say(table, 'ada', 0, '!forfeit')).toBe('not-your-seat');
    expect(say(table, 'ada', 0, '!undo')).toBeNull();
    expect(table.lines.length).toBe(5);
  });

  it('a refused line changes nothing', () => {
    const table = playing();
    const before = JSON.stringify(seenBy(table, 'ada', START));
    for (const text of ['roll', '!undo', '!nonsense', '!agree', '!return', '!rematch abc', '!timeout', 'store 999']) {
      expect(say(table, 'ada', 0, text), text).not.toBeNull();
    }
    expect(JSON.stringify(seenBy(table, 'ada', START))).toBe(before);
  });

  it('each viewer sees and hears what is theirs', () => {
    const table = playing();
    const bury = step(table, 0).replace('store', 'bury');
    const happening = table.take({ at: START, by: 'ada', seat: 0, text: bury }) as Happening;
    expect(happening.kind).toBe('step');
    const card = Number(bury.split(' ')[1]);
    expect(heardBy(happening.told, 1 as Seats, 2)).toEqual([{ type: 'bury', seat: 0, card }]);
    expect(heardBy(happening.told, 2 as Seats, 2)).toEqual([{ type: 'bury', seat: 0 }]);
    expect(heardBy(happening.told, 0 as Seats, 2)).toEqual([{ type: 'bury', seat: 0 }]);
    expect(seenBy(table, 'ben', START).view?.own[0]).toBeNull();
    expect(seenBy(table, 'ada', START).view?.own[0]).not.toBeNull();
    expect(seenBy(table, null, START).view?.own).toEqual([null, null]);
    expect(JSON.stringify(seenBy(table, 'ben', START))).not.toContain('a'.repeat(64));
    expect(pastOf(table, 2 as Seats, true).map((past) => past.events)).toEqual([[{ type: 'bury', seat: 0 }]]);
  });

  it('going back further needs everybody', () => {
    const table = playing();
    for (const one of [0, 0, 1, 1]) move(table, one);
    const length = table.run?.standing.length;
    expect(say(table, 'ada', 0, '!propose 99')).toBe('back-where');
    expect(say(table, 'ada', 0, '!propose 1')).toBeNull();
    expect(say(table, 'ben', 1, '!propose 0')).toBe('already-proposed');
    expect(table.run?.standing.length).toBe(length);
    expect(say(table, 'ben', 1, '!decline')).toBeNull();
    expect(say(table, 'ben', 1, '!agree')).toBe('no-proposal');
    say(table, 'ben', 1, '!propose 1');
    expect(say(table, 'ada', 0, '!agree')).toBeNull();
    expect(table.run?.standing.length).toBe(1);
    expect(table.proposal).toBeNull();
  });

  it('a bot plays for somebody the others wait for, until that person is back', () => {
    const table = playing();
    expect(say(table, 'ben', 1, '!propose bot 1')).toBe('not-waiting');
    expect(say(table, 'ben', 1, '!propose bot 7')).toBe('no-such-seat');
    expect(say(table, 'ben', 1, '!propose bot 0')).toBeNull();
    // There is nobody else to ask.
    expect(table.isBot(seat(0))).toBe(true);
    expect(table.chairs[0]?.away).toBe(true);
    expect(say(table, 'ada', 0, '!return')).toBeNull();
    expect(table.isBot(seat(0))).toBe(false);
  });

  it('a game is called off when everybody wants it', () => {
    const table = playing();
    expect(say(table, 'ada', 0, '!propose end')).toBeNull();
    expect(table.status).toBe('playing');
    expect(say(table, 'ben', 1, '!agree')).toBeNull();
    expect(table.status).toBe('closed');
    expect(say(table, 'ada', 0, '!undo')).toBe('table-closed');
  });

  it('a proposal falls when somebody plays on', () => {
    const table = playing();
    move(table, 0);
    say(table, 'ada', 0, '!propose 0');
    move(table, 1);
    expect(table.proposal).toBeNull();
  });
});

describe('clocks', () => {
  it('per move: time runs while a seat may act, and a handed-in turn begins anew', () => {
    const table = playing({ kind: 'move', seconds: 60 });
    expect(table.due).toEqual({ at: START + 60_000, seat: 0 });
    move(table, 0, START + 50_000);
    expect(table.due?.at).toBe(START + 60_000);
    move(table, 0, START + 55_000);
    expect(table.due).toEqual({ at: START + 60_000, seat: 1 });
    move(table, 1, START + 56_000);
    move(table, 1, START + 57_000);
    expect(table.due).toEqual({ at: START + 57_000 + 60_000, seat: 0 });
  });

  it('per game: what was used stays used', () => {
    const table = playing({ kind: 'game', seconds: 100 });
    move(table, 0, START + 10_000);
    move(table, 0, START + 30_000);
    const seen = seenBy(table, 'ada', START + 40_000);
    expect(seen.chairs.map((chair) => chair.left)).toEqual([70_000, 60_000]);
    expect(seen.chairs.map((chair) => chair.running)).toEqual([false, true]);
  });

  it('late: a bot fills in until the player returns', () => {
    const table = playing({ kind: 'days', days: 1 });
    const late = START + 86_400_000;
    expect(say(table, CLOCK, 0, '!timeout', late - 1)).toBe('not-late');
    expect(say(table, 'ben', 0, '!timeout', late)).toBe('not-your-seat');
    expect(say(table, CLOCK, 0, '!timeout', late)).toBeNull();
    expect(say(table, CLOCK, 0, '!timeout', late)).toBe('not-late');
    expect(table.botsToAct).toEqual([0]);
    expect(questionOf(table)?.question).toMatchObject({ level: 'greedy', careful: true });
    expect(say(table, BOT, 0, step(table, 0), late)).toBeNull();
    expect(say(table, 'ben', 0, '!return', late)).toBe('not-your-seat');
    expect(say(table, 'ada', 0, '!return', late + 5)).toBeNull();
    expect(say(table, 'ada', 0, '!return', late + 5)).toBe('not-away');
    expect(table.botsToAct).toEqual([]);
    expect(table.due?.seat).toBe(1);
  });

  it('late: what is personal is left to the player, also where the bot has no answer', () => {
    const table = playing({ kind: 'days', days: 1 });
    const late = START + 86_400_000;
    const [first, ...others] = legalSteps(table.rules, table.run?.state, seat(0));
    Object.assign(table.rules, { isPersonal: (one: number) => others.some((other) => other === one) });
    say(table, CLOCK, 0, '!timeout', late);
    const asked = questionOf(table);
    expect(others.length).toBeGreaterThan(0);
    expect(asked && botLines(table, asked, null, late, (n) => n - 1)).toMatchObject([
      { seat: 0, text: table.rules.print(first as never) },
    ]);
  });

  it('a bot on a chair of its own does as it likes', () => {
    const table = open();
    say(table, 'ada', 0, `!bot greedy`);
    say(table, 'ada', 1, `!bot greedy`);
    say(table, 'ada', -1, '!start');
    expect(questionOf(table)?.question).not.toHaveProperty('careful');
  });

  it('late: the seat is lost where the table chose so', () => {
    const table = playing({ kind: 'move', seconds: 5 }, 'forfeit');
    expect(say(table, CLOCK, 1, '!forfeit', START + 4_999)).toBe('not-late');
    expect(say(table, CLOCK, 1, '!forfeit', START + 5_000)).toBeNull();
    expect(table.status).toBe('over');
    expect(seenBy(table, 'ada', START).result).toMatchObject({ by: 'forfeit', places: [1, 2] });
  });

  it('are where they were after loading', () => {
    const table = playing({ kind: 'game', seconds: 100 });
    move(table, 0, START + 10_000);
    move(table, 0, START + 30_000);
    const again = reopened(table);
    expect(seenBy(again, 'ben', START + 31_000)).toEqual(seenBy(table, 'ben', START + 31_000));
    expect(again.due).toEqual(table.due);
  });

  it('nonsense is refused', () => {
    for (const wrong of [
      7,
      'fast',
      {},
      { kind: 'move' },
      { kind: 'move', seconds: 1 },
      { kind: 'days', days: 1.5 },
      { kind: 'x' },
    ]) {
      expect(parseClock(wrong).ok).toBe(false);
    }
    expect(parseClock(undefined)).toEqual({ ok: true, value: { kind: 'none' } });
  });
});

describe('at the end', () => {
  const finished = (): Table => {
    const table = playing();
    while (table.acting) move(table, seatList(table.acting)[0] ?? 0);
    return table;
  };

  it('the record is whole and proves its seed; before, there is none', () => {
    expect(recordOf(playing())).toBeNull();
    const record = recordOf(finished());
    const replayed = replayRecord(JSON.parse(JSON.stringify(record)), game);
    expect(replayed.ok ? [] : replayed.problems).toEqual([]);
    expect(record?.proof?.commitment).toBe(commitTo(SECRET));
    expect(record?.players).toEqual(['Ada', 'Ben']);
  });

  it('the record says which chairs bots had, and leaves empty what nobody was called', () => {
    const table = open();
    expect([say(table, 'ada', 0, sit('')), say(table, 'ada', 1, '!bot greedy')]).toEqual([null, null]);
    expect([say(table, 'ada', -1, '!start'), say(table, 'ada', 0, '!resign')]).toEqual([null, null]);
    const record = recordOf(table);
    expect(record?.players).toEqual(['', '@greedy']);
    expect(replayRecord(JSON.parse(JSON.stringify(record)), game).ok).toBe(true);
  });

  it('people may play again, once', () => {
    const table = finished();
    expect(say(table, 'cleo', -1, '!rematch table-2')).toBe('not-your-seat');
    expect(say(table, 'ben', -1, '!rematch table-2')).toBeNull();
    expect(say(table, 'ada', -1, '!rematch table-3')).toBe('rematch-exists');
    expect(seenBy(table, 'ada', START).next).toBe('table-2');
  });

  it('loading gives the same table, and a line that does not fit is named', () => {
    const table = finished();
    const again = reopened(table);
    expect(seenBy(again, 'ada', START)).toEqual(seenBy(table, 'ada', START));
    const broken = table.lines.map((line, i) => (i === 6 ? { ...line, text: 'roll' } : line));
    expect(() => reopened(table, broken)).toThrow('lines-broken: line 6 "roll"');
  });
});

it('notes read back as they were written', () => {
  const notes: Note[] = [
    { kind: 'sit', entropy: '0'.repeat(64), name: 'Ada B' },
    { kind: 'sit', entropy: '0'.repeat(64), name: '' },
    { kind: 'bot', level: 'greedy' },
    { kind: 'propose', what: 'back', to: 12 },
    { kind: 'propose', what: 'bot', to: 3 },
    { kind: 'propose', what: 'end' },
    { kind: 'rematch', table: 'abc_-9' },
    { kind: 'hand', to: 'user_-1' },
    { kind: 'name', name: FORGOTTEN },
    { kind: 'stand' },
    { kind: 'start' },
    { kind: 'timeout' },
    { kind: 'return' },
    { kind: 'agree' },
    { kind: 'decline' },
    { kind: 'close' },
  ];
  for (const note of notes) expect(parseNote(printNote(note))).toEqual(note);
  for (const wrong of ['!sit Ada', '!bot', '!bot A', '!propose -1', '!propose 01', '!startx', '!rematch a b'])
    expect(parseNote(wrong)).toBeNull();
});

it('names are made safe', () => {
  expect(safeName('  Ada   Lovelace ')).toBe('Ada Lovelace');
  expect(safeName('a\u202eb\u0000c')).toBe('abc');
  expect(safeName('!!! ???')).toBeNull();
  expect(safeName('\u200b\u00ad')).toBeNull();
  expect(safeName(`e${'\u0301'.repeat(50)}`)?.length).toBeLessThan(5);
  expect(Array.from(safeName('😀x'.repeat(40)) ?? '').length).toBe(24);
  expect(safeName('日本')).toBe('日本');
});

describe('whose chair it is', () => {
  it('chairs and the host place are handed over by the system alone, at any time', () => {
    const table = playing();
    for (const by of ['ada', 'ben', 'cleo']) expect(say(table, by, 1, '!hand cleo')).toBe('not-your-seat');
    expect(say(table, SYSTEM, 1, '!hand cleo')).toBeNull();
    expect(say(table, SYSTEM, 7, '!hand cleo')).toBe('no-such-seat');
    expect(table.chairs[1]).toMatchObject({ holder: 'cleo', name: 'Ben' });
    const opened = open();
    say(opened, 'ada', 0, sit('Ada'));
    expect(say(opened, 'ada', -1, '!hand cleo')).toBe('not-your-seat');
    expect(say(opened, SYSTEM, -1, '!hand cleo')).toBeNull();
    expect(seenBy(opened, 'cleo', START).host).toBe(true);
    expect(seenBy(opened, 'ada', START).host).toBe(false);
    expect(say(opened, 'ada', 1, '!bot greedy')).toBe('host-only');
    expect(say(opened, 'cleo', 1, '!bot greedy')).toBeNull();
    expect(say(opened, 'cleo', -1, '!close')).toBeNull();
    expect(say(opened, SYSTEM, 0, '!hand cleo')).toBeNull();
  });

  it('a forgotten name is gone from every picture and from the record, and the game replays', () => {
    const table = playing();
    for (const by of ['ada', 'ben']) expect(say(table, by, 0, `!name ${FORGOTTEN}`)).toBe('not-your-seat');
    say(table, 'ada', 0, '!resign');
    const before = recordOf(table);
    expect(say(table, SYSTEM, 0, `!name ${FORGOTTEN}`)).toBeNull();
    expect(say(table, SYSTEM, 0, '!name  @x')).toBe('bad-name');
    expect(say(table, SYSTEM, 5, '!name x')).toBe('no-such-seat');
    const record = recordOf(table);
    expect(JSON.stringify([record, seenBy(table, 'ben', START)])).not.toContain('Ada');
    expect(record).toEqual({ ...before, players: [FORGOTTEN, 'Ben'] });
    expect(replayRecord(JSON.parse(JSON.stringify(record)), game).ok).toBe(true);
  });

  it('nobody can be called as if they had been forgotten, and no bot is', () => {
    expect(safeName(FORGOTTEN)).not.toBe(FORGOTTEN);
    expect(parseNote(`!bot ${FORGOTTEN.slice(1)}`)).toBeNull();
    // As it stands in the lines of somebody who was.
    const table = open();
    expect(say(table, 'ada', 0, sit(FORGOTTEN))).toBeNull();
    expect(say(table, 'ben', 1, sit('@Ben'))).toBe('bad-name');
  });
});
