import { RESULTS_PER_DAY_MAX } from '@salesai/contract/results';
import type { EngineJob } from '@salesai/engine/port';
import type { Rule } from './limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MIB = 1024 * 1024;

const rule = (name: string, points: number, seconds: number): Rule => ({ name, points, seconds });

/**
 * How often one account may do what is expensive, on all nodes together. SECURITY.md lists the
 * reasons; the rules of signing in are defined with their routes.
 */
export const RULES = {
  /** Runs of an engine, embedded or not; a stored result costs none. */
  generation: {
    sellerProfile: rule('generate-profile', 30, HOUR),
    icpProfile: rule('generate-icp', 30, HOUR),
    channelPlan: rule('generate-channels', 30, HOUR),
    channelScripts: rule('generate-scripts', 50, HOUR),
  } satisfies Record<Exclude<EngineJob, 'coachReply' | 'buyerLine'>, Rule>,
  /** Every call of a language model, including turns of the coach: it costs money. */
  modelCall: rule('generations', 20, MINUTE),
  coachTurn: rule('coach-talk', 40, MINUTE),
  practiceSession: rule('practice-session', 120, HOUR),
  /** Messages to a buyer and simulated time. */
  practiceTurn: rule('practice-turn', 40, MINUTE),
  /** Answers, and cards that a seller makes. */
  practiceCard: rule('practice-card', 60, MINUTE),
  /** Each resolves a name. */
  reminder: rule('reminder', 30, HOUR),
  /** Also of days long past, which each have a limit of their own. */
  result: rule('result', RESULTS_PER_DAY_MAX, DAY),
  share: rule('share', 60, HOUR),
  practiceContest: rule('practice-contest', 60, MINUTE),
  transcription: rule('transcription', 20, MINUTE),
  speech: rule('speech', 120, MINUTE),
  upload: rule('coach-files', 60, HOUR),
  exportRequest: rule('download', 10, DAY),
  exportDownload: rule('download-file', 30, HOUR),
  deletion: rule('deletion', 5, 15 * MINUTE),
};

/** Counted in the memory of one node: a counter in the database would cost more than the calls. */
export const NODE_RULES = {
  /** Every call of one account. */
  call: rule('call', 1_200, MINUTE),
  /** Shared pages and their pictures, for one address. */
  sharedPage: rule('shared-page', 300, MINUTE),
  /** Each takes a tenth of a second. */
  sharedPicture: rule('shared-picture', 30, MINUTE),
  /** Faces rendered for one address; each takes some milliseconds. */
  face: rule('face', 1_200, MINUTE),
};

/** Concurrent work on a node: `each` for one account (or address without one), `total` for all. */
export const CAPACITY = {
  /** Bytes of request bodies in memory, of accounts and of callers without one. */
  bodies: { each: 24 * MIB, total: 96 * MIB },
  anonymousBodies: { each: 2 * MIB, total: 32 * MIB },
  /** Uploads, which are stored while they arrive. */
  uploads: { each: 4, total: 40 },
  /** Turns of conversations, from reading the question to the end of the reply. */
  turns: { each: 40, total: 400 },
  speech: { each: 4, total: 40 },
  exportDownloads: { each: 2, total: 8 },
  streams: { each: 20, total: 20_000 },
};

/** Concurrent and waiting speech syntheses of a node: by its own CPU, or by a provider. */
export const SPEECH_QUEUE = {
  local: { atOnce: 2, waiting: 24 },
  provider: { atOnce: 16, waiting: 24 },
};
