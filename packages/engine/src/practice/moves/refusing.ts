import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import type { Missing } from '../../knowledge/practice/knowledge.ts';
import { asSpelt } from '../biography/choose.ts';
import { problemThemeOf } from '../biography/kinds.ts';
import { plain } from '../reading/plain.ts';
import { pickBy } from '../seeded.ts';
import { fillLine } from '../words/fill.ts';
import { type Gate, missingGates } from './gates.ts';
import type { Move } from './moves.ts';
import { raiseNext, say, type Turn } from './turn.ts';

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
 * @param day the time that is refused, which the answer names
 */
export function refuseWith(
  turn: Turn,
  move: Move,
  gates: readonly Gate[],
  { vague, day }: { vague?: string | undefined; day?: string | null } = {},
) {
  const { state, setup } = turn;
  const refusals = state.used.filter((id) => id === REFUSED).length;
  state.used.push(REFUSED);
  const isVague = refusals < VAGUE_REFUSALS[setup.level] && !gates.includes('hurt');
  const reason = isVague ? null : reasonIn(turn, gates, refusals);
  const text = reason !== null && day ? `${day} ainda não. ${reason}` : (reason ?? vague);
  say(turn, move, text === undefined ? {} : { text });
}

/** What the first of some shut gates is to the buyer; null where they have no words for it. */
function lackIn({ state }: Turn, gates: readonly Gate[]): Missing | null {
  const what = gates.map((gate) => MISSING[gate]).find((one) => one !== undefined);
  // Who gave something back already is not asked whether anything was understood.
  return what === 'listened' && state.reflections > 0 ? 'rest' : (what ?? null);
}

/** What the first of some shut gates means, in the buyer's words; null where they have none for it. */
function reasonIn(
  turn: Turn,
  gates: readonly Gate[],
  refusals: number,
  of: 'missing' | 'needs' = 'missing',
): string | null {
  const { state, setup } = turn;
  const what = lackIn(turn, gates);
  if (what === null) return null;
  const lines = PRACTICE_FACTS[of][what];
  const tema = problemThemeOf(state.buyer.biography) ?? 'o meu caso';
  const text = pickBy(lines, setup.seed, 'missing', what, refusals);
  return fillLine(text, state.buyer.gender, { tema });
}

/** Who is asked what is needed to decide says that first, not what speaks against it. */
export function sayNeed(turn: Turn, question: string) {
  const offered = offeredNeed(turn, question);
  if (offered !== null) return say(turn, 'topic', { text: offered });
  const missing = missingGates(turn);
  const text = reasonIn(turn, missing, turn.state.count, 'needs');
  if (text !== null) return say(turn, 'notYet', { text });
  if (missing.includes('price')) return say(turn, 'askPrice');
  if (raiseNext(turn)) return;
  say(turn, 'small', { text: pickBy(PRACTICE_FACTS.needsNothing, turn.setup.seed, 'needs') });
}

const OFFERED = /, ([^,?]{4,60}) ou ([^,?]{4,60})\?/;
const OF_SELLER = /\b(?:eu|meu|minha|noss[oa]|a gente)\b/;
/** Whether a question for what is needed offers something. */
export const offersNeed = (question: string): boolean => OFFERED.test(plain(question));

const HELPS = ['{x} já ajudava', '{x} me deixaria mais à vontade'] as const;

/** "…, garantia maior ou ver um serviço de perto?": one of what is offered; null where nothing can be said so. */
function offeredNeed({ setup, state, reading }: Turn, question: string): string | null {
  const [, ...options] = OFFERED.exec(plain(question)) ?? [];
  const [first, ...others] = options.filter((one) => !OF_SELLER.test(one));
  if (options.length === 0) return null;
  if (first === undefined) return pickBy(PRACTICE_FACTS.prefers.first, setup.seed, 'need');
  const what = asSpelt(pickBy([first, ...others], setup.seed, 'need', first), reading.text);
  return pickBy([...HELPS], setup.seed, 'need', state.count).replace('{x}', what);
}

/** Who is asked why says it: what speaks against it, or what is missing. */
export function sayWhy(turn: Turn) {
  if (raiseNext(turn)) return;
  const text = reasonIn(turn, missingGates(turn), 0);
  if (text === null) say(turn, 'small');
  else say(turn, 'notYet', { text });
}
