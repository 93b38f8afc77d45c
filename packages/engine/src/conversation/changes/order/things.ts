import { cutOut } from '../cut-out.ts';
import { clausesOf, flat, sentencesIn, stemsOf } from '../text-search.ts';

/** What sellers call by a word that the text does not have, and what the text has of it. */
const THINGS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:parcel|prestac|cartao)/,
    /(?:,| ou| e)?(?: (?:em|no cartao|no cartao em))?(?: ate)? \d{1,2} ?(?:x|vezes|parcelas)(?: (?:iguais )?(?:de )?(?:r\$ ?)?[\d.,]{1,12}\d)?(?: sem juros)?(?: no cartao)?(?![a-z0-9])/,
  ],
  [
    /\bpagamento/,
    /,? (?:[a-z]{3,12} )?(?:pag[oa]s?|a pagar|para pagar|pagamento|pagando|pix|boleto)\b[^,.;!?\n]{0,40}/,
  ],
  [
    /\b(?:km|quilometr)/,
    /,? ?(?:com )?\d[\d.,]{0,10}(?: mil)? ?(?:km|quilometros)(?: rodados)?(?![a-z])/,
  ],
  [
    /\b(?:motivo|razao|causa|explicacao)\b/,
    /,? (?:por causa d|por conta d|devido a|porque |pois |ja que )[^,.;!?\n]{2,60}?(?=,| e |[.;!?\n]|$)/,
  ],
  [
    /\bprazo/,
    /,?(?: (?:com|em|o|e))?(?: prazo)?(?: de)?(?: (?:ate|uns))? \d{1,3} (?:dias?|semanas?|mes(?:es)?|horas?)(?: uteis)?(?: uteis)?(?![a-z])/,
  ],
  [
    /\b(?:endereco|local)\b/,
    /,?(?: (?:o )?(?:endereco|local)(?: e| fica)?)?(?: n[ao]| em)? ?(?:rua|av\.?|avenida|travessa|praca|alameda|rodovia)\s[^,.;!?\n]{2,40}(?:, ?(?:n[o.º]* ?)?\d{1,5})?/,
  ],
];
const STEM = 4;

/** A text without a thing that is named otherwise than the text names it; null where it has none. */
export function withoutThing(text: string, what: string): string | null {
  const form = THINGS.find(([name]) => name.test(flat(what)))?.[1];
  const found = form?.exec(flat(text));
  if (found) return cutOut(text, { start: found.index, end: found.index + found[0].length });
  const wanted = stemsOf(what).map((stem) => stem.slice(0, STEM));
  const has = (one: string) => stemsOf(one).some((stem) => wanted.includes(stem.slice(0, STEM)));
  const holders = sentencesIn(text).filter((one) => has(one.text));
  const [holder, ...more] = holders;
  if (!holder || more.length > 0 || wanted.length !== 1) return null;
  const clauses = clausesOf(holder);
  const own = clauses.filter((one) => has(one.text));
  return cutOut(text, own.length < clauses.length && own[0] ? own[0] : holder);
}
