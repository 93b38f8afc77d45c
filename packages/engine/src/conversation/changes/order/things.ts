import { cutOut } from '../cut-out.ts';
import { clausesOf, flat, type Span, sentencesIn, stemsOf } from '../text-search.ts';
import { valuesIn } from '../values.ts';

const PLACES =
  'salao|parque|shopping|clube|praca|igreja|escola|galpao|estudio|studio|loja|chacara|sitio|hotel|centro|mercado|feira|praia|quadra|academia|espaco|condominio|galeria|terminal|sede|box|sala';
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
    /\b(?:endereco|local|lugar)\b/,
    new RegExp(
      `,?(?: (?:n[ao]|em|aqui n[ao]|la n[ao]))? (?:${PLACES})(?: d[aeo]s?)? [^,.;!?\\n]{2,40}?(?=,|[.;!?\\n]|$| as \\d| dia \\d| para | com | e )`,
    ),
  ],
  [
    /\b(?:endereco|local)\b/,
    /,?(?: (?:o )?(?:endereco|local)(?: e| fica)?)?(?: n[ao]| em)? ?(?:rua|av\.?|avenida|travessa|praca|alameda|rodovia)\s[^,.;!?\n]{2,40}(?:, ?(?:n[o.º]* ?)?\d{1,5})?/,
  ],
  [
    /\b(?:hora|horas|horario)\b/,
    /,?(?: (?:e|,))?(?: (?:as|a partir das|das|ate as))? \d{1,2}(?:h\d{0,2}|:\d{2})(?![a-z0-9])/,
  ],
];
const STEM = 4;

const PRICE = /^(?:o |os )?(?:preco|valor)\b(?! d)/;
/** "quinta 13h, 150": an amount that stands alone between signs, where a text has no other. */
function bareAmountIn(text: string): Span | null {
  const values = valuesIn(text);
  const found = values.filter(
    ({ type, unit, start, end, key }) =>
      type === 'number' &&
      unit === undefined &&
      Number(key) >= AMOUNT_FROM &&
      /,\s$/u.test(text.slice(0, start)) &&
      /^(?:[,.;!?\n]|$)/u.test(text.slice(end)),
  );
  const [only, ...more] = found;
  const isPriced = values.some(({ type }) => type === 'price');
  return only && more.length === 0 && !isPriced ? only : null;
}
const AMOUNT_FROM = 20;

/** A text without a thing that is named otherwise than the text names it; null where it has none. */
export function withoutThing(text: string, what: string): string | null {
  const amount = PRICE.test(flat(what)) ? bareAmountIn(text) : null;
  if (amount) return cutOut(text, amount);
  const folded = flat(text);
  const [found] = THINGS.flatMap(([name, form]) => {
    const one = name.test(flat(what)) ? form.exec(folded) : null;
    return one ? [one] : [];
  });
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
