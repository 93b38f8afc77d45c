import { money, percent, plain } from './format.ts';
import type { Ledger } from './ledger.ts';
import { type Outcome, result } from './outcome.ts';

/** Words of a price that goes down. */
export const OFF = /\b(?:desconto|dou|der|dar|abat\w+|antecipad\w*|a vista|menos)\b/;

/** What the buyer earns when selling on. */
export function saleOn(
  { resale, price, result: before, unit, base, cost }: Ledger,
  text: string,
): Outcome | null {
  if (resale === undefined || !/\b(?:ela|ele|dela|dele)\b/.test(text)) return null;
  if (/\bminha?\b|\bmeu\b/.test(text)) return null;
  const paid = unit && unit !== 'venda' ? before : (price ?? before ?? cost ?? base);
  if (paid === undefined) return null;
  const left = resale - paid;
  if (left < 0) return null;
  return result(
    `Sobram **${money(left)}** em cada: margem de **${percent((left / resale) * 100)}** para quem revende.`,
    `${money(resale)} − ${money(paid)} = ${money(left)}; ÷ ${money(resale)} = ${percent((left / resale) * 100)}`,
  );
}

/** A price from a cost: "45 e quero 60% em cima", "e se eu quero 60 de margem". */
export function markedUp({ cost, rate }: Ledger, text: string): Outcome | null {
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
export function marginAsked({ cost, price, base, rate }: Ledger, text: string): Outcome | null {
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
export function leftOver({ cost, price, base, rate, count }: Ledger, text: string): Outcome | null {
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
export function empty({ fixed, price, base, cost }: Ledger, text: string): Outcome | null {
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
