import { describe, expect, expectTypeOf, it } from 'vitest';
import { createStepGroups, type StepDataOf } from './step-groups.ts';

const groups = createStepGroups([
  { verb: 'take', fields: { slot: 'number' } },
  { verb: 'pay' },
  { verb: 'payKind', word: 'pay', fields: { kind: ['twig', 'berry'] } },
  { verb: 'place', fields: { colour: ['red', 'blue'], space: 'text' } },
  { verb: 'done' },
]);
type StepData = StepDataOf<typeof groups>;
const steps = groups.bind({ take: { slot: [1, 2, 3] }, place: { space: ['0,0', '0,1'] } });
const all = Array.from({ length: steps.limit }, (_, step) => step);

describe('groups of steps', () => {
  it('number every combination in order, the last field fastest', () => {
    expect(all.map((step) => steps.print(step))).toEqual([
      'take 1',
      'take 2',
      'take 3',
      'pay',
      'pay twig',
      'pay berry',
      'place red 0,0',
      'place red 0,1',
      'place blue 0,0',
      'place blue 0,1',
      'done',
    ]);
    expect(steps.first).toEqual({ take: 0, pay: 3, payKind: 4, place: 6, done: 10 });
    expect(groups.number({ take: 3, place: 4 })).toEqual({ first: steps.first, limit: steps.limit });
  });

  it('go from number to text to data and back', () => {
    for (const step of all) {
      const text = steps.print(step);
      const data = steps.read(step);
      expect(steps.parse(text)).toBe(step);
      expect(groups.readText(text)).toEqual(data);
      expect(groups.printData(data)).toBe(text);
      expect(steps.stepOf(data)).toBe(step);
    }
    expect(steps.read(8)).toEqual({ verb: 'place', colour: 'blue', space: '0,0' });
    expect(steps.read(4)).toEqual({ verb: 'payKind', kind: 'twig' });
  });

  it('know nothing else', () => {
    for (const text of ['', 'dance', 'take', 'take 4', 'take 1 1', ' pay', 'pay ', 'pay stone', 'place red']) {
      expect(steps.parse(text), text).toBeNull();
    }
    expect([steps.print(-1), steps.print(11)]).toEqual(['', '']);
    for (const step of [-1, 11]) expect(() => steps.read(step)).toThrow(RangeError);
    expect(steps.stepOf({ verb: 'take', slot: 4 })).toBeNull();
  });

  it('read a text without a set-up, as strictly as its words allow', () => {
    expect(groups.readText('take 17')).toEqual({ verb: 'take', slot: 17 });
    expect(groups.readText('place red 9,9')).toEqual({ verb: 'place', colour: 'red', space: '9,9' });
    for (const text of ['', 'take', 'take x', 'take 01', 'take -1', 'take 1.5', 'pay stone', 'place red ', 'done now'])
      expect(groups.readText(text), text).toBeNull();
  });

  it('have one member per verb, each with its own fields', () => {
    expectTypeOf<StepData>().toEqualTypeOf<
      | { readonly verb: 'take'; readonly slot: number }
      | { readonly verb: 'pay' }
      | { readonly verb: 'payKind'; readonly kind: 'twig' | 'berry' }
      | { readonly verb: 'place'; readonly colour: 'red' | 'blue'; readonly space: string }
      | { readonly verb: 'done' }
    >();
    expectTypeOf<{ verb: 'dance' }>().not.toExtend<StepData>();
    expectTypeOf<{ verb: 'pay'; kind: 'stone' }>().not.toExtend<Extract<StepData, { verb: 'payKind' }>>();
    expect(() => groups.printData({ verb: 'dance' } as never)).toThrow(RangeError);
  });

  it('ask for the values of all open fields, and of no other', () => {
    type Values = Parameters<typeof groups.bind>[0];
    expectTypeOf<keyof Values>().toEqualTypeOf<'take' | 'place'>();
    expectTypeOf<keyof Values['place']>().toEqualTypeOf<'space'>();
    expectTypeOf<Values['take']['slot']>().toEqualTypeOf<readonly number[]>();
  });

  it('refuse two groups that a text could not tell apart', () => {
    const pair = [{ verb: 'pay' }, { verb: 'payAll', word: 'pay' }] as const;
    expect(() => createStepGroups(pair)).toThrow('payAll');
    expect(() => createStepGroups([{ verb: 'pay' }, { verb: 'pay', fields: { n: 'number' } }])).toThrow('pay');
  });
});
