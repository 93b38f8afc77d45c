import { formatMoney, parseMoney } from '../../language/money.ts';
import { fold } from '../../language/text.ts';
import type { Said } from './place.ts';

/** What one sale is worth, as told; `text` is written out: "R$ 80 mil a R$ 200 mil por ano". */
export interface Price extends Said {
  from: number;
  to: number;
  /** "por mês", "por visita"; empty when not told. */
  per: string;
}

/** What the buyer earns: "renda de 8 mil", "faturam 50 mil por mês". */
export interface Means extends Said {
  kind: 'renda' | 'faturamento';
}

const AMOUNT = String.raw`(?:R\$\s?)?\d[\d.]*(?:,\d{1,2})?\s*(?:mil(?!h)|milh(?:ão|ões)|mi|k)?(?!\p{L})(?:\s*reais)?`;
const PER = String.raw`(?:\s*(?:por|ao|/)\s?(?:m[êe]s|ano|visita|sess[ãa]o|atendimento|pedido|compra|pessoa|hectare|safra|aluno|obra|evento|dia|semana|cliente|projeto|usu[áa]rio|unidade|contrato|viagem)(?!\p{L})|\s*(?:mensa(?:l|is)|anua(?:l|is)))?`;
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${AMOUNT})(?:\s*(?:a|até|e|-|ou)\s*(${AMOUNT}))?(${PER})`,
  'giu',
);
const SAYS_PRICE =
  /ticket|gast[ao]|pag[ao]|custa|invest|valor|preco|sistema de|contrato|parcela|mensalidade|orcamento|compra|pedido|apartamento|\bape\b|imove|casa de|plano de|pacote|honorario|cobr|verba|projeto/;
const SAYS_MEANS = /renda|ganha|salario|recebe|fatura/;
/** A number that counts something is no price. */
const COUNTS =
  /^\s*(?:a \d+ |e \d+ )?(?:pessoas|funcion|colab|anos|alunos|lojas|unidades|leitos|cadeiras|mesas|hectares|cabecas|veiculos|carros|clientes|dias|meses|horas|km|m2|metros|%|vendedores|quartos|filhos|vezes|empregados|profissionais|min)/;

/** Reads price and means out of a description: a number counts only where the text says so. */
export function moneyIn(text: string): { price: Price | null; means: Means | null } {
  let price: Price | null = null;
  let means: Means | null = null;
  for (const match of text.matchAll(MONEY)) {
    const money = readMoney(match);
    const clause = fold(
      text
        .slice(0, match.index)
        .split(/[,;.]\s/)
        .at(-1)
        ?.slice(-45) ?? '',
    );
    const after = fold(
      text.slice(match.index + match[0].length, match.index + match[0].length + 16),
    );
    if (!money || COUNTS.test(after)) continue;
    if (SAYS_MEANS.test(clause)) {
      means ??= { ...money, kind: /fatura/.test(clause) ? 'faturamento' : 'renda' };
    } else if (/r\$|reais|mensa|anua/.test(fold(match[0])) || SAYS_PRICE.test(clause)) {
      if (!/conta d[ae]|aluguel d/.test(clause)) price ??= withPeriod(money, clause);
    }
  }
  return { price, means };
}

function readMoney(match: RegExpExecArray): Price | null {
  const [words, low = '', high = '', per = ''] = match;
  const first = parseMoney(low)?.amount;
  const second = high ? parseMoney(high)?.amount : first;
  if (!first || !second || second < 5) return null;
  // "80 a 200 mil": the thousands of the second number are the first one's too.
  const scale = /(?:mil|milh|k)/i.exec(high) && !/(?:mil|milh|k)/i.test(low);
  const from = scale && first < second ? first * (/milh/i.test(high) ? 1e6 : 1e3) : first;
  return priceOf(words.trim(), Math.min(from, second), Math.max(from, second), periodOf(per));
}

function priceOf(words: string, from: number, to: number, per: string): Price {
  const amount = from === to ? formatMoney(from) : `${formatMoney(from)} a ${formatMoney(to)}`;
  return { words, from, to, per, text: [amount, per].filter(Boolean).join(' ') };
}

function periodOf(per: string): string {
  const folded = fold(per);
  if (/mensa|mes/.test(folded)) return 'por mês';
  if (/anua|ano/.test(folded)) return 'por ano';
  return per.trim().replace(/^(?:ao|\/)\s?/i, 'por ');
}

/** "contrato anual de 80 a 200 mil" tells the period before the amount. */
function withPeriod(price: Price, clause: string): Price {
  if (price.per) return price;
  if (/anua(l|is)/.test(clause)) return priceOf(price.words, price.from, price.to, 'por ano');
  if (/mensa(l|is)|mensalidade/.test(clause)) {
    return priceOf(price.words, price.from, price.to, 'por mês');
  }
  return price;
}
