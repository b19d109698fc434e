export * from './clocks.ts';
export * from './config.ts';
export * from './lines.ts';
export * from './names.ts';
export * from './seen.ts';
export * from './table.ts';
