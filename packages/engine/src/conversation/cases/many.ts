import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';

const MANY =
  /\b(?:vend(?:i|emos|eu) (?:tudo|bem|muito|\d+|umas?|varias|um monte)|bat(?:i|emos) (?:a|minha) meta|esgotou|acabou tudo|zer(?:ei|amos) o estoque)\b/;
const SOMEBODY = /\b(?:pr[ao]|para|com) (?:[ao] )?\p{L}{3,}/u;

/** "vendi tudo hoje": a result that is no single customer's. */
export const sellsToMany = (act: Act, text: string): boolean =>
  act.kind === 'result-sale' && MANY.test(fold(text)) && !SOMEBODY.test(fold(text));
