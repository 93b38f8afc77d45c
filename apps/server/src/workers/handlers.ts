import { judgedLine } from '@salesai/engine/conversation';
import { extractRows } from '@salesai/engine/documents';
import {
  channelNotes,
  coachNotes,
  createEmbeddedEngine,
  factNotes,
} from '@salesai/engine/embedded';
import { readSellerGoal } from '@salesai/engine/facts/seller-goal';
import type { Progress } from '@salesai/engine/port';
import {
  acceptsLine,
  cardHint,
  cardLine,
  createPractice,
  judgeCard,
  objectionLines,
  ownLineCard,
  scriptPlace,
} from '@salesai/engine/practice';
import { needsSupport } from '@salesai/engine/safety';
import { wholeText } from '../domains/coach/documents/reading/chunks.ts';
import { rankPassages } from '../domains/coach/documents/search/passages.ts';
import { withConversationStates } from '../domains/coach/talk/state-export.ts';
import { archive } from '../domains/privacy/download/archive.ts';
import type { WorkerJob, WorkerJobs } from './jobs.ts';

interface JobRun<Event> {
  signal: AbortSignal;
  emit(event: Event): void;
}

export type Handlers = {
  [Job in WorkerJob]: (
    input: WorkerJobs[Job]['input'],
    run: JobRun<WorkerJobs[Job]['event']>,
  ) => WorkerJobs[Job]['output'] | Promise<WorkerJobs[Job]['output']>;
};

const engine = createEmbeddedEngine();
const practice = createPractice();
const reported = ({ signal, emit }: JobRun<Progress>) => ({ signal, onProgress: emit });

/** The handler of each job: a pure function of the input, without database or files. */
export const HANDLERS: Handlers = {
  sellerProfile: (input, run) => engine.sellerProfile(input, reported(run)),
  icpProfile: (input, run) => engine.icpProfile(input, reported(run)),
  channelPlan: (input, run) => engine.channelPlan(input, reported(run)),
  channelScripts: (input, run) => engine.channelScripts(input, reported(run)),
  async coachReply(input, { signal, emit }) {
    for await (const event of engine.coachReply(input, { signal })) emit(event);
    return undefined;
  },
  buyerLine: (input, { signal }) => engine.buyerLine(input, { signal }),
  channelNotes,
  factNotes,
  coachNotes,
  acceptsLine: ({ decision, bubbles }) => acceptsLine(decision, bubbles),
  practiceOpen: (input) => practice.open(...input),
  practiceReceive: (input) => practice.receive(...input),
  practicePassTime: (input) => practice.passTime(...input),
  practiceRecord: (input) => practice.record(...input),
  practiceHint: (input) => practice.hint(...input),
  practiceReview: (input) => practice.review(...input),
  practiceCardLine: cardLine,
  practiceCardHint: cardHint,
  practiceCardAnswer: judgeCard,
  practiceOwnLine: ownLineCard,
  practiceObjectionLines: objectionLines,
  practiceScriptPlace: scriptPlace,
  judgedLine,
  needsSupport,
  sellerGoal: readSellerGoal,
  rankPassages,
  extractRows,
  buildArchive: (input) =>
    archive({ ...input, rows: withConversationStates(input.rows) }, wholeText),
};
