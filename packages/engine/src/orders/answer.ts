import { money, percent, plain } from '../sums/format.ts';
import { changedBy } from './change.ts';
import type { Item } from './item.ts';
import type { ListRules, PercentRule } from './list-rules.ts';
import { CONTAINER } from './match.ts';
import type { Order } from './order.ts';
import type { Product } from './product.ts';
import { type Asked, foldedName, type Request, requestIn } from './request.ts';
import { isSameToken, isTelling } from './tokens.ts';
import { type Total, totalOf } from './totals.ts';

/** What the seller's documents and talk state of goods and payment. */
export interface Book {
  products: readonly Product[];
  rules: ListRules;
}

export interface OrderAnswer {
  order: Order;
  /** The answer in one sentence, or the question for what is missing. */
  says: string;
  isQuestion: boolean;
  steps: string;
  assumed: readonly string[];
  value: number;
  /** Whether all words of the message have a part in it. */
  isSure: boolean;
  /** A new order whose prices are all of the talk: other readings of its numbers may be right. */
  isOfTalk: boolean;
  /** Several goods, each with a count and a price. */
  isPlain: boolean;
}

/** Other sums, texts and advice are no orders. */
const OTHER =
  /\b(?:margem|markup|meta|ponto de equilibrio|(?<!me )escrev\w+|mensagem|msg|texto|respond\w+|respost\w+|o que (?:eu )?(?:digo|falo|faco)|como (?:eu|que|cobr\w+|neg\w+)|dica|posso dar|vale a pena|compensa|por (?:dia|hora|semana)|concorrente|% em cima|com juros|imposto)\b/;
/** Questions of rules, and of other amounts than those of an order. */
const RULES =
  /\b(?:devolv\w+|devol\w+|cancelou|de volta|quebr\w+|atras\w+|remarc\w+|desmarc\w+|garantia|prazo|posso|pode|aceit\w+|libera\w*|fazemos|permite|refaz de graca|errad[oa]|credito dela|que dia|quando|por que|porque nao)\b/;
const OTHER_AMOUNT =
  /\b(?:por cento|perco|perde|ganh\w+|medi[ao]|preciso|precisam|cada (?:lata|um custa|unidade)|quant[oa]s|mais barat\w+|qual a? ?mais)\b|%\?/;
/** What happened, or what somebody said, is no order by itself. */
const REPORTS =
  /\b(?:perdi|fechou|fechei|vendi|comprou|disse|falou|acha\w*|achou|reclam\w+|voltou|sumiu|teim\w+|insist\w+|shopee|mercado livre)\b/;
/** What a customer wants is told, not asked. */
const TOLD =
  /\b(?:pediu|pede|quer|pedindo|queria|disse|falou|perguntou)\b(?: \S{1,20}){0,5} (?:desconto|parcel\w+|prazo)\b/;
const SHORT = 14;
/** A change of goods may take two sentences. */
const CHANGE = 24;

/** The order of a talk after a message, and what it asks of it; null for any other message. */
export function answerOrder(text: string, before: Order | null, book: Book): OrderAnswer | null {
  let request = requestIn(text, book.products);
  if (!request || OTHER.test(request.folded)) return null;
  if (TOLD.test(request.folded) && !request.isQuestion) return null;
  if (RULES.test(request.folded) || !isOrder(request, before)) return null;
  if (OTHER_AMOUNT.test(request.folded) && request.asked !== 'profit') return null;
  const own = request.asked === 'profit' ? request.items.filter(isCost) : [];
  const costs = own.length > 0 ? own : (before?.costs ?? []);
  const isLookUp =
    request.items.length === 1 &&
    request.items.every(isPlain) &&
    !/\b(?:com|mais|tir\w+|sem|desist\w+|poe|volt\w+|tambem)\b/.test(request.folded);
  if (isLookUp) return null;
  if (own.length > 0)
    request = { ...request, items: request.items.filter((one) => !own.includes(one)) };
  const given = before && request.items.length === 0 ? withOpenCount(request, before) : null;
  const changed = given ?? changedBy(request, before);
  if (!changed || changed.order.lines.length === 0) return null;
  const isGoing = !changed.isNew && unexplained(request) > 1;
  if (isGoing && !request.asksAmount) return null;
  if (REPORTS.test(request.folded) && !request.asksAmount) return null;
  const isListed = changed.order.lines.some(({ product }) => product?.source != null);
  const [unnamed] = changed.isNew && isListed ? unnamedIn(request) : [];
  if (unnamed)
    return question(
      changed.order,
      `Não achei “${unnamed}” nos preços que tenho. Quanto custa cada um?`,
    );
  if (changed.doubt) return doubtful(changed.order, changed.doubt, request);
  const asked = request.asked ?? 'total';
  const each = changed.order.lines.find(
    ({ product }) =>
      product?.source &&
      product.per !== '' &&
      !/^(?:mes|mensal|dia|diaria|hora|semana|por)/.test(product.per),
  );
  if (
    each &&
    changed.order.lines.length > 1 &&
    !request.items.some(
      ({ count, products }) => count !== null && each.product && products.includes(each.product),
    ) &&
    !before?.lines.some(({ product }) => product === each.product)
  )
    return question(
      changed.order,
      `“${each.label}” é por ${each.product?.per ?? ''}: para quantas?`,
    );
  if (
    /\b(?:semestre|ano|anual|inteir[oa]|mensalidades)\b/.test(request.folded) &&
    changed.order.lines.some(({ product }) => /^(?:mes|mensal|por mes)/.test(product?.per ?? ''))
  )
    return null;
  if (
    request.open.length >
    (given ? 1 : 0) + (asked === 'profit' || asked === 'commission' ? 1 : 0)
  )
    return null;
  const total = totalOf(changed.order, book.rules);
  if (total.lacks) return question(changed.order, total.lacks);
  const isOfDeposit = asked === 'rest' && changed.isNew && !changed.order.deposit;
  const view = viewOf(isOfDeposit ? 'total' : asked, {
    request,
    order: changed.order,
    before,
    total,
    rules: book.rules,
    costs,
  });
  if (!view) return null;
  const { says, value, steps = [] } = view;
  const isKnown = unexplained(request) <= (isListed ? 0 : UNEXPLAINED);
  const isSure = request.open.length === 0 && isKnown && changed.order.isSure;
  const sources = changed.order.lines.flatMap(({ product }) =>
    product?.source ? `“${product.source.line}” (${product.source.file})` : [],
  );
  const rules = total.rules.map(({ line, file }) => `“${line}” (${file})`);
  return {
    order: { ...changed.order, figure: value, costs, isSure },
    says,
    isQuestion: false,
    steps: [...total.steps, ...steps].join('; '),
    assumed: [
      ...new Set([
        ...sources,
        ...rules,
        ...(view.rules ?? []),
        ...total.notes,
        ...notesOn(changed.order, book),
      ]),
    ],
    value,
    isSure,
    isOfTalk: changed.isNew && changed.order.lines.every(({ product }) => product?.source === null),
    isPlain: isPlainOrder(request, changed.order),
  };
}

/** Words of requests, payment and delivery; what else a message says may change what is meant. */
const SPOKEN =
  /^(?:quant\w*|total|tud\w*|tod[oa]s?|som\w+|calcul\w+|fic\w+|d[aá]|dao|sai|saem|cust\w+|val\w+|prec\w+|reais|real|cada|quer\w*|ped\w+|pedid\w+|lev\w+|precis\w+|urgen\w+|loja|tabela|lista|escolh\w+|encomend\w+|compr\w+|orcament\w*|gost\w+|saber|favor|desc?ont\w*|pix|vist\w*|dinheir\w*|carta\w*|credit\w*|debit\w*|boleto\w*|parcel\w+|vez\w*|frete|entreg\w+|sinal|entrada|adiantad\w*|rest\w+|falt\w+|sobr\w+|comiss\w+|lucr\w+|client\w*|el[ae]s?|voce|eu|meu|minha|seu|sua|don[ao]|agora|hoje|mais|menos|sem|tambem|so|mas|se|for|forem|fosse\w*|ser\w*|vai|vou|vao|por|que|qual|est\w+|ess\w+|diss\w*|del[ae]s?|igual|iguais|mesm\w+|junt\w+|ainda|ja|na[oõ]|tir\w+|retir\w+|poe|bota|coloc\w+|acrescent\w+|inclu\w+|volt\w+|mud\w+|troc\w+|err\w+|refa\w+|corrig\w+|desist\w+|cancel\w+|aplic\w+|pag\w+|divid\w+|fech\w+|fa[cz]\w*|der|dou|dar|dei|diferenc\w*|entre|primeir\w+|segund\w+|outr\w+|valor\w*|final|unitari\w*|unidad\w*|peca\w*|ite[nm]\w*|bom|boa|dia|tarde|noite|oi|ola|entao|assim|aqui|ali|depois|antes|como|porque|ate|mes|beleza|obrigad\w+|favor)$/;
const UNEXPLAINED = 3;

/** How many words of a message are no part of an order. */
function unexplained({ tokens, items }: Request): number {
  const named = new Set(items.flatMap(({ name }) => name));
  const left = tokens.filter(
    (one) =>
      one.value === null &&
      isTelling(one) &&
      one.word.length > 2 &&
      !named.has(one) &&
      !CONTAINER.test(one.stem) &&
      !SPOKEN.test(one.word),
  );
  return left.length;
}

/** Names beside the goods that no list has: "com instalação". */
function unnamedIn({ phrases, items, tokens: all }: Request): string[] {
  const first = Math.min(...items.map(({ at }) => at));
  return phrases.flatMap(({ from, tokens: own }) => {
    const isJoined = /^(?:e|mais|com)$/.test(all[from - 1]?.word ?? '') || own[0]?.word === 'com';
    const tokens = isJoined ? own : [];
    const telling = tokens.filter(isTelling);
    const isName =
      telling.length > 0 &&
      telling.length < 3 &&
      from > first &&
      telling.every(({ value, word }) => value === null && word.length > 3 && !SPOKEN.test(word));
    const isHeld = items.some(({ at }) => at >= from && at < from + tokens.length);
    const isBeside = items.some(({ at }) => at < from && at > from - BESIDE);
    return isName && !isHeld && isBeside ? [foldedName(telling)] : [];
  });
}
const BESIDE = 9;

/** Whether a message orders goods or goes on with an order. */
function isOrder(request: Request, before: Order | null): boolean {
  const { items, isQuestion, tokens } = request;
  const isShort = tokens.length <= SHORT;
  const priced = items.filter(({ price, products }) => price !== null || products.length > 0);
  if (before === null) {
    const ofList = priced.filter(({ products }) => products.some(({ source }) => source !== null));
    const counted = priced.filter(({ count }) => count !== null);
    const isListed = ofList.filter(({ count }) => count !== null).length > 1;
    return (
      (isQuestion || isShort || isListed) &&
      ((priced.length > 1 && (isQuestion || counted.length > 1)) ||
        (ofList.length > 0 && counted.length > 0))
    );
  }
  const isAsked = request.asked !== null || hasTerms(request);
  return priced.length > 0
    ? isQuestion || tokens.length <= CHANGE
    : isAsked && (isQuestion || isShort);
}

const hasTerms = ({
  pay,
  discount,
  withoutDiscount,
  parts,
  freight,
  deposit,
  repeats,
  km,
}: Request): boolean =>
  pay !== null ||
  discount !== null ||
  withoutDiscount ||
  parts !== null ||
  freight !== null ||
  deposit !== null ||
  repeats !== null ||
  km !== null;

/** "e se forem 150?" of an order of one kind of goods. */
function withOpenCount(request: Request, before: Order): ReturnType<typeof changedBy> {
  const [number, other] = request.open;
  const [line, second] = before.lines;
  const isCount = /\b(?:se (?:for|forem|fossem)|e|levar|forem) #/.test(request.folded);
  if (!number || other || !line || second || !isCount || number.mark !== 'none') return null;
  const changed = changedBy(request, before);
  return (
    changed && {
      ...changed,
      order: { ...changed.order, lines: [{ ...line, count: number.value ?? line.count }] },
    }
  );
}

/** "12 bancos a 80 e 3 mesas a 410, quanto dá?" */
const isPlainOrder = ({ items, asked, isQuestion, open }: Request, { lines }: Order): boolean =>
  lines.length > 1 &&
  open.length === 0 &&
  isQuestion &&
  (asked === 'total' || asked === null) &&
  items.filter(({ count }) => count !== null).length >= lines.length;

const question = (order: Order, ask: string): OrderAnswer => ({
  order: { ...order, isSure: false },
  says: ask,
  isQuestion: true,
  steps: '',
  assumed: [],
  value: order.figure,
  isSure: true,
  isOfTalk: order.lines.every(({ product }) => product?.source === null),
  isPlain: false,
});

function doubtful(
  order: Order,
  { item, products }: NonNullable<NonNullable<ReturnType<typeof changedBy>>['doubt']>,
  { tokens }: Request,
): OrderAnswer | null {
  const name = foldedName(item.name);
  if (products.length > 1) {
    const names = products
      .slice(0, 4)
      .map((one) => `${one.label.trim()} (${money(one.prices[0]?.amount ?? 0)})`);
    return question(order, `Qual “${name}” é: ${names.join(' ou ')}?`);
  }
  if (name === '' || tokens.length > LONG) return null;
  return question(order, `Não achei “${name}” nos preços que tenho. Quanto custa cada um?`);
}
const LONG = 60;

interface Viewed {
  request: Request;
  order: Order;
  before: Order | null;
  total: Total;
  rules: ListRules;
  /** What the seller pays for goods of the order. */
  costs: readonly Item[];
}

interface View {
  says: string;
  value: number;
  steps?: string[];
  rules?: string[];
}

function viewOf(asked: Asked, viewed: Viewed): View | null {
  const { request, total, order } = viewed;
  if (request.repeats !== null && asked === 'total') return repeated(total.total, request.repeats);
  switch (asked) {
    case 'deposit':
      return depositOf(viewed, false);
    case 'rest':
      return depositOf(viewed, true);
    case 'freight':
      return freightOf(viewed);
    case 'parts':
      return partsOf(viewed);
    case 'commission':
      return commissionOf(viewed);
    case 'profit':
      return profitOf(viewed);
    case 'difference': {
      const last = viewed.before?.before.at(-1);
      const [now, then] = [viewed.before?.figure ?? 0, last ?? 0];
      if (last === undefined || request.items.length > 0) return null;
      const value = Math.abs(now - then);
      return {
        says: `A diferença é de **${money(value)}**.`,
        value,
        steps: [`${money(Math.max(now, then))} − ${money(Math.min(now, then))} = ${money(value)}`],
      };
    }
    default:
      return {
        says: `No total, dá **${money(total.total)}**.`,
        value: total.total,
        ...(order.lines.length === 0 ? { steps: [] } : {}),
      };
  }
}

/** The delivery beside the order, or by itself. */
function freightOf({ total, request, order }: Viewed): View | null {
  const amount = total.freight;
  if (amount === null) return null;
  const isAlone = /\bso (?:o |a )?(?:frete|entrega)\b/.test(request.folded);
  const says = `O frete é de **${money(amount)}**.`;
  return isAlone || order.lines.length === 0
    ? { says, value: amount }
    : { says: `${says} Com ele, o total dá **${money(total.total)}**.`, value: total.total };
}

const repeated = (value: number, times: number): View => ({
  says: `${plain(times)} vezes dá **${money(value * times)}**.`,
  value: value * times,
  steps: [`${plain(times)} × ${money(value)} = ${money(value * times)}`],
});

const cited = ({ line, file }: { line: string; file: string }): string => `“${line}” (${file})`;

function depositOf({ order, request, total, rules }: Viewed, isRest: boolean): View | null {
  const words = request.folded;
  const ruled = rules.percents.filter(({ topic }) => topic === 'deposit');
  const rule =
    ruled.find(({ line }) => /cau[cç]/i.test(line) === /\bcaucao\b/.test(words)) ?? ruled[0];
  const stated = order.deposit ?? (rule ? { value: rule.rate, isPercent: true } : null);
  if (!stated) return null;
  const amount = stated.isPercent ? (total.total * stated.value) / 100 : stated.value;
  const rest = total.total - amount;
  const steps = [
    ...(stated.isPercent
      ? [`${percent(stated.value)} de ${money(total.total)} = ${money(amount)}`]
      : []),
    ...(isRest || request.parts !== null
      ? [`${money(total.total)} − ${money(amount)} = ${money(rest)}`]
      : []),
  ];
  const used = !order.deposit && rule ? [cited(rule)] : [];
  if (isRest) return { says: `O resto é de **${money(rest)}**.`, value: rest, steps, rules: used };
  return {
    says: `A entrada é de **${money(amount)}**; ficam ${money(rest)} para depois.`,
    value: amount,
    steps,
    rules: used,
  };
}

const REST_OF = /\b(?:rest\w+|saldo|sobra\w*|falta\w*)\b/;

function partsOf(viewed: Viewed): View | null {
  const { request, order, total, rules } = viewed;
  const count = request.parts ?? 1;
  if (count < 1) return null;
  const isRest =
    order.deposit !== null && (request.deposit !== null || REST_OF.test(request.folded));
  const deposit = isRest ? depositOf(viewed, true) : null;
  const base = deposit ? deposit.value : total.total;
  const value = base / count;
  const rule = rules.parts;
  const isOver =
    rule !== null && count > rule.upTo && !total.rules.some(({ line }) => line === rule.line);
  const isSmall = rule?.least != null && value < rule.least;
  const notes = [
    ...(rule ? [cited(rule)] : ['sem juros']),
    ...(isOver ? [`a lista só fala de até ${rule.upTo}x`] : []),
    ...(isSmall ? [`a parcela fica abaixo da mínima de ${money(rule.least ?? 0)}`] : []),
  ];
  return {
    says: `Fica em **${plain(count)}x de ${money(value)}**.`,
    value,
    steps: [...(deposit?.steps ?? []), `${money(base)} ÷ ${plain(count)} = ${money(value)}`],
    rules: notes,
  };
}

function commissionOf({ request, order, before, total, rules }: Viewed): View | null {
  const ruled = rules.percents.filter(({ topic }) => topic === 'commission');
  const [stated] = request.open;
  const isStated = stated?.value != null && request.items.length === 0;
  const base = isStated
    ? (stated.value ?? 0)
    : ruled.length > 0 && request.commission === null
      ? withoutCard(order, rules, total)
      : total.total;
  const rule = request.commission === null ? tierOf(ruled, base) : null;
  const rate = request.commission ?? rule?.rate ?? null;
  if (rate === null || (request.open.length > 0 && !isStated)) return null;
  const value = (base * rate) / 100;
  const all = value * (request.repeats ?? 1);
  return {
    says: `A comissão dá **${money(all)}**.`,
    value: all,
    steps: [
      `${percent(rate)} de ${money(base)} = ${money(value)}`,
      ...(request.repeats ? [`${plain(request.repeats)} × ${money(value)} = ${money(all)}`] : []),
    ],
    rules: [
      ...(rule ? [cited(rule)] : []),
      ...(before && rule && base !== total.total ? [`comissão sobre ${money(base)}`] : []),
    ],
  };
}

const withoutCard = (order: Order, rules: ListRules, { goods }: Total): number =>
  order.pay === 'card' ? totalOf({ ...order, pay: null }, rules).goods : goods;

/** The highest step that an amount reaches. */
function tierOf(ruled: readonly PercentRule[], base: number): PercentRule | null {
  const held = ruled.filter(({ least }) => (least?.value ?? 0) <= base);
  return held.toSorted((a, b) => (b.least?.value ?? 0) - (a.least?.value ?? 0))[0] ?? null;
}

function profitOf({ request, order, total, costs }: Viewed): View | null {
  const [stated, other] = request.open;
  if (other || (stated && costs.length > 0)) return null;
  if (stated?.value != null) return profit(total.total, stated.value, []);
  const parts = order.lines.map((line) => {
    const found = costs.find((item) =>
      item.name.some((one) => line.name.some((own) => isSameToken(own, one))),
    );
    return found ? line.count * (found.price ?? 0) : null;
  });
  const known = parts.filter((one) => one !== null);
  if (known.length === 0 || known.length < parts.length) return null;
  const cost = known.reduce((all, one) => all + one, 0);
  const steps = known.length > 1 ? [`custo: ${known.map(money).join(' + ')} = ${money(cost)}`] : [];
  return profit(total.total, cost, steps);
}

const profit = (total: number, cost: number, steps: readonly string[]): View => ({
  says: `Sobram **${money(total - cost)}**.`,
  value: total - cost,
  steps: [...steps, `${money(total)} − ${money(cost)} = ${money(total - cost)}`],
});

/** A kind of goods that is only named: its row is looked up. */
const isPlain = ({ count, price, products }: Item): boolean =>
  count === null && price === null && products.some(({ source }) => source !== null);

/** "o botijão me custa 95": a price without a count. */
const isCost = ({ count, price }: Item): boolean => count === null && price !== null;

function notesOn(order: Order, { rules }: Book): string[] {
  const isOfList = order.lines.some(({ product }) => product?.source != null);
  if (!isOfList) return [];
  return !order.freight && rules.freights.length > 0 ? ['sem frete'] : [];
}
