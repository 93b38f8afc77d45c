import { fold } from '../../shared/text.ts';
import { missingOf, optionNamed } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';

const YES = new Set(
  'e eh ta isso sim s certo certinho exato exatamente perfeito ai mesmo pode ser ok aham uhum'.split(
    ' ',
  ),
);
const NO = new Set('nao n nada disso e isso foi ta errado errada'.split(' '));
const wordsOf = (text: string) => fold(text).match(/[a-z]+/g) ?? [];
const isYes = (words: readonly string[]) => words.length > 0 && words.every((one) => YES.has(one));
const isNo = (words: readonly string[]) =>
  words.every((one) => NO.has(one)) && words.some((one) => /^(?:n|nao|nada|errad[oa])$/.test(one));

/**
 * A reply to a question about a sum: which of two readings is meant ("a primeira", "o de 12 reais",
 * "com o frete"), or whether the one that was shown is ("isso", "não").
 */
export function chosenSum(text: string, { last }: ConversationState): Act | null {
  if (last?.kind !== 'sum') return null;
  const { outcome, options, request, sum } = last;
  if (outcome.kind === 'result' && outcome.isOpen) {
    const words = /\d/.test(text) ? [] : wordsOf(text);
    if (isYes(words)) return { ...last, outcome: { ...outcome, isOpen: undefined } };
    return isNo(words)
      ? { kind: 'sum', sum, request, outcome: missingOf('other', request), problem: null }
      : null;
  }
  const option = options ? optionNamed(text, options) : null;
  if (!option) return null;
  return { kind: 'sum', sum, request, outcome: option.outcome, problem: option.problem };
}
