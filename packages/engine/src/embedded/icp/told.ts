import { type Money, parseMoney } from '../language/money.ts';
import { cleanText, fold } from '../language/text.ts';

/** What the seller's own description tells, each with the words it was told in. */
export interface Told {
  /** The whole description as plain prose; empty when there is none. */
  text: string;
  /** With its preposition: "em Campinas", "no interior de Minas". */
  place: string | null;
  size: string | null;
  role: string | null;
  pain: string | null;
  price: { words: string; money: Money } | null;
}

const NAME = String.raw`\p{Lu}\p{L}+(?:\s+(?:(?:d[aeo]s?|e)\s+)?\p{Lu}\p{L}+){0,3}`;
const PLACE = new RegExp(
  String.raw`(?<!\p{L})(em|no|na|nos|nas|do|da|de)\s+(interior(?:\s+d[aeo]\s+${NAME})?|litoral(?:\s+d[aeo]\s+${NAME})?|capital|zona\s+(?:sul|norte|leste|oeste|rural)|${NAME})`,
  'gu',
);
const IN: Readonly<Record<string, string>> = { de: 'em', do: 'no', da: 'na' };
const SIZE =
  /\b(?:de |com |até |entre |mais de )?\d{1,5}(?:\s*(?:a|e|-|até)\s*\d{1,5})?\s+(?:pessoas|funcionários|funcionarios|colaboradores|cadeiras|lojas|unidades|alunos|leitos|mesas|vendedores|veículos|veiculos|carros|hectares|cabeças|apartamentos|profissionais|empregados|clientes|anos)\b/iu;
const ROLE =
  /\b(?:donas?|donos?|sócias?|sócios?|socios?|gerentes?|gestoras?|gestores?|gestor|diretoras?|diretores?|diretor|compradoras?|compradores?|síndicas?|síndicos?|proprietári[oa]s?|empresári[oa]s?|empreendedor[ae]?s?|administrador[ae]?s?|coordenador[ae]?s?|responsáve(?:l|is)|mães?|pais|casais|famílias?|noivas?|aposentad[oa]s?|médic[oa]s?|dentistas?|advogad[oa]s?|produtor(?:es)?|investidor(?:es)?)\b(?:\s+(?:de|do|da|dos|das|e)\s+[\p{L}-]+){0,3}/iu;
const PAIN =
  /\b(?:sofre|reclama|precisa|precisam|falta|dificuldade|perde|perdem|tem medo|têm medo|medo de|quer|querem|busca|buscam|cansad|incomoda|não consegue|nao consegue|não conseguem|não sabe|sem tempo|atras|demora|gasta|problema|desorganiz|preocup|dor de)/iu;
const PRICE = /(?:R\$\s?|\b)\d[\d.,]*\s*(?:mil|milh(?:ão|ões)|k\b|reais)?/giu;
const CLAUSE = /[,.;:!?]|\s+(?:mas|e gasta|e gastam|e costumam)\s+/u;
/** Capital letters that are names of things, not of places. */
const NOT_A_PLACE =
  /^(Instagram|WhatsApp|Google|Facebook|LinkedIn|TikTok|YouTube|RH|TI|CNPJ|MEI|Internet)/;

/** Reads size, place, role, pain and price out of a free description. */
export function readDescription(description: string): Told {
  const text = cleanText(description).slice(0, 1_200);
  return {
    text,
    place: placeIn(text),
    size:
      SIZE.exec(text)?.[0]
        ?.trim()
        .replace(/^(de|com)\s+/i, '') ?? null,
    role: ROLE.exec(text)?.[0]?.trim() ?? null,
    pain: painIn(text),
    price: priceIn(text),
  };
}

function placeIn(text: string): string | null {
  for (const [, preposition = '', name = ''] of text.matchAll(PLACE)) {
    if (!NOT_A_PLACE.test(name)) return `${IN[preposition] ?? preposition} ${name}`;
  }
  return null;
}

/** From the word that hurts to the end of its clause: "perdem venda porque não sabem anunciar". */
function painIn(text: string): string | null {
  const clause = text.split(CLAUSE).find((part) => PAIN.test(part));
  const at = clause?.search(PAIN) ?? -1;
  const pain = clause?.slice(at).trim() ?? '';
  return pain.length > 5 ? pain : null;
}

/** A number is a price when it says so: by R$, by "reais", or by standing beside what is paid. */
function priceIn(text: string): Told['price'] {
  for (const match of text.matchAll(PRICE)) {
    const words = match[0].trim();
    const around = fold(text.slice(Math.max(0, match.index - 30), match.index + words.length + 12));
    const saysSo =
      /r\$|reais/.test(fold(words)) || /ticket|gasta|paga|custa|investe|valor|preco/.test(around);
    const money = saysSo ? parseMoney(words) : null;
    if (money && money.amount >= 5) return { words, money };
  }
  return null;
}
