import type { ChannelKnowledge } from '../../knowledge/channels/knowledge.ts';
import { lineFor } from '../../knowledge/channels/lines.ts';
import {
  CAUTIONS,
  CHALLENGE_NAMES,
  LEFT_OUT,
  REASONS,
  STYLE_REASONS,
} from '../../knowledge/channels/reasons.ts';
import type { Variation } from '../language/variation.ts';
import { fill } from './fill.ts';
import type { Reading } from './reading.ts';
import type { FactorKind, ScoredChannel } from './score.ts';
import { planWords } from './words.ts';

const MORE_REASONS = 2;

/** Why the channel stands at its place: its motive, what else weighed, and what to beware of. */
export function reasonOf(scored: ScoredChannel, reading: Reading): string {
  const { channel } = scored;
  const words = reading.words(`reason ${channel.key}`);
  const motive = `Entrou porque ${lineFor(channel.motive, reading.situation)}.`;
  const more = strongest(scored).flatMap((kind) => sentenceFor(kind, channel, reading, words));
  const sentences = [motive, ...more.slice(0, MORE_REASONS), ...caution(scored, reading, words)];
  return sentences.map((sentence) => fill(sentence, planWords(reading))).join(' ');
}

/** Why a channel that people expect is not in the plan; continues "… porque …". */
export function whyLeftOut({ factors, channel }: ScoredChannel, reading: Reading): string {
  const worst = [...factors].sort((a, b) => a.points - b.points)[0];
  if (!worst) return LEFT_OUT.order;
  const { customers, ticket } = reading.situation;
  if (customers.every((kind) => channel.fit.customers[kind] <= 1)) return LEFT_OUT.customers;
  if (ticket !== null && channel.fit.tickets[ticket] === 0) return LEFT_OUT.ticket;
  return worst.points < 0 && worst.kind in LEFT_OUT
    ? LEFT_OUT[worst.kind as keyof typeof LEFT_OUT]
    : LEFT_OUT.order;
}

/** Factors in favour, heaviest first; customers and trade are what the motive already tells. */
function strongest({ factors }: ScoredChannel): FactorKind[] {
  return factors
    .filter(({ kind, points }) => points > 0 && kind !== 'customers' && kind !== 'trade')
    .map(({ kind, points }) => ({ kind, points: kind === 'ticket' ? points / 4 : points }))
    .sort((a, b) => b.points - a.points)
    .map(({ kind }) => kind);
}

function sentenceFor(
  kind: FactorKind,
  { fit }: ChannelKnowledge,
  { situation, ticket }: Reading,
  words: Variation,
): string[] {
  if (kind === 'whereBuyerIs') return [words.pick(REASONS.whereBuyerIs)];
  if (kind === 'used') return [words.pick(REASONS.used)];
  if (kind === 'difficulty') return [words.pick(REASONS.easyStart)];
  if (kind === 'archetype' && situation.archetype && fit.archetypes[situation.archetype] === 3) {
    return [words.pick(STYLE_REASONS[situation.archetype])];
  }
  if (kind === 'ticket' && ticket && fit.tickets[ticket.band] === 3) {
    return [words.pick(REASONS.ticket)];
  }
  const eased = situation.challenges.find((challenge) => fit.eases.includes(challenge));
  return kind === 'eases' && eased
    ? [`Também ajuda com o que você disse que pesa: ${CHALLENGE_NAMES[eased]}.`]
    : [];
}

/** At most one warning: the one that costs most when it is ignored. */
function caution({ channel }: ScoredChannel, reading: Reading, words: Variation): string[] {
  const { fit } = channel;
  const { situation, ticket } = reading;
  if (ticket && fit.tickets[ticket.band] <= 1) return [words.pick(CAUTIONS.ticket)];
  if (situation.experience === 'novice' && fit.difficulty === 3) {
    return [words.pick(CAUTIONS.difficulty)];
  }
  if (situation.challenges.includes('budget') && ['medium', 'high'].includes(fit.cost)) {
    return [words.pick(CAUTIONS.cost)];
  }
  const strained = situation.challenges.find((challenge) => fit.strains.includes(challenge));
  return strained ? [`Atenção: mexe com ${CHALLENGE_NAMES[strained]}; comece pequeno.`] : [];
}
