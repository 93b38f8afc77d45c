import { EXACT, isIn } from '../verdict/matching.ts';
import { namesOf } from '../verdict/names.ts';
import type { RuleCase } from './case.ts';

const PART = /[.;,?!]\s|\s(?:mas|porem|e)\s/;
const NOT_YET = /\b(?:nao|nem|sem|falta\w*|antes d[aeo]?|ainda (?:na|no|em|esta|ta)|continua)\b/;
const DONE =
  /\b(?:ja|depois|apos|foi|foram|fi(?:z|zemos|zemo)|fez|acab\w+|\p{L}{2,12}(?:ou|eu|iu|amos|emos|imos|aram|eram|iram))\b/u;
/** "corte" and "cortamos", "medição" and "mediu" begin alike. */
const ALIKE = 4;

/** Whether a message tells that an event of a rule has happened; null where it does not say. */
export function hasHappened({ text }: RuleCase, event: readonly string[]): boolean | null {
  const parts = text.split(PART).filter((part) => names(part, event));
  const done = parts.flatMap((part) =>
    NOT_YET.test(part) ? [false] : DONE.test(part) ? [true] : [],
  );
  const [first] = done;
  return first !== undefined && done.every((one) => one === first) ? first : null;
}

const names = (part: string, event: readonly string[]): boolean =>
  namesOf(part).some(
    (stem) =>
      isIn(stem, event, EXACT) ||
      event.some((one) => one.length >= ALIKE && one.slice(0, ALIKE) === stem.slice(0, ALIKE)),
  );
