export type * from './accounts.ts';
export type * from './bus.ts';
export type * from './campaigns.ts';
export type { Watcher } from './live.ts';
export type * from './notices.ts';
export * from './requests.ts';
export * from './runner.ts';
export * from './store.ts';
export type { Patience } from './summary.ts';
