export * from './hex.ts';
export * from './regions.ts';
export * from './square.ts';
