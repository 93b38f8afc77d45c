import type { Expression } from '../src/sums/reading/expression.ts';
import { treeOfTalk } from '../src/sums/talk/answer.ts';
import { type TalkCandidate, talkCandidates } from '../src/sums/talk/candidates.ts';
import type { FeatureGroup } from '../src/sums/talk/feature-group.ts';
import { describe } from '../src/sums/talk/features.ts';
import { talkOf } from '../src/sums/talk/quantities.ts';
import type { Said, Talk } from '../src/sums/talk/talk-type.ts';
import { fitGrouped, type GroupedExample } from './ranking-grouped.ts';
import { isGold, type SumTalk } from './sum-talks-data.ts';

/** A message of a talk with its result; undefined for no sum. */
export interface TalkTurn {
  talk: Talk;
  text: string;
  gold: number | null | undefined;
  candidates: readonly TalkCandidate[];
  right: readonly number[];
}

/** All messages of a talk, each after those before it and their right results. */
export function turnsOf({ turns }: SumTalk): TalkTurn[] {
  const said: Said[] = [];
  return turns.flatMap(({ say, gold }) => {
    const talk = talkOf(say, said);
    const candidates = talk ? talkCandidates(talk) : [];
    const right = candidates.flatMap(({ expression }, at) =>
      typeof gold === 'number' && isRight(expression, gold) ? [at] : [],
    );
    const [plain] = right
      .map((at) => candidates[at])
      .filter((one) => one !== undefined)
      .sort((a, b) => costOf(a) - costOf(b));
    said.push({
      text: say,
      result:
        typeof gold === 'number'
          ? {
              value: gold,
              kind: plain?.expression.kind ?? 'money',
              tree: plain ? treeOfTalk(plain) : null,
            }
          : null,
    });
    return talk ? [{ talk, text: say, gold, candidates, right }] : [];
  });
}

/** A count is rounded up: nobody sells a part of a piece. */
export const isRight = ({ value, kind }: Expression, gold: number): boolean =>
  isGold(value, gold) || (kind === 'count' && value > 1 && Math.ceil(value - 1e-9) === gold);

const RARE = /^(?:ratio|change|div)$/;
/** Changes of an earlier sum come after expressions of the same size. */
const EDIT = 1.3;
const costOf = ({ expression, edit }: TalkCandidate): number =>
  edit ? EDIT + edit.place * 0.3 + edit.by.length * 0.3 : costIn(expression);
const costIn = (one: Expression): number =>
  one.type === 'number'
    ? one.index * 0.01
    : 1 + Number(RARE.test(one.operation)) * 0.5 + costIn(one.left) + costIn(one.right);

/** What a ranking learns from a message; null where it would learn nothing. */
export function exampleOf({ talk, candidates, right, gold }: TalkTurn): GroupedExample | null {
  const isMissed = typeof gold === 'number' && right.length === 0;
  if (isMissed || (gold === undefined && !mayBeSum(talk))) return null;
  const described = describe(talk);
  const places = new Map<FeatureGroup, number>();
  const placeOf = (group: FeatureGroup): number => {
    const found = places.get(group) ?? places.size;
    places.set(group, found);
    return found;
  };
  const own = candidates.map((candidate) => Int32Array.from(described.of(candidate), placeOf));
  const none = Int32Array.of(placeOf(described.none));
  const rightOnes = new Set(right);
  return {
    groups: [...places.keys()].map(({ keys }) => Int32Array.from(keys)),
    candidates: [...own, none],
    isRight: [...own.map((_, at) => rightOnes.has(at)), right.length === 0],
  };
}

/** Only messages with a number, or near a sum, are read. */
const mayBeSum = ({ own, earlier }: Talk): boolean =>
  own.some(({ source }) => source === 'own') ||
  earlier.some(({ source, age }) => source === 'result' && age <= 2);

const OPTIONS = { epochs: 9, rate: 0.15, decay: 0.003, minimum: 3 };

export const fitTalks = (
  examples: readonly GroupedExample[],
  options: Partial<typeof OPTIONS> = {},
): Map<number, number> => fitGrouped(examples, { ...OPTIONS, ...options });
