import { money, percent, plain } from './format.ts';
import { result } from './outcome.ts';
import { N, one, type Shape } from './talk-shape.ts';

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

/** "e com 10% de desconto?", "e se eu der só 8%?": on what the last sum was about. */
export const discountOn: Shape = (text, { ledger, isNear, last }) => {
  const rate = one(new RegExp(`${N} %`), text);
  const others = text.replace(/(?<![\d.])[\d.]{1,20} %/, '');
  if (rate === null || !isNear || !last || /\d/.test(others)) return null;
  if (!/\bdesconto\b|\boff\b|\b(?:der|dou|desse|for|fosse|fizer)\b/.test(text)) return null;
  if (
    /\b(?:comissao|juros?|entrada|margem|lucro de|em cima|taxa|maquin\w+|credito|debito|imposto)\b/.test(
      `${text} ${last.text}`,
    )
  )
    return null;
  const { cost, price, base, result: before } = ledger;
  const sold = price ?? base;
  if (
    cost !== undefined &&
    sold !== undefined &&
    /\b(?:sobra|lucro|margem|ganho)/.test(`${text} ${last.text}`)
  ) {
    const left = sold * (1 - rate / 100) - cost;
    return result(
      `Sobram **${money(left)}** por venda.`,
      `${money(sold)} − ${percent(rate)} = ${money(sold * (1 - rate / 100))}; − ${money(cost)} = ${money(left)}`,
    );
  }
  const whole = /%/.test(last.text) ? last.from : before;
  if (whole === undefined) return null;
  const off = (whole * rate) / 100;
  return result(
    `Com ${percent(rate)} de desconto fica em **${money(whole - off)}**.`,
    `${money(whole)} − ${percent(rate)} (${money(off)}) = ${money(whole - off)}`,
  );
};

/** "se baixar para todas perco quanto?": the difference of the two prices, for all that were counted. */
export const lost: Shape = (text, { texts }) => {
  if (!/\bperco\b|\bdeixo de ganhar\b/.test(text)) return null;
  const count = one(new RegExp(`\\b(?:tenho|sao|com) ${N} \\p{L}{3,}`, 'u'), text);
  const lower = one(
    new RegExp(`\\b(?:baix\\w+|abaix\\w+|cair|reduz\\w*) (?:pra|para|a|por|em) ${N}`),
    text,
    texts.slice(-3),
  );
  const price = one(
    new RegExp(`\\b(?:cobro|vendo|preco(?: e| de)?|passo)(?: a| por)? ${N}`),
    text,
    texts.slice(-5),
  );
  if (count === null || lower === null || price === null || lower >= price) return null;
  const all = (price - lower) * count;
  return result(
    `Você deixa de ganhar **${money(all)}** por mês.`,
    `${money(price)} − ${money(lower)} = ${money(price - lower)}; × ${plain(count)} = ${money(all)}`,
  );
};
