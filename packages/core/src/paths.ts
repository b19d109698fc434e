/** `edition` and `cards[3]` make `edition.cards[3]`. */
export const joinPath = (parent: string, path: string): string =>
  path === '' ? parent : path.startsWith('[') ? `${parent}${path}` : `${parent}.${path}`;
