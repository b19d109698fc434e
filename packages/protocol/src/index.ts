export * from './account.ts';
export * from './codes.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './moved.ts';
export * from './notice-words.ts';
export * from './notices.ts';
export type * from './routes.ts';
export * from './wire.ts';
