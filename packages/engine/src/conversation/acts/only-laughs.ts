import { goalsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import { customersIn } from '../cases/customer.ts';
import type { Reading } from '../reading/priors.ts';
import { saidBy } from '../reading/reported.ts';
import { asksOwnStep, countWords, isQuestion, pastedIn } from '../reading/wording.ts';

const LAUGHS = /\bk{3,}\b|\b(?:rs){1,4}\b|\b(?:ha|he){2,}\b|\bhaha\w*/;
const WORDS_MAX = 12;
/** From this probability a laughing message is still what it reads as. */
const CLEAR = 0.5;

/** From this share on a message changes a text. */
const CHANGES = 0.5;

/** "kkkk pois é, sangue quente": a remark in passing that asks nothing and tells of no customer. */
export function onlyLaughs(text: string, [best]: readonly Reading[]): boolean {
  const folded = fold(text);
  if (!LAUGHS.test(folded) || countWords(text) > WORDS_MAX || /\d/.test(text)) return false;
  if (best && best.probability >= CLEAR && best.label !== 'none') return false;
  return (
    goalsOf(text).change < CHANGES &&
    !isQuestion(text) &&
    !asksOwnStep(text) &&
    saidBy(text) === null &&
    pastedIn(text) === null &&
    customersIn(text).length === 0
  );
}
