import {
  counted,
  difference,
  holdsShare,
  howMany,
  isGain,
  MANY,
  payable,
  period,
  TOTAL_QUERY,
  targeted,
  together,
} from './asked-before.ts';
import { atMargin, hasCost, margin, marked, PROFIT, perSize, profit } from './asked-gain.ts';
import { hasNumber } from './certainty.ts';
import { namesCustomer, ordersNamed } from './customers.ts';
import type { Query } from './deal.ts';
import type { Draft } from './draft.ts';
import { isCut, isLine } from './edits.ts';

const MARGIN =
  /\b(?:margem|em porcentagem|em percentual|em termos percentuais|quantos por ?cento|que percentual|que porcentagem|qual percentual|quantos? %|qual (?:a|e a|o) porcentagem|por cento (?:do|de) (?:preco|valor|total)|em porcento)\b|\bem %|quanto % |quantos % |qts % |% disso|\bdisso em %/;

const REST =
  /\b(?:falta\w*|o resto|resto|restante|saldo|resta|restaria|devendo|o que falta|fica para (?:o dia|a entrega|ela pagar|ele pagar)|pagar na entrega|na entrega)\b/;

const DEPOSIT = /\b(?:entrada|sinal|adiant\w+|reserva|cada parte)\b/;

const COMMISSION = /\bcomiss\w+|\bminha parte\b/;

const DIFFERENCE =
  /\b(?:diferenca|economiz\w+|abrindo mao|deix\w+ de ganhar|a mais em relacao|aumenta quanto|quanto a mais|entra a mais|perco|perderia)\b/;

const TOTAL =
  /\b(?:total|tudo|soma|somando|somar|some|pedido|ao todo|fecha em|orcamento|conjunto|inteiro|geral|compra|valor|refa[zc]\w*|calcul\w*|encomenda|conta)\b/;

const OF_PERIOD = /\bpor (?:dia|semana|mes|ano)\b|\bno (?:mes|ano|dia)\b|\bna semana\b/;

const AMOUNT =
  /\b(?:quanto|qual|quantos|fica|da|ficaria|por quanto|seria|vai|dao|sai|custa\w*|passa a ser)\b/;

/** "o salão fica com 40%, quanto é meu?" */
const MINE =
  /\b(?:fica|ficam|ficaria|leva|come|retem) (?:com )?#.{0,80}\b(?:meu|minha|para mim|comigo|eu fico|sobra\w*|repass\w+|me passa\w*|recebo|eu levo)\b/;

const CHANGE = /\btroco\b/;
const GIVES_UP = /\b(?:abr\w+ mao|desconto|a menos|diferenca|perco|deixo de ganhar|baix\w+)\b/;
const AVERAGE = /\bmedia\b|\b(?:ticket|valor) medio\b/;

/** What a message asks of the deal; null where it asks for nothing that is known. */
export function askedIn(draft: Draft): Query | null {
  const { said, talk, deal } = draft;
  const { words } = said;
  const last = talk.query;
  const base = baseOf(draft);
  if (draft.multiply !== null)
    return last ? { kind: 'times', of: last, count: draft.multiply, name: '' } : null;
  const sameMarkup =
    last?.kind === 'markup' &&
    /\bmesm[oa] (?:acrescimo|porcentagem|percentual|markup|margem)\b/.test(words)
      ? last.percent
      : null;
  const markup = draft.markup ?? sameMarkup;
  if (markup !== null) return marked(draft, markup);
  if (draft.margin !== null) return atMargin(draft, draft.margin);
  if (draft.half && (draft.commission !== null || draft.fee !== null)) return halved(draft, base);
  if (AVERAGE.test(words) && said.mentions.every((one) => !hasNumber(one))) return average(draft);
  if (draft.offer !== null) return offered(draft, draft.offer);
  if (draft.commission !== null) {
    if (/\b(?:preciso|tenho que|teria que|quanto) vender\b/.test(words)) return null;
    if (MINE.test(words)) return { kind: 'less-share', of: base, percent: draft.commission, base };
    return { kind: 'share', percent: draft.commission, of: base, name: 'comissão' };
  }
  const orders = ordersNamed(draft);
  if (orders && !draft.isChanged && /\bmais\b|\bsom\w+|\bjunt\w+/.test(words))
    return { kind: 'sum', of: orders };
  const deposit = depositQuery(draft, base) ?? halfFirst(draft, base);
  if (draft.instalments !== null) return split(draft, draft.instalments, base, deposit);
  if (draft.fee !== null) {
    const of: Query = PROFIT.test(words) && hasCost(draft) ? { kind: 'profit' } : base;
    return { kind: 'less-share', of, percent: draft.fee, base };
  }
  if (draft.half)
    return { kind: 'share', percent: 50, of: restOf(last, base, words), name: 'metade' };
  if (deposit) {
    const asksRest =
      REST.test(words) &&
      !/\b(?:quanto|qual|de quanto) (?:e|seria|fica|da|sera)(?: de)? (?:o |a |esse |essa )?(?:sinal|entrada)/.test(
        words,
      );
    if (CHANGE.test(words)) return { kind: 'rest', of: deposit, paid: base };
    if ('amount' in (draft.deposit ?? {})) return { kind: 'rest', of: base, paid: deposit };
    return asksRest ? { kind: 'rest', of: base, paid: deposit } : deposit;
  }
  if (REST.test(words) && last?.kind === 'share' && last.name !== 'comissão')
    return { kind: 'rest', of: last.of, paid: last };
  if (draft.target !== null) return targeted(draft, draft.target);
  const sized = perSize(draft);
  if (sized) return sized;
  if (MARGIN.test(words)) return margin(draft);
  if (DIFFERENCE.test(words)) return difference(draft);
  const many = MANY.exec(words)?.[1];
  if (many) return howMany(draft, many);
  if (draft.period !== null) return period(draft, draft.period);
  if (draft.rate !== null) return counted(draft, draft.rate);
  if (
    last?.kind === 'share' &&
    /\b(?:para mim|comigo|eu fico)\b/.test(words) &&
    said.mentions.every((one) => one.kind === 'goods' && one.amount === null)
  )
    return { kind: 'rest', of: last.of, paid: last };
  if (PROFIT.test(words)) return profit(draft);
  if (draft.count !== null) return counted(draft, draft.count);
  const isStated = said.mentions.some(
    (one) => one.kind !== 'goods' || one.count !== null || one.amount !== null,
  );
  if (last?.kind === 'split' && /\bparcelas?\b/.test(words) && !isStated) return last;
  const asksShare = COMMISSION.test(words) ? 'comissão' : DEPOSIT.test(words) ? 'entrada' : null;
  if (asksShare) return holdsShare(last, asksShare) ? last : null;
  if (OF_PERIOD.test(words) && !draft.isChanged) return null;
  if (draft.isChanged) return changed(draft);
  if (
    /\b(?:as|os|das|dos|ess[ea]s|dess[ea]s|ness[ea]s) (?:duas|dois)\b|\bsoma (?:as|os|tudo)\b|\bmais o d[ae]\b/.test(
      words,
    )
  )
    return together(draft);
  if (
    /\bdesconto\b/.test(words) &&
    /\bquanto\b|\bqual\b/.test(words) &&
    deal.entries.some(isCut) &&
    /\b(?:de desconto|o desconto|esse desconto)\b/.test(words) &&
    !TOTAL.test(words) &&
    !said.keepsDiscount
  )
    return { kind: 'discount' };
  if ((said.dropsDiscount || said.keepsDiscount) && AMOUNT.test(words)) return again(draft);
  if (
    TOTAL.test(words) &&
    AMOUNT.test(words) &&
    deal.entries.length > 0 &&
    said.words.split(' ').length <= 14
  )
    return TOTAL_QUERY;
  return null;
}

/** "metade agora e o resto em 3 vezes" */
const halfFirst = ({ half, instalments }: Draft, of: Query): Query | null =>
  half && instalments !== null ? { kind: 'share', percent: 50, of, name: 'entrada' } : null;

/** "a loja fica com metade, e da minha metade pago 20%": what is left of the half. */
function halved({ commission, fee }: Draft, base: Query): Query | null {
  const percent = commission ?? fee;
  if (percent === null || (commission !== null && fee !== null)) return null;
  const half: Query = { kind: 'share', percent: 50, of: base, name: 'metade' };
  return { kind: 'less-share', of: half, percent, base: half };
}

/** The total by the number of its lines, where each stands for one. */
function average({ deal }: Draft): Query | null {
  const lines = deal.entries.filter(isLine);
  const isPlain = lines.length > 1 && lines.length === deal.entries.length;
  return isPlain && lines.every(({ count }) => count === 1)
    ? { kind: 'split', of: TOTAL_QUERY, parts: lines.length, name: 'em média' }
    : null;
}

/** "quer fechar em 690, abro mão de quanto?" */
function offered({ said, talk }: Draft, amount: number): Query | null {
  const of = payable(talk.query);
  const paid: Query = { kind: 'known', value: amount, unit: 'R$', name: 'oferta' };
  const rest: Query = { kind: 'rest', of, paid };
  if (!GIVES_UP.test(said.words)) return null;
  return MARGIN.test(said.words) ? { kind: 'ratio', of: rest, base: of } : rest;
}

/** What a share or a payment is taken of. */
function baseOf(draft: Draft): Query {
  const { known, talk } = draft;
  if (known !== null) return { kind: 'known', value: known, unit: 'R$', name: '' };
  const last = talk.query;
  const isOfLast =
    last !== null && isGain(last) && last.kind !== 'ratio' && last.kind !== 'difference';
  if (
    isOfLast &&
    (draft.half ||
      /\b(?:disso|nisso|desse|dessa|desta|del[ae]|lucro|sobra)\b/.test(draft.said.words))
  )
    return last;
  const paid = payable(talk.query);
  return paid.kind === 'sum' && namesCustomer(draft) ? TOTAL_QUERY : paid;
}

const restOf = (last: Query | null, base: Query, words: string): Query =>
  last?.kind === 'rest' && /\b(?:rest\w+|dess[ea]|diss?o|falta)\b/.test(words) ? last : base;

function depositQuery({ deposit }: Draft, base: Query): Query | null {
  if (!deposit) return null;
  return 'amount' in deposit
    ? { kind: 'known', value: deposit.amount, unit: 'R$', name: 'entrada' }
    : { kind: 'share', percent: deposit.percent, of: base, name: 'entrada' };
}

function split(
  { said, talk }: Draft,
  parts: number,
  base: Query,
  deposit: Query | null,
): Query | null {
  const { query: last } = talk;
  if (/\b(?:parcelas?|prestac\w+|mensalidades?) de #/.test(said.words))
    return { kind: 'times', of: base, count: parts, name: '' };
  const name = 'parcela';
  const rest = /\b(?:rest\w+|falta|saldo|o que ficou)\b/.test(said.words);
  if (deposit) return { kind: 'split', parts, name, of: { kind: 'rest', of: base, paid: deposit } };
  if (last?.kind === 'rest')
    return {
      kind: 'split',
      parts,
      name,
      of:
        rest || /\b(?:ess[ea]|iss?o|dess[ea])\b/.test(said.words) || !said.words.includes('tudo')
          ? last
          : base,
    };
  if (last?.kind === 'split') return { kind: 'split', parts, name, of: last.of };
  const isPart = last?.kind === 'share' && last.name !== 'comissão';
  if (isPart && rest)
    return { kind: 'split', parts, name, of: { kind: 'rest', of: last.of, paid: last } };
  if (isPart && !/\b(?:total|tudo|pedido)\b/.test(said.words)) return null;
  return { kind: 'split', parts, name, of: base };
}

/** The last question once more, at the deal as it is now. */
const again = ({ talk }: Draft): Query | null => {
  const last = talk.query;
  return last?.kind === 'known' ? null : last;
};

/** What a change of the order asks for: what was asked before, or the total. */
function changed(draft: Draft): Query | null {
  const { talk, said, deal } = draft;
  const last = talk.query;
  if (deal.entries.length === 0) return null;
  const asksTotal = TOTAL.test(said.words);
  const paid = payable(last);
  if (paid.kind === 'sum' || paid.kind === 'known') return null;
  const linesOf = (entries: typeof deal.entries) => entries.filter(isLine).length;
  // What is added to a period is not known.
  if (paid.kind === 'times' && linesOf(deal.entries) > linesOf(talk.deal.entries)) return null;
  if (paid.kind === 'times')
    return /\b(?:mensal\w*|mes|ano|anual|contrato|semana)\b/.test(said.words) ? paid : null;
  if (asksTotal || !last) return TOTAL_QUERY;
  if (last.kind === 'profit-each' && deal.entries.some(isLine)) return profit(draft);
  if (last.kind === 'share') return said.dropsDiscount || said.isQuestion ? TOTAL_QUERY : null;
  if (last.kind === 'times' || last.kind === 'split' || last.kind === 'profit')
    return said.isQuestion && /\bquanto\b|\bqual\b/.test(said.words) && last.kind !== 'profit'
      ? TOTAL_QUERY
      : last.kind === 'profit' || said.replaces
        ? last
        : TOTAL_QUERY;
  return TOTAL_QUERY;
}
