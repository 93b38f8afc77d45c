import { listOf } from '../../shared/text.ts';
import { type Act, aboutOf } from '../act.ts';
import type { ConversationState } from './conversation-state.ts';

const PEOPLE_MAX = 6;
const AMOUNTS_MAX = 8;

/** The state of a conversation in a few lines, for the prompt of a model. */
export function stateText(
  { people, amounts, artefact, last }: ConversationState,
  act: Act,
): string {
  const about = aboutOf(act);
  const quotes = [...new Set(amounts.map(({ quote }) => quote))].slice(-AMOUNTS_MAX);
  return [
    `act: ${act.kind}${about ? ` (${about})` : ''}`,
    last ? `before: ${last.kind}` : null,
    people.length > 0 ? `people: ${listOf(people.slice(-PEOPLE_MAX), 'and')}` : null,
    quotes.length > 0 ? `amounts: ${listOf(quotes, 'and')}` : null,
    artefact ? `last text (${artefact.kind}): ${artefact.text}` : null,
  ]
    .filter(Boolean)
    .join('\n');
}
