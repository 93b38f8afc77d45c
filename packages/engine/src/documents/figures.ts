import { type Figure, figuresOf } from './quantities.ts';
import type { RowAmount } from './row.ts';

/** A price as written in a cell or sentence. */
export interface WrittenPrice {
  value: string;
  amount: RowAmount;
  per: string | null;
  /** Words around it: "à vista", "no cartão". */
  condition: string;
  /** Words between the price before and this one: "pacote de 10 aulas". */
  lead: string;
  start: number;
  end: number;
}

const PER =
  /^\s?(?:\/\s?|(?:por|cada|o|a|ao|à)\s+)(?:cada\s+|1\s+)?(m²|m2|kg|[\p{L}²]{1,20}(?: (?:quadrado|linear|cúbico))?)/iu;
const PERIOD = /^\s?(mensa(?:l|is)|anua(?:l|is)|semana(?:l|is)|mês|ao mês)\b/iu;
const NOT_PER =
  /^(?:vista|prazo|partir|vez|pix|cartão|cartao|boleto|dinheiro|crédito|débito|partir|menos|mais|menor|maior|causa|desconto|valor|total)$/iu;
const NUMBER = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d{1,2})?(?![\d%])/;

/** The prices of a text, with their units and the words around them. */
export function pricesIn(text: string): WrittenPrice[] {
  const money = figuresOf(text).filter(({ kind, value }) => kind === 'money' && value > 0);
  return money.map((figure, at) => {
    const before = money[at - 1];
    const lead = before ? leadIn(text.slice(before.numberEnd, figure.start)) : '';
    return { ...priceOf(text, figure, money[at + 1]?.start ?? text.length), lead };
  });
}

/** The clause before a price, without the condition of the price before. */
function leadIn(between: string): string {
  const clause =
    between
      .split(/[;,]|\bou\b|\be\b/)
      .slice(1)
      .at(-1) ?? '';
  return clause.replace(/\b(?:de|por|a|é|são|fica|sai|custa)\s*$/iu, '').trim();
}

function priceOf(text: string, figure: Figure, next: number): Omit<WrittenPrice, 'lead'> {
  const { value, range, isRange, start, numberEnd } = figure;
  const { per, end } = perAfter(text, numberEnd);
  const high = isRange && range.high !== value ? range.high : null;
  return {
    value: text.slice(start, numberEnd).replace(/^rs\b/i, 'R$').trim(),
    amount: { low: value, high, kind: 'money' },
    per,
    condition: conditionIn(text.slice(end, next)),
    start,
    end,
  };
}

/** A number in a column of prices. */
export function plainPrice(cell: string): WrittenPrice | null {
  const number = NUMBER.exec(cell)?.[0];
  if (!number) return null;
  const [price] = pricesIn(`R$ ${cell}`);
  return price ? { ...price, value: `R$ ${number}` } : null;
}

function perAfter(text: string, end: number): { per: string | null; end: number } {
  const rest = text.slice(end, end + 40);
  const match = PER.exec(rest) ?? PERIOD.exec(rest);
  if (!match?.[1] || NOT_PER.test(match[1])) return { per: null, end };
  const per = match[1].toLowerCase();
  const period = /^mensa|mês/.test(per)
    ? 'mês'
    : /^anua/.test(per)
      ? 'ano'
      : /^semana/.test(per)
        ? 'semana'
        : per;
  return { per: period, end: end + match[0].length };
}

const CONDITION_WORDS = 6;

function conditionIn(rest: string): string {
  const [clause = ''] = rest.split(/[.;!?|\t]|\bou\b|\be\b/);
  const words = clause
    .replace(/^[\s,(–-]+/, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, CONDITION_WORDS);
  return words
    .join(' ')
    .replace(/(?<![),])[),]+$/, '')
    .replace(/[()]/g, '')
    .trim();
}

/** Formats an amount in reais: "R$ 1.234,50", "R$ 360". */
export function formatReais(amount: number): string {
  const hasCents = Math.round(amount * 100) % 100 !== 0;
  const digits = hasCents ? 2 : 0;
  return `R$ ${amount.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
