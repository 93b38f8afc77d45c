import { money, percent, plain } from './format.ts';
import { result } from './outcome.ts';
import { N, numbers, one, type Shape } from './talk-shape.ts';

/** "64 de linha e 22 horas, quero 12 por hora, por quanto vendo?". */
export const workPrice: Shape = (text) => {
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

/** "e se eu fizer 190?": the price of the margin before. */
export const otherPrice: Shape = (text, { ledger, isNear }) => {
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
export const howMany: Shape = (text, { ledger }) => {
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
export const allInstalments: Shape = (text, { ledger, isNear }) => {
  const { times, result: each } = ledger;
  const asks =
    /\b(?:no fim|no final|no total|ao todo|somando)\b.{0,80}\b(?:quanto|qnt|qto)|\bquanto (?:ele |ela )?paga (?:no total|no fim|ao todo)/.test(
      text,
    );
  if (!isNear || !asks || /\d/.test(text) || times === undefined || each === undefined) return null;
  return result(
    `No fim são **${money(times * each)}**.`,
    `${plain(times)} × ${money(each)} = ${money(times * each)}`,
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

/** "a de 38 e quero 40% em cima", "e o outro, que pago 26": with the percentage before. */
export const markUpAgain: Shape = (text, { ledger, isNear }) => {
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
          text.replace(/(?<![\s?.!])[\s?.!]{1,20}$/, ''),
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
