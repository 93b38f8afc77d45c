import { standsInTalk } from '../../answer-sources/index.ts';
import type { PreviousTurn } from '../../port.ts';
import { isHeld, statesAfter } from '../../safety/gate.ts';
import type { SafetyState } from '../../safety/safety-state.ts';
import type { Act } from '../act.ts';
import { decide } from '../acts/acts.ts';
import { NO_CASES } from '../cases/case.ts';
import { casesAfter } from '../cases/reducer.ts';
import { casesCorrected } from '../cases/refused.ts';
import { sourcesIn } from '../documents/asked.ts';
import { amountsIn } from '../reading/amounts.ts';
import { artefactIn } from '../reading/artefact.ts';
import { peopleIn } from '../reading/people.ts';
import type { ConversationState, OpenQuestion, Subject } from './conversation-state.ts';
import { readStoredAct } from './stored-act.ts';

const START: ConversationState = {
  mode: 'coach',
  turns: 0,
  subject: null,
  artefact: null,
  origin: null,
  last: null,
  lastReply: '',
  open: null,
  cases: NO_CASES,
  people: [],
  amounts: [],
  facts: [],
  goods: [],
  lists: [],
  log: [],
};

/** What is known besides the turns. */
type Stated = Pick<ConversationState, 'facts' | 'goods' | 'lists'>;

/**
 * The state after the turns of a conversation, the oldest first. A turn was answered by the act that
 * is stored with it; the act of an interrupted reply or of an older version is decided anew.
 */
export function stateAfter(
  turns: readonly PreviousTurn[],
  stated: Partial<Stated> = {},
): ConversationState {
  const safety = statesAfter(turns);
  const start: ConversationState = { ...START, ...stated };
  return turns.reduce((state, turn, at) => {
    const act = readStoredAct(turn.act) ?? decidedAnew(state, turn, safety[at]);
    return act.kind === 'support' ? supported(state, turn) : nextState(state, turn, act);
  }, start);
}

function decidedAnew(
  state: ConversationState,
  { userInput, assistantResponse }: PreviousTurn,
  safety: SafetyState | undefined,
): Act {
  if (safety && isHeld(safety)) return { kind: 'support' };
  if (isFromRows(assistantResponse)) return { kind: 'document', question: userInput };
  const said = state.log.map(({ turn }) => turn.userInput);
  return decide(state, userInput, {
    coverage: CITED.test(assistantResponse) ? 1 : 0,
    standsInTalk: standsInTalk(sourcesIn(userInput, said, [])),
    inDocuments: () => false,
  });
}

/** Nothing of a turn in support becomes a subject, a person or an amount of the sale. */
const supported = (state: ConversationState, turn: PreviousTurn): ConversationState => ({
  ...state,
  mode: 'support',
  turns: state.turns + 1,
  last: { kind: 'support' },
  lastReply: turn.assistantResponse,
  open: null,
  log: [...state.log, { act: { kind: 'support' }, turn }],
});

/** A source of the seller's documents. */
const CITED = / — \*\*|\(\*\*|\*\*, p\. \d/;

/** A reply from rows of the documents ends with its source and contains no text of ours. */
const isFromRows = (reply: string) =>
  artefactIn(reply) === null &&
  /(?: — \*\*[^*]+\*\*(?:, p\. \d+)?(?: e \*\*[^*]+\*\*(?:, p\. \d+)?)*\.|nos seus documentos)/.test(
    reply,
  ) &&
  !reply.startsWith('**“');

function nextState(state: ConversationState, turn: PreviousTurn, decided: Act): ConversationState {
  const { userInput, assistantResponse } = turn;
  const act = decided.kind === 'repair' && decided.again ? decided.again : decided;
  const made = artefactIn(assistantResponse);
  const isChange = act.kind === 'change';
  return {
    ...state,
    mode: act.kind === 'practice' && act.step !== 'end' ? 'practice-asked' : 'coach',
    turns: state.turns + 1,
    subject: subjectOf(act) ?? state.subject,
    artefact: made ?? (isChange ? (act.source ?? state.artefact) : state.artefact),
    origin: made && !isChange ? originOf(act, state) : state.origin,
    last: act,
    lastReply: assistantResponse,
    open: openAfter(act, state, turn),
    cases: casesAfter(
      act === decided ? state.cases : casesCorrected(state.cases, state.last, act),
      userInput,
      act,
      state.turns,
    ),
    people: latest([...state.people, ...peopleIn(userInput)]),
    amounts: [...state.amounts, ...amountsIn(userInput, state.turns)].slice(-AMOUNTS_MAX),
    log: [...state.log, { act, turn }],
  };
}

const AMOUNTS_MAX = 40;

/** Each once, the one that was named last at the end. */
const latest = (names: readonly string[]) => [...new Set(names.toReversed())].toReversed();

/** "E se insistir", "outro exemplo" and explanations continue what was there before. */
function originOf(act: Act, { subject, origin }: ConversationState): Act | null {
  if (act.kind === 'insist' || act.kind === 'explain' || act.kind === 'next') {
    return subject ? (origin ?? act) : act;
  }
  return act;
}

function subjectOf(act: Act): Subject | null {
  switch (act.kind) {
    case 'objection':
      return { kind: 'objection', key: act.keys[0], rest: act.keys.slice(1) };
    case 'advice':
      return { kind: 'advice', topic: act.topic };
    case 'feeling':
      return { kind: 'advice', topic: 'motivation' };
    case 'answer':
    case 'insist':
    case 'case':
      return act.topic === null ? null : subjectOfTopic(act.topic);
    case 'text':
      return act.purpose === null
        ? null
        : { kind: 'text', form: act.form, purpose: act.purpose, request: act.request };
    case 'sum':
      return { kind: 'sum', sum: act.sum, request: act.request };
    case 'document':
      return { kind: 'document', question: act.question };
    case 'judge':
      return act.line === null ? null : { kind: 'line', line: act.line };
    default:
      return null;
  }
}

/** The topic of a case is an objection ("obj.price") or a method ("no-show"). */
const subjectOfTopic = (topic: string): Subject =>
  topic.startsWith('obj.')
    ? { kind: 'objection', key: topic.slice(4), rest: [] }
    : { kind: 'advice', topic };

const EXERCISE_LINE = /^> \*\*[^*]{2,60}:\*\* “(.+)”$/m;

/** The line that the coach played as a buyer in a reply. */
const buyerLineIn = (reply: string): string | null => EXERCISE_LINE.exec(reply)?.[1] ?? null;

function openAfter(act: Act, state: ConversationState, turn: PreviousTurn): OpenQuestion | null {
  switch (act.kind) {
    case 'question':
      return { kind: 'choice', choices: act.choices };
    case 'advice':
      return { kind: 'case', topic: act.topic };
    case 'answer':
    case 'case':
      return { kind: 'case', topic: act.topic };
    case 'objection':
      return { kind: 'case', topic: `obj.${act.keys[0]}` };
    case 'sum':
      return act.outcome.kind === 'missing'
        ? { kind: 'numbers', sum: act.sum, request: act.request }
        : null;
    case 'judge':
      return act.line === null ? { kind: 'line' } : null;
    case 'text':
      return act.purpose === null || artefactIn(turn.assistantResponse) === null
        ? { kind: 'purpose', form: act.form, request: act.request }
        : null;
    case 'change':
      return openAfterChange(act, state, turn);
    case 'practice': {
      const buyer = buyerLineIn(turn.assistantResponse);
      return buyer ? { kind: 'exercise', objection: act.objection, buyer } : null;
    }
    case 'result-sale':
    case 'result-loss':
    case 'result-progress':
      return { kind: 'result', result: resultOf(act.kind) };
    case 'repair':
      return { kind: 'repair', notAgain: state.last };
    default:
      return null;
  }
}

const resultOf = (kind: 'result-sale' | 'result-loss' | 'result-progress') =>
  kind === 'result-sale' ? 'sale' : kind === 'result-loss' ? 'loss' : 'progress';

function openAfterChange(
  act: Act & { kind: 'change' },
  state: ConversationState,
  turn: PreviousTurn,
): OpenQuestion | null {
  if (artefactIn(turn.assistantResponse) || /^[-\d]/m.test(turn.assistantResponse)) return null;
  if (!act.source && !state.artefact) return { kind: 'text', change: act.change };
  if (act.change === 'add-name') return { kind: 'name' };
  return act.change === 'add-part' ? { kind: 'part' } : null;
}
