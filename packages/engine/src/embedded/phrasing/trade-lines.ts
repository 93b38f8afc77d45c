import type { IcpFacts } from '../../facts/index.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import { isForOthers, namesChildren } from '../../shared/audience.ts';
import { fold } from '../../shared/text.ts';

const STEM = 5;
/** People and places of some buyers of a trade only. */
const OF_SOME =
  /\b(?:maridos?|esposas?|alun[oa]s?|pacientes?|cozinha|restaurante|salao|formatura|gravidez|gestantes?|idos[oa]s?|vidraca|fabrica|obra|escola|hotel|clinica|cerimonias?|cerimonialistas?|noiv[oa]s?|casamentos?)\b/g;

/**
 * The lines of a trade for one kind of customer, best first: without those that name other buyers of
 * the trade, then those first that share words with what was said about the customer. None is for
 * another audience: without a line for this one there is none.
 */
export function forThisBuyer<T>(
  lines: readonly T[],
  textOf: (line: T) => string,
  trade: Trade,
  icp: IcpFacts,
): T[] {
  const customer = [icp.segment?.value, icp.customers?.value, icp.description?.value].join(' ');
  const said = stemsOf(customer);
  const hasChildren = namesChildren(fold(trade.buyer_cues.join('. ')));
  const others = trade.buyer_cues
    .filter((cue) => [...stemsOf(cue)].every((stem) => !said.has(stem)))
    .map((cue) => ` ${fold(cue)}`);
  const scored = lines
    .filter((line) => !isForOthers(textOf(line), customer, hasChildren))
    .map((line, at) => ({ line, at, score: scoreOf(fold(textOf(line)), said, others) }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const fitting = scored.filter(({ score }) => score >= 0);
  return (fitting.length > 0 ? fitting : scored).map(({ line }) => line);
}

function scoreOf(line: string, said: ReadonlySet<string>, others: readonly string[]): number {
  const shared = [...stemsOf(line)].filter((stem) => said.has(stem)).length;
  const isOfOthers = (line.match(OF_SOME) ?? []).some((word) => !hasStem(said, word));
  if (isOfOthers) return -1;
  if (shared > 0) return 1;
  return others.some((cue) => ` ${line}`.includes(cue)) ? -1 : 0;
}

const hasStem = (said: ReadonlySet<string>, word: string): boolean =>
  [...said].some(
    (stem) => word.startsWith(stem.slice(0, STEM - 1)) || stem.startsWith(word.slice(0, STEM - 1)),
  );

/** The beginnings of longer words, so that "síndica" and "síndicos" are one. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((fold(text).match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, STEM)));
