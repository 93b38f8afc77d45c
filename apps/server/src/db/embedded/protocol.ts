/** The part of PGlite's query options that a message can carry: functions cannot. */
export interface WireOptions {
  rowMode?: 'array' | 'object';
  /** Types whose values stay the text that the database sent. */
  rawTypes?: number[];
}

/** What the main thread asks of the worker; `tx` names the transaction it belongs to. */
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
