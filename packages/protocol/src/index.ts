export * from './account.ts';
export * from './http.ts';
export * from './wire.ts';
