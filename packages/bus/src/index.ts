export { createLocalBus } from './local.ts';
