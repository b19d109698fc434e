export * from './bits.ts';
export * from './hex.ts';
export * from './region-finder.ts';
export * from './regions.ts';
export * from './square.ts';
