import type { PracticeAct } from '@salesai/contract/practice';
import { lengthInWords } from '../../shared/text.ts';
import { namesDayAndHour } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { piecesOf } from '../reading/sentences.ts';
import { LEANS, OWN_DEED, PRESENTS } from '../reading/wording.ts';
import type { ReadSentence } from '../types.ts';
import { yoursOf } from './as-you.ts';
import { contentOf, quoteOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { asksOfCase } from './requests.ts';
import { OF_CASE } from './rewrite-listening.ts';
import { asksAlready, asksFirst, isBeforePain, statedBy } from './rewrite-parts.ts';
import {
  bestOf,
  credited,
  is,
  isWorth,
  lowered,
  type Rewrite,
  type Rewritten,
  standing,
  wholeOf,
} from './rewriting.ts';
import { answersIn, isTakenUp } from './said.ts';
import { isFair } from './tone.ts';

/** What sells before the problem is known. */
export const TOO_EARLY: ReadonlySet<PracticeAct> = new Set([
  'generic_pitch',
  'state_price',
  'discount',
  'close',
  'next_step',
]);
const OF_PRICE_ACT = /^(?:state_price|discount)$/;
const NAMES_SUM = /R\$ ?\d/;
/** What the buyer had just answered, said to them, where the seller went on to sell. */
function answeredBefore(log: SessionLog, turn: LoggedTurn): string | null {
  const last = log.turns[log.turns.indexOf(turn) - 1];
  if (!last?.sentences.some(({ text }) => asksOfCase(text))) return null;
  return yoursOf(answersIn(last).map(({ text }) => text));
}

/** "Então são nove, e duas já estão cansadas. O que mais te incomoda nisso hoje?" */
function asksOfAnswer(log: SessionLog): Rewritten | null {
  const [found] = log.turns
    .filter((turn) => isBeforePain(turn) && !asksAlready(turn) && isWorth(turn))
    .flatMap((turn) => {
      const yours = answeredBefore(log, turn);
      return yours === null ? [] : [{ turn, yours }];
    })
    .toSorted((a, b) => contentOf(b.yours) - contentOf(a.yours));
  if (!found) return null;
  const text = `Então ${found.yours}. O que mais te incomoda nisso hoje?`;
  return credited(log, found.turn, { quote: wholeOf(found.turn), text }, is('ask_problem'));
}

const SHORT_WORDS = 10;
/** How the seller greets and who writes, in front of a sentence of the first message. */
function introductionOf(log: SessionLog, turn: LoggedTurn, sentence: ReadSentence): string {
  if (turn !== log.turns[0]) return '';
  return piecesOf(turn.text.slice(0, sentence.start))
    .map(({ text }) => text)
    .filter(
      (text) =>
        lengthInWords(text) <= SHORT_WORDS && !/[?\d]/.test(text) && !PRESENTS.test(plain(text)),
    )
    .join(' ');
}

/** The question about the problem, in the place of what sells before it. */
export const problem: Rewrite = (log) => {
  const ofAnswer = asksOfAnswer(log);
  if (ofAnswer) return ofAnswer;
  const found = bestOf(
    log,
    (act, turn) => TOO_EARLY.has(act) && isBeforePain(turn) && !asksAlready(turn),
  );
  if (!found) return null;
  const { turn, sentence } = found;
  const asks = asksFirst(log, OF_PRICE_ACT.test(sentence.act) || NAMES_SUM.test(sentence.text));
  const introduction = introductionOf(log, turn, sentence);
  const quote = introduction === '' ? quoteOf(turn, sentence) : wholeOf(turn);
  return credited(log, turn, { quote, text: `${introduction} ${asks}`.trim() }, is('ask_problem'));
};

const MERIT =
  /\b(?:[oa] melhor|melhores|top|qualidade|lider|excelen\w+|forte no|anos (?:de|no)|experiencia|referencia|atend(?:i|emos) (?:mais de )?\d+|\d+ (?:familias|clientes|empresas)|tod[oa] [oa] (?:\w+ )?(?:regiao|estado|pais|cidade|serra))\b/;

/** Says what is there or what is done, so that it can follow from the case. */
const HAS = /^(?:(?:eu|aqui|a gente|nos) )?(?:tenho|temos|tem|trago|vem|vai|sao|e)\b/;
/** What may say what the seller does for them. */
const OF_OFFER = is('generic_pitch', 'next_step');

/** A sentence with what the seller does that can stand behind the buyer's case. */
function deedOf({ text }: ReadSentence): string | null {
  const own = standing({ text });
  const folded = plain(own ?? '');
  if (!own || LEANS.test(folded) || NAMES_SUM.test(own) || namesDayAndHour(folded)) return null;
  // A merit in general answers nobody's case, whatever stands before it.
  if (PRESENTS.test(folded) || MERIT.test(folded)) return null;
  return OWN_DEED.test(folded) || HAS.test(folded) ? own : null;
}

/** What was stated of the case that no message has taken up comes first. */
function statedOf(log: SessionLog, turn: LoggedTurn): string[] {
  const stated = turn.before.revealed
    .filter(({ key }) => OF_CASE.test(key))
    .map(({ text }) => text);
  const own = log.turns.map(({ text }) => text);
  const isTaken = (text: string) => isTakenUp(text, own, log.setup.offer.price);
  const free = stated.filter((text) => !isTaken(text));
  return free.length > 0 ? free : stated;
}

/** The seller's own offer behind what the buyer stated. */
export const value: Rewrite = (log) => {
  const found = log.turns.flatMap((turn) =>
    turn.sentences.flatMap((sentence) => {
      const isOne = OF_OFFER(sentence.act) && sentence.isPromise !== true && isFair(turn);
      const own = isOne && !isBeforePain(turn) ? deedOf(sentence) : null;
      const yours = own === null ? null : yoursOf(statedOf(log, turn));
      return own === null || yours === null ? [] : [{ turn, sentence, own, yours }];
    }),
  );
  // Before the pain is known nothing can be linked: asking comes first.
  if (found.length === 0) return log.last.known.includes('pain') ? null : problem(log);
  const [best] = found.toSorted((a, b) => contentOf(b.own) - contentOf(a.own));
  if (!best) return null;
  const text = `${statedBy(best.yours)}. Pensando nisso, ${lowered(best.own)}.`;
  const quote = quoteOf(best.turn, best.sentence);
  return credited(log, best.turn, { quote, text }, is('linked_pitch'));
};
