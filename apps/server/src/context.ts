import type { Language } from '@salesai/contract/common';
import type { PracticeStatus } from '@salesai/contract/practice';
import type { ResultKind } from '@salesai/contract/results';
import type { ShareKind } from '@salesai/contract/shares';
import type { Engine } from '@salesai/engine/port';
import type { Logger } from 'pino';
import type { BackgroundTasks } from './background-tasks.ts';
import type { TurnCancellation } from './conversation/turn-cancellation.ts';
import type { Db } from './db/client.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { Capacities } from './http/capacity.ts';
import type { Limits } from './http/limits.ts';
import type { Signer } from './http/signer.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Push } from './push/push.ts';
import type { Speech } from './speech/speech.ts';
import type { Workers } from './workers/jobs.ts';

/** Who acts. Jobs and operators are actors of their own, never fake users. */
export type Actor =
  | { type: 'user'; id: string; loginSessionId: string }
  | { type: 'admin' }
  | { type: 'system' }
  | { type: 'nobody' };

/** Services outside the domains, wired by app.ts. */
export interface Ports {
  engine: Engine;
  workers: Workers;
  queue: JobQueue;
  /** Base of links to the product, without a final slash. */
  publicUrl: string;
  /** Milliseconds since 1970 by the database's clock, which all nodes share. */
  now(): number;
  /** Milliseconds that one generation may take, including all its attempts. */
  generationBudgetMs: number;
  /** Tokens per day of one user; 0 is unlimited. */
  dailyTokens: number;
  limits: Limits;
  answers: AnswerCache;
  /** Bounds of concurrent work on this node. */
  capacity: Capacities;
  backgroundTasks: BackgroundTasks;
  turnCancellation: TurnCancellation;
  speech: Speech;
  push: Push;
  signer: Signer;
  /** Whether this is the account's password; takes the same time for an account without one. */
  verifyPassword(userId: string, password: string): Promise<boolean>;
  /** Keyed hash of a caller's address, for security events. */
  hashAddress(address: string): string;
  /** Counts one reply that supports a person in danger or distress; nothing else of it is known. */
  countSupportReply(): void;
  /** Counts a practice session that has started (`active`) or ended. */
  countPracticeSession(status: PracticeStatus): void;
  /** Counts a logged result; nothing else of it is known. */
  countResult(kind: ResultKind): void;
  /** Counts a public link that was made or ended by its seller. */
  countShare(kind: ShareKind, event: 'made' | 'ended'): void;
  /** Deletes queued mail to the address of a deleted account. */
  deleteQueuedMail(email: string): Promise<void>;
}

/** What a use case gets besides its input. */
export interface Ctx<A extends Actor = Actor> {
  actor: A;
  db: Db;
  ports: Ports;
  language: Language;
  log: Logger;
  /** The caller's address in the form that rate limits count. */
  address: string;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
}

export type UserActor = Extract<Actor, { type: 'user' }>;
export type UserCtx = Ctx<UserActor>;

/** The owner of the data, for use cases that jobs call too: a job has no session. */
export interface SellerCtx {
  db: Db;
  actor: Pick<UserActor, 'id'>;
}
