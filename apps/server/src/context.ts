import type { Language } from '@salesai/contract/common';
import type { Engine } from '@salesai/engine/port';
import type { Logger } from 'pino';
import type { Background } from './background.ts';
import type { TurnCancellation } from './conversation/turn-cancellation.ts';
import type { Db } from './db/client.ts';
import type { Capacities } from './http/capacity.ts';
import type { Limits } from './http/limits.ts';
import type { Signer } from './http/signer.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Speech } from './speech/speech.ts';
import type { Workers } from './workers/jobs.ts';

/** Who acts. Jobs and operators are callers of their own, never pretended users. */
export type Actor =
  | { type: 'user'; id: string; sessionId: string }
  | { type: 'admin' }
  | { type: 'system' }
  | { type: 'nobody' };

/** The outside world, handed in by app.ts. */
export interface Ports {
  engine: Engine;
  workers: Workers;
  queue: JobQueue;
  /** Milliseconds since 1970 by the one clock of all nodes, never by this machine's. */
  now(): number;
  /** Milliseconds that one generation may take, all its attempts together. */
  generationBudgetMs: number;
  /** Tokens a day that one user may use; 0 is without bound. */
  dailyTokens: number;
  limits: Limits;
  /** What may be under way at once on this node. */
  capacity: Capacities;
  background: Background;
  turnCancellation: TurnCancellation;
  speech: Speech;
  signer: Signer;
  /** Whether this is the password of an account, in the same time whether or not it has one. */
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Keyed hash of a caller's address for the log of security events. */
  hashAddress(address: string): string;
  /** Deletes queued mail to the address of a deleted account. */
  forgetLetters(email: string): Promise<void>;
}

/** What a use case is given beside its input: who acts, where the data are, what the house can do. */
export interface Ctx<A extends Actor = Actor> {
  actor: A;
  db: Db;
  ports: Ports;
  language: Language;
  log: Logger;
  /** The caller's address as limits count it. */
  address: string;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

export type UserActor = Extract<Actor, { type: 'user' }>;
export type UserCtx = Ctx<UserActor>;

/** Whose things are looked up, for use cases that a job calls as well: it has no session to show. */
export interface SellerCtx {
  db: Db;
  actor: Pick<UserActor, 'id'>;
}
