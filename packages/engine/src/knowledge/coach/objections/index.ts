export { OBJECTIONS } from './objections.gen.ts';
