import { flat } from '../text-search.ts';
import type { Value } from '../values.ts';

/** The word before a value that no preposition stands for: "sai" of "sai no dia 9". */
export const leadOf = (text: string, { start }: Value): string =>
  /([a-z]{2,12})(?: (?:no|na|dia|as|em|por|de|a|o|para|pra|ate|so))* ?$/.exec(
    flat(text.slice(Math.max(0, start - LEAD_FROM), start)),
  )?.[1] ?? '';
const LEAD_FROM = 30;
/** "4x de 1.700" is no other price. */
export const IN_PARTS = /\d\s?(?:x|vezes|parcelas) de (?:R\$ ?)?$/iu;
