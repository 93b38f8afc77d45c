import { money, percent, plain } from './format.ts';
import { result } from './outcome.ts';
import { MONTHS, N, numbers, one, PERIODS, type Shape, WEEKS } from './talk-shape.ts';

/** "atendo 5 por dia a 130, 6 dias", "40 por semana a 16, quanto dá no mês?". */
export const overPeriods: Shape = (text, { texts }) => {
  const rate = new RegExp(`${N} (?:\\p{L}+ )?por (dia|semana|mes)\\b`, 'u');
  const asked = /\bquanto\b|\b(?:qnt|qto|qnto)\b|\btir[oa]\b|\bda no\b/.test(text);
  const found = [text, ...texts.slice(-3).toReversed()]
    .map((each) => rate.exec(each))
    .find(Boolean);
  if (!asked || !found) return null;
  const count = Number(found[1]);
  const unit = found[2] ?? '';
  const price = one(
    new RegExp(`\\b(?:a|cada|por) ${N}\\b(?! ?(?:%|por|dias?|semanas?|mes|meses|x|vezes))`),
    text,
    texts,
  );
  const own = numbers(new RegExp(`${N} (?:dias?|semanas?|meses)\\b`), text)?.[0];
  const period = /\b(?:no|por|ao|n?um) (mes|ano)\b|\bna (semana)\b/.exec(text);
  const times = own ?? PERIODS[`${unit} ${period?.[1] ?? period?.[2] ?? ''}`];
  if (price === null || times === undefined || price === count) return null;
  const all = count * price * times;
  return result(
    `Dá **${money(all)}**.`,
    `${plain(count)} por ${unit} × ${money(price)} × ${plain(times)} = ${money(all)}`,
    ...(own === undefined
      ? [`${plain(times)} ${unit === 'semana' ? 'semanas' : `${unit}s`} no período`]
      : []),
  );
};

/** "70 a hora, 2 aulas por semana, quanto por mês?" */
export const perWeek: Shape = (text, { texts }) => {
  const each = one(
    new RegExp(
      `\\b(?:cobro|por|a|aula|hora) ${N} (?:a|por|cada|o|reais a)? ?(?:hora|aula|sessao|diaria|visita|cada)`,
    ),
    text,
    texts.slice(-2),
  );
  const times = one(new RegExp(`${N} (?:\\p{L}+ )?(?:por|na|a) semana`, 'u'), text);
  if (each === null || times === null || !/\b(?:por|no|ao) mes\b/.test(text)) return null;
  const all = each * times * WEEKS;
  return result(
    `Dá **${money(all)}** por mês.`,
    `${plain(times)} × ${money(each)} × ${WEEKS} semanas = ${money(all)}`,
    `${WEEKS} semanas no mês`,
  );
};

/** "e no ano?" after a sum of a month; "quantos por dia em 24 dias?" */
export const overTime: Shape = (text, { ledger, isNear, last }) => {
  const before = ledger.result;
  if (!isNear || before === undefined) return null;
  if (
    /^e (?:no|por|ao|num|em 1|em um) ano\W*$/.test(text) &&
    /\bmes\b|\bmensal/.test(last?.text ?? '')
  )
    return result(
      `No ano dá **${money(before * MONTHS)}**.`,
      `${MONTHS} × ${money(before)} = ${money(before * MONTHS)}`,
    );
  const days = one(
    new RegExp(
      `^(?:e |isso da )?(?:quant[oa]s? )?(?:\\p{L}+ )?por (?:dia|semana) (?:em|com) ${N} (?:dias|semanas)`,
      'u',
    ),
    text,
  );
  return days && days > 0
    ? result(
        `Dá **${plain(before / days)}** por dia.`,
        `${plain(before)} ÷ ${plain(days)} = ${plain(before / days)}`,
      )
    : null;
};

/** "40% da primeira mensalidade", "2 meses grátis": of the monthly price that was named. */
export const ofMonthly: Shape = (text, { ledger: { monthly } }) => {
  if (monthly === undefined) return null;
  const rate = one(new RegExp(`${N} % d[aeo] (?:primeira )?mensalidade`), text);
  if (rate !== null)
    return result(
      `São **${money((monthly * rate) / 100)}**.`,
      `${money(monthly)} × ${percent(rate)} = ${money((monthly * rate) / 100)}`,
    );
  const free = one(new RegExp(`${N} mes(?:es)? (?:gratis|de graca|gratuito)`), text);
  if (free === null || free >= MONTHS) return null;
  const all = monthly * (MONTHS - free);
  return result(
    `No ano dá **${money(all)}**.`,
    `${plain(MONTHS - free)} × ${money(monthly)} = ${money(all)}`,
    `${MONTHS} meses, ${plain(free)} sem pagar`,
  );
};

/** "em quantos meses se paga": what it costs by what it brings. */
export const payback: Shape = (text, { ledger, texts }) => {
  const period =
    /\bem quant[oa]s (\p{L}+) (?:ele |ela |isso )?(?:se )?(?:paga|pago|recupero|volta)/u.exec(
      text,
    )?.[1];
  if (!period) return null;
  const cost =
    one(new RegExp(`\\b(?:custa|de|por|investi\\w*|gast\\w*) ${N}\\b`), text, texts.slice(-2)) ??
    one(new RegExp(N), text);
  const gain = ledger.result ?? ledger.monthly;
  if (cost === null || !gain || gain <= 0) return null;
  return result(
    `Se paga em **${plain(cost / gain)} ${period}**.`,
    `${money(cost)} ÷ ${money(gain)} = ${plain(cost / gain)}`,
    `${money(gain)} por ${period.replace(/e?s$/, '')}, sem juros nem reajuste`,
  );
};
