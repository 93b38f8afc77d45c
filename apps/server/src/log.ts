import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestId } from './request-id.ts';

const MESSAGE_MAX = 300;

/**
 * Every line that a request led to carries its id, in jobs on other nodes too.
 * @param to where the lines go; the standard output when nothing is said.
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid, node: hostname() },
    serializers: { err: withoutValues },
    mixin: () => {
      const id = requestId();
      return id ? { requestId: id } : {};
    },
  };
  return to ? pino(options, to) : pino(options);
}

/**
 * An error as operators need it. Its own fields stay out: a failed query carries its values, a
 * provider's refusal the whole prompt, and neither is for a log.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error).slice(0, MESSAGE_MAX) };
  return {
    type: error.name,
    message: messageOf(error),
    code: 'code' in error ? error.code : undefined,
    stack: framesOf(error),
    cause: error.cause === undefined ? undefined : withoutValues(error.cause),
  };
}

function messageOf(error: Error): string {
  const said = 'query' in error ? `Failed query: ${error.query}` : error.message;
  return said.slice(0, MESSAGE_MAX);
}

/** Where it happened, without the message that a stack begins with. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
