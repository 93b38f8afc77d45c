import type { PracticeMessage, PracticeReply, PracticeSession } from '@salesai/contract/practice';

/** A session with messages of an answer; each is added once. */
export function withMessages(
  session: PracticeSession,
  { messages, ...changes }: Partial<PracticeReply> & { clock?: string },
): PracticeSession {
  const all = [...session.messages, ...(messages ?? [])];
  const byId = new Map(all.map((message) => [message.id, message]));
  return { ...session, ...changes, messages: [...byId.values()].sort((a, b) => a.n - b.n) };
}

/** Whether messages are missing between others, because another tab or device added them. */
export const hasGap = ({ messages }: PracticeSession): boolean =>
  messages.some(({ n }, at) => n !== at + 1);

/** Whether the buyer has read a message: the buyer wrote after it, or the server says so. */
export const isRead = (
  { n, read }: PracticeMessage,
  messages: readonly PracticeMessage[],
): boolean => read === true || messages.some((other) => other.from === 'buyer' && other.n > n);

/** The buyer of Brazil: days and times are those of the simulation, wherever the seller is. */
const TIME_ZONE = 'America/Sao_Paulo';
const DAY_MS = 86_400_000;

export const timeOf = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  }).format(new Date(instant));

export const dayOf = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(instant));

const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Days of the calendar between two simulated times. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((dayStart(later) - dayStart(earlier)) / DAY_MS);

const dayStart = (instant: string) => Date.parse(ISO_DAY.format(new Date(instant)));
