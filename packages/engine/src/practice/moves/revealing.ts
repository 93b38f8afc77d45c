import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { askedIn } from '../asked/form.ts';
import { problemDetail, recall } from '../biography/recall.ts';
import { OPEN_PROBLEM_BONUS, REVEALS_FROM } from '../levels.ts';
import { plain } from '../reading/plain.ts';
import type { Buyer, FactKey, ReadSentence } from '../types.ts';
import { asReplyTo, factFits } from './fact-fits.ts';
import { change, say, type Turn, tell } from './turn.ts';

const OPEN_QUESTION = /\b(?:como|o que|que|qual|quais|onde|por ?que|me conta|me fala)\b/;

export const mayReveal = ({ state }: Turn, key: FactKey): boolean =>
  !state.known.includes(key) && state.trust >= REVEALS_FROM[key];

/**
 * Reveals a fact to somebody who is trusted enough; evades otherwise. False, and nothing is said, where
 * the fact is no answer to the question.
 */
export function reveal(turn: Turn, key: FactKey, sentence: ReadSentence): boolean {
  const { state, reading } = turn;
  const folded = plain(sentence.text);
  if (key === 'impact' && tellLoss(turn, folded)) return true;
  if (!reading.isContested && !factFits(key, folded, state.buyer.facts[key])) return false;
  if (state.known.includes(key)) recall(turn, key, sentence);
  else revealFresh(turn, key, folded);
  return true;
}

/** Asks for what the problem costs rather than for what it leads to. */
const OF_MONEY =
  /\b(?:dinheiro|reais|r\$|bolso|financeir\w+|preju\w+|em valores|no caixa|orcamento|por mes|no mes|no ano)\b/;
const NO_MONEY = /\b(?:tempo|horas?|vezes|sono|pessoas|clientes|dias)\b/;
const LOSS = 'consequence 0';

/** Says the sum that the problem costs to who asks for it, once; false where another thing is asked for. */
export function tellLoss(turn: Turn, folded: string): boolean {
  const { state } = turn;
  const { loss = null } = state.buyer;
  const asksSum = (askedIn(folded) === 'amount' || OF_MONEY.test(folded)) && !NO_MONEY.test(folded);
  if (loss === null || !asksSum || state.trust < REVEALS_FROM.impact) return false;
  if (state.revealed.some(({ text }) => text === loss)) return false;
  if (!state.known.includes('impact')) {
    state.known.push('impact');
    change(turn, { trust: 3, value: 2, patience: 3 });
  }
  tell(turn, LOSS, loss);
  return true;
}

function revealFresh(turn: Turn, key: FactKey, folded: string) {
  const { state } = turn;
  const isOpenProblem = key === 'pain' && OPEN_QUESTION.test(folded);
  const needed = REVEALS_FROM[key] - (isOpenProblem ? OPEN_PROBLEM_BONUS : 0);
  if (state.trust < needed) {
    change(turn, { trust: 1, patience: -4 });
    say(turn, 'evade');
    return;
  }
  change(turn, { trust: 3, value: 2, patience: 3 });
  state.known.push(key);
  if (key === 'pain' && state.buyer.notCustomer !== null) state.isNotCustomerKnown = true;
  // The pain is said together with its last time.
  if (key === 'pain') state.used.push('topic:problem last');
  if (key === 'tried') state.used.push('topic:purchase tried', 'topic:purchase today');
  const text = state.buyer.facts[key];
  const reply = key === 'impact' ? asReplyTo(folded, text) : text;
  tell(turn, key, key === 'tried' ? triedAsReply(state.buyer, folded) : reply);
  if (key === 'pain' && SINCE.test(folded)) tellSince(turn, folded);
}

/** "Há quanto tempo tá assim?" is answered beside what is the matter. */
const SINCE =
  /\b(?:ha quanto tempo|quanto tempo (?:faz|tem)|(?:faz|tem) (?:quanto|muito) tempo|desde quando)\b/;

function tellSince(turn: Turn, folded: string) {
  const since = problemDetail(turn, folded);
  if (since !== null) say(turn, 'topic', { text: since });
}

const OF_TODAY = /\b(?:hoje|atual\w*|quem|como)\b/;

/** Nobody says "já" in front of what is done now. */
const AT_PRESENT = /^(?:hoje|a gente|tô|tá|vou|vivo|uso|tenho)(?!\p{L})/iu;

/** What was tried, behind how it is done today or a yes where the question asks for that. */
function triedAsReply({ facts, today = null }: Buyer, folded: string): string {
  const { tried } = facts;
  if (today !== null && OF_TODAY.test(folded)) return `${today} ${tried}`;
  const reply = asReplyTo(folded, tried);
  return reply === tried || AT_PRESENT.test(tried) ? tried : `Já, ${midSentence(tried)}`;
}
