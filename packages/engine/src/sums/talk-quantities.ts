import { money, percent, plain } from './format.ts';
import type { Ledger } from './ledger.ts';
import { type Outcome, result } from './outcome.ts';
import { N, numbers, one, type Shape } from './talk-shape.ts';

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
  return timesOf(ledger, before, count);
};

/** "e em 40 marmitas?", "vendendo 25 no mês?", "com 9 alunos assim": as many times the result of one. */
export const manyOf: Shape = (text, { ledger, isNear }) => {
  const each = ledger.result;
  if (
    !isNear ||
    each === undefined ||
    /%|\br\$|\bjuros?\b|\d ?(?:x|vezes)\b|\bpor (?:hora|dia)\b/.test(text)
  )
    return null;
  const found =
    /^(?:e )?(?:(?:por|no|ao|na|num) (?:mes|ano|semana|dia) ?,? )?(?:se )?(?:eu )?(em|vendendo|vender|fizer|fazendo|com|fechando|fechar|pra|para|pros|nos?|nas?)(?: os| as| so| uns)? (\d+(?:\.\d+)?)(?: (\p{L}+))?/u.exec(
      text,
    );
  const [, verb = '', count = '', noun = ''] = found ?? [];
  if (
    !found ||
    /^(?:dias?|horas?|parcelas?|por|reais|mil|anos?)$/.test(noun) ||
    (noun === '' && !/^(?:vend|fech)/.test(verb)) ||
    (/^f[ai]z/.test(verb) &&
      !/\d (?:(?:no|por|ao) mes|(?:na|por) semana|\p{L}{3,}s)\b/u.test(text)) ||
    (text.match(/\d+/g)?.length ?? 0) > 1
  )
    return null;
  return timesOf(ledger, each, Number(count));
};

/** As many times the last result, of which it stays what it was: revenue, what is left, a number. */
function timesOf({ resultIs }: Ledger, each: number, count: number): Outcome {
  const show = resultIs === 'count' ? plain : money;
  const all = each * count;
  return result(
    `${resultIs === 'left' && all > 0 ? 'Sobram' : 'Dá'} **${show(all)}**.`,
    `${plain(count)} × ${show(each)} = ${show(all)}`,
  );
}

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

/** "cobro 80% de um salário de 1.900 por vaga, 12 vagas?", and for another percentage. */
export const shareOfMany: Shape = (text, { texts }) => {
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

/** "80 pessoas a 65 por cabeça mais 400 de garçom", "60 por mês pagando 20 cada": products and what is added. */
export const product: Shape = (text) => {
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
export const byHundred: Shape = (text) => {
  const [count, each] =
    numbers(new RegExp(`${N} (?:\\p{L}+ ){0,3}?(?:a|por|de) ${N} o (?:cento|100)`, 'u'), text) ??
    [];
  if (!count || !each) return null;
  const all = (count * each) / 100;
  return result(`Dá **${money(all)}**.`, `${plain(count)} ÷ 100 × ${money(each)} = ${money(all)}`);
};

/** "comprei 30 conjuntos por 1.350, saiu a quanto cada?" */
export const eachOf: Shape = (text) => {
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

/** "aluguel 900, internet 120, luz 180 e gasolina 300, quanto é meu custo fixo?" */
export const sumOfList: Shape = (text) => {
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

/** "bacuri 32, cupuaçu 24, taperebá 21, 10 de cada?", "6 carro pequeno e 2 suv" of prices named before. */
export const listed: Shape = (text, { texts }) => {
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
