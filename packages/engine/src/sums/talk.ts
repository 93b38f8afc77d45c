import { money, percent, plain } from './format.ts';
import type { Ledger } from './ledger.ts';
import { type Outcome, result } from './outcome.ts';
import { plainText } from './plain-text.ts';

/** What a sum of a conversation may use besides its own message. */
export interface Talk {
  /** Earlier messages with plain digits, the oldest first. */
  texts: readonly string[];
  ledger: Ledger;
  /** The steps of the last sum, for its figures. */
  isNear: boolean;
  /** The results of the sums before, the newest last. */
  results: readonly number[];
}

type Shape = (text: string, talk: Talk) => Outcome | null;

const N = String.raw`(\d+(?:\.\d+)?)`;
const WEEKS = 4;
const MONTHS = 12;
const PERIODS: Record<string, number> = { 'dia mes': 30, 'semana mes': WEEKS, 'mes ano': MONTHS };

/** Does a sum whose words name its figures, also those of earlier messages; null for any other. */
export function solveInTalk(message: string, talk: Talk): Outcome | null {
  const text = plainText(message);
  for (const shape of SHAPES) {
    const outcome = shape(text, talk);
    if (outcome && !/NaN|∞|Infinity/.test(JSON.stringify(outcome))) return outcome;
  }
  return null;
}

/** The numbers of a pattern in the message, else in the newest message that has it. */
function numbers(pattern: RegExp, text: string, texts: readonly string[] = []): number[] | null {
  for (const one of [text, ...texts.toReversed()]) {
    const match = pattern.exec(one);
    if (match) return match.slice(1).map(Number);
  }
  return null;
}

const one = (pattern: RegExp, text: string, texts: readonly string[] = []): number | null =>
  numbers(pattern, text, texts)?.[0] ?? null;

/** "atendo 5 por dia a 130, 6 dias", "40 por semana a 16, quanto dá no mês?". */
const overPeriods: Shape = (text, { texts }) => {
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
const timesResult: Shape = (text, { ledger, isNear }) => {
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
const perCounted: Shape = (text, { texts }) => {
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
const payback: Shape = (text, { ledger, texts }) => {
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
const taken: Shape = (text, { ledger, texts, isNear }) => {
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
      `\\b(?:menos|tirando|dou|der|dando|tiro|baixo|economiz\\w+|reduz\\w*) (?:\\p{L}+ ){0,4}?${N} %`,
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
    new RegExp(`${N}(?! ?%)`).test(text.replace(/[\d.]+ %/, ''))
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
const saved: Shape = (text, { texts }) => {
  const rate = one(new RegExp(`${N} %`), text);
  if (rate === null || !/\b(?:economiz\w+|poup\w+|deixa de pagar|reduz\w*)\b/.test(text))
    return null;
  const whole = one(
    new RegExp(`\\b(?:conta|fatura|gasto|custo|paga|gasta)\\b[^\\d%]{0,40}${N}(?! ?%)`),
    text.replace(/[\d.]+ %/, ''),
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
const net: Shape = (text, { ledger, texts }) => {
  const rate = one(
    new RegExp(`\\b(?:imposto|taxa|comissao|maquininha)s? (?:de |e )?(?:de )?${N} %`),
    text,
  );
  if (rate === null || !/\b(?:sobra|resta|fico com|liquido|livre)\b/.test(text)) return null;
  const costs = [...text.replace(/[\d.]+ %/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(Number);
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
const ratio: Shape = (text) => {
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

/** "64 de linha e 22 horas, quero 12 por hora, por quanto vendo?". */
const workPrice: Shape = (text) => {
  if (!/\b(?:por quanto|quanto (?:cobro|cobrar|vendo|peco))\b/.test(text)) return null;
  const hours = one(new RegExp(`${N} (?:horas?|hrs?|h)\\b`), text);
  const rate = one(new RegExp(`${N} (?:reais )?(?:por|a|a cada|/) ?hora`), text);
  const cost = one(
    new RegExp(`\\b(?:gasto|gastei|material|custo|custa|pago|paguei)\\b[^\\d]{0,20}${N}`),
    text,
  );
  if (hours === null || rate === null) return null;
  const price = hours * rate + (cost ?? 0);
  return result(
    `Venda por **${money(price)}**.`,
    `${plain(hours)} h × ${money(rate)} = ${money(hours * rate)}${cost ? `; + ${money(cost)} = ${money(price)}` : ''}`,
  );
};

/** "cobro 80% de um salário de 1.900 por vaga, 12 vagas?", and for another percentage. */
const shareOfMany: Shape = (text, { texts }) => {
  const pattern = new RegExp(
    `${N} % d[eoa] (?:um |uma )?(?:\\p{L}+ )?(?:de )?${N} por (\\p{L}{3,})`,
    'u',
  );
  const source = [text, ...texts.slice(-3).toReversed()].find((each) => pattern.test(each));
  const [, first, base, noun = ''] = (source && pattern.exec(source)) || [];
  if (!source || !base) return null;
  const rate = one(new RegExp(`^(?:e )?(?:se for )?(?:a|com|por)? ?${N} %`), text) ?? Number(first);
  const count = one(new RegExp(`${N} ${noun.replace(/s$/, '')}s?\\b(?! por)`), text, [source]);
  if (count === null || (text !== source && !/%/.test(text))) return null;
  const each = (Number(base) * rate) / 100;
  return result(
    `Dá **${money(each * count)}** (${money(each)} por ${noun}).`,
    `${money(Number(base))} × ${percent(rate)} = ${money(each)}; × ${plain(count)} = ${money(each * count)}`,
  );
};

/** "subiu quantos por cento?" of the two amounts named last. */
const change: Shape = (text, { texts }) => {
  if (
    !/\b(?:subiu|aumentou|caiu|baixou|cresceu)\b.*\b(?:quantos? por cento|%|porcentagem|percentual)/.test(
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

/** "na prática dei quanto por cento de desconto?": between the last two results. */
const discountGiven: Shape = (text, { results }) => {
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

/** "bacuri 32, cupuaçu 24, taperebá 21, 10 de cada?", "6 carro pequeno e 2 suv" of prices named before. */
const listed: Shape = (text, { texts }) => {
  const each = one(new RegExp(`${N} de cada`), text);
  const source = [text, ...texts.toReversed()].find((given) => pricesIn(given).length > 1);
  if (!source) return null;
  const prices = pricesIn(source);
  if (each !== null) {
    const sum = prices.reduce((all, { value }) => all + value, 0);
    return result(
      `Dá **${money(sum * each)}**.`,
      `(${prices.map(({ value }) => money(value)).join(' + ')}) × ${plain(each)} = ${money(sum * each)}`,
    );
  }
  if (source === text) return null;
  const wanted = [...text.matchAll(/(?<![\d.])(\d{1,4}) ((?:\p{L}+ ?){1,3})/gu)].flatMap(
    ([, count, words = '']) => {
      const price = prices.find(({ name }) =>
        words
          .split(' ')
          .some((word) => word.length > 2 && name.split(' ').some((part) => sameWord(part, word))),
      );
      return price ? [{ count: Number(count), ...price }] : [];
    },
  );
  const distinct = new Set(wanted.map(({ name }) => name)).size;
  if (wanted.length < 2 || distinct < wanted.length) return null;
  const all = wanted.reduce((sum, { count, value }) => sum + count * value, 0);
  return result(
    `Dá **${money(all)}**.`,
    `${wanted.map(({ count, value }) => `${plain(count)} × ${money(value)}`).join(' + ')} = ${money(all)}`,
  );
};

const sameWord = (one_: string, other: string) =>
  one_ === other || (one_.length > 3 && other.length > 3 && one_.slice(0, 4) === other.slice(0, 4));

/** "carro pequeno 280, suv 380": names with the price after them. */
const pricesIn = (text: string) =>
  [
    ...text.matchAll(
      /(?:^|[,;.] ?|\be )((?:\p{L}+ ){1,4}?)(?:a |por |e |r\$ ?)?(\d+(?:\.\d+)?)(?= ?(?:[,;.]|$|e \p{L}|reais))/gu,
    ),
  ].map(([, name = '', value]) => ({ name: name.trim(), value: Number(value) }));

/** "e se eu fizer 190?": the price of the margin before. */
const otherPrice: Shape = (text, { ledger, isNear }) => {
  const price = one(
    new RegExp(
      `^(?:e )?(?:mas )?se (?:eu )?(?:fizer|fechar|fechasse|vender|cobrar|fizesse|deixar|baixar) (?:por |a |pra |em )?${N}(?! ?(?:%|x|vezes|por|dias|vendas))`,
    ),
    text,
  );
  const { cost } = ledger;
  if (price === null || cost === undefined || !isNear || price <= cost / 4) return null;
  const left = price - cost;
  return result(
    `A ${money(price)} sobram **${money(left)}**: margem de **${percent((left / price) * 100)}** e mark-up de ${percent((left / cost) * 100)}.`,
    `${money(price)} − ${money(cost)} = ${money(left)}; ÷ ${money(price)} = ${percent((left / price) * 100)}`,
    'sem impostos nem taxa de cartão',
  );
};

/** "quero tirar 2.720 no mês, quantos ensaios?": by what is left of each. */
const howMany: Shape = (text, { ledger }) => {
  const goal = one(
    new RegExp(`\\b(?:tirar|ganhar|lucrar|fazer|juntar|chegar (?:a|em)) ${N}\\b`),
    text,
  );
  const each = ledger.result;
  if (
    goal === null ||
    each === undefined ||
    each <= 0 ||
    each >= goal ||
    !/\bquant[oa]s \p{L}{3}|\bqnt[oa]s \p{L}{3}/u.test(text)
  )
    return null;
  if (new RegExp(`${N}.*${N}`).test(text)) return null;
  return result(
    `São **${plain(Math.ceil(goal / each))}**.`,
    `${money(goal)} ÷ ${money(each)} = ${plain(goal / each)}`,
    `sobram ${money(each)} em cada`,
  );
};

/** "no fim ele paga quanto?": all instalments of the sum before. */
const allInstalments: Shape = (text, { ledger, isNear }) => {
  const { times, result: each } = ledger;
  const asks =
    /\b(?:no fim|no final|no total|ao todo|somando)\b.*\b(?:quanto|qnt|qto)|\bquanto (?:ele |ela )?paga (?:no total|no fim|ao todo)/.test(
      text,
    );
  if (!isNear || !asks || /\d/.test(text) || times === undefined || each === undefined) return null;
  return result(
    `No fim são **${money(times * each)}**.`,
    `${plain(times)} × ${money(each)} = ${money(times * each)}`,
  );
};

/** "se baixar para todas perco quanto?": the difference of the two prices, for all that were counted. */
const lost: Shape = (text, { texts }) => {
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

/** "a de 38 e quero 40% em cima", "e o outro, que pago 26": with the percentage before. */
const markUpAgain: Shape = (text, { ledger, isNear }) => {
  const own = numbers(
    new RegExp(
      `\\b(?:compro|pago|custa|gasto|sai)\\b[^\\d]{0,25}${N}\\b.{0,40}?${N} % (?:em cima|a mais|de lucro|por cima)`,
    ),
    text,
  );
  const again =
    isNear && ledger.rate !== undefined && ledger.cost !== undefined
      ? one(
          new RegExp(
            `^(?:e )?(?:o|a) [^\\d]{0,40}\\b(?:pago|compro|custa|sai)\\b(?: por| a)? ${N}$`,
          ),
          text.replace(/[\s?.!]+$/, ''),
        )
      : null;
  const cost = own?.[0] ?? again;
  const rate = own?.[1] ?? ledger.rate;
  if (!cost || rate === undefined) return null;
  const price = cost * (1 + rate / 100);
  return result(
    `Com ${percent(rate)} em cima, venda por **${money(price)}**.`,
    `${money(cost)} + ${percent(rate)} = ${money(price)}`,
    'lucro contado sobre o custo (mark-up)',
  );
};

const SHAPES: readonly Shape[] = [
  ratio,
  workPrice,
  shareOfMany,
  payback,
  change,
  discountGiven,
  lost,
  listed,
  markUpAgain,
  overPeriods,
  perCounted,
  saved,
  net,
  allInstalments,
  howMany,
  otherPrice,
  timesResult,
  taken,
];
