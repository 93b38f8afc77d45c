import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { answerTypeOf } from '../asked/answer-type.ts';
import { askedIn } from '../asked/form.ts';
import { topicIn } from '../biography/question.ts';
import { asksAmountSaid, problemDetail, remind } from '../biography/recall.ts';
import { REVEALS_FROM } from '../levels.ts';
import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { pickBy } from '../seeded.ts';
import type { ReadSentence } from '../types.ts';
import { answerPlainly, OF_THINGS } from './answering.ts';
import { asReplyTo, factFits } from './fact-fits.ts';
import { reveal, tellLoss } from './revealing.ts';
import { answerDetails, chosenOf } from './topics.ts';
import { change, say, type Turn, tell } from './turn.ts';
import { asItIs, withWorry, worryAbout } from './worry.ts';

const IMPLICATIONS_MAX = 3;

/** What the problem causes: the fact first, then one consequence for each further question. */
export function askImplication(turn: Turn, sentence: ReadSentence) {
  const { state } = turn;
  if (!state.known.includes('pain')) return askUnknownPain(turn, sentence);
  if (state.trust < REVEALS_FROM.impact) {
    change(turn, { trust: 1, patience: -4 });
    say(turn, 'evade');
    return;
  }
  if (asksAmountSaid(turn, plain(sentence.text))) return remind(turn, plain(sentence.text));
  implicationCredit(turn);
  const chosen = chosenOf(turn, plain(sentence.text));
  if (chosen !== null) say(turn, 'topic', { text: chosen });
  const detail = problemDetail(turn, plain(sentence.text));
  if (detail) return tell(turn, `detail ${state.count}`, detail);
  const worry = worryAbout(turn, sentence.text);
  if (worry !== null) return tellWorry(turn, plain(sentence.text), worry);
  if (tellLoss(turn, plain(sentence.text))) return;
  if (hasStatedCost(turn)) return answerPlainly(turn, plain(sentence.text));
  const unknown = unmeasuredIn(turn, plain(sentence.text));
  if (unknown !== null) say(turn, 'topic', { text: unknown });
  if (!state.known.includes('impact') && reveal(turn, 'impact', sentence)) return;
  tellConsequence(turn, plain(sentence.text));
}

/** One answer tells of one effect: what else the message asks gets another answer. */
const hasStatedCost = ({ sayings }: Turn): boolean =>
  sayings.some(({ fact }) => fact !== undefined && OF_COST.test(fact.key));
const OF_COST = /^(?:impact|consequence|cost)/;

/** The first questions about what follows show the buyer what it is worth to solve it. */
export function implicationCredit(turn: Turn) {
  const { state } = turn;
  if (state.implications >= IMPLICATIONS_MAX) return change(turn, { patience: -7 });
  state.implications += 1;
  change(turn, { trust: 1, value: 11, urgency: 9 });
}

/** "Quanto perdeu nisso?" where the loss is none of money: that nobody counted it, before what it is. */
function unmeasuredIn({ state, setup }: Turn, folded: string): string | null {
  const isAmount = askedIn(folded) === 'amount' && !TIME_OR_WORRY.test(folded);
  const isSaid = state.known.includes('impact') || (state.buyer.loss ?? null) !== null;
  if (!isAmount || isSaid) return null;
  return pickBy(PRACTICE_FACTS.unknown.amount, setup.seed, 'unmeasured');
}
const TIME_OR_WORRY =
  /\b(?:tempo|sono|(?:incomod|preocup|atrapalh|afet|irrit|estress|cans)\w+|mexe\w*)\b/;

/** What the problem leads to that was not said yet, as far as it can be an answer. */
function tellConsequence(turn: Turn, folded: string, worry: string | null = null) {
  const { revealed, buyer } = turn.state;
  const isSaid = (one: string) => revealed.some(({ text }) => text.includes(one));
  const text = buyer.consequences.find((one) => !isSaid(one));
  const fits = worry !== null || factFits('impact', folded, text ?? '');
  if (text === undefined || !fits) return answerPlainly(turn, folded);
  const key = `consequence ${buyer.consequences.indexOf(text) + 1}`;
  tell(turn, key, withWorry(worry, asReplyTo(folded, text)));
}

/** Something bad that is supposed is a worry, never a benefit. */
function tellWorry(turn: Turn, folded: string, worry: string) {
  const { state } = turn;
  if (state.known.includes('impact')) return tellConsequence(turn, folded, worry);
  state.known.push('impact');
  change(turn, { trust: 3, value: 2, patience: 3 });
  tell(turn, 'impact', withWorry(worry, asItIs(state.buyer.facts.impact)));
}

const PRESSES = /\b(?:pesa\w*|pega\w*|incomod\w+|doi|preocup\w+|irrit\w+|atrapalh\w+|aperta\w*)\b/;

/** Speaks of what the buyer suffers from, whatever else the question asks. */
export function isAboutPain({ state }: Turn, folded: string): boolean {
  const pain = contentStems(state.buyer.facts.pain);
  return PRESSES.test(folded) || sharedStems(contentStems(folded), pain).length > 0;
}

/** Of a problem that was not named yet: it is, where the question is about it. */
function askUnknownPain(turn: Turn, sentence: ReadSentence) {
  const folded = plain(sentence.text);
  const isOfPain = isAboutPain(turn, folded) || REFERS.test(folded);
  if (isOfPain && reveal(turn, 'pain', sentence)) return;
  const isOfDetail = topicIn(folded)?.from === 'buyer' || asksCriterion(folded);
  if ((isOfDetail || OF_THINGS.has(askedIn(folded))) && answerDetails(turn, folded)) return;
  const worry = worryAbout(turn, sentence.text);
  if (worry !== null) {
    change(turn, { trust: 1, patience: -3 });
    return tell(turn, `worry ${turn.state.count}`, worry);
  }
  change(turn, { trust: -1, patience: -8 });
  // "Já aconteceu?" is understood before anything was stated.
  if (EVER.test(folded) && answerTypeOf(folded) === 'yesNo') return answerPlainly(turn, folded);
  say(turn, 'nothingKnown');
}

const EVER = /\b(?:ja|alguma vez|chegou a)\b/;

/** "Por causa disso": of what is the matter, whether or not it was named. */
const REFERS = /\b(?:por causa d?iss[oa]|aperto|perrengue|dor de cabeca)\b/;

const asksCriterion = (folded: string): boolean => topicIn(folded)?.field === 'criterion';

export function askNeedPayoff(turn: Turn, sentence: ReadSentence) {
  const { state } = turn;
  if (!state.known.includes('pain')) return askUnknownPain(turn, sentence);
  if (state.payoffs === 0) change(turn, { value: 8, urgency: 4 });
  state.payoffs += 1;
  say(turn, 'payoff');
}
