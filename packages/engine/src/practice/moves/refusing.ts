import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { problemThemeOf } from '../biography/kinds.ts';
import { pickBy } from '../seeded.ts';
import { fillLine } from '../words/fill.ts';
import type { Gate } from './gates.ts';
import type { Move } from './moves.ts';
import { say, type Turn } from './turn.ts';

type Missing = keyof typeof PRACTICE_FACTS.missing;

/** What a shut gate means to the buyer. */
const MISSING: Readonly<Partial<Record<Gate, Missing>>> = {
  pain: 'pain',
  facts: 'pain',
  reflections: 'listened',
  linked: 'link',
  implications: 'consequence',
  trust: 'trust',
  value: 'value',
};
/** Refusals without a reason, before the buyer says what is missing. */
const VAGUE_REFUSALS = { easy: 1, medium: 2, hard: 2, brutal: 2 } as const;
const REFUSED = 'refused';

/** Says no; from the third time on with what is missing, so that the seller knows what to do. */
export function refuseWith(turn: Turn, move: Move, gates: readonly Gate[]) {
  const { state, setup } = turn;
  const refusals = state.used.filter((id) => id === REFUSED).length;
  state.used.push(REFUSED);
  const what = gates.map((gate) => MISSING[gate]).find((one) => one !== undefined);
  if (refusals < VAGUE_REFUSALS[setup.level] || what === undefined) return say(turn, move);
  const isPainSaid = what === 'pain' && state.known.includes('pain');
  const lines = PRACTICE_FACTS.missing[isPainSaid ? 'listened' : what];
  const tema = problemThemeOf(state.buyer.biography) ?? 'isso que eu te contei';
  const text = pickBy(lines, setup.seed, 'missing', what, refusals);
  say(turn, move, { text: fillLine(text, state.buyer.gender, { tema }) });
}
