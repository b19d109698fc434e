// The rules bound to one set-up, and a running game as windows on one buffer.
export { type Bound, copyState, createBound, type State } from './state/bound.ts';
export { createState } from './state/create.ts';
