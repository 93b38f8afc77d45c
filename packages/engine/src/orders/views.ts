import { money, percent, plain } from '../sums/format.ts';
import type { Item } from './item.ts';
import type { ListRules, PercentRule } from './list-rules.ts';
import type { Order } from './order.ts';
import type { Asked, Request } from './request.ts';
import { isSameToken } from './tokens.ts';
import { type Total, totalOf } from './totals.ts';

export interface Viewed {
  request: Request;
  order: Order;
  before: Order | null;
  total: Total;
  rules: ListRules;
  /** What the seller pays for goods of the order. */
  costs: readonly Item[];
}

export interface View {
  says: string;
  value: number;
  steps?: string[];
  rules?: string[];
}

export function viewOf(asked: Asked, viewed: Viewed): View | null {
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
