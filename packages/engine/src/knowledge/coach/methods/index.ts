export { METHODS } from './methods.gen.ts';
