import { instalment, salesForGoal } from '../facts/calculator.ts';
import type { Figure } from './figures.ts';
import { money, percent, plain, stepsText } from './format.ts';
import { missing, type Outcome, result } from './outcome.ts';
import { amounts, days, percents } from './roles.ts';

const DONE = /\b(ja|fiz|vendi|tenho|estou com|to com|tou com|faturei|bati|realizado)\b/;
const LEFT = /\b(falta|faltam|faltando|restam)\b/;
/** From this goal on, a small bare number beside it is taken for thousands. */
const THOUSANDS = 10_000;
/** A smaller number without a sign of money is no goal and no price. */
const MONEY_FROM = 10;
const EACH = /\b(de|a|por|cada|ganho|comissao|lucro|ticket|media)\b|\bcom$/;

/** "meta 6 mil, falta 2.300 e 9 dias", "8 mil com 250 por carro", "crescer 20% sobre 8.400". */
export function goal(figures: readonly Figure[], text: string): Outcome {
  const time = days(figures)[0];
  const money_ = amounts(figures).filter((one) => one !== time);
  const rates = percents(figures);
  const [rate] = rates;
  const isGrowth =
    rate !== undefined && /\b(crescer|aumentar|subir|mais que|acima|em cima)\b/.test(text);
  if (isGrowth && money_.length === 1) return growth(money_[0]?.value ?? 0, rate.value);
  const left = money_.find(({ before }) => LEFT.test(before));
  const found = money_.find((one) => one !== left && DONE.test(one.before));
  const each = eachOf(money_, { left, done: found, time });
  const rest = money_.filter((one) => one !== left && one !== found && one !== each);
  const target = rest.toSorted((a, b) => b.value - a.value)[0];
  const done = inThousands(found, target);
  const open = left?.value ?? (target ? target.value - (done?.value ?? 0) : null);
  if (open === null) return missing('Qual é a meta, quanto já fez e em quantos dias?');
  if (open <= 0)
    return result(
      `A meta já está batida, com **${money(-open)}** de sobra.`,
      `${money(done?.value ?? 0)} − ${money(target?.value ?? 0)} = ${money(-open)}`,
    );
  const before =
    done && target && !left
      ? `${money(target.value)} − ${money(done.value)} = ${money(open)}; `
      : '';
  const given = left && target ? [`meta de ${money(target.value)}`] : [];
  if (each) return assuming(inSales(open, each.value, before, rate, time), given);
  if (time)
    return assuming(perDay(open, time, before, isCounted(target, text) ? plain : money), given);
  if (target && target.kind !== 'money' && target.value < MONEY_FROM)
    return missing('Quanto vale cada venda, e qual é a meta em reais?');
  return missing(`Faltam ${money(open)}. Em quantos dias, ou quanto vale cada venda?`);
}

const assuming = (outcome: Outcome, given: readonly string[]): Outcome =>
  outcome.kind === 'result' ? { ...outcome, assumed: [...outcome.assumed, ...given] } : outcome;

/** "meta 90 mil, já fiz 52": what was done is said in the thousands of the goal. */
function inThousands(done: Figure | undefined, target: Figure | undefined): Figure | undefined {
  if (done?.kind !== 'bare' || !target) return done;
  const isShort = target.value >= THOUSANDS && done.value * 1_000 <= target.value;
  return isShort ? { ...done, value: done.value * 1_000 } : done;
}

function eachOf(
  money_: readonly Figure[],
  {
    left,
    done,
    time,
  }: { left: Figure | undefined; done: Figure | undefined; time: Figure | undefined },
): Figure | undefined {
  const others = money_.filter((one) => one !== left && one !== done && one !== time);
  const isEach = ({ before, after, noun, kind, value }: Figure) =>
    /\bcada\b|\bpor (?!dia|mes|semana)\p{L}+/u.test(`${noun} ${after}`) ||
    ((kind === 'money' || value >= MONEY_FROM || !Number.isInteger(value)) &&
      EACH.test(before.split(' ').slice(-2).join(' ')));
  const smallest = others.toSorted((a, b) => a.value - b.value)[0];
  if (others.length < 2 && !left) return undefined;
  return smallest && (others.length >= 2 || left) && isEach(smallest) ? smallest : undefined;
}

function inSales(
  open: number,
  each: number,
  before: string,
  rate: Figure | undefined,
  time: Figure | undefined,
): Outcome {
  const conversion = rate?.value ?? null;
  const made = salesForGoal(
    open,
    { ticket: each, share: null },
    { conversion, days: time?.value ?? null },
  );
  const sales = salesForGoal(open, { ticket: each, share: null });
  if (!made || !sales) return missing('Me confirma a meta e quanto vale cada venda.');
  const perDayText = time
    ? `, cerca de **${plain(made.result.value)}** por ${time.noun.startsWith('sem') ? 'semana' : 'dia'}`
    : '';
  return result(
    `São **${plain(sales.result.value)} vendas** de ${money(each)}${perDayText}.`,
    `${before}${stepsText(made)}`,
    ...(conversion !== null ? [`fecha ${percent(conversion)} das conversas`] : []),
  );
}

/** "quantas vendas por dia pra fechar 90": the goal are sales. */
const isCounted = (target: Figure | undefined, text: string) =>
  target !== undefined &&
  target.kind !== 'money' &&
  target.value < SALES_BELOW &&
  /\bquant[oa]s (?!reais)\p{L}+/u.test(text);
const SALES_BELOW = 1_000;

function perDay(
  open: number,
  time: Figure,
  before: string,
  show: (value: number) => string,
): Outcome {
  const made = instalment(open, Math.max(1, Math.round(time.value)));
  const unit = /^semana/.test(time.noun)
    ? 'semana'
    : /^fds/.test(time.noun)
      ? 'fim de semana'
      : 'dia';
  if (!made) return missing('Em quantos dias?');
  return result(
    `São **${show(made.result.value)} por ${unit}**.`,
    `${before}${show(open)} ÷ ${plain(time.value)} = ${show(made.result.value)}`,
    ...(unit === 'dia' ? [`${plain(time.value)} dias de venda, todos iguais`] : []),
  );
}

const growth = (base: number, rate: number): Outcome =>
  result(
    `Para crescer ${percent(rate)}, você precisa vender **${money(base * (1 + rate / 100))}** (${money((base * rate) / 100)} a mais).`,
    `${money(base)} × ${percent(rate)} = ${money((base * rate) / 100)}; ${money(base)} + ${money((base * rate) / 100)} = ${money(base * (1 + rate / 100))}`,
  );
