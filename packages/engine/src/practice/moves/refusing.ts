import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { problemThemeOf } from '../biography/kinds.ts';
import { pickBy } from '../seeded.ts';
import { fillLine } from '../words/fill.ts';
import { type Gate, missingGates } from './gates.ts';
import type { Move } from './moves.ts';
import { raiseNext, say, type Turn } from './turn.ts';

type Missing = keyof typeof PRACTICE_FACTS.missing;

/** What a shut gate means to the buyer. */
const MISSING: Readonly<Partial<Record<Gate, Missing>>> = {
  hurt: 'hurt',
  pain: 'pain',
  facts: 'more',
  reflections: 'listened',
  linked: 'link',
  implications: 'consequence',
  trust: 'trust',
  value: 'value',
};
/** Refusals without a reason, before the buyer says what is missing. */
const VAGUE_REFUSALS = { easy: 1, medium: 2, hard: 2, brutal: 2 } as const;
const REFUSED = 'refused';

/**
 * Says no; from the third time on with what is missing, so that the seller knows what to do.
 * @param vague words before that, in place of those of the move
 */
export function refuseWith(turn: Turn, move: Move, gates: readonly Gate[], vague?: string) {
  const { state, setup } = turn;
  const refusals = state.used.filter((id) => id === REFUSED).length;
  state.used.push(REFUSED);
  const isVague = refusals < VAGUE_REFUSALS[setup.level] && !gates.includes('hurt');
  const reason = isVague ? null : reasonIn(turn, gates, refusals);
  const text = reason ?? vague;
  say(turn, move, text === undefined ? {} : { text });
}

/** What the first of some shut gates means, in the buyer's words; null where they have none for it. */
function reasonIn({ state, setup }: Turn, gates: readonly Gate[], refusals: number): string | null {
  const what = gates.map((gate) => MISSING[gate]).find((one) => one !== undefined);
  if (what === undefined) return null;
  // Who gave something back already is not asked whether anything was understood.
  const isRest = what === 'listened' && state.reflections > 0;
  const lines = PRACTICE_FACTS.missing[isRest ? 'rest' : what];
  const tema = problemThemeOf(state.buyer.biography) ?? 'o meu caso';
  const text = pickBy(lines, setup.seed, 'missing', what, refusals);
  return fillLine(text, state.buyer.gender, { tema });
}

/** Who is asked why says it: what speaks against it, or what is missing. */
export function sayWhy(turn: Turn) {
  if (raiseNext(turn)) return;
  const text = reasonIn(turn, missingGates(turn), 0);
  if (text === null) say(turn, 'small');
  else say(turn, 'notYet', { text });
}
