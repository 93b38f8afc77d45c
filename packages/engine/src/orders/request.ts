import { fold } from '../shared/text.ts';
import { type Item, itemIn, partsOf, withBreaks } from './item.ts';
import type { Product } from './product.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What is asked of an order. */
export type Asked =
  | 'total'
  | 'deposit'
  | 'rest'
  | 'parts'
  | 'commission'
  | 'profit'
  | 'difference'
  | 'freight';

/** What a message says of an order: its goods, payment, delivery, and what it asks. */
export interface Request {
  tokens: readonly Token[];
  /** Its parts between commas, stops and "e". */
  phrases: readonly { from: number; tokens: readonly Token[] }[];
  folded: string;
  items: readonly Item[];
  asked: Asked | null;
  /** Whether it asks for an amount in words, or is a question at all. */
  asksAmount: boolean;
  isQuestion: boolean;
  pay: 'cash' | 'card' | 'boleto' | null;
  withoutDiscount: boolean;
  parts: number | null;
  /** "4 vezes no mês" */
  repeats: number | null;
  discount: {
    rate: number;
    isPercent: boolean;
    isEach: boolean;
    on: readonly Token[];
    isMore: boolean;
  } | null;
  deposit: { value: number; isPercent: boolean } | null;
  commission: number | null;
  freight: { amount: number | null; isOff: boolean } | null;
  km: number | null;
  /** Numbers that have no place in any of these. */
  open: readonly Token[];
}

const ASKS =
  /\b(?:quant[oa]s?|total|som[ae]\w*|calcul\w+|orcamento|fecha em|refa[zc]\w*|qual (?:o|e o|seria|fica)|da tudo|valor)\b/;
const CASH = /\b(?:pix|a vista|avista|dinheiro|especie)\b/;
const CARD = /\b(?:cartao|credito|maquininha)\b/;
const WITHOUT =
  /\bsem (?:o |os |nenhum |qualquer |esse |contar (?:com )?(?:o )?)?(?:desconto|pix|a vista)\b|\bpreco cheio\b|\bnao quer\w* desconto\b/;
const OFF = /\b(?:desconto|tir\w+|descont\w+|aplic\w+|menos|abat\w+|baix\w+|der?|dando|dou|off)\b/;
const MORE = /\b(?:acrescimo|aument\w+|a mais|taxa|juros)\b/;
const DEPOSIT =
  /\b(?:sinal|entrada|adiantad\w*|adiantamento|reserva|caucao)\b|\bmetade (?:agora|adiantad\w*|no ato|na encomenda)\b/;
const COMMISSION = /\bcomiss\w+\b/;
const PROFIT = /\b(?:lucr\w+|sobra (?:para|pra) mim|limpo)\b/;
const REST =
  /\b(?:rest(?:o|a|ante|am|am)|sobra\w*|saldo|falta (?:pagar|quanto|receber)|quanto falta|falta)\b|\b(?:fica\w*|paga\w*|quanto) (?:\S{1,20} ){0,6}(?:na|para a|pra|no dia da) (?:entrega|retirada)\b/;
const FREIGHT = /\b(?:frete|entrega\w*|carreto)\b/;
const OFF_FREIGHT =
  /\b(?:sem|tir\w+|exceto|nao (?:precisa|quer)\w*) (?:\S{1,14} ){0,3}(?:frete|entrega)\b|\b(?:vem|vai|ele|ela) (?:mesmo )?(?:buscar|busca|retirar|retira)\b/;
const DIFFERENCE = /\b(?:diferenca|economi[zs]\w+|quanto a mais)\b/;

/** What a message says of an order; null for a text that is too long. */
export function requestIn(text: string, products: readonly Product[]): Request | null {
  const read = tokensOf(text);
  if (!read) return null;
  const tokens = withBreaks(read, products);
  const folded = tokens.map(({ word }) => word).join(' ');
  const left = [...tokens];
  const take = (at: number) => {
    const found = left[at];
    left[at] = { word: ',', stem: ',', value: null, mark: 'none', unit: '' };
    return found?.value ?? null;
  };
  const around = (at: number, back: number, on: number) =>
    tokens
      .slice(Math.max(0, at - back), at + on + 1)
      .map(({ word }) => word)
      .join(' ');
  const found: Mutable = {
    parts: null,
    repeats: null,
    discount: null,
    deposit: null,
    commission: null,
    amount: null,
    km: null,
  };
  for (const [at, token] of tokens.entries()) {
    if (token.value === null) continue;
    const near = around(at, 6, 5);
    const close = around(at, 3, 3);
    if (REPLACED.test(around(at, 4, -1)) || isOfTime(tokens, at)) take(at);
    else if (token.unit === 'km') found.km = take(at);
    else if (token.mark === 'times' || isParts(tokens, at)) {
      const isRepeat =
        /^# (?:vezes )?(?:no|por|na|ao|a cada|esse|o mesmo) (?:mes|semana|dia|ano|pedido|mesmo)/.test(
          around(at, 0, 4),
        ) || /\brepet\w+|fizer|comprar (?:isso|tudo)/.test(near);
      if (isRepeat) found.repeats = take(at);
      else found.parts = take(at);
    } else if (token.mark === 'percent' && token.value === HALF && /\bmetade\b/i.test(text))
      found.deposit = { value: take(at) ?? 0, isPercent: true };
    else if (token.mark === 'percent')
      readPercent(found, { near, close, folded, take, at, tokens });
    else if (DEPOSIT.test(close) && !isCounted(tokens, at))
      found.deposit = { value: take(at) ?? 0, isPercent: false };
    else if (FREIGHT.test(around(at, 4, 2)) && !isCounted(tokens, at)) found.amount = take(at);
    else if (isMoneyOff(around(at, 6, 2), tokens, at)) {
      const isEach =
        /^# (?:reais |real )?(?:por|de|em|n[oa]s?|a menos (?:por|em)) (?:cada|\S+)|^# (?:reais |real )?(?:de desconto )?(?:por|em cada|de cada)/.test(
          around(at, 0, 5),
        );
      found.discount = {
        rate: take(at) ?? 0,
        isPercent: false,
        isEach,
        on: isEach ? onAfter(tokens, at) : [],
        isMore: false,
      };
    }
  }
  const phrases = partsOf(left, products);
  const items = phrases
    .flatMap((part) => itemIn(part, products) ?? [])
    .filter(({ before }) => !/\bnao [oa]s?$|\bnao$/.test(before));
  const isUsed = (token: Token, at: number) => items.some((item) => usedBy(item, left, at, token));
  return {
    tokens,
    phrases,
    folded,
    items,
    asked: askedIn(folded, found),
    asksAmount: ASKS.test(folded) || askedIn(folded, found) !== null,
    isQuestion: ASKS.test(folded) || text.includes('?'),
    pay: payIn(folded),
    withoutDiscount: WITHOUT.test(folded),
    parts: found.parts,
    repeats: found.repeats,
    discount: found.discount,
    deposit: found.deposit,
    commission: found.commission,
    freight: freightIn(folded, found),
    km: found.km,
    open: left.filter((token, at) => token.value !== null && !isUsed(token, at)),
  };
}

/** "há onze anos", "dia 12", "às 10": when something was or is. */
function isOfTime(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.mark !== 'none') return false;
  const [before = '', after = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  if (tokens[at]?.unit === 'h')
    return after === '' || /^(?:as|das|ate|apos|em|ha|faz|daqui|a|de)$/.test(before);
  return (
    (/^(?:ha|faz|dia|desde|as)$/.test(before) && !/^(?:camis|pec)/.test(after)) ||
    /^(?:anos?|uteis|h|hs|horas?|minutos?)$/.test(after) ||
    (/^(?:dias?|semanas?|meses)$/.test(after) && /^(?:em|daqui|ha|faz|ate|prazo|de)$/.test(before))
  );
}

/** "em vez de 30" */
const REPLACED = /\b(?:em vez|ao inves|no lugar) (?:de|das|dos)$|\be nao$/;

const HALF = 50;

interface Mutable {
  parts: number | null;
  repeats: number | null;
  discount: Request['discount'];
  deposit: Request['deposit'];
  commission: number | null;
  amount: number | null;
  km: number | null;
}

interface Percent {
  near: string;
  close: string;
  folded: string;
  at: number;
  take: (at: number) => number | null;
  tokens: readonly Token[];
}

function readPercent(found: Mutable, { near, close, folded, at, take, tokens }: Percent): void {
  if (DEPOSIT.test(near) && !/\bdesconto\b/.test(close))
    found.deposit = { value: take(at) ?? 0, isPercent: true };
  else if (COMMISSION.test(near)) found.commission = take(at);
  else if (OFF.test(near) || MORE.test(near) || CASH.test(folded))
    found.discount = {
      rate: take(at) ?? 0,
      isPercent: true,
      isEach: false,
      on: onAfter(tokens, at),
      isMore: MORE.test(close) && !/\b(?:desconto|menos|tir\w+)\b/.test(near),
    };
}

/** "só nas camisas", "somente no álbum": the words after it within its sentence. */
function onAfter(tokens: readonly Token[], at: number): readonly Token[] {
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ word }) => /^[.;?!:]$/.test(word));
  const own = end < 0 ? rest : rest.slice(0, end);
  const only = own.findIndex(
    ({ word }, index) =>
      /^(?:n[oa]s?|cada|em|del[ae]s?|por|das?|dos?)$/.test(word) &&
      !/^(?:total|tudo|pix|hora|dinheiro|final|desconto|pedido|valor|vista|menos|cima)$/.test(
        own[index + 1]?.word ?? 'total',
      ),
  );
  return only < 0 ? [] : own.slice(only + 1, only + 6);
}

const isParts = (tokens: readonly Token[], at: number): boolean =>
  /^(?:parcelas?|prestac\w+|boletos|cheques|pagamentos)$/.test(tokens[at + 1]?.word ?? '') ||
  (/^(?:em|por|de)$/.test(tokens[at - 1]?.word ?? '') &&
    /^(?:parcel\w+|divid\w+|iguais)$/.test(tokens[at - 2]?.word ?? tokens[at + 1]?.word ?? '') &&
    tokens[at]?.mark === 'none');

/** A number before a noun that it counts. */
const isCounted = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.word ?? '';
  return (
    tokens[at]?.mark === 'none' &&
    next.length > 3 &&
    !/^(?:reais|sinal|entrada|para|agora|frete|hoje|cada|adiantad\w*|quanto|total|fica|falta)$/.test(
      next,
    )
  );
};

const isMoneyOff = (near: string, tokens: readonly Token[], at: number): boolean =>
  /\b(?:tir\w+|desconto|abat\w+|abaix\w+|menos)\b/.test(near) &&
  !isCounted(tokens, at) &&
  (tokens[at]?.mark === 'money' ||
    /\b# (?:de desconto|de cada|por cada|em cada)\b/.test(near) ||
    /\bdesconto de #/.test(near));

const payIn = (folded: string): Request['pay'] => {
  const stated = folded.replace(
    /\bsem (?:o |no |ser )?(?:pix|desconto (?:do |no )?(?:pix|a vista)|cartao|a vista)\b|\bsem (?:o )?desconto (?:do |de |a )?(?:pix|vista)\b/g,
    ' ',
  );
  if (CASH.test(stated)) return 'cash';
  if (/\bboleto\b/.test(stated)) return 'boleto';
  return CARD.test(stated) ? 'card' : null;
};

function askedIn(message: string, found: Mutable): Asked | null {
  const folded = message.replace(/\bsem (?:[oa] )?(?:caucao|sinal|entrada)\b/g, ' ');
  if (/\b(?:so|quanto (?:e|da|fica|sai|custa)|qual) (?:o |a )?(?:frete|entrega)\b/.test(folded))
    return 'freight';
  if (COMMISSION.test(folded)) return 'commission';
  if (PROFIT.test(folded)) return 'profit';
  if (DIFFERENCE.test(folded)) return 'difference';
  if (found.parts !== null) return 'parts';
  if (REST.test(folded) && !/\b(?:o )?rest[oa] (?:igual|do pedido|no pix|mantid\w)/.test(folded))
    return 'rest';
  if (found.deposit || DEPOSIT.test(folded)) return 'deposit';
  return ASKS.test(folded) ? 'total' : null;
}

function freightIn(folded: string, { amount }: Mutable): Request['freight'] {
  const isOff = OFF_FREIGHT.test(folded);
  const named = FREIGHT.test(folded.replace(/\b(?:na|no dia da|ate a|para a) entrega\b/g, ' '));
  return named || isOff || amount !== null ? { amount: isOff ? null : amount, isOff } : null;
}

function usedBy(
  { at: start, count, price, name }: Item,
  left: readonly Token[],
  at: number,
  token: Token,
): boolean {
  if (at < start || at > start + REACH) return false;
  if (at === start && count !== null) return true;
  if (name.includes(token)) return true;
  return (
    price !== null &&
    token.value === price &&
    left.slice(start, at).every(({ word }) => !/^[.;?!]$/.test(word))
  );
}
const REACH = 14;

export const foldedName = (name: readonly Token[]): string =>
  fold(name.map(({ word, value, unit }) => (value === null ? word : `${value}${unit}`)).join(' '));
