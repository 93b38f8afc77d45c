import type { Figure } from './figures.ts';
import { money, percent, plain } from './format.ts';
import { missing, type Outcome, result } from './outcome.ts';
import { amounts, counted, percents } from './roles.ts';

const EXPRESSION =
  /(\d[\d.,]{0,12})\s{0,3}(\+|-|−|\*|×|x|vezes|mais|menos|÷|\/|dividido por|dividido|por)\s{0,3}(?=\d)/i;

/** Averages, totals, shares, changes, rule of three, and plain arithmetic. */
export function otherSum(figures: readonly Figure[], text: string): Outcome {
  const values = figures.flatMap(({ from, value }) => (from === null ? [value] : [from, value]));
  const isMoney = figures.some(({ kind }) => kind === 'money') || /\breais|r\$/.test(text);
  const show = isMoney ? money : plain;
  if (/\bmedia\b/.test(text) && values.length > 1) return average(values, show);
  if (/\b(regra de tres|rende|rendem|pesa|pesam|proporcional)\b/.test(text) && values.length >= 3)
    return ruleOfThree(values);
  const [rate] = percents(figures);
  if (
    !rate &&
    /\b(caiu|cresci|cresceu|subiu|aumentou|percentual|quantos por cento|variou|queda)\b/.test(
      text,
    ) &&
    values.length === 2
  )
    return change(values, show);
  if (/\b(divid\w*|dividir|reparti\w*|rachar)\b/.test(text) && values.length >= 2)
    return division(values, show);
  const direct = arithmetic(text, show);
  if (direct) return direct;
  if (rate && amounts(figures).length > 0)
    return share(rate.value, amounts(figures)[0]?.value ?? 0);
  if (/\b(converte|cotacao|dolar|dolares|euro)\b/.test(text) && values.length === 2)
    return product(values, money);
  if (
    /\b(metro quadrado|m2|por metro|por quilo|por unidade|cada um|sai cada)\b/.test(text) &&
    values.length === 2
  )
    return unitPrice(values);
  const [count] = counted(figures);
  const [amount] = amounts(figures);
  if (values.length === 2 && count && amount) return product([count.value, amount.value], money);
  const isMixed = figures.some(({ kind }) => kind === 'time');
  if (values.length > 1 && !isMixed && /\b(soma|somar|total|mais|junto|tudo)\b/.test(text))
    return total(values, show);
  if (values.length === 2) return product(values, show);
  return missing(
    'Me diz os números e o que você quer saber: somar, dividir, porcentagem ou média?',
  );
}

type Show = (value: number) => string;

function average(values: readonly number[], show: Show): Outcome {
  const all = values.reduce((sum, one) => sum + one, 0);
  return result(
    `A média é **${show(all / values.length)}**.`,
    `(${values.map(show).join(' + ')}) ÷ ${values.length} = ${show(all / values.length)}`,
  );
}

function total(values: readonly number[], show: Show): Outcome {
  const all = values.reduce((sum, one) => sum + one, 0);
  return result(`O total é **${show(all)}**.`, `${values.map(show).join(' + ')} = ${show(all)}`);
}

function ruleOfThree([a = 1, b = 0, c = 0]: readonly number[]): Outcome {
  const found = (b * c) / a;
  return result(
    `Dá **${plain(found)}**.`,
    `${plain(b)} × ${plain(c)} ÷ ${plain(a)} = ${plain(found)}`,
    'tudo na mesma proporção',
  );
}

function change([before = 1, after = 0]: readonly number[], show: Show): Outcome {
  const share_ = ((after - before) / before) * 100;
  return result(
    `${share_ < 0 ? 'Caiu' : 'Cresceu'} **${percent(Math.abs(share_))}**.`,
    `${show(after)} − ${show(before)} = ${show(after - before)}; ÷ ${show(before)} = ${percent(share_)}`,
  );
}

function division([amount = 0, parts = 1]: readonly number[], show: Show): Outcome {
  const each = amount / parts;
  return result(
    `Dá **${show(each)}** para cada.`,
    `${show(amount)} ÷ ${plain(parts)} = ${show(each)}`,
  );
}

function unitPrice([one = 0, other = 1]: readonly number[]): Outcome {
  const [price, units] = one > other ? [one, other] : [other, one];
  return result(
    `Sai **${money(price / units)}** por unidade.`,
    `${money(price)} ÷ ${plain(units)} = ${money(price / units)}`,
  );
}

function product([one = 0, other = 0]: readonly number[], show: Show): Outcome {
  return result(
    `Dá **${show(one * other)}**.`,
    `${plain(one)} × ${show(other)} = ${show(one * other)}`,
  );
}

function share(rate: number, amount: number): Outcome {
  const part = (amount * rate) / 100;
  return result(
    `${percent(rate)} de ${money(amount)} são **${money(part)}**.`,
    `${money(amount)} × ${percent(rate)} = ${money(part)}`,
  );
}

/** A chain of numbers with signs, from left to right, products first. */
function arithmetic(text: string, show: Show): Outcome | null {
  if (!EXPRESSION.test(text)) return null;
  const chain = text.match(
    /\d[\d.,]{0,12}(?:\s{0,3}(?:\+|-|−|\*|×|x|vezes|mais|menos|÷|\/|dividido por)\s{0,3}\d[\d.,]{0,12}){1,8}/i,
  )?.[0];
  if (!chain) return null;
  const parts = chain.split(/\s{0,3}(\+|-|−|\*|×|x|vezes|mais|menos|÷|\/|dividido por)\s{0,3}/i);
  const value = evaluate(parts);
  if (value === null) return null;
  const signs = parts.map((part, at) => (at % 2 ? signOf(part) : plain(toNumber(part))));
  return result(`Dá **${show(value)}**.`, `${signs.join(' ')} = ${show(value)}`);
}

const signOf = (word: string) =>
  /^(\+|mais)$/i.test(word)
    ? '+'
    : /^(-|−|menos)$/i.test(word)
      ? '−'
      : /^(\*|×|x|vezes)$/i.test(word)
        ? '×'
        : '÷';

function evaluate(parts: readonly string[]): number | null {
  const terms: number[] = [toNumber(parts[0] ?? '')];
  for (let at = 1; at < parts.length; at += 2) {
    const value = toNumber(parts[at + 1] ?? '');
    const sign = signOf(parts[at] ?? '');
    const last = terms.length - 1;
    if (sign === '+') terms.push(value);
    else if (sign === '−') terms.push(-value);
    else terms[last] = sign === '×' ? (terms[last] ?? 0) * value : (terms[last] ?? 0) / value;
  }
  const sum = terms.reduce((all, one) => all + one, 0);
  return Number.isFinite(sum) ? sum : null;
}

function toNumber(digits: string): number {
  const bare = digits.replace(/[.,]{1,12}$/, '');
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare))
    return Number(bare.replace(/\./g, '').replace(',', '.'));
  return Number(bare.replace(',', '.'));
}
