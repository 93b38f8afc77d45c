import { TRADE_SHEETS } from '@salesai/engine/knowledge/practice';
import { labelOfQuestion } from '@salesai/engine/testing/buyer-answers';

/** Answers that are to the point for a question of this label, too. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'buyer.ages': ['buyer family', 'son age', 'daughter age'],
  'buyer.family': ['buyer team', 'married'],
  'buyer.hours': ['particular free-days', 'particular any-hour'],
  'buyer.event': ['particular wedding-date', 'particular party-date', 'particular trip-when'],
  'buyer.place': ['particular address'],
  'buyer.pet': ['particular pet-kind'],
  'buyer.tools': ['particular system', 'particular computers'],
  'buyer.vehicle': ['particular which-car', 'particular which-motorcycle'],
  'buyer.volume': ['particular meals', 'particular deliveries'],
  'purchase.age': ['particular fleet-age', 'particular car-year'],
  'purchase.tried': ['particular started-before'],
};
const COUNTED: ReadonlySet<string> = new Set([
  ...['buyer.team', 'buyer.space', 'buyer.vehicle', 'buyer.tools', 'purchase.quantity'],
]);

/** A yes, a no or an evasion by the form of the question alone: no answer about a topic, and none to another. */
export const isByForm = (id: string): boolean => id.startsWith('plain ');

/** A fact of a trade's sheet answers what one of its wordings is recognised to ask for. */
function isOfSheet(label: string, id: string): boolean {
  const [, key, at] = /^sheet (\S+) (\d+)$/.exec(id) ?? [];
  const fact = TRADE_SHEETS.find((one) => one.key === key)?.facts[Number(at)];
  if (!fact) return false;
  return label === 'particular' || fact.asks.some((ask) => labelOfQuestion(ask) === label);
}

/** Whether an answer, by its id, is to the point for a question of the label. */
export function isAnswerTo(label: string, id: string): boolean {
  if (id.startsWith('sheet ')) return isOfSheet(label, id);
  const [from = '', field = ''] = label.split('.');
  const own = from === 'chat' ? `topic ${field}` : `${from} ${field}`;
  // "Corrente ou correia?" is answered by one of the two, whatever it is about.
  if (id === own || id.startsWith(`${own} `) || id.startsWith('mais ')) return true;
  // "Tem gerador?" is answered about the thing that it names.
  if (id.startsWith('has ')) return true;
  if (label === 'particular') return /^(?:particular|count) |^guests$/.test(id);
  if (id.startsWith('count ')) return COUNTED.has(label);
  if (id.startsWith('particular ') && /-size$|rooms$|^particular plot/.test(id))
    return label === 'buyer.space';
  return ALSO[label]?.includes(id) ?? false;
}
