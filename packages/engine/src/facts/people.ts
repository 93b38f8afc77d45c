import { type Quantity, readQuantities } from './amounts.ts';
import { before, nearestBefore } from './clause.ts';
import type { Fact } from './fact.ts';
import { type Answer, factOf, wordAt } from './tokens.ts';
import { CHILDREN, COMPANIES, PERSONS, PETS, SIZES } from './vocabulary.ts';

/** How large the buyer is: 3 to 8 "cadeiras". */
export interface Size {
  value: number;
  max: number | null;
  /** The counted noun as written. */
  of: string;
}

/** An age, and whose it is. */
export interface Ages {
  value: number;
  max: number | null;
  of: 'buyer' | 'child' | 'pet';
}

const OWN =
  /\b(?:somos|somo|tenho|temos|comecei|levo|ando|eu|minha equipe|perdi|sou|fechei|atendo|vendi)\b/;
const SIZE_BEFORE =
  /(?:^|\s)(?:de|com|entre|tem|teem|mais de|acima de|ate|para|pra|possuem|possui|minimo|pelo menos|uns|umas)$/;
const NO_SIZE =
  /^(?:km|kms|quilometros?|vezes|reais|graus|viagens?|viagem|x|parcelas?|visitas?|anos?|pedidos?|compras?)$/;
const AGE_BEFORE =
  /(?:^|\s)(?:de|entre|dos|dos seus|com|acima de|mais de|a partir de|a partir dos|depois dos|idade|na faixa dos|na casa dos|menos de|ate)(?: uns)?$/;
const NO_AGE =
  /\b(?:ha|faz|mercado|experiencia|garantia|estrada|contrato|carreira|profissao|juntos|financiamento|tenho|eu|sou|casados)\b/;

export function readSize(answer: Answer): Fact<Size> | null {
  for (const quantity of readQuantities(answer)) {
    const noun = quantity.noun === null ? '' : wordAt(answer, quantity.noun);
    const isCounted = quantity.kind === 'count' && !quantity.isArticle && !NO_SIZE.test(noun);
    const words = before(answer, quantity.first);
    if (!isCounted || OWN.test(words) || quantity.from !== null) continue;
    if (!SIZES.has(noun) && !(noun.endsWith('s') && SIZE_BEFORE.test(words))) {
      if (noun !== 'm2' && noun !== 'm²') continue;
    }
    if (/\b(?:cobro|custa|gasta|gastam|fatura)\b/.test(words)) continue;
    const of = answer.tokens[quantity.noun ?? 0]?.text ?? '';
    return factOf(answer, [quantity.first, quantity.end], {
      value: quantity.low,
      max: quantity.high,
      of,
    });
  }
  return null;
}

/** The age of the buyer, of a child or of a pet; years in a trade are none. */
export function readAges(answer: Answer): Fact<Ages> | null {
  for (const quantity of readQuantities(answer)) {
    const words = before(answer, quantity.first);
    if (!isAge(answer, quantity, words)) continue;
    const owner = nearestBefore(answer, quantity.first, isOwner) ?? '';
    const of = CHILDREN.has(owner) ? 'child' : PETS.has(owner) ? 'pet' : 'buyer';
    return factOf(answer, [quantity.first, quantity.end], {
      value: quantity.low,
      max: quantity.high,
      of,
    });
  }
  return null;
}

const isOwner = (word: string) =>
  CHILDREN.has(word) || PETS.has(word) || PERSONS.has(word) || COMPANIES.has(word);

function isAge(answer: Answer, quantity: Quantity, words: string): boolean {
  const { kind, low, high, noun, first, end } = quantity;
  const isPossible = low >= 1 && (high ?? low) <= 110 && Number.isInteger(low);
  if (!isPossible || quantity.isArticle || NO_AGE.test(words)) return false;
  if (kind === 'time') {
    const isYears = /^anos?$/.test(wordAt(answer, noun ?? -1));
    const isOfTrade =
      /^(?:de|no|na) (?:mercado|estrada|experiencia|casa|carreira|profissao|garantia|praca)/.test(
        `${wordAt(answer, end)} ${wordAt(answer, end + 1)}`,
      );
    return isYears && !isOfTrade && AGE_BEFORE.test(words);
  }
  // "mulheres de 30 a 55", "mulher depois dos 40", "40+": years go without saying after people.
  const isAdult = kind === 'bare' && quantity.scale === 1 && low >= 14 && (high ?? low) <= 99;
  const isPlus = wordAt(answer, end) === '+' && isAdult;
  const owner = wordAt(
    answer,
    first - (/^(?:dos|de|entre)$/.test(wordAt(answer, first - 1)) ? 2 : 1),
  );
  const isOfPeople = PERSONS.has(owner) || /^(?:depois|partir|idade|faixa|acima|casa)$/.test(owner);
  return isPlus
    ? PERSONS.has(wordAt(answer, first - 1)) || AGE_BEFORE.test(words)
    : isAdult && isOfPeople && AGE_BEFORE.test(words);
}
