import { fold } from '../../shared/text.ts';
import { money } from '../../sums/index.ts';

const FIGURE =
  /(?<![\p{L}\d.,/:-])(R\$\s?)?(\d{1,3}(?:\.\d{3})+|\d{1,9})(,\d{1,2})?(\s?(?:mil|k|reais|real|conto|contos|pila|pilas)(?!\p{L}))?(?![\p{L}\d/:]|[.,]\d|-\d)/giu;
/** What may follow an amount; a noun after it says that something else is counted. */
const AFTER =
  /^\s?(?:$|[,.;:!?)“”"'-]|(?:desde|por|pr[ao]|para|n[oa]s?|de (?!janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|d[ao]s?|a|as|ao|e|em|cada|com|sem|mas|que|q|so|agora|ja|ontem|hoje|me|el[ae]|mais|ate|ou|la|se|quando|porque|pq|depois|antes|pix|a vista|parcelado|mensa(?:l|is)|o (?:quilo|kg|metro|par|saco|kit|litro|combo)|fechado)\b)/;
const NOT_MONEY =
  /\b(?:dia|dias|as|apto|apartamento|sala|casa|numero|n|ano|quadra|lote|km|rua [^,]{2,40},?|avenida [^,]{2,40},?)\s?$/;
const STREET = /\b(?:rua|avenida|av|travessa|rodovia|estrada)\b/;
const LEAST = 20;
/** The numbers of help that a reply may name. */
const OF_HELP = /^(?:188|190|192)$/;
const THOUSAND = 1000;

/** The amounts of money that a clause states, as they are shown: "R$ 1.900". */
export function moneyStated(clause: string): string[] {
  const folded = fold(clause);
  if (folded.length !== clause.length) return [];
  return [...clause.matchAll(FIGURE)].flatMap((found) => {
    const [whole, sign = '', digits = '', cents = '', unit = ''] = found;
    const before = folded.slice(0, found.index);
    const after = folded.slice(found.index + whole.length);
    const isMarked = sign !== '' || unit !== '' || cents !== '';
    const value = Number(`${digits.replaceAll('.', '')}${cents.replace(',', '.')}`);
    if (!isMarked && OF_HELP.test(digits)) return [];
    if (NOT_MONEY.test(before) || /^\s?(?:%|por cento)/.test(after)) return [];
    if (!isMarked && (value < LEAST || !AFTER.test(after) || STREET.test(before))) return [];
    return money(/mil|k/i.test(unit) ? value * THOUSAND : value);
  });
}
