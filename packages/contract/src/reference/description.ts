import type { ErrorCode } from '../errors.ts';
import type { Route, RouteArgs, RouteOutput } from '../route.ts';

/** The example of a response: events of a stream, JSON, CSV, or none for files and audio. */
type ExampleOf<R extends Route> = R['media'] extends 'text/event-stream'
  ? { events: readonly RouteOutput<R>[] }
  : R['media'] extends 'text/csv'
    ? { out: string }
    : R['media'] extends string
      ? unknown
      : { out: RouteOutput<R> };

/** The description of a route beyond its schemas, with an example of every part. */
type RouteDescription<R extends Route> = {
  /** More than the summary: effects, stored data, next steps. */
  about: string;
  /** Codes specific to this route; those that follow from its access and input are added. */
  errors?: readonly ErrorCode[];
  /** Fields of a multipart body; the example of a file is its name. */
  form?: Readonly<Record<string, string | readonly string[]>>;
} & RouteArgs<R> &
  ExampleOf<R>;

/** A description for every route of a noun, checked by the compiler. */
export type RouteDescriptions<Routes extends Record<string, Route>> = {
  readonly [Name in keyof Routes]: RouteDescription<Routes[Name]>;
};

/** The errors of any call to the engine. */
export const ENGINE_ERRORS = [
  'CONFLICT',
  'UNPROCESSABLE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Example ids; they are opaque to callers. */
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
