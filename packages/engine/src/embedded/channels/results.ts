import type { ChannelProfile } from '@salesai/contract/channels';
import type { ChannelKnowledge } from '../../knowledge/channels/knowledge.ts';
import { lineFor } from '../../knowledge/channels/lines.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare, the } from '../../shared/writing/pt/articles.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from './fill.ts';
import type { Reading } from './reading.ts';
import { CLOSED_PERCENT } from './target.ts';
import { buyersOf, offerOf, planWords } from './words.ts';

/** Offers that are decided over weeks. */
const isSlow = ({ ticket, situation }: Reading): boolean =>
  ticket?.band === 'premium' || (ticket?.band === 'high' && situation.speaksTo === 'companies');

/** What shows that the channel works; its numbers are those of the seller's goal, or none. */
export function successOf({ success }: ChannelKnowledge, reading: Reading): string {
  const { target, isExhausted, situation } = reading;
  const done = fill(lineFor(success, situation), planWords(reading));
  if (!target || isExhausted) return done;
  const sales = target.isRecurring
    ? target.sales === 1
      ? 'um cliente novo por mês'
      : `${target.sales} clientes novos por mês`
    : target.sales === 1
      ? 'uma venda por mês'
      : `${target.sales} vendas por mês`;
  return `${done} No plano inteiro, a conta da sua meta pede ${sales} (estimativa).`;
}

/** The channel's own indicators, and the share that closes, which the sum of the goal uses too. */
export function kpisOf(own: readonly string[], reading: Reading): string[] {
  const share = reading.target
    ? `a conta da meta usa ${CLOSED_PERCENT}% (estimativa) até você ter a sua`
    : 'anote por duas semanas para ter a sua';
  return [
    ...own.slice(0, 1),
    sentence`Conversas sobre ${bare(offerOf(reading))} que viram venda: ${placed(share)}`.replace(
      /\.$/,
      '',
    ),
  ];
}

export function resultsOf(
  { results }: ChannelKnowledge,
  reading: Reading,
): ChannelProfile['estimatedResults'] {
  const { price } = reading.brief;
  const decision = sentence`Depois disso, vale o tempo de decisão: ${the(buyersOf(reading))} levam semanas ou meses (estimativa)`;
  return {
    timeToResults: isSlow(reading)
      ? `Primeiras conversas: ${results.timeToResults}. ${decision}`
      : results.timeToResults,
    costLevel: results.cost,
    difficultyLevel: results.difficulty,
    scalabilityLevel: results.scalability,
    expectedROI: price
      ? sentence`Compare com o que uma venda traz, ${placed(price.text)}: anote por um mês o dinheiro e as horas que o canal levou`
      : sentence`Anote por um mês o dinheiro e as horas do canal, e quanto cada venda de ${bare(offerOf(reading))} deixou`,
    minBudget: results.minBudget,
  };
}
