import { OBJECTIONS } from '../knowledge/coach/objections/index.ts';
import { fold } from '../shared/text.ts';
import type { ConversationState } from './conversation-state.ts';

const NAMED: readonly (readonly [string, RegExp])[] = [
  ['price', /\b(preco|caro|cara|valor)\b/],
  ['think', /\b(pensar|indecis\w*)\b/],
  ['discount', /\b(desconto|pechinch\w*)\b/],
  ['no-time', /\b(sem tempo|ocupad\w*)\b/],
  ['has-supplier', /\b(fornecedor|concorrente|ja tem)\b/],
  ['partner', /\b(marido|esposa|socio|socia)\b/],
  ['send-info', /\b(e-?mail|manda por|secretaria|recepcao)\b/],
  ['doubt', /\b(confia\w*|desconfia\w*|golpe)\b/],
];
const ROUNDS = [
  'price',
  'think',
  'partner',
  'has-supplier',
  'discount',
  'doubt',
  'later',
  'send-info',
];

/** The objection to practise: the one that was named, the one of the conversation, else in turn. */
export function practiceObjection(text: string, { subject, log }: ConversationState): string {
  const folded = fold(text);
  const named = NAMED.find(([, pattern]) => pattern.test(folded))?.[0];
  if (named) return named;
  if (subject?.kind === 'objection') return subject.key;
  const played = log.filter(({ act }) => act.kind === 'practice').length;
  return ROUNDS[played % ROUNDS.length] ?? 'price';
}

/** What a buyer says with this objection, in turn. */
export function buyerLine(key: string, at: number): string {
  const phrasings = OBJECTIONS.find((one) => one.key === key)?.phrasings ?? [];
  return phrasings[at % Math.max(1, phrasings.length)] ?? 'achei caro, viu';
}
