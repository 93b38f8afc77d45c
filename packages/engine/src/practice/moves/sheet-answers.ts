import type { SheetKind } from '../../knowledge/practice/trade-sheet.ts';
import { answerTypeOf } from '../asked/answer-type.ts';
import { businessKind } from '../biography/business-kind.ts';
import { countedNoun } from '../biography/count-fits.ts';
import { isCounted } from '../biography/counted.ts';
import { statedAnswer } from '../biography/stated-answer.ts';
import { ownCostOf } from '../buyer/cost.ts';
import { isTrueOf } from '../claims.ts';
import { REVEALS_FROM } from '../levels.ts';
import { ABOUT_TROUBLE } from '../reading/act-rules.ts';
import { plain } from '../reading/plain.ts';
import { contentStems } from '../reading/stems.ts';
import { SURELY_FROM } from '../sheets/nearest-fact.ts';
import { type SheetAnswer, sheetAnswer } from '../sheets/sheet.ts';
import type { FactKey, ReadSentence } from '../types.ts';
import { reais } from '../words/money.ts';
import { OF_THINGS } from './answering.ts';
import { factFits } from './fact-fits.ts';
import { implicationCredit } from './implications.ts';
import { ABOUT_TODAY } from './questions.ts';
import { reveal } from './revealing.ts';
import { change, say, type Turn, tell, wasSaid } from './turn.ts';

/** The fact of the case that a kind belongs to, and that only its gate reveals. */
const GATED: Readonly<Partial<Record<SheetKind, FactKey>>> = {
  last: 'pain',
  tried: 'tried',
  quoted: 'tried',
  dropped: 'tried',
  deadline: 'timeline',
  budget: 'budget',
};
/** Consequences: the buyer says them once the problem is known. */
const OF_COST: ReadonlySet<SheetKind> = new Set(['future', 'loss'] as const);
/** Answers about details that bring both a little closer. */
const DETAILS_MAX = 3;
const ASKED_AGAIN = 'como te falei';
/** Of use to a question for a yes or a no only. */
const BEGINS_WITH_YES = /^(?:já|sim),? (?=\S)/u;

/** The sure answer of the trade to a question; false where it has none. */
export function answerFromSheet(turn: Turn, question: ReadSentence): boolean {
  const { setup, state, reading } = turn;
  if (reading.isContested || isOfCase(question)) return false;
  const folded = plain(question.text);
  if (isAnsweredByIcp(turn, folded)) return false;
  const found = sheetAnswer(setup, state.buyer, folded);
  const isOfTries = found?.kind != null && GATED[found.kind] === 'tried';
  if (!isOfTries && isOfGate(turn, question)) return false;
  return found !== null && isSure(found, folded) && sayFound(turn, question, found);
}
const BARE_FROM = 0.95;
/** From here on the words of a question need not be those of the fact. */
const CLEAR_FROM = 0.8;

/** One word may be a synonym; of several half are in the fact. */
const isSure = ({ probability, isNamed }: SheetAnswer, folded: string): boolean => {
  const stems = contentStems(folded).length;
  // "Quando foi isso?" refers to what was just said.
  const needed = stems > 0 ? SURELY_FROM : BARE_FROM;
  return (
    probability >= needed &&
    (isNamed || (countedNoun(folded) === null && (stems < 2 || probability >= CLEAR_FROM)))
  );
};

/** An open question about the problem, or how it is done today, before the buyer has said it. */
function isOfGate({ state }: Turn, { act, text }: ReadSentence): boolean {
  const folded = plain(text);
  const type = answerTypeOf(folded);
  if (act === 'ask_problem' && !state.known.includes('pain')) {
    return ABOUT_TROUBLE.test(folded) || OPEN.has(type);
  }
  if (act === 'ask_implication' && !state.known.includes('impact')) {
    return state.known.includes('pain') && factFits('impact', folded, '') && !ASKS_WHO.has(type);
  }
  const isVague = contentStems(text).length <= STEMS_OF_NOTHING;
  return (
    !state.known.includes('tried') && isVague && !OF_THINGS.has(type) && ABOUT_TODAY.test(folded)
  );
}
const OPEN: ReadonlySet<string> = new Set(['what', 'how', 'where', 'why'] as const);
const ASKS_WHO: ReadonlySet<string> = new Set(['who', 'yesNo', 'choice'] as const);
const STEMS_OF_NOTHING = 1;

/** What the shop sells and how many of its own things there are: the ICP and the kind of buyer say it. */
const isAnsweredByIcp = ({ setup, state }: Turn, folded: string): boolean =>
  isCounted(state.buyer, folded) ||
  businessKind(setup, state.buyer, folded) !== null ||
  statedAnswer(setup, state.buyer, folded) !== null;

/** The likely answer of the trade, where nothing else answers. */
export function guessFromSheet(turn: Turn, question: ReadSentence): boolean {
  const found = sheetAnswer(turn.setup, turn.state.buyer, plain(question.text));
  return found?.isNamed === true && sayFound(turn, question, found);
}

/** Who decides and what may be spent are no details, where the question is about them. */
const isOfCase = ({ act, text }: ReadSentence): boolean =>
  (act === 'ask_decision_maker' && factFits('decision_maker', plain(text), '')) ||
  (act === 'ask_budget' && answerTypeOf(plain(text)) === 'amount' && OF_PLANS.test(plain(text)));
const OF_PLANS =
  /\b(?:orcamento|verba|investir|faixa|separ\w+|reserv\w+|cab\w+|teto|limite|bolso|pretend\w+|pens\w+|imagin\w+|gostaria|ideia|dispon\w+)\b/;

function sayFound(turn: Turn, question: ReadSentence, found: SheetAnswer): boolean {
  const { state } = turn;
  const { kind } = found;
  if (!isTrueOf(state.claims ?? {}, found.text)) return false;
  const gate = kind === null ? undefined : GATED[kind];
  if (gate !== undefined && !mayTell(turn, gate)) return reveal(turn, gate, question);
  if (kind !== null && OF_COST.has(kind)) return tellCost(turn, question, found);
  if (question.act === 'ask_implication' && state.known.includes('pain')) implicationCredit(turn);
  sayDetail(turn, question, found);
  return true;
}

/** A known fact is given in more detail; another is revealed by its gate. */
const mayTell = ({ state }: Turn, gate: FactKey): boolean => state.known.includes(gate);

function tellCost(turn: Turn, question: ReadSentence, { id, text }: SheetAnswer): boolean {
  const { state } = turn;
  if (!state.known.includes('pain')) return false;
  if (state.trust < REVEALS_FROM.impact) return false;
  if (state.used.includes(`topic:${id}`)) return false;
  // What follows may have been stated as a fact of the case.
  if (state.revealed.some((one) => plain(one.text).includes(plain(text)))) return false;
  state.used.push(`topic:${id}`);
  if (question.act !== 'ask_need_payoff') implicationCredit(turn);
  tell(turn, `cost ${state.count}`, text);
  return true;
}

function sayDetail(turn: Turn, question: ReadSentence, { id, text, kind }: SheetAnswer) {
  const { state } = turn;
  const said = kind === 'pays' ? (ownBill(turn, question) ?? text) : text;
  const key = `topic:${id}`;
  const isAgain = state.used.includes(key) && wasSaid(state, said);
  const isNew = state.used.filter((one) => one.startsWith('topic:')).length < DETAILS_MAX;
  if (!state.used.includes(key)) state.used.push(key);
  if (!isAgain && isNew) change(turn, { trust: 2, value: 1, patience: 1 });
  const isYesNo = answerTypeOf(plain(question.text)) === 'yesNo';
  const bare = isAgain || !isYesNo ? said.replace(BEGINS_WITH_YES, '') : said;
  say(turn, 'topic', { text: isAgain ? `${ASKED_AGAIN}, ${bare}` : bare });
}

/** What the ICP says that such a customer pays. */
function ownBill({ setup }: Turn, { text }: ReadSentence): string | null {
  const own = answerTypeOf(plain(text)) === 'amount' ? ownCostOf(setup) : null;
  return own === null ? null : `uns ${reais(own)} por mês`;
}
