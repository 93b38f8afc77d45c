import { money, percent, plain } from './format.ts';
import { result } from './outcome.ts';
import { N, numbers, one, type Shape } from './talk-shape.ts';

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

/** "numa venda de 680 a maquininha cobra 4,5%, quanto cai?", and for another rate. */
export const received: Shape = (text, { texts, isNear }) => {
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
    text.replace(/(?<![\d.])[\d.]{1,20} %/g, ''),
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
export const downPayment: Shape = (text, { ledger, texts, isNear }) => {
  const own = one(new RegExp(`${N} % (?:de |do valor de )?(?:entrada|sinal|adiantad\\w+)`), text);
  const whole =
    one(
      new RegExp(`\\b(?:financiando|de|em|valor|carro|total) (?:de )?${N}(?! ?(?:%|x|vezes))`),
      text.replace(/(?<![\d.])[\d.]{1,20} %/g, ''),
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
export const salesFor: Shape = (text, { ledger, texts, isNear, last }) => {
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
export const countGoal: Shape = (text) => {
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
