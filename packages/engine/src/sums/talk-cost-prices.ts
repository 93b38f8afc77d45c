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
