import { money, percent, plain } from './format.ts';
import type { Ledger } from './ledger.ts';
import { type Outcome, result } from './outcome.ts';

/** A sum that the words of a request name, done with the figures of the conversation. */
type Shape = (ledger: Ledger, text: string) => Outcome | null;

const MONTHS_A_YEAR = 12;
const DAYS_A_MONTH = 30;
const OFF = /\b(?:desconto|dou|der|dar|abat\w+|antecipad\w*|a vista|menos)\b/;
/** "por cabeça", "quanto dá o quilo". */
export const ASKS_EACH =
  /\bpor (?:cabeca|pessoa|unidade|maquina|quilo|kilo|kg|hora|aula|dia|peca|metro|litro|convidad\w*|func\w*|aluno|hectare|item|vaso|sessao|diaria|caixa|porcao|fatia)\b|\bcada (?:um|uma|aula|peca|unidade|sessao|pessoa|parcela|doce|salgado)\b|\b(?:quanto|qto|qnto|qnt|quant)\w* (?:fica|da|sai|e|custa|vem|seria)\w* (?:por|cada|o|a|um|uma) \p{L}{3}|\bsai a (?:quanto|qto|qnt)\b|\bo (?:quilo|kilo|metro|litro)\b/u;
const OVER_TIME =
  /\b(?:(?:em|por|no|ao|n?um|1|o) (?:primeiro )?(?:ano|1 ano|um ano)|primeiro ano|anual|ano (?:todo|inteiro|antecipado)|em \d+ mes\w*|\d+ meses)\b/;

/** Sums that words ask for. */
const ASKED: readonly Shape[] = [
  overTime,
  saleOn,
  markedUp,
  marginAsked,
  leftOver,
  empty,
  shareOf,
  perUnit,
  feeOf,
  instalmentsOfResult,
];
/** Sums that only the figures suggest. */
const COUNTED: readonly Shape[] = [partTimesPrice, countTimesPrice];

/** The first sum that fits the words of a request; null for none. */
export const solveAsked = (ledger: Ledger, text: string): Outcome | null =>
  firstOf(ASKED, ledger, text);

/** The first sum that fits the figures; null for none. */
export const solveCounted = (ledger: Ledger, text: string): Outcome | null =>
  firstOf(COUNTED, ledger, text);

function firstOf(shapes: readonly Shape[], ledger: Ledger, text: string): Outcome | null {
  for (const shape of shapes) {
    const outcome = shape(ledger, text);
    if (outcome) return outcome;
  }
  return null;
}

/** "adesão 40 e mensalidade 49,90, no primeiro ano dá quanto". */
function overTime({ setup = 0, monthly, months, rate }: Ledger, text: string): Outcome | null {
  if (monthly === undefined || !(OVER_TIME.test(text) || (setup > 0 && months))) return null;
  const count = months ?? MONTHS_A_YEAR;
  const whole = setup + monthly * count;
  const product = `${plain(count)} × ${money(monthly)} = ${money(monthly * count)}`;
  const sum = setup > 0 ? `${product}; + ${money(setup)} = ${money(whole)}` : product;
  if (rate === undefined || !OFF.test(text))
    return result(`Em ${plain(count)} meses dá **${money(whole)}**.`, sum);
  const left = whole * (1 - rate / 100);
  return result(
    `Com ${percent(rate)} de desconto, ${plain(count)} meses ficam em **${money(left)}**, em vez de ${money(whole)}.`,
    `${sum}; − ${percent(rate)} = ${money(left)}`,
    'desconto sobre o total',
  );
}

/** What the buyer earns when selling on. */
function saleOn(
  { resale, price, result: before, unit, base, cost }: Ledger,
  text: string,
): Outcome | null {
  if (resale === undefined || !/\b(?:ela|ele|dela|dele)\b/.test(text)) return null;
  if (/\bminha?\b|\bmeu\b/.test(text)) return null;
  const paid = unit && unit !== 'venda' ? before : (price ?? before ?? cost ?? base);
  if (paid === undefined) return null;
  const left = resale - paid;
  return result(
    `Sobram **${money(left)}** em cada: margem de **${percent((left / resale) * 100)}** para quem revende.`,
    `${money(resale)} − ${money(paid)} = ${money(left)}; ÷ ${money(resale)} = ${percent((left / resale) * 100)}`,
  );
}

/** A price from a cost: "45 e quero 60% em cima", "e se eu quero 60 de margem". */
function markedUp({ cost, rate }: Ledger, text: string): Outcome | null {
  if (cost === undefined || rate === undefined) return null;
  const isOnCost = /\b(?:em cima|mark ?-?up|sobre o custo|a mais)\b/.test(text);
  const isOnPrice =
    /\b(?:quero|preciso|para ter|pra ter|ficar com|tirar|com|de)\b.{0,30}\b(?:margem|lucro|livre)\b/.test(
      text,
    );
  if (isOnCost) {
    const price = cost * (1 + rate / 100);
    return result(
      `Com ${percent(rate)} em cima do custo, venda por **${money(price)}**.`,
      `${money(cost)} × ${percent(rate)} = ${money(price - cost)}; ${money(cost)} + ${money(price - cost)} = ${money(price)}`,
      'lucro contado sobre o custo (mark-up)',
    );
  }
  if (
    !isOnPrice ||
    rate >= 100 ||
    /\b(?:qual|quanto) (?:e|fica|da)?\s?(?:a )?(?:minha )?margem\b/.test(text)
  )
    return null;
  const price = cost / (1 - rate / 100);
  return result(
    `Para ficar com ${percent(rate)} de margem, venda por **${money(price)}**; em cima do custo seria ${money(cost * (1 + rate / 100))}.`,
    `${money(cost)} ÷ (100% − ${percent(rate)}) = ${money(price)}`,
    'margem contada sobre o preço de venda',
  );
}

/** Margin and mark-up of a cost and a price that are known. */
function marginAsked({ cost, price, base, rate }: Ledger, text: string): Outcome | null {
  const sold = price ?? base;
  if (cost === undefined || sold === undefined || !/\b(?:margem|mark ?-?up)\b/.test(text))
    return null;
  if (rate !== undefined && /\b(?:taxa|cartao|imposto|maquin\w+|comissao)\b/.test(text))
    return null;
  const left = sold - cost;
  const margin = `margem de **${percent((left / sold) * 100)}** sobre o preço`;
  const markUp = `mark-up de **${percent((left / cost) * 100)}** sobre o custo`;
  const isMarkUp = /mark ?-?up/.test(text);
  return result(
    `${left < 0 ? 'Falta dinheiro: são' : 'Sobram'} **${money(left)}** por venda: ${isMarkUp ? `${markUp} e ${margin}` : `${margin} e ${markUp}`}.`,
    isMarkUp
      ? `${money(sold)} − ${money(cost)} = ${money(left)}; ${money(left)} ÷ ${money(cost)} = ${percent((left / cost) * 100)}`
      : `${money(sold)} − ${money(cost)} = ${money(left)}; ${money(left)} ÷ ${money(sold)} = ${percent((left / sold) * 100)}`,
    'sem impostos nem taxa de cartão',
  );
}

const LEFT = /\b(?:sobra\w*|lucro|lucrar|ganho|resta|fica (?:pra|para) mim|tiro)\b/;

/** "cobro 250, gasto 90, quanto sobra", "se eu der 10%, quanto sobra?". */
function leftOver({ cost, price, base, rate, count }: Ledger, text: string): Outcome | null {
  const sold = price ?? base;
  if (cost === undefined || sold === undefined || !LEFT.test(text)) return null;
  if (rate !== undefined && !OFF.test(text)) return null;
  const off = rate === undefined ? 0 : (sold * rate) / 100;
  const each = sold - off - cost;
  const steps = [
    ...(off > 0 ? [`${money(sold)} − ${percent(rate ?? 0)} = ${money(sold - off)}`] : []),
    `${money(sold - off)} − ${money(cost)} = ${money(each)}`,
  ];
  const isMany =
    count !== undefined && count.value > 1 && /\b(?:total|tudo|ao todo|no fim)\b/.test(text);
  if (isMany)
    return result(
      `Sobram **${money(each * count.value)}** no total (${money(each)} em cada).`,
      [...steps, `× ${plain(count.value)} = ${money(each * count.value)}`].join('; '),
    );
  return result(`Sobram **${money(each)}**.`, steps.join('; '), 'sem impostos nem outras taxas');
}

/** How many sales pay the fixed costs, with what is spent on each. */
function empty({ fixed, price, base, cost }: Ledger, text: string): Outcome | null {
  const sold = price ?? base;
  if (fixed === undefined || sold === undefined || cost === undefined) return null;
  if (!/\b(?:equilibrio|empat\w+|pagar (?:as|os|o|minhas)|cobrir|zerar|quantas?)\b/.test(text))
    return null;
  const each = sold - cost;
  if (each <= 0) return null;
  const sales = fixed / each;
  return result(
    `Você empata com **${plain(Math.ceil(sales))} vendas**; da próxima em diante é lucro.`,
    `${money(sold)} − ${money(cost)} = ${money(each)}; ${money(fixed)} ÷ ${money(each)} = ${plain(sales)}`,
    `sobram ${money(each)} por venda`,
  );
}

/** "quanto dá o quilo", "por cabeça", "por hora", "por dia". */
function perUnit(ledger: Ledger, text: string): Outcome | null {
  if (!ASKS_EACH.test(text) || ledger.goal !== undefined) return null;
  const parts = partsFor(ledger, text);
  const whole = /\bpor hora\b/.test(text)
    ? (ledger.result ?? ledger.price ?? ledger.base)
    : (ledger.base ?? ledger.price ?? ledger.monthly ?? ledger.result);
  if (!parts || parts.value <= 0 || whole === undefined || ledger.rate !== undefined) return null;
  const each = whole / parts.value;
  return result(
    `Dá **${money(each)}** por ${parts.noun}.`,
    `${money(whole)} ÷ ${plain(parts.value)} = ${money(each)}`,
  );
}

function partsFor(
  { count, hours, days, monthly }: Ledger,
  text: string,
): { value: number; noun: string } | null {
  if (/\bpor hora\b/.test(text)) return hours === undefined ? null : { value: hours, noun: 'hora' };
  if (/\b(?:por|ao) dia\b/.test(text)) {
    if (days !== undefined) return { value: days, noun: 'dia' };
    return monthly === undefined ? null : { value: DAYS_A_MONTH, noun: 'dia' };
  }
  if (!count) return null;
  const named =
    /\b(?:por|cada|o|a) (cabeca|pessoa|quilo|kilo|metro|litro|unidade|maquina|aula|peca|sessao|um|uma)\b/.exec(
      text,
    )?.[1];
  const noun = named && !/^uma?$/.test(named) ? named : singular(count.noun);
  return {
    value: count.value,
    noun: noun.replace('cabeca', 'cabeça').replace('maquina', 'máquina') || 'unidade',
  };
}

const singular = (noun: string) => noun.replace(/oes$/, 'ao').replace(/(?<=[aeo])s$/, '');

const IN_PARTS = /\b(?:parcel\w+|em \d+ ?x|em \d+ vezes|\d+ ?x(?! ?\d)|dividi\w+|financi\w+)\b/;

/** "e parcelado em 4": of the result before. */
function instalmentsOfResult(
  { result: before, base, price, times, rate }: Ledger,
  text: string,
): Outcome | null {
  const whole = before ?? base ?? price;
  if (!IN_PARTS.test(text) || times === undefined || whole === undefined) return null;
  const parts = times;
  if (parts === whole) return null;
  if (rate === undefined || !/\bjuros?\b/.test(text))
    return /\bjuros?\b/.test(text) || rate !== undefined
      ? null
      : result(
          `Fica em **${parts}x de ${money(whole / parts)}**.`,
          `${money(whole)} ÷ ${parts} = ${money(whole / parts)}`,
          'sem juros',
        );
  const monthly = rate / 100;
  const each = (whole * monthly) / (1 - (1 + monthly) ** -parts);
  const flat = (whole * (1 + monthly * parts)) / parts;
  return result(
    `Fica em **${parts}x de ${money(each)}**, total de ${money(each * parts)} (${money(each * parts - whole)} de juros).`,
    `parcela = ${money(whole)} × ${percent(rate)} ÷ (1 − (1 + ${percent(rate)})^−${parts}) = ${money(each)}`,
    `juros compostos de ${percent(rate)} ao mês, primeira parcela em 30 dias; com juro simples seria ${money(flat)} por parcela`,
  );
}

/** "e se a maquininha cobra 11%, recebo quanto?": of the price that was named before. */
function feeOf({ rate, base, price }: Ledger, text: string): Outcome | null {
  const whole = base ?? price;
  if (rate === undefined || whole === undefined) return null;
  if (!/\bmaquin\w+/.test(text) || /\b(?:repass\w*|embutir|diferenca|receber)\b/.test(text))
    return null;
  const fee = (whole * rate) / 100;
  return result(
    `A taxa leva **${money(fee)}** e você recebe **${money(whole - fee)}**.`,
    `${money(whole)} × ${percent(rate)} = ${money(fee)}; ${money(whole)} − ${money(fee)} = ${money(whole - fee)}`,
    'sem antecipação nem outra tarifa',
  );
}

/** "dou 10% pra quem indica, em 1.440 dá?", and for three of them; "1,1% em tudo". */
function shareOf({ rate, base, price, goal, count }: Ledger, text: string): Outcome | null {
  if (
    rate === undefined ||
    !/\b(?:comiss\w+|indica\w*|bonus|em tudo|de tudo|cashback)\b/.test(text)
  )
    return null;
  if (/\b(?:imposto|inss|desconta|acima|resto|restante|excedente)\b/.test(text)) return null;
  const whole = /\bmeta\b/.test(text) && goal !== undefined ? goal : (base ?? price);
  if (whole === undefined) return null;
  const each = (whole * rate) / 100;
  const steps = `${money(whole)} × ${percent(rate)} = ${money(each)}`;
  if (!count || count.value <= 1) return result(`Dá **${money(each)}**.`, steps, 'sem impostos');
  return result(
    `Dá **${money(each * count.value)}** (${money(each)} em cada).`,
    `${steps}; ${plain(count.value)} × ${money(each)} = ${money(each * count.value)}`,
    'sem impostos',
  );
}

/** "quanto dá 1 e meio? diária 280". */
function partTimesPrice({ base, price, count, rate }: Ledger): Outcome | null {
  if (base === undefined || price === undefined || count || rate !== undefined) return null;
  if (base >= DAYS_A_MONTH || base >= price) return null;
  return result(
    `Dá **${money(base * price)}**.`,
    `${plain(base)} × ${money(price)} = ${money(base * price)}`,
  );
}

/** "contrato de 4 afinações a 320 com 12% de desconto", "e se indicar 3 que fecham". */
function countTimesPrice(
  { count, price, base, rate, result: before }: Ledger,
  text: string,
): Outcome | null {
  if (!count || count.value <= 0 || /\b(?:bonus|extra|media|rende\w*|mais)\b/.test(text))
    return null;
  const each = base ?? price ?? before;
  if (each === undefined) return null;
  if (rate !== undefined && !OFF.test(text)) return null;
  const whole = count.value * each;
  const product = `${plain(count.value)} × ${money(each)} = ${money(whole)}`;
  if (rate === undefined) return result(`Dá **${money(whole)}**.`, product);
  const left = whole * (1 - rate / 100);
  return result(
    `Com ${percent(rate)} de desconto, dá **${money(left)}** no total.`,
    `${product}; − ${percent(rate)} = ${money(left)}`,
  );
}
