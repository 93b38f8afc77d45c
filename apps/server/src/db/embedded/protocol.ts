/** PGlite's query options in a form that can be sent to a worker: without functions. */
export interface WireOptions {
  rowMode?: 'array' | 'object';
  /** Types whose values are returned as the database's text. */
  rawTypes?: number[];
}

/** Requests of the main thread; `tx` is the transaction's id. */
export type Request =
  | { op: 'query'; sql: string; params?: unknown[]; options?: WireOptions; tx?: number }
  | { op: 'exec'; sql: string; tx?: number }
  | { op: 'begin' }
  | { op: 'commit' | 'rollback'; tx: number }
  | { op: 'listen'; channel: string }
  | { op: 'unlisten'; listener: number }
  | { op: 'close' };

export type Message = Request & { id: number };

export interface Failure {
  message: string;
  code?: string;
  detail?: string;
  constraint?: string;
}

export type Reply =
  | { id: number; result: unknown }
  | { id: number; failure: Failure }
  | { listener: number; payload: string };

export interface WorkerData {
  dataDir: string;
}
