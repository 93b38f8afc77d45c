import type { Move } from '../moves/moves.ts';
import { chance, pickBy } from '../seeded.ts';

/** What somebody says the same way again and again in front of an answer. */
const HABITS = ['olha', 'bom', 'ah', 'então', 'ó', 'veja', 'assim', 'pois bem'] as const;
/** Two sessions seldom share the same two. */
const HABITS_OF_ONE = 2;
const SHARE = 0.15;
const LENGTH = { least: 14, most: 90 } as const;
/** Begins with a word of that kind already, or agrees, denies or names a price in one breath. */
const BEGINS =
  /^(?:olha|bom|ah|ent[aã]o|[óo]|veja|ih|eita|opa|oi|ol[áa]|hum|é|pois|t[áa]|ok|sim|n[ãa]o|isso|uhum|nossa|ai|rs|kk|como te|sinceramente|boa|beleza|certo|fechad|combinad|mais |já|tenho|tem|acho|ouvi|entendi|mas|duro|ainda|nem|sei|só)(?!\p{L})/iu;
/** Answers and refusals: what people introduce. */
const INTRODUCED: ReadonlySet<Move> = new Set([
  ...(['topic', 'detail', 'refuseStep', 'notYet', 'notYetTrust', 'notYetValue', 'more'] as const),
  ...(['discounted', 'trade', 'evade', 'cold'] as const),
]);

/** The line as this buyer introduces it: two sessions with the same line do not sound the same. */
export function voiced(text: string, move: Move, seed: number): string {
  const isFree =
    INTRODUCED.has(move) &&
    text.length >= LENGTH.least &&
    text.length <= LENGTH.most &&
    !/[?“]/u.test(text);
  if (!isFree || BEGINS.test(text) || chance(seed, 'voiced', text) >= SHARE) return text;
  const which = Math.floor(chance(seed, 'which habit', text) * HABITS_OF_ONE);
  return `${pickBy([...HABITS], seed, 'habit', which)}, ${text}`;
}
