import type { ChannelKnowledge } from '../../knowledge/channels/knowledge.ts';
import { lineFor } from '../../knowledge/channels/lines.ts';
import {
  CAUTIONS,
  CHALLENGE_NAMES,
  isAgainst,
  LEFT_OUT,
  OTHERS_FIT_BETTER,
  RANK_OPENINGS,
  REASONS,
  STYLE_REASONS,
} from '../../knowledge/channels/reasons.ts';
import type { Wordings } from '../../knowledge/seller/facts.ts';
import { fill } from './fill.ts';
import type { Reading } from './reading.ts';
import type { FactorKind, ScoredChannel } from './score.ts';
import { planWords } from './words.ts';

const MORE_REASONS = 2;

/** Position in the plan, from 0, and number of channels. */
export interface Rank {
  at: number;
  of: number;
}
type Say = (wordings: Wordings) => string;

/** The reason for a channel's rank: its motive, further factors, and a warning. */
export function reasonOf(scored: ScoredChannel, rank: Rank, reading: Reading): string {
  const { channel } = scored;
  const say = (wordings: Wordings) => turn(wordings, rank.at, reading);
  const motive = `${opening(rank)} ${lineFor(channel.motive, reading.situation)}.`;
  const more = strongest(scored)
    .filter((kind) => isTurnOf(kind, rank.at))
    .flatMap((kind) => sentenceFor(kind, channel, reading, say));
  const sentences = [motive, ...more.slice(0, MORE_REASONS), ...caution(scored, reading, say)];
  return sentences.map((sentence) => fill(sentence, planWords(reading))).join(' ');
}

/** Why an expected channel is not in the plan; continues "… porque …". */
export function whyLeftOut({ factors, channel }: ScoredChannel, reading: Reading): string {
  const worst = [...factors].sort((a, b) => a.points - b.points)[0];
  const { customers, ticket, disliked } = reading.situation;
  if (disliked.includes(channel.key)) return LEFT_OUT.disliked;
  if (customers.every((kind) => channel.fit.customers[kind] <= 1)) return LEFT_OUT.customers;
  if (ticket !== null && channel.fit.tickets[ticket] === 0) return LEFT_OUT.ticket;
  return worst && worst.points < 0 && isAgainst(worst.kind)
    ? LEFT_OUT[worst.kind]
    : OTHERS_FIT_BETTER;
}

function opening({ at, of }: Rank): string {
  if (at === 0) return RANK_OPENINGS.first;
  if (at === 1) return RANK_OPENINGS.second;
  if (at === of - 1) return RANK_OPENINGS.last;
  return RANK_OPENINGS.middle[at % RANK_OPENINGS.middle.length] ?? RANK_OPENINGS.middle[0];
}

/** Rotates the wordings down the list, so that neighbours differ. */
function turn(wordings: Wordings, at: number, reading: Reading): string {
  const order = reading.words(wordings[0]).some(wordings, wordings.length);
  return order[at % order.length] ?? wordings[0];
}

/** What is true of most channels is said of every second one: else it says nothing of any. */
const isTurnOf = (kind: FactorKind, at: number): boolean =>
  kind === 'eases' ? at % 2 === 0 : kind === 'archetype' ? at % 2 === 1 : true;

/** Factors in favour, strongest first, except those that the motive contains. */
function strongest({ factors }: ScoredChannel): FactorKind[] {
  return factors
    .filter(({ kind, points }) => points > 0 && kind !== 'customers' && kind !== 'trade')
    .map(({ kind, points }) => ({ kind, points: kind === 'ticket' ? points / 4 : points }))
    .sort((a, b) => b.points - a.points)
    .map(({ kind }) => kind);
}

function sentenceFor(
  kind: FactorKind,
  { fit, key }: ChannelKnowledge,
  { situation, ticket, said }: Reading,
  say: Say,
): string[] {
  if (kind === 'whereBuyerIs') {
    return said.some((visit) => visit.key === key) ? [say(REASONS.whereBuyerIs)] : [];
  }
  if (kind === 'works') return [say(REASONS.works)];
  if (kind === 'used') return situation.works.includes(key) ? [] : [say(REASONS.used)];
  if (kind === 'difficulty') return [say(REASONS.easyStart)];
  if (kind === 'archetype' && situation.archetype && fit.archetypes[situation.archetype] === 3) {
    return [say(STYLE_REASONS[situation.archetype])];
  }
  if (kind === 'ticket' && ticket && fit.tickets[ticket.band] === 3) {
    return [say(REASONS.ticket)];
  }
  const eased = situation.challenges.find((challenge) => fit.eases.includes(challenge));
  return kind === 'eases' && eased ? [`Também ajuda com ${CHALLENGE_NAMES[eased]}.`] : [];
}

/** At most one warning, the most important one. */
function caution({ channel }: ScoredChannel, reading: Reading, say: Say): string[] {
  const { fit } = channel;
  const { situation, ticket } = reading;
  if (ticket && fit.tickets[ticket.band] <= 1) return [say(CAUTIONS.ticket)];
  if (situation.experience === 'novice' && fit.difficulty === 3) {
    return [say(CAUTIONS.difficulty)];
  }
  if (situation.challenges.includes('budget') && ['medium', 'high'].includes(fit.cost)) {
    return [say(CAUTIONS.cost)];
  }
  const strained = situation.challenges.find((challenge) => fit.strains.includes(challenge));
  return strained ? [`Atenção: mexe com ${CHALLENGE_NAMES[strained]}; comece pequeno.`] : [];
}
