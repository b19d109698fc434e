export * from './http.ts';
export * from './wire.ts';
