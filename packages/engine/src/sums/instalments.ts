import { instalment } from '../facts/calculator.ts';
import type { Figure } from './figures.ts';
import { money, percent, plain } from './format.ts';
import { missing, type Outcome, result } from './outcome.ts';
import { amounts, percents, times } from './roles.ts';

const FEE = /\b(maquin\w*|taxa|cartao|credito|debito|recebo|antecipa\w*|repass\w*)\b/;
const DOWN = /\b(entrada|sinal)\b/;
const TOTAL = /\b(total|no fim|ao todo|quanto paga|pago ao todo|somando)\b/;

/** "500 em 5x com juro de 3%", "maquininha 3,99% em 750", "entrada de 7 mil, o resto em 10". */
export function instalments(figures: readonly Figure[], text: string): Outcome {
  const rates = ratesIn(figures);
  const [count] = times(figures).length > 0 ? times(figures) : countIn(figures);
  const money_ = amounts(figures).filter((one) => one !== count && !rates.includes(one));
  const down = money_.find(({ before, after }) => DOWN.test(before) || DOWN.test(after));
  const amount = money_.filter((one) => one !== down).toSorted((a, b) => b.value - a.value)[0];
  if (!amount)
    return missing(count ? 'Qual é o valor a parcelar?' : 'Qual é o valor e em quantas vezes?');
  const isFee = FEE.test(text) && !/\bjuros?\b/.test(text);
  if (isFee && rates.length > 0) return cardFee(amount.value, rates, count, text);
  const mentionsInterest = /\bjuros?\b/.test(text) && !/\bsem juros?\b/.test(text);
  if (mentionsInterest && rates.length === 0) return missing('De quanto é o juro, em % ao mês?');
  if (!count) return missing(`Em quantas vezes você quer dividir ${money(amount.value)}?`);
  if (
    TOTAL.test(text) &&
    /\b(de|por)$/.test(amount.before) &&
    rates.length === 0 &&
    count.value > 1 &&
    !down
  ) {
    const total = count.value * amount.value;
    return result(
      `No total são **${money(total)}**.`,
      `${plain(count.value)} × ${money(amount.value)} = ${money(total)}`,
    );
  }
  return divided(amount.value, down?.value ?? 0, count.value, rates[0]?.value ?? 0);
}

/** Percentages, and the bare number of "juros de 2,5 ao mês". */
const ratesIn = (figures: readonly Figure[]) => {
  const rates = percents(figures);
  return rates.length > 0
    ? rates
    : figures.filter(
        ({ kind, value, before }) =>
          kind === 'bare' && value < 30 && /\bjuros?( (de|a|é|e))?$/.test(before),
      );
};

/** "dividido em 18": without a word for instalments. */
const countIn = (figures: readonly Figure[]) =>
  figures.filter(
    ({ value, before, kind }) =>
      kind === 'bare' && Number.isInteger(value) && value <= 120 && /\b(em|por)$/.test(before),
  );

function divided(amount: number, down: number, count: number, rate: number): Outcome {
  const rest = amount - down;
  const made = instalment(rest, count, rate);
  if (!made) return missing('Me confirma o valor, o número de parcelas e o juro por mês.');
  const each = made.result.value;
  const before = down ? `${money(amount)} − ${money(down)} de entrada = ${money(rest)}; ` : '';
  if (rate === 0) {
    return result(
      `Fica em **${count}x de ${money(each)}**${down ? `, mais a entrada de ${money(down)}` : ''}.`,
      `${before}${money(rest)} ÷ ${count} = ${money(each)}`,
      'sem juros',
    );
  }
  const flat = (rest * (1 + (rate / 100) * count)) / count;
  return result(
    `Fica em **${count}x de ${money(each)}**, total de ${money(each * count)} (${money(each * count - rest)} de juros).`,
    `${before}parcela = ${money(rest)} × ${percent(rate)} ÷ (1 − (1 + ${percent(rate)})^−${count}) = ${money(each)}`,
    `juros compostos de ${percent(rate)} ao mês, primeira parcela em 30 dias; com juro simples seria ${money(flat)} por parcela`,
  );
}

function cardFee(
  amount: number,
  rates: readonly Figure[],
  count: Figure | undefined,
  text: string,
): Outcome {
  const [fee, other] = rates;
  const rate = fee?.value ?? 0;
  const cost = (amount * rate) / 100;
  if (other && /diferenca|compar/.test(text)) {
    const difference = Math.abs((amount * (rate - other.value)) / 100);
    return result(
      `A diferença é de **${money(difference)}**: ${money(cost)} contra ${money((amount * other.value) / 100)}.`,
      `${money(amount)} × ${percent(rate)} = ${money(cost)}; ${money(amount)} × ${percent(other.value)} = ${money((amount * other.value) / 100)}`,
    );
  }
  if (/\b(repass\w*|embutir|colocar no preco|para receber|pra receber|jogar)\b/.test(text)) {
    const price = amount / (1 - rate / 100);
    const each = count ? ` (${count.value}x de ${money(price / count.value)})` : '';
    return result(
      `Para receber ${money(amount)} limpo, cobre **${money(price)}**${each}.`,
      `${money(amount)} ÷ (100% − ${percent(rate)}) = ${money(price)}`,
      'taxa contada sobre o valor cobrado',
    );
  }
  return result(
    `A taxa leva **${money(cost)}** e você recebe **${money(amount - cost)}**${count ? `, em ${count.value}x para o cliente` : ''}.`,
    `${money(amount)} × ${percent(rate)} = ${money(cost)}; ${money(amount)} − ${money(cost)} = ${money(amount - cost)}`,
    'sem antecipação nem outra tarifa',
  );
}
