import type { Book } from './book-type.ts';
import { itemIn, partsOf } from './item.ts';
import { listedIn } from './list-layout.ts';
import { rulesOf } from './list-rules.ts';
import type { ListLine } from './price-list.ts';
import type { Product } from './product.ts';
import { tokensOf } from './tokens.ts';

const known = new WeakMap<readonly ListLine[], Book>();

/** What the lines of documents and the messages of a talk state of goods and payment. */
export function bookOf(lines: readonly ListLine[], said: readonly string[]): Book {
  const listed = known.get(lines) ?? readLists(lines);
  known.set(lines, listed);
  return {
    rules: listed.rules,
    products: [
      ...listed.products,
      ...said.flatMap((text) => statedProducts(text, listed.products)),
    ],
  };
}

function readLists(lines: readonly ListLine[]): Book {
  const products = listedIn(lines);
  return { products, rules: rulesOf(lines, products) };
}

/** What others ask, and what the seller pays or wants, is no price of goods. */
const OF_OTHERS =
  /\b(?:concorren\w+|fulano|me (?:custa\w*|custou|sai\w*|fica\w*)|(?:pra|para) mim|gast\w+|pag[aou]\w*|compr\w+|custo|custos|comissao|meta|parcel\w+|entrada|sinal|desconto|sobra\w*|lucro|aluguel|acha|achou|vizinh[oa]|frete|entrega|ofere\w+)\b/;

/** Costs are stated beside what is earned. */
const OF_COST = /\b(?:lucr\w+|custo|custos|me cust\w+|(?:para|pra) mim|margem)\b/;
/** Words of a sentence, not of a name. */
const NO_NAME =
  /^(?:quant\w*|me|tenho|faco|faz|propost\w*|indic\w*|paga\w*|custa\w*|el[ae]s?|que|quer\w*|esta\w*|se|eu|tir\w+|descont\w+|ja|vou|vai|fech\w+|vend[ie]\w*|total|falta|deixou|meta|mes|dias?|hoje|frete|entrega)$/;

/** The goods whose price a message states: "a camiseta sai por 28". */
function statedProducts(text: string, listed: readonly Product[]): Product[] {
  const tokens = tokensOf(text);
  if (!tokens || OF_COST.test(tokens.map(({ word }) => word).join(' '))) return [];
  return partsOf(tokens).flatMap((part): Product[] => {
    if (OF_OTHERS.test(part.tokens.map(({ word }) => word).join(' '))) return [];
    const item = itemIn(part, listed);
    // Beside a price list a number is a price only where it is plainly one.
    const isPlain =
      part.tokens.some(({ mark }) => mark === 'money') ||
      /\b(?:a|por|sai por|custam?) #/.test(part.tokens.map(({ word }) => word).join(' '));
    if (listed.length > 0 && !isPlain) return [];
    if (
      !item ||
      item.price === null ||
      item.price <= 0 ||
      item.name.some(({ word }) => NO_NAME.test(word))
    )
      return [];
    return [
      {
        label: item.name
          .map(({ word, value, unit }) => (value === null ? word : `${value}${unit}`))
          .join(' '),
        words: item.name,
        besides: [],
        aliases: [],
        variant: [],
        kin: '',
        isExtra: false,
        measure: item.count === null && item.measure !== 'g' ? item.measure : '',
        prices: [{ amount: item.price, least: null, most: null, lot: 1 }],
        per: '',
        source: null,
      },
    ];
  });
}
