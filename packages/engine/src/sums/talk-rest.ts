import { money, percent, plain } from './format.ts';
import { result } from './outcome.ts';
import { MONTHS, N, one, type Shape, WEEKS } from './talk-shape.ts';

/** "e em 40 marmitas?", "vendendo 25 no mês?", "com 9 alunos assim": as many times the result of one. */
export const manyOf: Shape = (text, { ledger, isNear }) => {
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

/** "meu custo é 11.200, sobra quanto?": of the price before. */
export const lessCost: Shape = (text, { ledger, isNear }) => {
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

/** "quero ganhar 80% em cima": of the cost that was just reckoned. */
export const markUpOn: Shape = (text, { ledger, isNear }) => {
  const rate = one(new RegExp(`${N} % (?:em cima|a mais|por cima|de lucro)`), text);
  const cost = ledger.cost ?? ledger.result;
  if (
    rate === null ||
    !isNear ||
    cost === undefined ||
    /\d/.test(text.replace(/(?<![\d.])[\d.]{1,20} %/, ''))
  )
    return null;
  const price = cost * (1 + rate / 100);
  return result(
    `Com ${percent(rate)} em cima, venda por **${money(price)}**.`,
    `${money(cost)} + ${percent(rate)} = ${money(price)}`,
    `custo de ${money(cost)}; lucro contado sobre o custo`,
  );
};

/** "ganho 350 por venda, batendo a meta?": the goal that was named. */
export const goalTimes: Shape = (text, { texts }) => {
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
