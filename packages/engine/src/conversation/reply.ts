import type { CoachReplyInput } from '../port.ts';
import { type Act, aboutOf } from './act.ts';
import { decide } from './acts.ts';
import { artefactIn } from './artefact.ts';
import { chipsFor } from './chips.ts';
import type { ConversationState } from './conversation-state.ts';
import { documentsReply, rowsReply } from './documents.ts';
import { type Known, knownFor } from './known.ts';
import { line } from './lines.ts';
import { adviceReply } from './replies/advice.ts';
import { caseReply, learned, resultReply } from './replies/case.ts';
import { changeReply } from './replies/change.ts';
import {
  explainReply,
  insistReply,
  nextReply,
  questionReply,
  repairReply,
} from './replies/flow.ts';
import { judgeReply, practiceReply } from './replies/judge.ts';
import { objectionReply } from './replies/objection.ts';
import { factReply, summaryReply } from './replies/recall.ts';
import {
  aboutFilesReply,
  appHelpReply,
  offTopicReply,
  smallTalkReply,
} from './replies/small-talk.ts';
import { sumReply } from './replies/sum.ts';
import { textReply } from './replies/text.ts';
import type { ConversationReply, Draft } from './reply-type.ts';
import { stateAfter } from './state.ts';

const VARIANTS = 8;
/** The seller's own price or policy precedes what the coach knows in general about these. */
const MAY_BE_DOCUMENTED = new Set<Act['kind']>([
  'document',
  'advice',
  'objection',
  'question',
  'case',
  'off-topic',
  'app-help',
  'about-files',
  'sum',
]);

/** The reply to one turn, without the safety gate. The same input always gives the same reply. */
export function replyTo(input: CoachReplyInput): ConversationReply {
  const state = stateAfter(input.history);
  const act = decide(state, input.userInput, findingsOf(input));
  const own = MAY_BE_DOCUMENTED.has(act.kind) ? rowsReply(input) : null;
  return own
    ? finished(own, { kind: 'document', question: input.userInput }, state)
    : finished(firstNew(act, knownFor(input, state)), act, state);
}

/** What the documents contribute to decisions. */
const findingsOf = ({ passages }: CoachReplyInput) => ({
  coverage: Math.max(0, ...passages.map(({ coverage }) => coverage)),
});

function finished(draft: Draft, act: Act, state: ConversationState): ConversationReply {
  return {
    text: draft.text,
    sources: draft.sources ?? [],
    ...(draft.offer ? { offer: draft.offer } : {}),
    artefact: artefactIn(draft.text),
    chips: [...(draft.chips ?? chipsFor(act, state, draft.text))],
    act,
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
  if (draft.text === '') return { ...draft, text: line('unclear', before, known) };
  for (let at = 0; at < VARIANTS; at++) {
    const text = `${line('repeated', before + at, known)}\n\n${draft.text}`;
    if (!given.has(text)) return { ...draft, text };
  }
  return { ...draft, text: `${line('nothingMore', 0, known)} (${log.length})` };
}

function write(act: Act, known: Known, variant: number): Draft {
  switch (act.kind) {
    case 'objection':
      return objectionReply(act, known, variant);
    case 'advice':
      return adviceReply(act.topic, act.said, known, variant);
    case 'text':
      return textReply(act, known, variant);
    case 'change':
      return changeReply(act, known, variant);
    case 'repair':
      return repairReply(act.said, known, variant);
    case 'explain':
      return explainReply(known, variant);
    case 'insist':
      return insistReply(act, known, variant);
    case 'next':
      return nextReply(known, variant);
    case 'no':
      return { text: line('no', variant, known) };
    case 'recall':
      return act.what === 'summary' ? summaryReply(known) : factReply(act.question, known, variant);
    case 'sum':
      return sumReply(act);
    case 'result-sale':
    case 'result-loss':
    case 'result-progress':
      return resultReply(act.kind, known, variant);
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
      return open?.kind === 'result'
        ? learned(open.result, act, known, variant)
        : caseReply(act, known, variant);
    }
    case 'question':
      return questionReply(act, known, variant);
    case 'support':
      return { text: '' };
  }
}
