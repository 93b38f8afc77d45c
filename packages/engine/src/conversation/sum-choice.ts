import { optionNamed } from '../sums/index.ts';
import type { Act } from './act.ts';
import type { ConversationState } from './conversation-state.ts';

/** A reply to a question between two readings: "a primeira", "o de 12 reais", "com o frete". */
export function chosenSum(text: string, { last }: ConversationState): Act | null {
  if (last?.kind !== 'sum' || !last.options) return null;
  const option = optionNamed(text, last.options);
  if (!option) return null;
  const { outcome, problem } = option;
  return { kind: 'sum', sum: last.sum, request: last.request, outcome, problem };
}
