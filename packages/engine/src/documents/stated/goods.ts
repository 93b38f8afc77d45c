import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { sameStem, stemsOf, wordsOf } from '../terms.ts';

const FREE = /^(?:gr[aá]tis|gratuit|isent|cortesia|sem custo|inclus)/i;
const WORDED = /^(?:consult|sob |a combinar)/i;
/** "Pedido mínimo: R$ 300", "parcela mínima": limits, not goods. */
const LIMITS =
  /\b(?:(?:pedido|compra|parcela|valor|consumo|entrada) (?:minim|maxim)[oa]|limite|limitad[oa]|bonus|premi\w+|comissao)\b/;

const BONUS = /\b(?:bonus|premi\w+|comissao)\b/;

/** Whether a row states what something costs, also nothing. */
export function isPriced({ kind, amount, value, item, conditions, line }: DocumentRow): boolean {
  if (
    kind !== 'price' ||
    LIMITS.test(fold(`${item} ${conditions.join(' ')}`)) ||
    BONUS.test(fold(line))
  )
    return false;
  return amount?.kind === 'money' || FREE.test(value) || WORDED.test(value);
}

/** The terms of a message that a row contains. */
interface Hit {
  row: DocumentRow;
  terms: readonly string[];
  /** Of them, those of the item or its conditions rather than of the heading. */
  own: number;
  share: number;
}

function hitOf(row: DocumentRow, terms: readonly string[]): Hit {
  const words = wordsOfRow(row);
  const codes = wordsOf(`${row.item} ${row.conditions.join(' ')}`);
  const owned = [...words.item, ...words.conditions];
  const isIn = (stems: readonly string[], term: string) =>
    stems.some((one) => sameStem(one, term)) || (/^\d/.test(term) && codes.includes(term));
  const own = terms.filter((term) => isIn(owned, term));
  const found = terms.filter((term) => isIn(owned, term) || isIn(words.section, term));
  const named =
    words.item.filter((stem) => terms.some((term) => sameStem(stem, term))).length +
    terms.filter((term) => /^\d/.test(term) && wordsOf(row.item).includes(term)).length;
  return {
    row,
    terms: found,
    own: own.length,
    share: words.item.length > 0 ? named / words.item.length : 0,
  };
}

/** The rows that contain most of the terms; of equals those whose item is named most fully. */
export function bestHits(rows: readonly DocumentRow[], terms: readonly string[]): Hit[] {
  const hits = rows.map((row) => hitOf(row, terms)).filter((hit) => hit.terms.length > 0);
  const most = Math.max(0, ...hits.map(({ terms: found }) => found.length));
  const widest = hits.filter(({ terms: found }) => found.length === most);
  const owned = Math.max(0, ...widest.map(({ own }) => own));
  const best = widest.filter(({ own }) => own === owned);
  const items = best.filter(({ share }) => share > 0);
  return items.length > 0 ? items : best;
}

/** Words about the calculation rather than the goods. */
const SPOKEN =
  /^(?:amg|mil$|dao$|pessoa|noiv|client|moca|cara|esposa|marido|filh|menin|emprest|seu|cobro|cobrar|qn?t|tenho|leva|levou|forem|fosse|fossem|for$|caberi|dizer|diss|passar|acha|sabe|vira|vende|ganh|alguem|primo|amig|vizinh|chefe|patro|pedido|sera|daria|sairia|ficar|vezes|parcel|prazo$|unidad|peca$|total|soma|somand|fechad|instala$|cara$|moco|moca|rapaz|mulher|menina|homem|senhor|dona|seu$|ate$|quanti|mesmo|desse|dessa|deste|faze|preco|valor|orcame|orcam|calcul|conta$|fatura|reais|real$|ficari|precis|quer|quis|pedi|pedir|pediu|manda|passa|coloc|bota|poe|inclui|junto|junta|jeito|caso|cada|sera|acho|kkk|rs$|gente)/;

/** The stems of a text that may name goods or rules. */
export const termsOf = (text: string): string[] =>
  [...new Set(stemsOf(text))].filter((stem) => !SPOKEN.test(stem));
