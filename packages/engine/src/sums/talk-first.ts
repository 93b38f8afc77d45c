import { money, percent, plain } from './format.ts';
import { result } from './outcome.ts';
import { N, numbers, one, PERIODS, type Shape } from './talk-shape.ts';

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

/** "e em 10 meses", "vendendo 12 no mês", "62 por hectare" and "9 a mais por saca": of the result. */
export const timesResult: Shape = (text, { ledger, isNear }) => {
  const { result: before } = ledger;
  if (!isNear || before === undefined) return null;
  const count =
    one(
      new RegExp(
        `^(?:e )?(?:se )?(?:no ano|no periodo|em|por|durante|vendendo|se vender|vender|fechando|fazendo)\\b[^\\d%]{0,25}${N} ?(?:meses|dias|semanas|no mes|por mes|vendas?|pecas|clientes|unidades)\\b`,
      ),
      text,
    ) ?? one(new RegExp(`^(?:e )?(?:no ano letivo|no ano|num ano) ?,? ${N} meses`), text);
  const each = one(
    new RegExp(`${N} (?:a mais |a menos )?por (?!dia|semana|mes|hora|cento)\\p{L}{3,}`, 'u'),
    text,
  );
  if (count === null && each !== null && /\bganh\w+|\ba mais\b|\bperc\w+/.test(text)) {
    const gain = before * each;
    return result(`Dá **${money(gain)}**.`, `${plain(before)} × ${money(each)} = ${money(gain)}`);
  }
  if (count === null || /\bjuros?\b|\bparcel/.test(text)) return null;
  return result(
    `Dá **${money(before * count)}**.`,
    `${money(before)} × ${plain(count)} = ${money(before * count)}`,
  );
};

/** "colhe 62 sacas por hectare, dá quantas sacas?": of the hectares that were named. */
export const perCounted: Shape = (text, { texts }) => {
  const match = new RegExp(`${N} (\\p{L}{3,}) por (\\p{L}{3,})`, 'u').exec(text);
  const [, value, noun = '', of = ''] = match ?? [];
  if (!value || !/\bquant[oa]s\b/.test(text) || /^(?:dia|semana|mes|hora|ano)$/.test(of))
    return null;
  const stem = of.replace(/s$/, '');
  const count = one(new RegExp(`${N} ${stem}s?\\b`), text, texts);
  if (count === null) return null;
  const all = Number(value) * count;
  return result(
    `Dá **${plain(all)} ${noun}**.`,
    `${plain(count)} × ${plain(Number(value))} = ${plain(all)}`,
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

/** "se eu tirar o closet de 6.900", "menos 35% de material", "dou 7% e fica quanto?". */
export const taken: Shape = (text, { ledger, texts, isNear }) => {
  const part = one(
    new RegExp(
      `\\b(?:tir(?:o|ar|ando|a)|sem|desconto|abater|menos) (?:(?:o|a|os|as) )?(?:\\p{L}+ ){0,3}?(?:de )?${N}(?! ?(?:%|x|vezes|por cento|dias|meses))`,
      'u',
    ),
    text,
  );
  const asks = /\b(?:quanto|qnt|qto|cai|fica|resta|sobra)\b/.test(text);
  if (part !== null && asks) {
    const whole = ledger.result ?? largest(texts, part);
    if (whole === null || whole <= part) return null;
    return result(
      `Fica em **${money(whole - part)}**.`,
      `${money(whole)} − ${money(part)} = ${money(whole - part)}`,
      `tirei do valor de ${money(whole)}`,
    );
  }
  const rate = one(
    new RegExp(
      `\\b(?:menos|tirando|dou|dando|tiro|baixo|economiz\\w+|reduz\\w*) (?:\\p{L}+ ){0,4}?${N} %`,
      'u',
    ),
    text,
  );
  const before = ledger.result;
  if (
    rate === null ||
    /\b(?:sobra|lucro|margem)\b/.test(text) ||
    !isNear ||
    before === undefined ||
    new RegExp(`${N}(?! ?%)`).test(text.replace(/(?<![\d.])[\d.]{1,20} %/, ''))
  )
    return null;
  const off = (before * rate) / 100;
  return result(
    `Fica em **${money(before - off)}**.`,
    `${money(before)} − ${percent(rate)} (${money(off)}) = ${money(before - off)}`,
  );
};

const largest = (texts: readonly string[], above: number): number | null => {
  const found = texts.flatMap((each) => [...each.matchAll(/\d+(?:\.\d+)?/g)].map(Number));
  const greater = found.filter((value) => value > above);
  return greater.length > 0 ? Math.max(...greater) : null;
};

/** "baixo essa conta em 85%, quanto economiza?": the share of the amount that was named. */
export const saved: Shape = (text, { texts }) => {
  const rate = one(new RegExp(`${N} %`), text);
  if (rate === null || !/\b(?:economiz\w+|poup\w+|deixa de pagar|reduz\w*)\b/.test(text))
    return null;
  const whole = one(
    new RegExp(`\\b(?:conta|fatura|gasto|custo|paga|gasta)\\b[^\\d%]{0,40}${N}(?! ?%)`),
    text.replace(/(?<![\d.])[\d.]{1,20} %/, ''),
    texts,
  );
  if (whole === null) return null;
  const part = (whole * rate) / 100;
  return result(
    `Economiza **${money(part)}**.`,
    `${money(whole)} × ${percent(rate)} = ${money(part)}`,
  );
};

/** "imposto de 16% e instrutor 2.100, sobra?": of the amount before. */
export const net: Shape = (text, { ledger, texts }) => {
  const rate = one(
    new RegExp(`\\b(?:imposto|taxa|comissao|maquininha)s? (?:de |e )?(?:de )?${N} %`),
    text,
  );
  if (rate === null || !/\b(?:sobra|resta|fico com|liquido|livre)\b/.test(text)) return null;
  const costs = [...text.replace(/(?<![\d.])[\d.]{1,20} %/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(
    Number,
  );
  const whole =
    ledger.base ?? ledger.price ?? ledger.result ?? largest(texts.slice(-3), Math.max(0, ...costs));
  if (
    whole === undefined ||
    whole === null ||
    costs.length === 0 ||
    costs.some((cost) => cost >= whole)
  )
    return null;
  const tax = (whole * rate) / 100;
  const left = whole - tax - costs.reduce((sum, cost) => sum + cost, 0);
  return result(
    `Sobram **${money(left)}**.`,
    `${money(whole)} − ${percent(rate)} (${money(tax)}) − ${costs.map(money).join(' − ')} = ${money(left)}`,
  );
};

/** "de 60 ligações sai 1, para fechar 8?", "cada 4 visitas vira 1, preciso de 35 e já tenho 19". */
export const ratio: Shape = (text) => {
  const found =
    numbers(
      new RegExp(
        `\\b(?:de|a|em) (?:cada )?${N} (?:\\p{L}+ )?(?:sai|saem|vira|viram|fecha|fecham|fecho|da|compra\\w*|vend\\w+) ${N}`,
        'u',
      ),
      text,
    ) ??
    numbers(
      new RegExp(
        `\\b(?:a )?cada ${N} (?:\\p{L}+ )?(?:sai|saem|vira|viram|fecha|fecham|fecho|da|compra\\w*|vend\\w+) ${N}`,
        'u',
      ),
      text,
    );
  const [many, few] = found ?? [];
  const goal = one(
    new RegExp(`\\b(?:fechar|vender|preciso(?: de)?|meta(?: de| e)?|fazer|bater|quero) ${N}\\b`),
    text,
  );
  if (!many || !few || goal === null) return null;
  const done = one(new RegExp(`\\bja (?:tenho|fiz|fechei|vendi) ${N}`), text) ?? 0;
  const needed = ((goal - done) * many) / few;
  const left = done > 0 ? `${plain(goal)} − ${plain(done)} = ${plain(goal - done)}; ` : '';
  return result(
    `São **${plain(Math.ceil(needed))}**.`,
    `${left}${plain(goal - done)} × ${plain(many)} ÷ ${plain(few)} = ${plain(needed)}`,
  );
};
