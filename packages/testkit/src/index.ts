export * from './conformance/index.ts';
export * from './golden.ts';
