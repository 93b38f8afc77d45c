import { money } from './format.ts';
import { result } from './outcome.ts';
import { N, one, type Shape } from './talk-shape.ts';

const SOLD =
  '(?:faco|fizer|fazer|vendo|vender|vendendo|cobro|cobrar|deixo|deixar|baixo|baixar|sair|passo|passar|fechar|aceitar|der|fazendo)';
const LOWER = new RegExp(
  `\\b${SOLD} (?:\\p{L}+ ){0,4}?(?:por|a|em|para|pra) (?:r\\$ )?${N}(?! ?%)`,
  'u',
);
/** The price that is considered, when another one is named beside it. */
const IF_LOWER = new RegExp(`\\bse (?:eu )?${LOWER.source.slice(2)}`, 'u');
const COST = new RegExp(
  `\\b(?:custo|custa|gasto|gastei|pago|compro|sai)\\b(?: \\p{L}+){0,4}? (?:r\\$ )?${N}(?! ?%)`,
  'u',
);
const ASKS =
  /\b(?:quanto|qnt|qto|qnto|perco|perder)\b.{0,40}\b(?:perco|perder|sobra\w*|lucr\w+|ganho|ganhar|deixo de ganhar|resta|fica (?:pra|para) mim|tiro)\b|\b(?:perco|sobra|lucro|ganho) quanto\b/;

/** "quanto eu perco se fizer por 280, meu custo é 210": what is left, against the price before. */
export const atLowerPrice: Shape = (text, { ledger, texts }) => {
  const loses = /\bperco\b|\bperder\b|\bdeixo de ganhar\b/.test(text);
  if (!ASKS.test(text)) return null;
  const price = one(IF_LOWER, text) ?? (loses ? one(LOWER, text) : null);
  const cost = one(COST, text) ?? ledger.cost ?? null;
  if (price === null || (text.match(/\d+(?:\.\d+)?/g)?.length ?? 0) > (one(COST, text) ? 3 : 2))
    return null;
  const before = priceBefore(text, texts) ?? ledger.price ?? null;
  const isLower = before !== null && before > price && (cost === null || before > cost);
  if (cost === null)
    return isLower
      ? result(
          `São **${money(before - price)}** a menos em cada venda.`,
          `${money(before)} − ${money(price)} = ${money(before - price)}`,
        )
      : null;
  const left = price - cost;
  const verdict = left < 0 ? 'Falta dinheiro: são' : 'Sobram';
  const steps = `${money(price)} − ${money(cost)} = ${money(left)}`;
  if (!isLower && !loses) return null;
  if (!isLower)
    return result(
      `${verdict} **${money(left)}** por venda.`,
      steps,
      'sem impostos nem taxa de cartão; com o preço de antes eu te digo quanto você perde',
    );
  return result(
    `${verdict} **${money(left)}** por venda em vez de ${money(before - cost)}: **${money(before - price)}** a menos em cada.`,
    `${steps}; ${money(before)} − ${money(cost)} = ${money(before - cost)}`,
    'sem impostos nem taxa de cartão',
  );
};

const USUAL = new RegExp(
  `\\b(?:preco(?: normal| cheio)?(?: e| de| era)?|cobro|vendo|cobrava|vendia|normal(?:mente)?(?: e)?|(?:kit|pacote|servico|produto|plano|bolo|hora|sessao)(?: \\p{L}+){0,2}? (?:e|custa|sai(?: por)?|por|a)) (?:a |por )?(?:r\\$ )?${N}(?! ?(?:%|x|vezes))`,
  'u',
);
const priceBefore = (text: string, texts: readonly string[]) =>
  one(USUAL, text.replace(IF_LOWER, ' ').replace(COST, ' '), texts);
