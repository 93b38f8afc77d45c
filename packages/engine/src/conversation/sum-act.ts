import { fold } from '../shared/text.ts';
import { figuresIn, type SumKind, solve } from '../sums/index.ts';
import type { Act } from './act.ts';
import type { ConversationState } from './conversation-state.ts';
import { countWords } from './wording.ts';

/** The sum of a message, or the last one with other numbers. */
export function sumAct(sum: SumKind, text: string, state: ConversationState): Act {
  const before = state.last?.kind === 'sum' ? state.last : null;
  if (before && isEllipsis(text)) return resumed(before, text);
  const outcome = solve(sum, text);
  const earlier =
    outcome.kind === 'missing' ? state.amounts.findLast(({ isMoney }) => isMoney) : null;
  if (!earlier || sum !== 'installments') return { kind: 'sum', sum, request: text, outcome };
  const request = `${text}, ${earlier.quote}`;
  return { kind: 'sum', sum, request, outcome: solve(sum, request) };
}

export const isEllipsis = (text: string) =>
  /^(e|mas|agora)\b/.test(fold(text)) && countWords(text) <= 10 && figuresIn(text).length > 0;

/** "e se for 8%?": the last sum with another number of the same kind. */
function resumed(before: Act & { kind: 'sum' }, text: string): Act {
  const kinds = new Set(figuresIn(text).map(({ kind }) => kind));
  const isMoney = kinds.has('money') || kinds.has('bare');
  const rest = before.request
    .replace(kinds.has('percent') ? /\d{1,12}(?:[.,]\d{1,12})?\s?(?:%|por cento)/g : /(?!)/g, '')
    .replace(kinds.has('times') ? /\d{1,12}\s?(?:x|vezes|parcelas)/gi : /(?!)/g, '')
    .replace(kinds.has('count') ? /\d{1,12} (?=\p{L}{4,600})/u : /(?!)/, '')
    .replace(isMoney ? /(?:R\$\s?)?\d[\d.,]{0,12}\d(?:\s?mil)?(?!\s?(?:%|x|vezes))/ : /(?!)/, '');
  const request = `${rest}, ${text.replace(/^\s*(?:e|mas|agora)\s+(?:se\s+)?/i, '')}`;
  return { kind: 'sum', sum: before.sum, request, outcome: solve(before.sum, request) };
}
