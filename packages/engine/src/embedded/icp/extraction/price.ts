import { formatMoney, parseMoney } from '../../../shared/money.ts';
import { fold } from '../../../shared/text.ts';
import type { Statement } from './place.ts';

/** The price of one sale; `text` is normalised: "R$ 80 mil a R$ 200 mil por ano". */
export interface Price extends Statement {
  from: number;
  to: number;
  /** "por mês", "por visita"; empty when not stated. */
  per: string;
  /** "até", "acima de"; empty for an exact amount. */
  limit: string;
}

/** Income or current spending of the buyer: "renda de 8 mil", "conta de luz acima de 500 reais". */
export interface Means extends Statement {
  kind: string;
  /** Without limit and period: "R$ 500". */
  amount: string;
}

const AMOUNT = String.raw`(?:R\$\s?)?\d[\d.]*(?:,\d{1,2})?\s?(?:mil(?!h)|milh(?:ão|ões)|mi|k)?(?!\p{L})(?:\s?reais)?`;
const PER = String.raw`(?:\s?(?:por|ao|/)\s?(?:m[êe]s|ano|visita|sess[ãa]o|atendimento|pedido|compra|pessoa|hectare|safra|aluno|obra|evento|dia|semana|cliente|projeto|usu[áa]rio|unidade|contrato|viagem)(?!\p{L})|\s?(?:mensa(?:l|is)|anua(?:l|is)))?`;
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${AMOUNT})(?:\s?(?:a|até|e|-|ou)\s?(${AMOUNT}))?(${PER})`,
  'giu',
);
const SAYS_PRICE =
  /ticket|gast[ao]|pag[ao]|custa|invest|valor|preco|sistema de|contrato|parcela|mensalidade|orcamento|compra|pedido|apartamento|\bape\b|imove|casa de|plano de|pacote|honorario|cobr|verba|projeto/;
const MEANS: readonly (readonly [RegExp, string])[] = [
  [/fatura(m|mento)?\b(?! de (luz|energia))/, 'faturamento'],
  [/(conta|fatura) de (luz|energia)/, 'conta de luz'],
  [/aluguel/, 'aluguel'],
  [/renda|ganha|salario|recebe/, 'renda'],
];
const LIMIT = /(?<![a-z])(ate|acima de|mais de|a partir de|menos de)\s*$/;
const NAMES_MONEY = /r\$|reais|mensa|anua/;
/** A number that counts something is not a price. */
const COUNTS =
  /^\s*(?:a \d+ |e \d+ )?(?:pessoas|funcion|colab|anos|alunos|lojas|unidades|leitos|cadeiras|mesas|hectares|cabecas|veiculos|carros|clientes|dias|meses|horas|km|m2|metros|%|vendedores|quartos|filhos|vezes|empregados|profissionais|min)/;

/** Extracts price and means from a description; a number counts only in a context of money. */
export function moneyIn(text: string): { price: Price | null; means: Means | null } {
  let price: Price | null = null;
  let means: Means | null = null;
  for (const match of text.matchAll(MONEY)) {
    const { before, after } = around(text, match);
    const money = readMoney(match, LIMIT.exec(before)?.[1] ?? '');
    if (!money || COUNTS.test(after)) continue;
    const kind = MEANS.find(([words]) => words.test(before))?.[1];
    if (kind) means ??= { ...money, kind, amount: formatMoney(money.from) };
    else if (NAMES_MONEY.test(fold(match[0])) || SAYS_PRICE.test(before)) {
      price ??= withPeriod(money, before);
    }
  }
  return { price, means };
}

/** The clause before a number, and the text after it. */
function around(text: string, { index, 0: whole }: RegExpExecArray) {
  const clause =
    text
      .slice(0, index)
      .split(/[,;.]\s/)
      .at(-1) ?? '';
  const end = index + whole.length;
  return { before: fold(clause.slice(-45)), after: fold(text.slice(end, end + 16)) };
}

function readMoney(match: RegExpExecArray, limit: string): Price | null {
  const [words, low = '', high = '', per = ''] = match;
  const first = parseMoney(low)?.amount;
  const second = high ? parseMoney(high)?.amount : first;
  if (!first || !second || second < 5) return null;
  // "80 a 200 mil": the scale of the second number applies to the first one too.
  const scale = /(?:mil|milh|k)/i.exec(high) && !/(?:mil|milh|k)/i.test(low);
  const from = scale && first < second ? first * (/milh/i.test(high) ? 1e6 : 1e3) : first;
  return written({
    words: words.trim(),
    from: Math.min(from, second),
    to: Math.max(from, second),
    per: periodOf(per),
    limit: limit === 'ate' ? 'até' : limit,
  });
}

function written(price: Omit<Price, 'text'>): Price {
  const { from, to, per, limit } = price;
  const amount = from === to ? formatMoney(from) : `${formatMoney(from)} a ${formatMoney(to)}`;
  return { ...price, text: [limit, amount, per].filter(Boolean).join(' ') };
}

function periodOf(per: string): string {
  const folded = fold(per);
  if (/mensa|mes/.test(folded)) return 'por mês';
  if (/anua|ano/.test(folded)) return 'por ano';
  return per.trim().replace(/^(?:ao|\/)\s?/i, 'por ');
}

/** "contrato anual de 80 a 200 mil" states the period before the amount. */
function withPeriod(price: Price, clause: string): Price {
  if (price.per) return price;
  if (/anua(l|is)/.test(clause)) return written({ ...price, per: 'por ano' });
  return /mensa(l|is)|mensalidade/.test(clause) ? written({ ...price, per: 'por mês' }) : price;
}
