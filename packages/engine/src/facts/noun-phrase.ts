import { lexicalClasses, verbLikeness } from './lexicon.ts';
import { type Gender, type GrammaticalNumber, genderOf, numberOf } from './nouns.ts';
import { isPlaceAt } from './place-names.ts';
import { type Answer, wordAt } from './tokens.ts';
import { COMPANIES, DETERMINERS, LEADING, OFFERING, PERSONS, STOPS, VERBS } from './vocabulary.ts';

/** A noun with its adjectives and complements: "donas de salão". */
export interface NounPhrase {
  text: string;
  /** The noun that decides gender and number, as written. */
  head: string;
  gender: Gender;
  number: GrammaticalNumber;
}

export interface FoundPhrase extends NounPhrase {
  /** The folded head. */
  key: string;
  headAt: number;
  from: number;
  to: number;
}

const WORDS_MAX = 8;
const GERUND = /.{3}(?:ando|endo|indo)$/;
const OF = /^d(?:e|[ao]s?)$/;
const FOR = /^(?:para|pra|pro|pros|pras|p)$/;

/** The noun phrase that starts at a token, after articles; null when no noun is there. */
export function nounPhraseAt(answer: Answer, at: number): FoundPhrase | null {
  const from = afterDeterminers(answer, at);
  const headAt = headFrom(answer, from);
  if (headAt === null) return null;
  const to = endOf(answer, headAt);
  const head = answer.tokens[headAt]?.text ?? '';
  const start = answer.tokens[from]?.start ?? 0;
  const end = answer.tokens[to - 1]?.end ?? start;
  return {
    text: answer.text.slice(start, end),
    head,
    gender: genderOf(head, from > at ? wordAt(answer, from - 1) : ''),
    number: numberOf(head),
    key: wordAt(answer, headAt),
    headAt,
    from,
    to,
  };
}

function afterDeterminers(answer: Answer, at: number): number {
  let from = at;
  while (DETERMINERS.has(wordAt(answer, from))) from++;
  return from;
}

function headFrom(answer: Answer, from: number): number | null {
  let at = from;
  while (LEADING.has(wordAt(answer, at)) && isNounAt(answer, at + 1)) at++;
  return isNounAt(answer, at) ? at : null;
}

/** "alunos desistem": a word in -am or -em is a verb in the plural, but for a few nouns. */
export const isPluralVerb = (word: string) =>
  word.length > 4 &&
  /(?:am|[^g]em)$/.test(word) &&
  !/^(?:homem|lobisomem|jovem|nuvem|(?:des)?ordem|totem|harem|modem|instagram|telegram|webcam|tandem|refem|armazem|xerem|alguem|ninguem|porem|tambem|contem|vintem)$/.test(
    word,
  );

function isNounAt({ tokens }: Answer, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const { folded } = token;
  if (PERSONS.has(folded) || COMPANIES.has(folded)) return true;
  if (folded.length < 3 && !/^[A-Z]{2}$/.test(token.text)) return false;
  // "cerca elétrica" is a thing, "cerca de 10" is none.
  const isFence =
    folded === 'cerca' && tokens[at + 1]?.kind === 'word' && tokens[at + 1]?.folded !== 'de';
  return (
    (isFence || !STOPS.has(folded)) &&
    (!VERBS.has(folded) || isNounHere(tokens, at)) &&
    !DETERMINERS.has(folded) &&
    !OF.test(folded) &&
    !FOR.test(folded) &&
    !GERUND.test(folded) &&
    !/.{4}mente$/.test(folded) &&
    !isPluralVerb(folded) &&
    !/^(?:com|e|ou|r\$)$/.test(folded)
  );
}

/** "reforma de 2 mil", "o aluguel": a word that is a verb elsewhere starts a clause, or follows an article. */
function isNounHere(tokens: Answer['tokens'], at: number): boolean {
  const [previous, next] = [tokens[at - 1], tokens[at + 1]];
  const isKnown = lexicalClasses(tokens[at]?.folded ?? '').some((one) => /good|service/.test(one));
  const isFirst = !previous || previous.kind === 'break';
  const isSold = OFFERING.has(previous?.folded ?? '');
  const isAfterArticle = /^(?:[oa]|uma?|n[oa]|d[oea]|cada)$/.test(previous?.folded ?? '');
  return (
    isKnown &&
    (isAfterArticle || isSold || (isFirst && /^(?:d[eoa]|por|a|:)$/.test(next?.folded ?? '')))
  );
}

/** A phrase extends over adjectives, "de …", "e …" and the purpose of a thing, up to a verb or a place. */
function endOf(answer: Answer, headAt: number): number {
  let at = headAt + 1;
  while (at < headAt + WORDS_MAX) {
    const next = continuationAt(answer, at);
    if (next === null) break;
    at = next;
  }
  return at;
}

function continuationAt(answer: Answer, at: number): number | null {
  const token = answer.tokens[at];
  if (token?.kind !== 'word') return null;
  const { folded } = token;
  if (OF.test(folded)) {
    const noun = afterDeterminers(answer, at + 1);
    const isPlace =
      isPlaceAt(answer, noun) ||
      /^(?:interior|litoral|zona|periferia|regiao)$/.test(wordAt(answer, noun));
    return isNounOrVerbalNoun(answer, noun) && !isPlace ? noun + 1 : null;
  }
  // "polpa de umbu e de cajá"
  if (folded === 'e' && OF.test(wordAt(answer, at + 1)) && OF.test(wordAt(answer, at - 2)))
    return continuationAt(answer, at + 1);
  if (folded === 'e' || folded === 'ou') {
    return isNounAt(answer, at + 1) && !isFollowedByVerb(answer, at + 1) ? at + 2 : null;
  }
  if (FOR.test(folded)) return purposeEnd(answer, at + 1);
  return isNounAt(answer, at) && !isFiniteVerb(folded) ? at + 1 : null;
}

/** "sapato pronto machuca": no verb continues a phrase; a participle does. */
const isFiniteVerb = (word: string) =>
  verbLikeness(word) === 'surely' && !/(?:ad|id)[oa]s?$/.test(word);

/** After "de" a word such as "casa" or "reforma" is a noun. */
function isNounOrVerbalNoun({ tokens }: Answer, at: number): boolean {
  const token = tokens[at];
  const isAcronym =
    /^\p{Lu}{2}$/u.test(token?.text ?? '') || /^(?:ar|tv|pc)$/.test(token?.folded ?? '');
  return (
    token?.kind === 'word' && (token.folded.length > 2 || isAcronym) && !STOPS.has(token.folded)
  );
}

/** "ração para cachorro" names a thing; "ração para pet shop" names its buyer. */
function purposeEnd(answer: Answer, at: number): number | null {
  const noun = afterDeterminers(answer, at);
  const word = wordAt(answer, noun);
  const isBuyer = noun > at || PERSONS.has(word) || COMPANIES.has(word) || isAgent(word);
  return !isBuyer && isNounAt(answer, noun) && !/(?:ar|er|ir|or)$/.test(word) ? noun + 1 : null;
}

const isFollowedByVerb = (answer: Answer, at: number) =>
  VERBS.has(wordAt(answer, at + 1)) && !OF.test(wordAt(answer, at));

const AGENT = /(?:eir[oa]s?|istas?|[dst]or(?:es|as?)?|ari[oa]s|olog[oa]s?|grafos?|antes|entes)$/;
const NO_AGENT =
  /^(?:dinheiro|banheiros?|chuveiros?|primeir[oa]s?|terceir[oa]s?|inteir[oa]s?|verdadeir[oa]s?|brigadeiros?|cadeiras?|geladeiras?|torneiras?|madeiras?|carteiras?|coleiras?|lixeiras?|feiras?|bandeiras?|maneiras?|carreiras?|listas?|vistas?|pistas?|revistas?|conquistas?|entrevistas?|motor(?:es)?|tratore?s?|setor(?:es)?|elevador(?:es)?|computador(?:es)?|ventilador(?:es)?|gerador(?:es)?|transformador(?:es)?|liquidificador(?:es)?|carregador(?:es)?|refrigerador(?:es)?|aspirador(?:es)?|antes|presentes|dentes|ambientes|diarias?|necessari[oa]s?|aquarios?|formularios?|horarios?|salarios?|comentarios?|mobiliari[oa]s?|autor|estofador|colchoeiro|sombreiro|roteiros?|janeiro|fevereiro|cheiros?|tempeiros?|mensageiro|viveiros?|canteiros?|chaveiros|tabuleiros?|pandeiros?|diferentes|excelentes|importantes|correntes|restantes|bastantes|potentes|recentes|urgentes|quentes|financeir[oa]s?|rasteir[oa]s?|caseir[oa]s?|valor(?:es)?|sabor(?:es)?|calor|amor|dor|cor|flor)$/;

/** Whether a noun names somebody by an occupation: "chacareiro", "tatuador". */
export const isAgent = (word: string): boolean =>
  word.length > 5 && AGENT.test(word) && !NO_AGENT.test(word);

/** A phrase without its positions. */
export const nounOf = ({ text, head, gender, number }: FoundPhrase): NounPhrase => ({
  text,
  head,
  gender,
  number,
});
