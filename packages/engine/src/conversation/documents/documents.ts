import { formatReais } from '../../documents/figures.ts';
import {
  accountsFor,
  asksDocuments,
  asksInstallment,
  type DocumentRow,
  differingPrices,
  namesOrder,
  sameStem,
  spelledOut,
  statedLines,
  statedTotal,
  termsOf,
  withoutOwnPay,
  wordStated,
} from '../../documents/index.ts';
import {
  extremeReply,
  isKnown,
  linesReply,
  rowsReply,
  statedReply,
  tierReply,
} from '../../embedded/coach/document-rows.ts';
import { LINES } from '../../knowledge/conversation/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { fold } from '../../shared/text.ts';
import { isArithmetic } from '../../sums/index.ts';
import type { Act, ActKind } from '../act.ts';
import { asksOwnFact, statesOwnFact } from '../acts/own-fact.ts';
import { withoutLead } from '../reading/preamble.ts';
import { countWords, isQuestion } from '../reading/wording.ts';
import { sumReply } from '../replies/sum.ts';
import type { Draft } from '../reply-type.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { asksForGoods, namesMeasure } from './asked.ts';
import { reckonsItself } from './on-sum.ts';
import { ownRuleReply } from './own-rule.ts';
import { lookUpReply, verdictReply } from './rule-answer.ts';
import {
  followsDocuments,
  goesOnWithDocuments,
  lacksTime,
  missingReply,
  orderValueReply,
  reckonedReply,
  sheetReply,
} from './sheet-answer.ts';

interface DocumentsAnswer {
  /** Null when no document states it. */
  found: Draft | null;
  /** Whether the message is a question for documents, with or without an answer in them. */
  isAsked: boolean;
}

/** What the seller's documents answer to a message, where they precede what it is else read as. */
export function answerFromDocuments(
  act: Act,
  state: ConversationState,
  given: CoachReplyInput,
  all: readonly DocumentRow[],
): DocumentsAnswer {
  const asked = [given.userInput, given.history.at(-1)?.userInput ?? ''];
  const userInput = withoutLead(given.userInput).text;
  const input = { ...given, userInput, rows: withoutOwnPay(given.rows ?? [], asked) };
  const lines = withoutOwnPay(all, asked);
  if (isArithmetic(input.userInput) && !namesMeasure(input.userInput, lines))
    return { found: null, isAsked: false };
  const sought = lookUpReply(input, lines);
  if (sought) return { found: sought, isAsked: true };
  const stated = withStatedPrices(act, input);
  if (stated) return stated;
  if (reckonsItself(act, input)) {
    const total = reckonedReply(input, lines);
    return { found: total && toCheck(total), isAsked: total !== null };
  }
  const mayReckon = !mayNotQuote(act, input) || goesOnWithDocuments(act, input);
  const payment =
    mayReckon && asksInstallment(input.userInput) ? reckonedReply(input, lines) : null;
  if (payment) return { found: toCheck(payment), isAsked: true };
  const verdict = mayNotQuote(act, input) ? null : verdictReply(act, input, lines);
  if (verdict) return { found: verdict, isAsked: true };
  const missing = missingReply(act, input, lines);
  if (missing) return { found: missing.found, isAsked: true };
  const ordered = mayReckon ? orderValueReply(input, lines) : null;
  if (ordered) return { found: toCheck(ordered), isAsked: true };
  const reckoned = mayReckon ? reckonedReply(input, lines) : null;
  if (reckoned) return { found: toCheck(reckoned), isAsked: true };
  const rule = ownRuleReply(act, input, lines, { isEach: true });
  if (rule) return { found: rule, isAsked: true };
  const row =
    (mayCompare(act, state) ? extremeReply(input) : null) ??
    (mayNotQuote(act, input) ? null : statedReply(input)) ??
    tierFor(act, input, lines) ??
    (precedesRows(act, input) ? null : withoutOpenPeriod(rowsReply(input), input));
  const sheet = sheetReply(act, input, lines);
  if (sheet && !(row && namesMore(row, sheet, input)))
    return { found: worded(sheet), isAsked: true };
  const isAwaited = input.documentsBeingRead === true && asksDocuments(input.userInput);
  const near = isAwaited ? null : (nearLines(act, input) ?? ownRuleReply(act, input, lines, {}));
  const found = row ?? near;
  const isMissing =
    WITHOUT_ANSWER.has(act.kind) &&
    !statesOwnFact(input.userInput) &&
    !asksOwnFact(input.userInput, state) &&
    (isAwaited || asksForGoods(input));
  return { found, isAsked: found !== null || isMissing };
}

/**
 * What the documents' prices come to, of a message that is not read as a question of documents:
 * "seu Joaquim quer 3200 mudas", or a short one right after an answer from them.
 */
export function orderFromDocuments(
  act: Act,
  given: CoachReplyInput,
  all: readonly DocumentRow[],
): Draft | null {
  const mayReckon = !mayNotQuote(act, given) || goesOnWithDocuments(act, given);
  if (!mayReckon || isArithmetic(given.userInput)) return null;
  const isOrder = act.kind === 'sum' && act.isOrder === true;
  if (!isOrder && !namesOrder(given.userInput) && !followsDocuments(given)) return null;
  const asked = [given.userInput, given.history.at(-1)?.userInput ?? ''];
  const reckoned = reckonedReply(given, withoutOwnPay(all, asked));
  return reckoned && toCheck(reckoned);
}

/** Whether the rows of an answer contain at least as much of a message as the lines of another. */
function namesMore(row: Draft, sheet: Draft, { userInput }: CoachReplyInput): boolean {
  if (NOT_FOUND.test(row.text) || lacksTime(row, sheet, userInput)) return false;
  const asked = termsOf(spelledOut(userInput));
  return shareIn(row, asked) >= shareIn(sheet, asked);
}

const NOT_FOUND = /^(?:Não encontrei|Nos seus documentos)/;

function shareIn({ sources = [] }: Draft, asked: readonly string[]): number {
  const stated = termsOf(sources.map(({ excerpt }) => excerpt).join(' '));
  return asked.filter((stem) => stated.some((one) => sameStem(one, stem))).length;
}

/** What only comes near is said to be no answer. */
const worded = ({ isSure, ...draft }: Draft & { isSure: boolean }): Draft =>
  isSure
    ? draft
    : {
        ...draft,
        text: `Não encontrei exatamente isso nos seus documentos. O mais próximo é: ${draft.text}`,
      };

/** A total that leaves out for how long is none: "20 jogos por 2 dias" is not 20 × a day. */
function withoutOpenPeriod(row: Draft | null, { userInput }: CoachReplyInput): Draft | null {
  if (!row || !TOTAL_OF_ROWS.test(row.text)) return row;
  const stated = [row.text, ...(row.sources ?? []).map(({ excerpt }) => excerpt)].join(' ');
  const numbers = new Set(stated.match(/\d{1,9}/g));
  const isOpen = [...fold(userInput).matchAll(PERIODS)].some(
    ([, number = '']) => number !== '1' && !numbers.has(number),
  );
  return isOpen ? null : row;
}
const TOTAL_OF_ROWS = /^\*\*R\$ ?[\d.,]{1,16}\*\*: \d[\d.]{0,9} ×/;
const PERIODS = /\b(\d{1,3}) (?:dias?|diarias?|noites?|semanas?|mes(?:es)?|horas?)\b/g;

/** "e a mais barata?" right after an answer from documents changes no text. */
const mayCompare = (act: Act, { last }: ConversationState): boolean =>
  last?.kind === 'document' ||
  !/^(?:change|text|practice|judge|support|result-|sum)/.test(act.kind);

const WRITES =
  /\b(?:escrev\w*|mand\w*|fa[zc]\w*|monta\w*|cria\w*|texto|mensagem|msg|post|legenda|e-?mail|roteiro|script|anuncio|respost\w+|respond\w+|avis\w+|cobr\w+)\b/;

/** The sum of goods whose prices the message states itself; null for any other message. */
function withStatedPrices(act: Act, input: CoachReplyInput): DocumentsAnswer | null {
  const { rows = [] } = input;
  if (rows.length === 0 || mayNotQuote(act, input)) return null;
  const message = spelledOut(input.userInput);
  const lines = statedLines(message, rows);
  if (!lines) return null;
  const differing = differingPrices(lines, rows);
  const total = `**${formatReais(statedTotal(lines))}**`;
  const isSame =
    act.kind === 'sum' && act.outcome.kind === 'result' && act.outcome.answer.includes(total);
  if (isSame && !differing) return { found: null, isAsked: false };
  const sum = isSame ? sumReply(act).text : wordStated(lines);
  const text = differing ? `${sum}\n\n${differing.text}` : sum;
  const sources = (differing?.rows ?? []).map((row) => sourceOf(row, row.line));
  return { found: { text, sources }, isAsked: true };
}

const QUOTED = 4;

/** What an amount earns by the steps of the documents; texts and sums of other figures precede it. */
function tierFor(act: Act, input: CoachReplyInput, lines: readonly DocumentRow[]): Draft | null {
  const isOtherSum =
    act.kind === 'sum' && act.outcome.kind === 'result' && !mayBeItem(input.userInput);
  const tier = isOtherSum || mayNotQuote(act, input) ? null : tierReply(input);
  const earlier = input.history.slice(-QUOTED).map(({ userInput }) => userInput);
  const stated = (tier?.sources ?? []).map(({ excerpt }) => excerpt).join(' ');
  return tier && accountsFor(input.userInput, `${tier.text} ${stated}`, lines, earlier)
    ? toCheck(tier)
    : null;
}

/** Of ten amounts from documents of unknown layout six are right: the seller is asked to check. */
const toCheck = (draft: Draft): Draft => ({
  ...draft,
  text: `${draft.text}\n\n${LINES.documentTotal[0]}`,
});

/** Whether a message plainly asks for something else than the sum of goods. */
function mayNotQuote(act: Act, { userInput }: CoachReplyInput): boolean {
  const isWritten = act.kind === 'text' && WRITES.test(fold(userInput));
  return (
    isWritten ||
    (act.kind === 'change' && act.source !== null) ||
    (act.kind === 'small-talk' && act.topic !== 'unclear') ||
    /^(?:practice|judge|recall|support|result-|explain|repair|about-files|app-help)/.test(act.kind)
  );
}

/** The share of a question's words from which lines outrank another reading of it. */
const LINES_OF_OWN = 0.34;
/** Of all words, unless the question is plainly about the seller's own rules. */
const LINES_OF_ALL = 0.65;
/** Passages of this coverage answer themselves. */
const COVERED = 0.5;
/** Questions about the seller's own rules. */
const OWN_RULES =
  /\b(?:pergunt\w+ (?:se|quanto|qual)|posso|pela (?:regra|tabela|politica)|(?:minha|nossa|na) tabela|(?:ta|esta) escrito|o q(?:ue)? diz|tem direito|devolvo|troco|a gente (?:atende|entrega|aceita|faz)|cobre|incluso|inclui|vale (?:pra|para)|perde|soma|entra|(?:o|esse|meu) (?:papel|documento|arquivo|contrato|pdf|regulamento) (?:fala|diz))\b/;
/** What the seller does in such a case, as far as documents state it. */
const OWN_CASES =
  /\b(?:quanto de|tem|qual a) multa\b|\b(?:cobro|paga|pago|devolvo|desconto) quanto\b|\b(?:atendo|aceito|libero|entrego|devolvo|troco|libera)\b|\bpode\W*\?/;
const FOLLOWING = /^(?:e|mas)\b/;

/** Lines of the documents where no row answers and the message asks for what they state. */
function nearLines(act: Act, input: CoachReplyInput): Draft | null {
  const { userInput, rows = [] } = input;
  if (rows.length === 0 || precedesLines(act)) return null;
  const folded = fold(userInput);
  const isOwn = OWN_RULES.test(folded);
  const isCase = OWN_CASES.test(folded);
  const last = input.history.at(-1)?.assistantResponse ?? '';
  const follows = FOLLOWING.test(folded) && / — \*\*/.test(last);
  if (!isOwn && !isCase && !follows && !isQuestion(userInput)) return null;
  const found = linesReply(input);
  if (!found) return null;
  const isCovered = input.passages.some(({ coverage }) => coverage >= COVERED);
  if (act.kind === 'document' && isCovered && !follows) return null;
  if (isCase && found.share >= COVERED) return found;
  return isOwn || follows
    ? found.share >= LINES_OF_OWN
      ? found
      : null
    : found.whole >= LINES_OF_ALL
      ? found
      : null;
}

const precedesLines = (act: Act) =>
  OVER_ROWS.has(act.kind) ||
  /^(?:result|next|explain|repair|about-files|app-help|no$|support)/.test(act.kind) ||
  (act.kind === 'small-talk' && act.topic !== 'unclear') ||
  (act.kind === 'sum' && act.outcome.kind === 'result');

/** Acts on the conversation itself; every other message is answered from rows that state it. */
const OVER_ROWS: ReadonlySet<ActKind> = new Set(['change', 'text', 'practice', 'judge', 'recall']);
/** Documents answer questions; what a seller reports about a customer is none. */
function precedesRows(act: Act, input: CoachReplyInput): boolean {
  const { userInput, rows = [] } = input;
  const isItem = isKnown(userInput, rows);
  if (act.kind === 'sum') return act.outcome.kind === 'result' && !mayBeItem(userInput);
  if (act.kind === 'small-talk') return !['unclear', 'promise'].includes(act.topic) && !isItem;
  if (act.kind === 'practice' && act.step === 'feedback') return !isItem;
  if (act.kind === 'recall') return !isItem || SAID_HERE.test(fold(userInput));
  return OVER_ROWS.has(act.kind) || (!isItem && !mayAskDocuments(userInput));
}

/** What was said in the conversation is not looked up in documents. */
const SAID_HERE =
  /\b(?:eu|te|voce|vc|ela|ele) (?:te )?(?:disse|falei|falou|contei|passei|pedi|perguntei)|\bnome\b|\bquem\b/;

/** A question that names what it is about, not only figures: "queen com a base sai por quanto". */
const mayBeItem = (userInput: string) =>
  !/[%]|\b(?:margem|markup|comiss|lucro|sobra|parcel|meta|ganho|cada)/.test(fold(userInput));

/** "e 160", "e se forem 10?": goes on with the question before. */
const GOES_ON = /^e\b/i;
const SHORT = 9;

function mayAskDocuments(userInput: string): boolean {
  const question = spelledOut(userInput);
  const isShort = countWords(question) <= SHORT && /\d/.test(question);
  return isShort || isQuestion(question) || GOES_ON.test(question) || asksDocuments(question);
}

const WITHOUT_ANSWER: ReadonlySet<ActKind> = new Set(['off-topic', 'question', 'document']);
