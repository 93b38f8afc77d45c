import { asksDocumentsOrSum, type SourceShares, standsInTalk } from '../answer-sources/index.ts';
import type { DocumentRow } from '../documents/index.ts';
import { documentsReply } from '../embedded/coach/documents.ts';
import type { CoachReplyInput } from '../port.ts';
import { type Act, aboutOf } from './act.ts';
import { decide } from './acts/acts.ts';
import { onlyObjects, wordsToReplyTo } from './acts/asked-reply.ts';
import { denialIn } from './acts/denied.ts';
import { statesOwnFact } from './acts/own-fact.ts';
import { agreeing } from './agreement.ts';
import { reportsSilence } from './cases/statements.ts';
import { chipsFor } from './chips.ts';
import { mayStandInDocuments, sourcesOf } from './documents/asked.ts';
import { answerFromDocuments, orderFromDocuments } from './documents/documents.ts';
import { withFacts } from './documents/facts-in-text.ts';
import { standsInDocuments } from './documents/in-documents.ts';
import { documentsInstead, storyReply } from './documents/instead.ts';
import { asSum, documentsOnSum } from './documents/on-sum.ts';
import { ruleAmountReply } from './documents/rule-amount.ts';
import { artefactIn } from './reading/artefact.ts';
import { withoutMarkup } from './reading/without-markup.ts';
import { adviceReply } from './replies/advice.ts';
import { answerReply } from './replies/answer.ts';
import { withAside } from './replies/aside.ts';
import { caseReply, learned, resultReply } from './replies/case.ts';
import { anotherReply, changeReply } from './replies/change.ts';
import { withDate } from './replies/dated.ts';
import { feelingReply, withFeeling } from './replies/feeling.ts';
import { explainReply, insistReply, nextReply, questionReply } from './replies/flow.ts';
import { withJoy } from './replies/joy.ts';
import { judgeReply, practiceReply } from './replies/judge.ts';
import { stepReply } from './replies/next-step.ts';
import { objectionReply } from './replies/objection.ts';
import { factReply } from './replies/recall.ts';
import { acknowledged, repairReply } from './replies/repair.ts';
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
import type { ConversationState } from './state/conversation-state.ts';
import { type Known, knownFor } from './state/known.ts';
import { stateAfter } from './state/state.ts';
import { statedIn } from './state/sum-memory.ts';
import { aboutIn } from './subject.ts';
import { argumentIn } from './words/argument.ts';
import { withoutAnswered } from './words/asking.ts';
import { line } from './words/say.ts';

const VARIANTS = 8;

/** The reply to one turn, without the safety gate. The same input always gives the same reply. */
export function replyTo(given: CoachReplyInput): ConversationReply {
  const { rows = [] } = given;
  const input = withoutMarkup({ ...given, rows: rows.filter(({ kind }) => kind !== 'line') });
  const lines = rows.filter(({ kind }) => kind === 'line');
  const state = stateAfter(input.history, statedIn(given));
  const sources = sourcesOf(input, lines);
  const decided = decide(state, input.userInput, findingsOf(input, sources, state, lines));
  const act = documentsInstead(decided, input, lines);
  const reply =
    act.kind === 'repair' && act.again && act.meant
      ? repaired(
          act,
          replyToAct(act.again, state, { ...input, userInput: act.meant }, lines),
          state,
          input,
        )
      : replyToAct(act, state, input, lines);
  return withAside(withFacts(reply, input, lines), knownFor(input, state, act));
}

/** Admits the mistake and gives what was meant; what was given before is not given again. */
function repaired(
  act: Act & { kind: 'repair' },
  meant: ConversationReply,
  state: ConversationState,
  input: CoachReplyInput,
): ConversationReply {
  const isKnown = state.log.some(({ turn }) => turn.assistantResponse.includes(meant.text));
  if (isKnown) return replyAs({ ...act, again: null }, state, input, null);
  // The reply to an objection begins with what was meant itself.
  const isStated = act.again?.kind === 'objection' && argumentIn(act.meant ?? '') !== null;
  const isSaid = isStated || MET.test(meant.act.kind);
  const noted = isSaid ? '' : acknowledged(denialIn(act.said) ? (act.meant ?? '') : act.said);
  const sorry = [line('repair', state.turns, knownFor(input, state, act)), noted]
    .filter(Boolean)
    .join(' ');
  const isShort = !meant.text.includes('\n');
  return { ...meant, text: `${sorry}${isShort ? ' ' : '\n\n'}${meant.text}`, act };
}

/** What is met by itself needs no note that it was read. */
const MET = /^(?:result-|feeling|small-talk|text|change|sum)/;

function replyToAct(
  act: Act,
  state: ConversationState,
  input: CoachReplyInput,
  lines: readonly DocumentRow[],
): ConversationReply {
  const isOfBuyer = act.kind === 'insist' || act.kind === 'objection';
  if (isOfBuyer && (wordsToReplyTo(input.userInput) || onlyObjects(input.userInput)))
    return replyAs(act, state, input, null);
  if (act.kind === 'sum' && act.order) return replyAs(act, state, input, null);
  const ruled = ruleAmountReply(act, input, lines);
  if (ruled) return replyAs({ kind: 'document', question: input.userInput }, state, input, ruled);
  const onSum = documentsOnSum(act, state, input, lines);
  if (onSum) return replyAs(asSum(act, input, state), state, input, onSum);
  if (act.kind === 'sum' && act.isAgain) return replyAs(act, state, input, null);
  const isOrder = act.kind === 'sum' && act.isOrder;
  const { found, isAsked } =
    !isOrder && mayStandInDocuments(act, sourcesOf(input, lines))
      ? answerFromDocuments(act, state, input, lines)
      : orderIn(act, input, lines);
  const chosen: Act = isAsked ? { kind: 'document', question: input.userInput } : act;
  return replyAs(chosen, state, input, found ?? storyReply(act, input, lines));
}

/** An order of the goods of the documents is answered with what it costs. */
function orderIn(act: Act, input: CoachReplyInput, lines: readonly DocumentRow[]) {
  const found = orderFromDocuments(act, input, lines);
  return { found, isAsked: found !== null };
}

/** What the documents and the talk contribute to decisions. */
const findingsOf = (
  input: CoachReplyInput,
  sources: SourceShares,
  state: ConversationState,
  lines: readonly DocumentRow[],
) => ({
  coverage: asksDocumentsOrSum(sources)
    ? Math.max(0, ...input.passages.map(({ coverage }) => coverage))
    : 0,
  standsInTalk: standsInTalk(sources),
  inDocuments: () => standsInDocuments(state, input, lines),
});

function replyAs(
  act: Act,
  state: ConversationState,
  input: CoachReplyInput,
  row: Draft | null,
): ConversationReply {
  const known = knownFor(input, state, act);
  const written = row ? withoutRepetition(row, known) : firstNew(act, known);
  const checked = ASKS_OF_CASE.has(act.kind) ? withoutAnswered(written.text, known) : written.text;
  const agreed = { ...written, text: row ? checked : agreeing(checked, act, known) };
  const draft = withJoy(agreed, act, known);
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

/** Replies that may end with a question about the seller's case. */
const ASKS_OF_CASE: ReadonlySet<Act['kind']> = new Set([
  'objection',
  'advice',
  'answer',
  'case',
  'insist',
  'next',
  'explain',
  'result-loss',
]);

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

/** A date of the seller's own company bounds no case. */
const dated = (draft: Draft, { said }: Act & { kind: 'case' }, known: Known): Draft =>
  statesOwnFact(said) ? draft : withDate(draft, known);

/** Who was silent since their words gets a step for silence, not an answer to the words. */
const afterSilence = (act: Act & { kind: 'objection' }, known: Known): Draft | null =>
  known.customer?.stage === 'silent' && reportsSilence(act.said)
    ? stepReply('follow-up', known, { tellsCase: true })
    : null;

function write(act: Act, known: Known, variant: number): Draft {
  switch (act.kind) {
    case 'objection':
      return withDate(afterSilence(act, known) ?? objectionReply(act, known, variant), known);
    case 'advice':
      return withFeeling(
        withDate(adviceReply(act.topic, act.said, known, variant), known),
        act.topic === 'motivation' ? '' : act.said,
        known,
      );
    case 'answer':
      return withFeeling(withDate(answerReply(act, known, variant), known), act.said, known);
    case 'text':
      return withFeeling(textReply(act, known, variant), known.context.input.userInput, known);
    case 'change':
      return changeReply(act, known, variant);
    case 'repair':
      return repairReply(act.said, known, variant);
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
    case 'feeling':
      return feelingReply(act.said, known, variant);
    case 'off-topic':
      return offTopicReply(known, variant);
    case 'case': {
      const { open } = known.state;
      return open?.kind === 'result' &&
        !act.said.includes('?') &&
        !isMethod(act.topic) &&
        goesOn(known)
        ? learned(open.result, act, known, variant)
        : dated(caseReply(act, known, variant), act, known);
    }
    case 'question':
      return questionReply(act, known, variant);
    case 'support':
      return { text: '' };
  }
}
