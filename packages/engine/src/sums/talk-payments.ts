import { money, percent, plain } from './format.ts';
import { result } from './outcome.ts';
import { N, one, type Shape } from './talk-shape.ts';

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
