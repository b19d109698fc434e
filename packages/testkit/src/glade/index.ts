export * from './content.ts';
export * from './glade.ts';
