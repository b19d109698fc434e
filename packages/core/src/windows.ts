// A state as named windows on one buffer: small numbers side by side, and a copy is a single `set`.

const KINDS = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  i32: Int32Array,
} as const;
type Kind = keyof typeof KINDS;

/** The windows of a game by name: what their numbers are and how many. */
export type WindowList = { readonly [name: string]: readonly [kind: Kind, length: number] };

export type Windows<List extends WindowList> = {
  /** The whole buffer. */
  readonly bytes: Uint8Array;
} & { readonly [Name in keyof List]: InstanceType<(typeof KINDS)[List[Name][0]]> };

/** Every window begins where any kind of number may. */
const ALIGNED = 4;

/**
 * Lays the windows out; each call of the answer makes a new buffer of zeros with all of them on it. Lay them out once
 * for each bound rules: a state is cheap, a layout is not.
 */
export function layWindows<const List extends WindowList>(list: List): () => Windows<List> {
  let size = 0;
  const places = Object.entries(list).map(([name, [kind, length]]) => {
    const array = KINDS[kind];
    const at = size;
    size += Math.ceil((length * array.BYTES_PER_ELEMENT) / ALIGNED) * ALIGNED;
    return { name, array, at, length };
  });
  // All states are copies of one, so they have one shape, and compiled code reads it like one written out by hand.
  const pattern: Record<string, InstanceType<(typeof KINDS)[Kind]>> = Object.fromEntries([
    ['bytes', new Uint8Array()],
    ...places.map(({ name, array }) => [name, new array()]),
  ]);
  return () => {
    const buffer = new ArrayBuffer(size);
    const windows = { ...pattern };
    windows.bytes = new Uint8Array(buffer);
    for (const { name, array, at, length } of places) windows[name] = new array(buffer, at, length);
    return windows as Windows<List>;
  };
}

/** Copies a whole state. Both were made by the same layout. */
export function copyWindows<W extends { readonly bytes: Uint8Array }>(from: W, to: W): W {
  to.bytes.set(from.bytes);
  return to;
}
