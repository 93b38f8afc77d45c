import { sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import { figuresIn, isArithmetic } from '../../sums/index.ts';
import { newsIn } from '../acts/news-act.ts';
import { missesPoint } from '../acts/repair-act.ts';
import { ASKS_AMOUNT, isEllipsis } from '../acts/sum-act.ts';
import { textNamed, textRequested } from '../acts/text-request.ts';
import { customersIn } from '../cases/customer.ts';
import { reportsSilence } from '../cases/statements.ts';
import { buyerReportIn } from '../reading/buyer-report.ts';
import { directiveIn } from '../reading/directive.ts';
import { feelingIn } from '../reading/feelings.ts';
import { asksPermission } from '../reading/permission.ts';
import {
  asksAbout,
  demandsPrice,
  persists,
  reportsOnly,
  saidBy,
  saidIf,
  tellsOfBuyer,
  wishesPrice,
} from '../reading/reported.ts';
import {
  asksHow,
  asksOwnStep,
  asksWords,
  countWords,
  isOwnLine,
  isQuestion,
  pastedIn,
} from '../reading/wording.ts';

/** Forms that a text may have, each with whether it has it. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  question: isQuestion,
  how: asksHow,
  'own step': asksOwnStep,
  words: asksWords,
  line: isOwnLine,
  pasted: (text) => pastedIn(text) !== null,
  persists,
  if: (text) => saidIf(text) !== null,
  'said by': (text) => saidBy(text) !== null,
  reports: reportsOnly,
  about: asksAbout,
  'wishes price': wishesPrice,
  'demands price': demandsPrice,
  buyer: tellsOfBuyer,
  report: (text) => (buyerReportIn(text)?.said.length ?? 0) > 0,
  'report asks': (text) => (buyerReportIn(text)?.ask ?? '') !== '',
  directive: (text) => directiveIn(text) !== null,
  permission: asksPermission,
  text: (text) => textRequested(text) !== null,
  'names text': (text) => textNamed(text) !== null,
  amount: (text) => ASKS_AMOUNT.test(fold(text)),
  ellipsis: isEllipsis,
  customer: (text) => customersIn(text).length > 0,
  silence: reportsSilence,
  misses: missesPoint,
  figure: (text) => figuresIn(text).length > 0,
  figures: (text) => figuresIn(text).length > 1,
  arithmetic: isArithmetic,
  quote: (text) => /["“]|(?:^|\s)'/.test(text),
  mark: (text) => text.includes('?'),
  'ends asking': (text) =>
    text
      .split(/[\p{L}\p{N}]/u)
      .at(-1)
      ?.includes('?') === true,
};

const WORDS = [2, 4, 7, 11, 16, 25, 40];
const SENTENCES_MAX = 4;

/** The names of the forms that a text has. */
export function formsOf(text: string): string[] {
  const names = Object.entries(FORMS).flatMap(([name, has]) => (has(text) ? [name] : []));
  const words = countWords(text);
  const sentences = Math.min(sentencesOf(text).length, SENTENCES_MAX);
  return [
    ...names,
    `words ${WORDS.filter((bound) => words > bound).length}`,
    `sentences ${sentences}`,
    `feeling ${feelingIn(text)?.kind ?? 'none'}`,
    `news ${newsIn(text) ?? 'none'}`,
  ];
}
