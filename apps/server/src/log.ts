import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestId } from './request-id.ts';

const MESSAGE_MAX = 300;
/** Mail servers quote the recipient when they refuse a mail. */
const ADDRESS = /[^\s<>()"']{1,99}@[^\s<>()"']{1,99}/g;

/**
 * Creates the logger. Lines caused by a request contain its id, also in jobs on other nodes.
 * @param to the destination; standard output by default.
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
 * Serializes an error without its own fields: a failed query contains its values, a provider's error
 * the whole prompt.
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
  const message = 'query' in error ? `Failed query: ${error.query}` : error.message;
  return message.slice(0, MESSAGE_MAX).replace(ADDRESS, '…');
}

/** The stack frames, without the message at the start of a stack. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
