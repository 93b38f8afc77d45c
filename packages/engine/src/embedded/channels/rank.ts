import { CHANNELS } from '../../knowledge/channels/index.ts';
import type { ChannelKey, Situation } from '../../knowledge/channels/situation.ts';
import { type ScoredChannel, scoreChannel } from './score.ts';

const MIN = 4;
const MAX = 8;
/** Beginners and sellers without time get fewer channels. */
const MAX_FOR_NOVICES = 5;
const MAX_USUAL = 7;
/** Minimum score relative to the first channel. */
const SHARE_OF_FIRST = 0.55;

/** All channels of the knowledge base, divided by whether the plan includes them. */
export interface Ranking {
  /** Best first, 4 to 8. */
  chosen: ScoredChannel[];
  /** The others, best first. */
  left: ScoredChannel[];
}

/** Ranks all channels for the situation and selects those of the plan. */
export function rankChannels(situation: Situation): Ranking {
  const ranked = CHANNELS.map((channel) => scoreChannel(channel, situation)).sort(
    (a, b) => b.score - a.score,
  );
  const first = ranked[0]?.score ?? 0;
  const chosen: ScoredChannel[] = [];
  for (const candidate of ownFirst(ranked, situation)) {
    if (chosen.length === limit(situation)) break;
    if (chosen.length >= MIN && candidate.score < first * SHARE_OF_FIRST) break;
    const isDisliked = situation.disliked.includes(candidate.channel.key);
    if (!isDisliked && !doubles(candidate, chosen)) chosen.push(candidate);
  }
  return { chosen, left: ranked.filter((candidate) => !chosen.includes(candidate)) };
}

/** Minimum score, relative to the best channel, of one that works or is used already to come first. */
const SHARE_IF_WORKS = 0.5;
const SHARE_IF_USED = 0.75;

/** What the seller already does comes first, where it fits nearly as well. */
function ownFirst(
  ranked: readonly ScoredChannel[],
  { works, used, disliked }: Situation,
): readonly ScoredChannel[] {
  const best = ranked[0]?.score ?? 0;
  const own = (keys: readonly ChannelKey[], share: number) =>
    ranked.find(
      ({ channel: { key }, score }) =>
        keys.includes(key) && !disliked.includes(key) && score >= best * share,
    );
  const first = own(works, SHARE_IF_WORKS) ?? own(used, SHARE_IF_USED);
  return first ? [first, ...ranked.filter((one) => one !== first)] : ranked;
}

function limit({ experience, challenges }: Situation): number {
  if (experience === 'novice' || challenges.includes('time')) return MAX_FOR_NOVICES;
  return experience === 'practised' ? MAX : MAX_USUAL;
}

/** Pairs of channels that need the same time and skill; a plan includes one of them. */
const DOUBLES = [
  ['cold-call', 'telemarketing'],
  ['instagram', 'tiktok'],
];

const doubles = ({ channel }: ScoredChannel, chosen: readonly ScoredChannel[]) =>
  DOUBLES.some(
    (pair) =>
      pair.includes(channel.key) && chosen.some((other) => pair.includes(other.channel.key)),
  );
