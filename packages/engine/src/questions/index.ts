export { nearestQuestion, questionOf } from './nearest.ts';
