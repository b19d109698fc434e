/**
 * A bot thinks without a pause, so it hears nothing of its own thread while it does. Another thread can raise a flag in
 * memory that both share: the bot looks at it after every playout and answers with the best turn so far.
 */
export type CancelFlag = Int32Array<SharedArrayBuffer>;

export const createCancelFlag = (): CancelFlag => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

export const raiseFlag = (flag: CancelFlag): void => {
  Atomics.store(flag, 0, 1);
};

/** The flag as a budget's `cancel`. */
export const cancelBy = (flag: CancelFlag): { readonly aborted: boolean } => ({
  get aborted() {
    return Atomics.load(flag, 0) !== 0;
  },
});
