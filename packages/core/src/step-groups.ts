// Steps as numbers, as text and as data. A game lists its groups of steps once; from that list follow the numbers, the
// texts and the type `StepData`, so that a screen switches over verbs and a renamed verb does not compile.
import type { Step } from './contract.ts';

/** A fixed list of values, or `text` and `number` where the values are known only when the rules are bound. */
type Field = readonly (string | number)[] | 'text' | 'number';

/**
 * A run of consecutive numbers: every combination of the fields' values, the last field turning fastest. Printed as the
 * word and the values with blanks between them, so no value may contain a blank.
 */
export interface StepGroup {
  readonly verb: string;
  /** Printed instead of the verb. Groups may share a word where they have different numbers of fields. */
  readonly word?: string;
  readonly fields?: { readonly [name: string]: Field; readonly verb?: never };
}

type FieldsOf<G> = G extends { readonly fields: infer F } ? F : Record<never, never>;
type ValueOf<F> = F extends 'text' ? string : F extends 'number' ? number : F extends readonly (infer V)[] ? V : never;
type DataOf<G> = G extends StepGroup
  ? { readonly [K in 'verb' | keyof FieldsOf<G>]: K extends keyof FieldsOf<G> ? ValueOf<FieldsOf<G>[K]> : G['verb'] }
  : never;
type OpenFields<F> = { [K in keyof F]: F[K] extends 'text' | 'number' ? K : never }[keyof F];
type Open<G> = G extends StepGroup ? ([OpenFields<FieldsOf<G>>] extends [never] ? never : G) : never;

/** Any step of these groups: one member per verb. */
export type StepDataOf<T> = T extends StepGroups<infer G> ? DataOf<G> : never;
/** One number per verb. */
export type PerVerb<G extends StepGroup> = { readonly [V in G['verb']]: number };
/** How many steps each group has whose fields are open. */
export type GroupSizes<G extends StepGroup> = { readonly [V in Open<G>['verb']]: number };
/** The values of the open fields, group by group, in the order of the numbers. */
export type GroupValues<G extends StepGroup> = {
  readonly [One in Open<G> as One['verb']]: {
    readonly [K in OpenFields<FieldsOf<One>>]: readonly ValueOf<FieldsOf<One>[K]>[];
  };
};

/** What is known without a set-up: enough for a page to read a text once, and to write one. */
export interface StepGroups<G extends StepGroup = StepGroup> {
  /** The step behind a text; null where no group has such a text. Whether the value exists only bound steps know. */
  readText(text: string): DataOf<G> | null;
  printData(data: DataOf<G>): string;
  /** The numbers alone, for games in which they are constants. */
  number(sizes: GroupSizes<G>): { readonly first: PerVerb<G>; readonly limit: number };
  bind(values: GroupValues<G>): Steps<G>;
}

/** Steps of bound rules. */
export interface Steps<G extends StepGroup = StepGroup> {
  /** The first number of each group. */
  readonly first: PerVerb<G>;
  /** All numbers are below it. */
  readonly limit: number;
  print(step: number): string;
  parse(text: string): Step | null;
  /** The step as data. A number outside 0 … limit-1 is a bug of the caller and throws. */
  read(step: number): DataOf<G>;
  /** The number of a step given as data; null where a value does not exist. */
  stepOf(data: DataOf<G>): Step | null;
}

type Loose = { readonly verb: string; readonly [field: string]: string | number };
type Values = readonly (readonly [name: string, values: readonly (string | number)[]])[];

const wordOf = (group: StepGroup): string => group.word ?? group.verb;
const fieldsOf = (group: StepGroup): [name: string, field: Field][] =>
  Object.entries(group.fields ?? {}) as [string, Field][];
/** Groups are told apart by their word and how many values follow it. */
const signOf = (word: string, fields: number): string => `${word} ${fields}`;

export function createStepGroups<const List extends readonly StepGroup[]>(groups: List): StepGroups<List[number]> {
  type G = List[number];
  const byVerb = new Map<string, G>();
  const bySign = new Map<string, G>();
  for (const group of groups) {
    const sign = signOf(wordOf(group), fieldsOf(group).length);
    if (byVerb.has(group.verb) || bySign.has(sign)) throw new Error(`two groups of steps are called ${group.verb}`);
    byVerb.set(group.verb, group);
    bySign.set(sign, group);
  }

  const printLoose = (data: Loose): string => {
    const group = byVerb.get(data.verb);
    if (!group) throw new RangeError(`no steps are called ${data.verb}`);
    return [wordOf(group), ...fieldsOf(group).map(([name]) => data[name])].join(' ');
  };

  function readText(text: string): DataOf<G> | null {
    const [word = '', ...texts] = text.split(' ');
    const group = bySign.get(signOf(word, texts.length));
    if (!group) return null;
    const data: [string, string | number][] = [['verb', group.verb]];
    for (const [i, [name, field]] of fieldsOf(group).entries()) {
      const value = readValue(field, texts[i] ?? '');
      if (value === null) return null;
      data.push([name, value]);
    }
    return Object.fromEntries(data) as DataOf<G>;
  }

  function number(sizes: Readonly<Record<string, number>>): { first: PerVerb<G>; limit: number } {
    let limit = 0;
    const first = groups.map((group): [string, number] => {
      const start = limit;
      limit += sizes[group.verb] ?? fixedSize(group);
      return [group.verb, start];
    });
    // Made in one go, the object stays one that compiled code reads like constants.
    return { first: Object.fromEntries(first) as PerVerb<G>, limit };
  }

  function bind(open: Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>>): Steps<G> {
    const bound = groups.map((group) => ({
      group,
      values: fieldsOf(group).map(([name, field]) => [
        name,
        typeof field === 'string' ? (open[group.verb]?.[name] ?? []) : field,
      ]) satisfies Values,
    }));
    const texts = bound.flatMap(({ group, values }) => combine(wordOf(group), values));
    const numbers = new Map(texts.map((text, step) => [text, step as Step]));
    const sizes = Object.fromEntries(bound.map(({ group, values }) => [group.verb, sizeOf(values)]));
    const { first, limit } = number(sizes);
    return {
      first,
      limit,
      print: (step) => texts[step] ?? '',
      parse: (text) => numbers.get(text) ?? null,
      read(step) {
        let rest = step;
        for (const { group, values } of bound) {
          const size = sizes[group.verb] ?? 0;
          if (rest >= 0 && rest < size) return { verb: group.verb, ...valuesAt(values, rest) } as DataOf<G>;
          rest -= size;
        }
        throw new RangeError(`step ${step} of ${limit}`);
      },
      stepOf: (data) => numbers.get(printLoose(data as Loose)) ?? null,
    };
  }

  return { readText, printData: (data) => printLoose(data as Loose), number, bind } as StepGroups<G>;
}

/** Numbers are read as they are printed: no sign, no leading zero. */
function readValue(field: Field, text: string): string | number | null {
  if (field === 'text') return text === '' ? null : text;
  if (field === 'number') return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
  return field.find((value) => String(value) === text) ?? null;
}

const sizeOf = (values: Values): number => values.reduce((size, [, list]) => size * list.length, 1);

const fixedSize = (group: StepGroup): number =>
  fieldsOf(group).reduce((size, [, field]) => size * (typeof field === 'string' ? 0 : field.length), 1);

const combine = (start: string, values: Values): string[] =>
  values.reduce<string[]>(
    (texts, [, list]) => texts.flatMap((text) => list.map((value) => `${text} ${value}`)),
    [start],
  );

function valuesAt(values: Values, index: number): Record<string, string | number> {
  const data: [string, string | number][] = [];
  let rest = index;
  for (const [name, list] of values.toReversed()) {
    data.unshift([name, list[rest % list.length] ?? '']);
    rest = Math.floor(rest / list.length);
  }
  return Object.fromEntries(data);
}
