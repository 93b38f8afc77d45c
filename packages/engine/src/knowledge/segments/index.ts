export { CUSTOMERS } from './customers.gen.ts';
export { GENERAL_SEGMENT } from './general.gen.ts';
export { SEGMENTS } from './segments.gen.ts';
