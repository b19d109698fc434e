export { isPhone } from './layout.ts';
