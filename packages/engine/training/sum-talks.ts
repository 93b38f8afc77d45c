import type { Weights } from '../src/facts/ranking/rank.ts';
import { hash } from '../src/shared/variation.ts';
import type { Expression } from '../src/sums/reading/expression.ts';
import { sumModels } from '../src/sums/reading/models.ts';
import { treeOfTalk } from '../src/sums/talk/answer.ts';
import { type TalkCandidate, talkCandidates } from '../src/sums/talk/candidates.ts';
import { noneFeatures, talkFeatures } from '../src/sums/talk/features.ts';
import { type Said, type Talk, talkOf } from '../src/sums/talk/quantities.ts';
import type { RankingExample } from './ranking.ts';
import { fitRankingOnline } from './ranking-online.ts';
import { isGold, type SumTalk } from './sum-talks-data.ts';
import { readProblems } from './sums-data.ts';

const units = sumModels().taggers.unit;

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
    const talk = talkOf(say, said, units);
    const candidates = talk ? talkCandidates(talk) : [];
    const right = candidates.flatMap(({ expression }, at) =>
      typeof gold === 'number' && isGold(expression.value, gold) ? [at] : [],
    );
    const [plain] = right
      .map((at) => candidates[at])
      .filter((one) => one !== undefined)
      .sort((a, b) => costOf(a.expression) - costOf(b.expression));
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

const RARE = /^(?:ratio|change|div)$/;
const costOf = (one: Expression): number =>
  one.type === 'number'
    ? one.index * 0.01
    : 1 + Number(RARE.test(one.operation)) * 0.5 + costOf(one.left) + costOf(one.right);

/** Wrong ways to reckon that an example keeps; the others would only take time. */
const KEPT = 150;

function exampleOf({ talk, candidates, right, gold }: TalkTurn): RankingExample | null {
  if (typeof gold === 'number' && right.length === 0) return null;
  const isRight = new Set(right);
  const share = KEPT / Math.max(KEPT, candidates.length);
  const kept = candidates.flatMap((_, at) =>
    isRight.has(at) || (hash(`${talk.message.text}${at}`) % 1000) / 1000 < share ? [at] : [],
  );
  return {
    candidates: kept.map((at) => {
      const candidate = candidates[at];
      return candidate ? talkFeatures(talk, candidate) : [];
    }),
    none: noneFeatures(talk),
    right: kept.flatMap((at, place) => (isRight.has(at) ? [place] : [])),
  };
}

const OPTIONS = { epochs: 14, rate: 0.15, decay: 0.003, minimum: 3 };

export function fitTalks(turns: readonly TalkTurn[]): Weights {
  const examples = turns.map(exampleOf).filter((one) => one !== null);
  return fitRankingOnline(examples, OPTIONS);
}

/** Complete problems of other authors, as talks of one message. */
export function problemTurns(): TalkTurn[] {
  return readProblems()
    .filter(({ numbers, text }) => numbers.length <= 3 && hash(text) % 3 === 0)
    .flatMap(({ text, answer }) =>
      turnsOf({ turns: [{ say: text, gold: answer }], author: 'problem' }),
    );
}
