import { asksDocuments, spelledOut } from '../documents/index.ts';
import type { CoachReplyInput } from '../port.ts';
import { fold } from '../shared/text.ts';
import { type Act, type ActKind, aboutOf } from './act.ts';
import { decide } from './acts.ts';
import { artefactIn } from './artefact.ts';
import { chipsFor } from './chips.ts';
import type { ConversationState } from './conversation-state.ts';
import {
  documentsReply,
  extremeReply,
  isKnown,
  linesReply,
  quoteReply,
  rowsReply,
} from './documents.ts';
import { type Known, knownFor } from './known.ts';
import { line } from './lines.ts';
import { adviceReply } from './replies/advice.ts';
import { answerReply } from './replies/answer.ts';
import { caseReply, learned, resultReply } from './replies/case.ts';
import { anotherReply, changeReply } from './replies/change.ts';
import { withDate } from './replies/dated.ts';
import {
  corrected,
  explainReply,
  insistReply,
  nextReply,
  questionReply,
  repairReply,
} from './replies/flow.ts';
import { judgeReply, practiceReply } from './replies/judge.ts';
import { objectionReply } from './replies/objection.ts';
import { factReply } from './replies/recall.ts';
import {
  aboutFilesReply,
  appHelpReply,
  offTopicReply,
  smallTalkReply,
} from './replies/small-talk.ts';
import { sumReply } from './replies/sum.ts';
import { summaryReply } from './replies/summary.ts';
import { textReply } from './replies/text.ts';
import type { ConversationReply, Draft } from './reply-type.ts';
import { stateAfter } from './state.ts';
import { aboutIn } from './subject.ts';
import { factNumbers } from './sum-memory.ts';
import { countWords, isQuestion } from './wording.ts';

const VARIANTS = 8;

/** The reply to one turn, without the safety gate. The same input always gives the same reply. */
export function replyTo(given: CoachReplyInput): ConversationReply {
  const input = withoutMarkup(given);
  const state = stateAfter(input.history, factNumbers(input));
  const act = decide(state, input.userInput, findingsOf(input));
  const row =
    (mayCompare(act, state) ? extremeReply(input) : null) ??
    quoteFor(act, input) ??
    (precedesRows(act, input) ? null : rowsReply(input));
  const isAwaited = input.documentsBeingRead === true && asksDocuments(input.userInput);
  const found = row ?? (isAwaited ? null : nearLines(act, input));
  const isMissing = WITHOUT_ANSWER.has(act.kind) && (isAwaited || asksForGoods(input));
  const isDocument = found !== null || isMissing;
  const chosen: Act = isDocument ? { kind: 'document', question: input.userInput } : act;
  return replyAs(chosen, state, input, found);
}

/** "e a mais barata?" right after an answer from documents changes no text. */
const mayCompare = (act: Act, { last }: ConversationState): boolean =>
  last?.kind === 'document' ||
  !/^(?:change|text|practice|judge|support|result-|sum)/.test(act.kind);

const WRITES =
  /\b(?:escrev\w*|mand\w*|fa[zc]\w*|monta\w*|cria\w*|texto|mensagem|msg|post|legenda|e-?mail|roteiro|script|anuncio|respost\w+|respond\w+|avis\w+|cobr\w+)\b/;

/** The sum of goods that the message names; texts, results and sums of other figures precede it. */
function quoteFor(act: Act, input: CoachReplyInput): Draft | null {
  const isWritten = act.kind === 'text' && WRITES.test(fold(input.userInput));
  const isOther =
    isWritten ||
    (act.kind === 'change' && act.source !== null) ||
    (act.kind === 'small-talk' && act.topic !== 'unclear') ||
    (act.kind === 'sum' && act.outcome.kind === 'result' && !mayBeItem(input.userInput)) ||
    /^(?:practice|judge|recall|support|result-|explain|repair|about-files|app-help)/.test(act.kind);
  return isOther ? null : quoteReply(input);
}

/** The share of a question's words from which lines outrank another reading of it. */
const LINES = 0.34;
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
    ? found.share >= LINES
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
/** "torre 10 dias" asks for its price. */
const SHORT = 9;

function mayAskDocuments(userInput: string): boolean {
  const question = spelledOut(userInput);
  const isShort = countWords(question) <= SHORT && /\d/.test(question);
  return isShort || isQuestion(question) || GOES_ON.test(question) || asksDocuments(question);
}

/** "quanto custa a jaqueta?" of a seller with a price list: the answer is that it is not in it. */
const asksForGoods = ({ userInput, rows = [] }: CoachReplyInput) =>
  rows.some(({ kind }) => kind === 'price') &&
  /^(?:e )?(?:quanto (?:custa|e|ta|esta|sai|fica)|qual o (?:preco|valor) d|tem |vende)/.test(
    fold(spelledOut(userInput)),
  );

const WITHOUT_ANSWER: ReadonlySet<ActKind> = new Set(['off-topic', 'question', 'document']);

/** The same turn, so that nothing which the seller typed is rendered as HTML, link or picture. */
function withoutMarkup(input: CoachReplyInput): CoachReplyInput {
  const plain = (text: string) =>
    text.replace(/</g, '‹').replace(/>/g, '›').replaceAll('](', '] (');
  return {
    ...input,
    userInput: plain(input.userInput),
    history: input.history.map((turn) => ({ ...turn, userInput: plain(turn.userInput) })),
  };
}

/** What the documents contribute to decisions. */
const findingsOf = ({ passages }: CoachReplyInput) => ({
  coverage: Math.max(0, ...passages.map(({ coverage }) => coverage)),
});

function replyAs(
  act: Act,
  state: ConversationState,
  input: CoachReplyInput,
  row: Draft | null,
): ConversationReply {
  const known = knownFor(input, state, act);
  const draft = row ? withoutRepetition(row, known) : firstNew(act, known);
  return {
    text: draft.text,
    sources: draft.sources ?? [],
    ...(draft.offer ? { offer: draft.offer } : {}),
    artefact: artefactIn(draft.text),
    chips: [...(draft.chips ?? chipsFor(act, state, draft.text, known.pronoun))],
    act,
    about: aboutIn(act, state.subject),
  };
}

/** The first wording that this conversation has not had; no reply is given twice. */
function firstNew(act: Act, known: Known): Draft {
  const { log } = known.state;
  const given = new Set(log.map(({ turn }) => turn.assistantResponse));
  const before = log.filter(
    ({ act: one }) => one.kind === act.kind && aboutOf(one) === aboutOf(act),
  ).length;
  let draft: Draft = { text: '' };
  for (let at = before; at < before + VARIANTS; at++) {
    draft = write(act, known, at);
    if (draft.text !== '' && !given.has(draft.text)) return draft;
  }
  return draft.text === ''
    ? { ...draft, text: line('unclear', before, known) }
    : withoutRepetition(draft, known);
}

/** A reply that was given before gets another beginning. */
function withoutRepetition(draft: Draft, known: Known): Draft {
  const { log } = known.state;
  const given = new Set(log.map(({ turn }) => turn.assistantResponse));
  if (!given.has(draft.text)) return draft;
  for (let at = 0; at < VARIANTS; at++) {
    const text = `${line('repeated', log.length + at, known)}\n\n${draft.text}`;
    if (!given.has(text)) return { ...draft, text };
  }
  return { ...draft, text: `${line('nothingMore', 0, known)} (${log.length})` };
}

/** Whether a message is about the same customer as the one before. */
const goesOn = ({ customer, state }: Known): boolean =>
  customer === null || customer.turns.length > 1 || state.cases.current === null;

/** Whether the topic of a case is a method rather than an objection. */
const isMethod = (topic: string | null) => topic !== null && !topic.startsWith('obj.');

function write(act: Act, known: Known, variant: number): Draft {
  switch (act.kind) {
    case 'objection':
      return withDate(objectionReply(act, known, variant), known);
    case 'advice':
      return withDate(adviceReply(act.topic, act.said, known, variant), known);
    case 'answer':
      return withDate(answerReply(act, known, variant), known);
    case 'text':
      return textReply(act, known, variant);
    case 'change':
      return changeReply(act, known, variant);
    case 'repair':
      return act.again
        ? corrected(act.said, write(act.again, known, variant), known, variant)
        : repairReply(act.said, known, variant);
    case 'explain':
      return explainReply(known, variant);
    case 'insist':
      return insistReply(act, known, variant);
    case 'next':
      return act.another
        ? anotherReply(known, variant)
        : withDate(nextReply(known, variant), known);
    case 'no':
      return { text: line('no', variant, known) };
    case 'recall':
      return act.what === 'summary'
        ? summaryReply(act.question, known)
        : factReply(act.question, known, variant);
    case 'sum':
      return sumReply(act);
    case 'result-sale':
    case 'result-loss':
    case 'result-progress':
      return resultReply(act.kind, act.said, known, variant);
    case 'judge':
      return judgeReply(act, known, variant);
    case 'practice':
      return practiceReply(act, known, variant);
    case 'document':
      return documentsReply(known.context, act.question, 0);
    case 'about-files':
      return aboutFilesReply(act.question, known);
    case 'small-talk':
      return smallTalkReply(act.topic, known, variant);
    case 'app-help':
      return appHelpReply(act.question);
    case 'off-topic':
      return offTopicReply(known, variant);
    case 'case': {
      const { open } = known.state;
      return open?.kind === 'result' && !isMethod(act.topic) && goesOn(known)
        ? learned(open.result, act, known, variant)
        : withDate(caseReply(act, known, variant), known);
    }
    case 'question':
      return questionReply(act, known, variant);
    case 'support':
      return { text: '' };
  }
}
