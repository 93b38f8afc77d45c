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
  /** The last sum: its request with plain digits, and the first amount of its steps. */
  last: { text: string; from: number } | null;
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

/** "80 pessoas a 65 por cabeça mais 400 de garçom", "60 por mês pagando 20 cada": products and what is added. */
const product: Shape = (text) => {
  if (
    !/\b(?:quanto|qnt|qto|total|ao todo)\b/.test(text) ||
    /%|\bcada \d|\bquantos?as? (?:dias|meses)/.test(text)
  )
    return null;
  const found = new RegExp(
    `${N} (?:\\p{L}+ ){1,4}?(?:a|pagando|por|de|cada|custando|vendendo a|vendo a) ${N} ?(cada|por cabeca|por pessoa|cada um|cada uma|a unidade|por unidade|o cento|o 100)?(?! ?(?:dias|meses|x|vezes|pessoas|kg))`,
    'u',
  ).exec(text);
  if (!found) return null;
  const [whole, count = '', each = '', unit = ''] = found;
  if (unit === '' && /\b(?:cada|por (?:cabeca|pessoa|unidade)|o quilo)\b.{0,6}$/.test(text))
    return null;
  const rest = text.slice((found.index ?? 0) + whole.length);
  const added = [
    ...rest.matchAll(/\bmais (?:os |a |o |r\$ )?(\d+(?:\.\d+)?)(?! ?(?:x|vezes|dias))/g),
  ].map(([, value]) => Number(value));
  if (unit === '' && added.length === 0) return null;
  const per = unit.startsWith('o ') ? 100 : 1;
  const base = (Number(count) * Number(each)) / per;
  const all = base + added.reduce((sum, value) => sum + value, 0);
  const steps = `${plain(Number(count))} × ${money(Number(each))}${per === 100 ? ' ÷ 100' : ''} = ${money(base)}`;
  return result(
    `Dá **${money(all)}**.`,
    added.length > 0 ? `${steps}; + ${added.map(money).join(' + ')} = ${money(all)}` : steps,
  );
};

/** "350 salgados a 70 o cento". */
const byHundred: Shape = (text) => {
  const [count, each] =
    numbers(new RegExp(`${N} (?:\\p{L}+ ){0,3}?(?:a|por|de) ${N} o (?:cento|100)`, 'u'), text) ??
    [];
  if (!count || !each) return null;
  const all = (count * each) / 100;
  return result(`Dá **${money(all)}**.`, `${plain(count)} ÷ 100 × ${money(each)} = ${money(all)}`);
};

/** "aluguel 900, internet 120, luz 180 e gasolina 300, quanto é meu custo fixo?" */
const sumOfList: Shape = (text) => {
  if (
    !/\b(?:quanto (?:e|da|fica|sao|gasto)|total|soma|somando|ao todo|custo fixo|por tudo)\b/.test(
      text,
    )
  )
    return null;
  if (/%|\bsobra|\blucro|\bcada\b|\bmedia\b|\bempat|\bvend[oi]\b|\bcobro\b/.test(text)) return null;
  const items = [
    ...text.matchAll(
      /(?:^|[,;:] ?|\be |\bmais )(?:\p{L}+ ){1,4}?(?:de )?(\d+(?:\.\d+)?)(?! ?(?:%|x|vezes|\p{L}*s\b))/gu,
    ),
  ].map(([, value]) => Number(value));
  if (items.length < 3) return null;
  const all = items.reduce((sum, value) => sum + value, 0);
  return result(`O total é **${money(all)}**.`, `${items.map(money).join(' + ')} = ${money(all)}`);
};

/** "comprei 30 conjuntos por 1.350, saiu a quanto cada?" */
const eachOf: Shape = (text) => {
  if (
    !/\b(?:quanto (?:e |da |fica |sai )?(?:cada|o quilo|a unidade|por)|(?:sai|saiu|sairam|fica|ficou) (?:a|por) quanto|cada um sai|quanto (?:saiu|sai|custou) cada)/.test(
      text,
    )
  )
    return null;
  const [count, whole] =
    numbers(
      new RegExp(`${N} (?:\\p{L}+ ){0,3}?(?:por|a|de|custa\\w*) ${N}(?! ?(?:%|x|por|cada))`, 'u'),
      text,
    ) ?? [];
  if (!count || !whole || whole <= count) return null;
  return result(
    `Sai a **${money(whole / count)}** cada.`,
    `${money(whole)} ÷ ${plain(count)} = ${money(whole / count)}`,
  );
};

/** "numa venda de 680 a maquininha cobra 4,5%, quanto cai?", and for another rate. */
const received: Shape = (text, { texts, isNear }) => {
  const fee = /\b(?:maquin\w+|taxa|debito|credito|cartao|desconta|retem|aplicativo|ifood|app)\b/;
  const source = fee.test(text) ? text : '';
  const rate = one(new RegExp(`${N} %`), text);
  if (source === '' || rate === null || /\b(?:juros?|entrada|parcel\w+|vezes)\b/.test(text))
    return null;
  const before = isNear ? texts.slice(-3) : [];
  const whole = one(
    new RegExp(
      `\\b(?:venda|vendi|vendo|passei|passo|valor|compra|receber(?: os)?|de) (?:de |por |a |uma de )?${N}(?! ?%)`,
    ),
    text.replace(/[\d.]+ %/g, ''),
    before,
  );
  if (whole === null) return null;
  if (
    /\b(?:quanto (?:tenho que |devo |preciso )?(?:cobrar|cobro|passar)|pra receber|para receber)\b/.test(
      text,
    )
  ) {
    const price = whole / (1 - rate / 100);
    return result(
      `Cobre **${money(price)}**.`,
      `${money(whole)} ÷ (100% − ${percent(rate)}) = ${money(price)}`,
    );
  }
  const left = whole * (1 - rate / 100);
  return result(
    `Você recebe **${money(left)}**; a taxa leva ${money(whole - left)}.`,
    `${money(whole)} − ${percent(rate)} (${money(whole - left)}) = ${money(left)}`,
  );
};

/** "30% de entrada, quanto é?", "o resto em 4 vezes", "com 20% de entrada, quanto fica para financiar?" */
const downPayment: Shape = (text, { ledger, texts, isNear }) => {
  const own = one(new RegExp(`${N} % (?:de |do valor de )?(?:entrada|sinal|adiantad\\w+)`), text);
  const whole =
    one(
      new RegExp(`\\b(?:financiando|de|em|valor|carro|total) (?:de )?${N}(?! ?(?:%|x|vezes))`),
      text.replace(/[\d.]+ %/g, ''),
    ) ?? (isNear ? (ledger.result ?? null) : null);
  if (own !== null && whole !== null && /\b(?:quanto|qnt|qto)\b/.test(text)) {
    const part = (whole * own) / 100;
    const isRest = /\b(?:financiar|resto|restante|falta|sobra|saldo)\b/.test(text);
    return result(
      isRest
        ? `Ficam **${money(whole - part)}**; a entrada é ${money(part)}.`
        : `A entrada é **${money(part)}**; ficam ${money(whole - part)}.`,
      `${money(whole)} × ${percent(own)} = ${money(part)}; ${money(whole)} − ${money(part)} = ${money(whole - part)}`,
    );
  }
  const times = one(
    new RegExp(
      `^(?:e )?(?:o )?(?:resto|restante|saldo|que falta)\\b.{0,20}?${N} ?(?:x|vezes|parcelas)`,
    ),
    text,
  );
  const rate =
    texts.length > 0
      ? one(new RegExp(`${N} % (?:de )?(?:entrada|sinal)`), texts.at(-1) ?? '')
      : null;
  const part = ledger.result;
  if (times === null || rate === null || part === undefined) return null;
  const rest = (part / rate) * (100 - rate);
  return result(
    `Fica em **${plain(times)}x de ${money(rest / times)}**.`,
    `${money(rest)} ÷ ${plain(times)} = ${money(rest / times)}`,
    'sem juros',
  );
};

/** "se cada conserto me deixa 75, quantos preciso para pagar isso?", "e pra sobrar 3 mil?" */
const salesFor: Shape = (text, { ledger, texts, isNear, last }) => {
  const each = one(
    new RegExp(
      `\\bcada (?:\\p{L}+ ){1,2}(?:me )?(?:deixa|da|rende|sobra|lucra|deixam|paga) ${N}`,
      'u',
    ),
    text,
    texts.slice(-2),
  );
  if (each === null || each <= 0 || !isNear || /\bpor (?:dia|semana)\b/.test(text)) return null;
  const extra = one(new RegExp(`\\b(?:sobrar|ganhar|tirar|lucrar) (?:uns )?${N}`), text);
  const asks = /\bquant[oa]s\b|\bqnt[oa]s\b/.test(text);
  if (!asks && extra === null) return null;
  const costs = extra === null ? ledger.result : last?.from;
  if (costs === undefined) return null;
  const goal = costs + (extra ?? 0);
  return result(
    `São **${plain(Math.ceil(goal / each))}**.`,
    `${extra ? `${money(costs)} + ${money(extra)} = ${money(goal)}; ` : ''}${money(goal)} ÷ ${money(each)} = ${plain(goal / each)}`,
  );
};

/** "meta de 12 vendas, já fiz 5, faltam 10 dias, quantas por dia?" */
const countGoal: Shape = (text) => {
  const goal = one(
    new RegExp(`\\bmeta\\b[^\\d]{0,20}${N} (?!mil|reais|dias|%)\\p{L}{4,}`, 'u'),
    text,
  );
  const days = one(new RegExp(`${N} dias`), text);
  const done = one(new RegExp(`\\bja (?:fiz|vendi|fechei|tenho|bati) ${N}`), text) ?? 0;
  if (goal === null || days === null || days <= 0 || !/\bquant[oa]s\b/.test(text)) return null;
  const left = goal - done;
  return result(
    `São **${plain(left / days)} por dia**.`,
    `${plain(goal)} − ${plain(done)} = ${plain(left)}; ${plain(left)} ÷ ${plain(days)} = ${plain(left / days)}`,
  );
};

/** "qual a diferença entre os dois?" */
const difference: Shape = (text, { results }) => {
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
const cheaper: Shape = (text, { results }) => {
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

/** "e em 40 marmitas?", "vendendo 25 no mês?", "com 9 alunos assim": as many times the result of one. */
const manyOf: Shape = (text, { ledger, isNear }) => {
  const each = ledger.result;
  if (!isNear || each === undefined || /%|\br\$|\d ?(?:x|vezes)\b|\bpor (?:hora|dia)\b/.test(text))
    return null;
  const found =
    /^(?:e )?(?:se )?(?:eu )?(em|vendendo|vender|com|fechando|fechar|pra|para|pros|nos?|nas?)(?: os| as| so| uns)? (\d+(?:\.\d+)?)(?: (\p{L}+))?/u.exec(
      text,
    );
  const [, verb = '', count = '', noun = ''] = found ?? [];
  if (
    !found ||
    /^(?:dias?|horas?|parcelas?|por|reais|mil|anos?)$/.test(noun) ||
    (noun === '' && !/^(?:vend|fech)/.test(verb)) ||
    (text.match(/\d+/g)?.length ?? 0) > 1
  )
    return null;
  const all = each * Number(count);
  return result(
    `Dá **${money(all)}**.`,
    `${plain(Number(count))} × ${money(each)} = ${money(all)}`,
  );
};

/** "70 a hora, 2 aulas por semana, quanto por mês?" */
const perWeek: Shape = (text, { texts }) => {
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

/** "e com 10% de desconto?", "e se eu der só 8%?": on what the last sum was about. */
const discountOn: Shape = (text, { ledger, isNear, last }) => {
  const rate = one(new RegExp(`${N} %`), text);
  const others = text.replace(/[\d.]+ %/, '');
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

/** "e no ano?" after a sum of a month; "quantos por dia em 24 dias?" */
const overTime: Shape = (text, { ledger, isNear, last }) => {
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

/** "isso dá quantos por cento?": the result of what it was taken from. */
const asShare: Shape = (text, { ledger, isNear, last }) => {
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

/** "meu custo é 11.200, sobra quanto?": of the price before. */
const lessCost: Shape = (text, { ledger, isNear }) => {
  const cost = one(
    new RegExp(`\\b(?:custo|gasto|gastei|material|paguei)\\b[^\\d]{0,40}${N}(?! ?%)`),
    text,
  );
  const whole = ledger.result;
  if (
    cost === null ||
    !isNear ||
    whole === undefined ||
    whole <= cost ||
    !/\b(?:sobra|lucro|resta|fica)\w*/.test(text)
  )
    return null;
  if (/\b(?:vendo|cobro|vendi|preco)\b/.test(text)) return null;
  return result(
    `Sobram **${money(whole - cost)}**.`,
    `${money(whole)} − ${money(cost)} = ${money(whole - cost)}`,
  );
};

/** "40% da primeira mensalidade", "2 meses grátis": of the monthly price that was named. */
const ofMonthly: Shape = (text, { ledger: { monthly } }) => {
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

/** "quero ganhar 80% em cima": of the cost that was just reckoned. */
const markUpOn: Shape = (text, { ledger, isNear }) => {
  const rate = one(new RegExp(`${N} % (?:em cima|a mais|por cima|de lucro)`), text);
  const cost = ledger.cost ?? ledger.result;
  if (rate === null || !isNear || cost === undefined || /\d/.test(text.replace(/[\d.]+ %/, '')))
    return null;
  const price = cost * (1 + rate / 100);
  return result(
    `Com ${percent(rate)} em cima, venda por **${money(price)}**.`,
    `${money(cost)} + ${percent(rate)} = ${money(price)}`,
    `custo de ${money(cost)}; lucro contado sobre o custo`,
  );
};

/** "ganho 350 por venda, batendo a meta?": the goal that was named. */
const goalTimes: Shape = (text, { texts }) => {
  const each = one(
    new RegExp(`${N} (?:reais )?por (?:venda|contrato|cliente|matricula|plano)`),
    text,
  );
  const goal = one(
    new RegExp(`\\bmeta\\b[^\\d]{0,20}${N} (?!mil|reais|%)\\p{L}{4,}`, 'u'),
    text,
    texts,
  );
  if (each === null || goal === null || !/\bmeta\b/.test(text)) return null;
  return result(
    `Dá **${money(each * goal)}**.`,
    `${plain(goal)} × ${money(each)} = ${money(each * goal)}`,
  );
};

const SHAPES: readonly Shape[] = [
  goalTimes,
  ofMonthly,
  lessCost,
  asShare,
  overTime,
  discountOn,
  markUpOn,
  countGoal,
  byHundred,
  difference,
  cheaper,
  eachOf,
  received,
  downPayment,
  salesFor,
  perWeek,
  product,
  sumOfList,
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
  manyOf,
  timesResult,
  taken,
];
