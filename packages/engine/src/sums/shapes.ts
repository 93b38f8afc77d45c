import { empty, leftOver, marginAsked, markedUp, OFF, saleOn } from './earnings.ts';
import { money, percent, plain } from './format.ts';
import type { Ledger } from './ledger.ts';
import { type Outcome, result } from './outcome.ts';

/** A sum that the words of a request name, done with the figures of the conversation. */
type Shape = (ledger: Ledger, text: string) => Outcome | null;

const MONTHS_A_YEAR = 12;
const DAYS_A_MONTH = 30;
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

/** "quanto dá o quilo", "por cabeça", "por hora", "por dia". */
function perUnit(ledger: Ledger, text: string): Outcome | null {
  if (!ASKS_EACH.test(text) || ledger.goal !== undefined) return null;
  const parts = partsFor(ledger, text);
  const whole = /\bpor hora\b/.test(text)
    ? (ledger.result ?? ledger.price ?? ledger.base)
    : (ledger.base ?? ledger.price ?? ledger.monthly ?? ledger.result);
  if (!parts || parts.value <= 0 || whole === undefined || ledger.rate !== undefined) return null;
  const show = whole === ledger.result && ledger.resultIs === 'count' ? plain : money;
  const each = whole / parts.value;
  return result(
    `Dá **${show(each)}** por ${parts.noun}.`,
    `${show(whole)} ÷ ${plain(parts.value)} = ${show(each)}`,
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
  const isFree = /\bsem juros\b/.test(text);
  if (rate === undefined || isFree || !/\bjuros?\b/.test(text))
    return !isFree && (/\bjuros?\b/.test(text) || rate !== undefined)
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
