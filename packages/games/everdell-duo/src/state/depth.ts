// How much can be pending. Every turn ends in any edition: these numbers see to it.

/** Numbers of one frame of pending work. */
export const FRAME_WIDTH = 8;
export const MAX_DEPTH = 200;
/** Nested effects are not begun above this depth, so that the stack always suffices. */
export const DEEP = 100;
/** Nested effects are not begun after this many steps of one turn, so that every turn ends. */
export const TURN_STEPS = 250;
/** Effects end without a question after this many steps of one turn. */
export const TURN_STEPS_LAST = 400;
