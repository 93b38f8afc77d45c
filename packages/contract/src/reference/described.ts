import type { ErrorCode } from '../errors.ts';
import type { Route, RouteArgs, RouteOutput } from '../route.ts';

/** A stream is shown by some of its events; a file and a sound cannot be shown at all. */
type Shown<R extends Route> = R['media'] extends 'text/event-stream'
  ? { events: readonly RouteOutput<R>[] }
  : R['media'] extends string
    ? unknown
    : { out: RouteOutput<R> };

/** What the reference says of a route beyond its schemas, with one example of every part. */
export type Described<R extends Route> = {
  /** More than the summary: what happens, what is kept, what to do next. */
  about: string;
  /** Codes of this route's own; those that follow from its access and input are added. */
  errors?: readonly ErrorCode[];
  /** Fields of a multipart body; a file is shown by its name. */
  form?: Readonly<Record<string, string | readonly string[]>>;
} & RouteArgs<R> &
  Shown<R>;

/** A description for every route of a noun: one that is missing does not compile. */
export type DescriptionsOf<Routes extends Record<string, Route>> = {
  readonly [Name in keyof Routes]: Described<Routes[Name]>;
};

/** What any call to the engine can answer beside its result. */
export const ENGINE_ERRORS = [
  'CONFLICT',
  'UNPROCESSABLE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Ids as they look; they are opaque to callers. */
export const IDS = {
  user: 'b1f4c0de7a5e4c2e9d63',
  session: '5d0c7c3ab8e14a4f8f2e',
  icp: '01JD4Q6X1V8E5T9K7N2M',
  channel: '01JD4Q8A0C3F6H9K2P5S',
  generation: '01JD4Q7Z5M2T8V4X6B1D',
  script: '01JD4QA7R1W4Y6Z8B0C2',
  turn: '01JD4QC3F5H7J9K1M3N5',
  document: '01JD4QB9T2V4X6Z8A1C3',
  notification: '01JD4QD5G7J9L1N3P5R7',
} as const;
