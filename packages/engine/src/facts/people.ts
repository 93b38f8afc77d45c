import { type Quantity, readQuantities } from './amounts.ts';
import { after, before, nearestBefore } from './clause.ts';
import type { Fact } from './fact.ts';
import { isGuest, isOfOccasion } from './guests.ts';
import { lexicalClasses, verbLikeness } from './lexicon.ts';
import { isAgent } from './noun-phrase.ts';
import { nounClasses } from './ranking/word-classes.ts';
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

/** The lowest age of an adult whose years may go without saying. */
const TEENAGER = 12;
const ADULT = 14;
const OF_TRADE =
  /^(?:de|no|na) (?:antecedencia|duracao|contrato|prazo|validade|mercado|estrada|experiencia|casa|carreira|profissao|garantia|praca)/;
const OWN =
  /\b(?:somos|somo|tenho|temos|comecei|levo|ando|eu|minha equipe|perdi|sou|fechei|atendo|vendi)\b/;
const SIZE_BEFORE =
  /(?:^|\s)(?:de|com|entre|tem|teem|mais de|acima de|ate|para|pra|possuem|possui|minimo|pelo menos|uns|umas)$/;
const NO_SIZE =
  /^(?:unidades?|gramas?|paginas?|pelos?|filh[oa]s?|galoes|garrafas?|pacotes|sacos|fardos|litros?|metros?|salarios?|semanas?|km|kms|quilometros?|vezes|reais|graus|viagens?|viagem|x|parcelas?|visitas?|anos?|pedidos?|compras?)$/;
const AGE_BEFORE =
  /(?:^|\s)(?:de|entre|dos|dos seus|com|acima de|mais de|a partir de|a partir dos|depois dos|idade|idade media|faixa etaria|na faixa dos|na casa dos|menos de|ate)(?: uns)?$/;
const NO_AGE =
  /\b(?:ha|faz|mercado|experiencia|garantia|estrada|contrato|carreira|profissao|juntos|financiamento|tenho|eu|sou|casados)\b/;

/** People who may come to an occasion: "casamentos para 30 pessoas" says nothing of who buys. */
const GUEST_NOUNS = /^(?:pessoas|amig[oa]s|criancas)$/;

export function readSize(answer: Answer): Fact<Size> | null {
  for (const quantity of readQuantities(answer)) {
    const noun = quantity.noun === null ? '' : wordAt(answer, quantity.noun);
    const isCounted = quantity.kind === 'count' && !quantity.isArticle && !NO_SIZE.test(noun);
    const words = before(answer, quantity.first);
    if (!isCounted || OWN.test(words) || quantity.from !== null) continue;
    const isPeople = words === '' && PERSONS.has(noun) && noun.endsWith('s');
    if (!SIZES.has(noun) && !isPeople && !(noun.endsWith('s') && SIZE_BEFORE.test(words))) {
      if (noun !== 'm2' && noun !== 'm²') continue;
    }
    if (isMeasureOfThing(answer, quantity) || isObject(answer, quantity)) continue;
    if (isGuest(noun)) continue;
    if (GUEST_NOUNS.test(noun) && isOfOccasion(words, after(answer, quantity.end))) continue;
    if (
      /\b(?:cobro|custa|gasta|gastam|fatura|pedidos?|lotes?|pacotes?|kits?|compras?|entregas?|por|cada)\b/.test(
        words,
      )
    )
      continue;
    const of = answer.tokens[quantity.noun ?? 0]?.text ?? '';
    const size = { value: quantity.low, max: quantity.high, of };
    const isKnown = SIZES.has(noun) || isPeopleNoun(noun) || isOfPeople(answer, quantity);
    return factOf(answer, [quantity.first, quantity.end], size, isKnown ? 'certain' : 'unsure');
  }
  return null;
}

const isPeopleNoun = (noun: string): boolean =>
  lexicalClasses(noun).some((one) => one === 'people' || one === 'organisation');

/** "fazenda com 20 tanques": what is counted belongs to people or companies named before it in the clause. */
const isOfPeople = (answer: Answer, { first }: Quantity): boolean =>
  before(answer, first)
    .split(' ')
    .some((word) => PERSONS.has(word) || COMPANIES.has(word) || isAgent(word));

/** "ouviu três vendedores", "leva 2 caixas": an object of a verb, unless it says what somebody has. */
function isObject(answer: Answer, { first }: Quantity): boolean {
  const at = /^(?:uns|umas|os|as|d[eoa]s?|preco|orcamento|so|ate)$/.test(wordAt(answer, first - 1))
    ? first - 2
    : first - 1;
  const verb = wordAt(answer, at);
  // "pede preço de três ensaios"
  if (/^(?:preco|precos|valor|orcamento)$/.test(verb)) return true;
  return verbLikeness(verb) === 'surely' && !HAVING.test(verb) && !/(?:ad|id)[oa]s?$/.test(verb);
}

const HAVING =
  /^(?:entre|para|com|tem|teem|tenha|tenham|possu\w+|emprega\w*|administra\w*|cuida\w*|gerencia\w*|cria\w*|planta\w*|atende\w*|comanda\w*|coordena\w*|opera\w*|mant[eê]m|roda\w*|reun\w+)$/;

/** "lata de 18 litros", "caixa com 50 saquinhos": how large the thing is. */
function isMeasureOfThing(answer: Answer, quantity: Quantity): boolean {
  const { first, noun } = quantity;
  const owner = wordAt(answer, first - 2);
  const isOf = /^(?:de|com)$/.test(wordAt(answer, first - 1));
  const isPeople =
    PERSONS.has(owner) || COMPANIES.has(owner) || isPeopleNoun(owner) || isAgent(owner);
  // "composteira de três caixas", "mesa de 6 lugares", not "restaurante com 80 lugares"
  const isPart =
    PARTS.test(wordAt(answer, noun ?? -1)) &&
    !BUILDING.test(owner) &&
    !isOfPeople(answer, quantity);
  return (
    isOf &&
    !isPeople &&
    (isPart ||
      nounClasses(owner).includes('measure') ||
      lexicalClasses(owner).includes('good') ||
      /^(?:litros?|quilos?|kg|metros?|fotos|m)$/.test(wordAt(answer, noun ?? -1)))
  );
}

const PARTS = /^(?:caixas|lugares|portas|gavetas|furos|bocas|prateleiras|andares|compartimentos)$/;

/** The age of the buyer, of a child or of a pet; years in a trade are none. */
export function readAges(answer: Answer): Fact<Ages> | null {
  for (const quantity of readQuantities(answer)) {
    const words = before(answer, quantity.first);
    if (!isAge(answer, quantity, words)) continue;
    const owner = nearestBefore(answer, quantity.first, isOwner) ?? '';
    const isChild =
      CHILDREN.has(owner) && quantity.low < 18 && !isTeenageBuyer(answer, owner, quantity);
    const of = isChild ? 'child' : PETS.has(owner) ? 'pet' : 'buyer';
    return factOf(answer, [quantity.first, quantity.end], {
      value: quantity.low,
      max: quantity.high,
      of,
    });
  }
  return null;
}

/** "meninas de 15 a 22 anos": an answer that begins with young people is about them. */
const isTeenageBuyer = (
  answer: Answer,
  owner: string,
  { low, high }: Pick<Quantity, 'low' | 'high'>,
) =>
  low >= TEENAGER &&
  (wordAt(answer, 0) === owner || (/^(?:menin|garot)/.test(owner) && (high ?? low) >= 18));

const isChildOrPet = (word: string) => CHILDREN.has(word) || PETS.has(word);
const isOwner = (word: string) =>
  CHILDREN.has(word) || PETS.has(word) || PERSONS.has(word) || COMPANIES.has(word);

function isAge(answer: Answer, quantity: Quantity, words: string): boolean {
  const { kind, low, high, noun, end } = quantity;
  const isPossible =
    low >= 0 && (high ?? low) <= 110 && (high ?? low) >= 1 && Number.isInteger(low);
  if (!isPossible || quantity.isArticle || NO_AGE.test(words)) return false;
  if (kind !== 'time') return isAgeOfPeople(answer, quantity, words);
  const isYears = /^anos?$/.test(wordAt(answer, noun ?? -1));
  const next = `${wordAt(answer, end)} ${wordAt(answer, end + 1)}`;
  if (!isYears || OF_TRADE.test(next)) return false;
  const isOfYoung = low >= 10 || isChildOrPet(nearestBefore(answer, quantity.first, isOwner) ?? '');
  // "25 a 45 anos" at the start of a clause
  const isRange = /^[-•*]? ?$/.test(words) && high !== null && low >= ADULT;
  return (
    isRange ||
    isApposition(answer, quantity) ||
    (isOfYoung && AGE_BEFORE.test(words) && !isOfBuilding(answer, quantity))
  );
}

/** "prédio velho, com mais de 30 anos". */
function isOfBuilding(answer: Answer, { first }: Quantity): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 9); at--) {
    const word = wordAt(answer, at);
    if (PERSONS.has(word) || CHILDREN.has(word) || PETS.has(word)) return false;
    if (BUILDING.test(word)) return true;
  }
  return false;
}

const BUILDING =
  /^(?:predios?|casas?|carros?|imove(?:l|is)|apartamentos?|telhados?|condominios?|empresas?|lojas?|maquinas?|caminh(?:ao|oes)|fazendas?|pomar|lavoura|escolas?|motor(?:es)?)$/;

/** "mulher, 35 anos, …": a clause of its own after a person. */
function isApposition(answer: Answer, { first, end, low }: Quantity): boolean {
  const isOwnClause =
    answer.tokens[first - 1]?.text === ',' && answer.tokens[end]?.kind === 'break';
  return isOwnClause && low >= ADULT && PERSONS.has(wordAt(answer, first - 2));
}

/** "gente calva de 28 a 45", "mulheres, 25-40": a range of ages of adults after people. */
function isRangeOfPeople(
  answer: Answer,
  { first, low, high }: Pick<Quantity, 'first' | 'low' | 'high'>,
): boolean {
  if (high === null && wordAt(answer, first + 1) !== '+') return false;
  if (low < ADULT) return false;
  const word = wordAt(answer, first - 1);
  if (!/^(?:de|entre|,)$/.test(word)) return false;
  const words = [2, 3, 4, 5].map((back) => wordAt(answer, first - back));
  if (words.some((one) => COMPANIES.has(one) || BUILDING.test(one))) return false;
  return words.some(
    (one) => PERSONS.has(one) || isAgent(one) || /^(?:moleques?|guris?|galera|cabra)$/.test(one),
  );
}

/** "mulheres de 30 a 55", "mulher depois dos 40", "40+": years go without saying after people. */
function isAgeOfPeople(
  answer: Answer,
  { kind, scale, low, high, first, end }: Quantity,
  words: string,
) {
  const noun = wordAt(answer, end - 1);
  const isAdjective = kind === 'count' && !noun.endsWith('s') && !SIZES.has(noun) && high !== null;
  const isNumber = (kind === 'bare' || isAdjective) && scale === 1 && (high ?? low) <= 99;
  if (isNumber && isRangeOfPeople(answer, { first, low, high })) return true;
  const isPreposition = /^(?:dos|de|entre)$/.test(wordAt(answer, first - 1));
  const owner = wordAt(answer, first - (isPreposition ? 2 : 1));
  if (!isNumber || (low < ADULT && !(CHILDREN.has(owner) && high !== null))) return false;
  if (wordAt(answer, end) === '+' && PERSONS.has(owner)) return true;
  const isOfPeople =
    PERSONS.has(owner) || /^(?:depois|partir|idade|etaria|faixa|acima|casa|maiores)$/.test(owner);
  return isOfPeople && (AGE_BEFORE.test(words) || owner === 'etaria');
}
