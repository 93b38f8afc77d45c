import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';

const WHETHER =
  /\bcobr(?:o|ar|aria)\b.{0,40}\bou (?:nao|n|num|deixo|faco|dou|vai de graca|sai de graca)\b/;
const OWED =
  /\b(?:dev(?:e|em|endo|ia|ido|eu)|divid\w+|pag\w+|atra[sz]\w+|fiad\w+|pendent\w+|vencid\w+|venceu|parcel\w+|calote\w*|em aberto|boletos?|deposit\w+|transfer\w+|pix|restante|sinal)\b/;

/** "cobro ou não?" of some work asks for a price, where the message tells of no debt. */
export const asksWhetherToCharge = (text: string): boolean =>
  WHETHER.test(fold(text)) && !OWED.test(fold(text));

/** No debt is collected where none is stated: what was agreed decides. */
export const chargeDecision = (act: Act | null, text: string): Act | null =>
  act !== null && 'topic' in act && act.topic === 'late-payer' && asksWhetherToCharge(text)
    ? { kind: 'case', topic: null, said: text }
    : null;
