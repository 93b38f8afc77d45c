import { fold } from '../shared/text.ts';
import { missingOf, optionNamed } from '../sums/index.ts';
import type { Act } from './act.ts';
import type { ConversationState } from './conversation-state.ts';

const YES =
  /^(?:(?:e|eh|ta|isso|sim|s|certo|certinho|exato|exatamente|perfeito|isso ai|isso mesmo|mesmo|pode ser|ok|aham|uhum)\b[ ,.!]*)+$/;
const NO = /^(?:(?:nao|n|nada disso|nao e isso|nao foi isso|ta errad[oa]|errad[oa])\b[ ,.!]*)+$/;

/**
 * A reply to a question about a sum: which of two readings is meant ("a primeira", "o de 12 reais",
 * "com o frete"), or whether the one that was shown is ("isso", "não").
 */
export function chosenSum(text: string, { last }: ConversationState): Act | null {
  if (last?.kind !== 'sum') return null;
  const { outcome, options, request, sum } = last;
  if (outcome.kind === 'result' && outcome.isOpen) {
    const folded = fold(text).trim();
    if (YES.test(folded)) return { ...last, outcome: { ...outcome, isOpen: undefined } };
    return NO.test(folded)
      ? { kind: 'sum', sum, request, outcome: missingOf('other', request), problem: null }
      : null;
  }
  const option = options ? optionNamed(text, options) : null;
  if (!option) return null;
  return { kind: 'sum', sum, request, outcome: option.outcome, problem: option.problem };
}
