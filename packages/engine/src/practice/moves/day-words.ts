import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { dayChoiceIn } from '../reading/day-choice.ts';
import { namedTimeIn } from '../reading/named-time.ts';
import { pickBy } from '../seeded.ts';
import { fitting } from '../words/fitting.ts';
import type { Turn } from './turn.ts';

/** What is said of a proposed time. */
type DayReply = keyof typeof PRACTICE_FACTS.days;

/** The time that the message proposes; of two the one that the buyer takes. */
export function proposedTime({ setup, state, reading }: Turn): string | null {
  const days = dayChoiceIn(reading.text);
  if (days) return pickBy(days, setup.seed, 'chosen day', state.count);
  const named = reading.sentences.flatMap(({ act, text }) =>
    act.startsWith('ask_') ? [] : (namedTimeIn(text) ?? []),
  );
  return (named.findLast(({ hasHour }) => hasHour) ?? named.at(-1))?.text ?? null;
}

/** Words about the very time that was proposed; none where the message names no time. */
export function aboutTime(turn: Turn, reply: Exclude<DayReply, 'other'>): { text?: string } {
  const dia = proposedTime(turn);
  return dia === null ? {} : { text: lineOf(turn, reply).replace('{dia}', dia) };
}

/** A line that this session has not had yet, where there is one. */
function lineOf({ setup, state }: Turn, reply: DayReply): string {
  const lines = fitting(PRACTICE_FACTS.days[reply], state);
  const fresh = lines.filter((line) => !state.used.includes(`day=${line}`));
  const [first = PRACTICE_FACTS.days[reply][0], ...others] = fresh.length > 0 ? fresh : lines;
  const line = pickBy([first, ...others], setup.seed, 'day words', state.count);
  state.used.push(`day=${line}`);
  return line;
}

const OTHERS = ['segunda às 10h', 'terça às 16h', 'quarta às 9h', 'sexta às 14h'] as const;
const OTHER_TIME = 'other time';
const OTHER_SHARE = 0.2;

/** Some cannot on that day and name another one, once; null for the others. */
export function otherTime(turn: Turn, drawn: number): string | null {
  const { setup, state, reading } = turn;
  const dia = proposedTime(turn);
  if (setup.level === 'easy') return null;
  const isFree = dia === null || dayChoiceIn(reading.text) !== null || drawn >= OTHER_SHARE;
  if (isFree || state.used.some((id) => id.startsWith(OTHER_TIME))) return null;
  const [first, ...rest] = OTHERS.filter((one) => !one.startsWith(dia.slice(0, 4)));
  if (first === undefined) return null;
  state.used.push(OTHER_TIME);
  const outro = pickBy([first, ...rest], setup.seed, 'other time');
  return lineOf(turn, 'other').replace('{dia}', dia).replace('{outro}', outro);
}
