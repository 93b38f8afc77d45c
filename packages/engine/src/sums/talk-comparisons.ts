import { money, percent } from './format.ts';
import { result } from './outcome.ts';
import type { Shape } from './talk-shape.ts';

/** "subiu quantos por cento?" of the two amounts named last. */
export const change: Shape = (text, { texts }) => {
  if (
    !/\b(?:subiu|aumentou|caiu|baixou|cresceu)\b.{0,80}\b(?:quantos? por cento|%|porcentagem|percentual)/.test(
      text,
    )
  )
    return null;
  const source = [text, ...texts.toReversed()].find((each) => PAIR.test(each));
  const [before, after] = (source && PAIR.exec(source)?.slice(1).map(Number)) || [];
  if (!before || !after) return null;
  const share = ((after - before) / before) * 100;
  return result(
    `${share < 0 ? 'Caiu' : 'Subiu'} **${percent(Math.abs(share))}** (${money(Math.abs(after - before))}).`,
    `${money(after)} − ${money(before)} = ${money(after - before)}; ÷ ${money(before)} = ${percent(share)}`,
  );
};

const PAIR = /\b(?:de )?(\d+(?:\.\d+)?) (?:\p{L}+ )?(?:para|pra|pro|a) (\d+(?:\.\d+)?)/u;

/** "qual a diferença entre os dois?" */
export const difference: Shape = (text, { results }) => {
  const [one_, other] = results.slice(-2);
  if (!/\bdiferenca\b/.test(text) || /\d/.test(text) || one_ === undefined || other === undefined)
    return null;
  const [high, low] = [Math.max(one_, other), Math.min(one_, other)];
  return result(
    `A diferença é de **${money(high - low)}**.`,
    `${money(high)} − ${money(low)} = ${money(high - low)}`,
  );
};

/** "quanto por cento o meu é mais barato?": the last two results. */
export const cheaper: Shape = (text, { results }) => {
  const [one_, other] = results.slice(-2);
  if (/\d/.test(text) || one_ === undefined || other === undefined) return null;
  if (!/\bmais (?:barat|car)[oa]\b/.test(text) || !/\bpor cento\b|%|\bporcentagem\b/.test(text))
    return null;
  const [high, low] = [Math.max(one_, other), Math.min(one_, other)];
  const base = /\bmais car/.test(text) ? low : high;
  return result(
    `São **${percent(((high - low) / base) * 100)}** (${money(high - low)}).`,
    `${money(high)} − ${money(low)} = ${money(high - low)}; ÷ ${money(base)} = ${percent(((high - low) / base) * 100)}`,
  );
};

/** "isso dá quantos por cento?": the result of what it was taken from. */
export const asShare: Shape = (text, { ledger, isNear, last }) => {
  const part = ledger.result;
  if (!isNear || !last || part === undefined || last.from <= 0 || /\d/.test(text)) return null;
  if (
    !/^(?:e )?(?:isso )?(?:da|e|sao|seria|dariam?) (?:quantos?|qual) (?:por cento|%|porcentagem)|\bqual a? ?(?:margem|porcentagem) disso\b/.test(
      text,
    )
  )
    return null;
  return result(
    `São **${percent((part / last.from) * 100)}**.`,
    `${money(part)} ÷ ${money(last.from)} = ${percent((part / last.from) * 100)}`,
  );
};

/** "na prática dei quanto por cento de desconto?": between the last two results. */
export const discountGiven: Shape = (text, { results }) => {
  if (
    /\d/.test(text) ||
    !/\b(?:quanto|quantos) por cento\b|\bqual (?:foi )?o desconto\b/.test(text)
  )
    return null;
  const [before, after] = results.slice(-2);
  if (!before || !after || after >= before) return null;
  const share = ((before - after) / before) * 100;
  return result(
    `Foi **${percent(share)}** de desconto (${money(before - after)}).`,
    `${money(before)} − ${money(after)} = ${money(before - after)}; ÷ ${money(before)} = ${percent(share)}`,
  );
};
