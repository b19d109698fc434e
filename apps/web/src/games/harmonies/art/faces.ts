const FACES: Readonly<Record<string, string>> = {};
export const faceSymbol = (card: string): string => (Object.hasOwn(FACES, card) ? `hm-a-${card}` : 'hm-a-any');
export const faceSheet = (): string =>
  '<symbol id="hm-a-any" viewBox="-50 -50 100 100"><g fill="#5c3b1e"><ellipse cy="14" rx="22" ry="18"/><ellipse cx="-26" cy="-8" rx="9" ry="12"/><ellipse cx="-9" cy="-24" rx="9" ry="13"/><ellipse cx="9" cy="-24" rx="9" ry="13"/><ellipse cx="26" cy="-8" rx="9" ry="12"/></g></symbol>';
