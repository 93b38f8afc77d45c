import { lexicalClasses, verbLikeness } from './lexicon.ts';
import { isPluralVerb } from './noun-phrase.ts';
import { subjectOfTrouble } from './pain-subject.ts';
import { type Answer, clauseStart, wordAt } from './tokens.ts';
import { COMPLAINTS, VERBS } from './vocabulary.ts';

const ADVERB = /^(?:nao|n|nunca|ja|so|sempre|ainda|nem|quase|mal|vive)$/;
/** Plurals, infinitives, gerunds and participles. */
const NO_SINGULAR = /(?:m|s|ao|r|ndo|[ai]d[oa])$/;
/** What only people do: the subject is the customer, whatever stands before. */
const OF_PEOPLE =
  /^(?:consegue|sabe|quer|confia|acredita|entende|dorme|gosta|acha|procura|reclama|precisa|sente|pensa|compra|usa|trabalha|mora|ganha|paga|gasta|fatura|vende|atende|perde|sofre|conhece|lembra|tenta|desiste|pode|tem|ve|faz|fala|pede|deixa|vive|espera)$/;
const JOINS = /^(?:e|mas|ai|entao)$/;
/** Clauses of one sentence that may be looked back on. */
const CLAUSES_BACK = 3;
const SUBJECT_WORDS = 12;
const PART_BEGINS = /^(?:e|mas|que|porque|pois)$/;

/** Whether a clause begins with a verb in the singular, so that its subject stands before it. */
function beginsWithVerb(answer: Answer, from: number): boolean {
  let at = from;
  while (ADVERB.test(wordAt(answer, at)) || JOINS.test(wordAt(answer, at))) at++;
  const isDenied = /^(?:nao|n|nunca)$/.test(wordAt(answer, at - 1)) && at > from;
  const word = wordAt(answer, at);
  if (NO_SINGULAR.test(word) || word.length < 2) return false;
  if (OF_PEOPLE.test(word) && !speaksOfMany(answer)) return false;
  return isDenied || verbLikeness(word) === 'surely';
}

/** Who writes "são produtores, eles tiram" says nothing of them in the singular. */
export const speaksOfMany = ({ tokens }: Pick<Answer, 'tokens'>): boolean =>
  tokens.some(({ folded }) => /^(?:sao|estao|vao)$/.test(folded) || isPluralVerb(folded));

/** Words that are forms of a verb only by chance. */
const NO_VERB = /^(?:sem|com|para|fora|entre|sobre|como|cada|toda?|dela?|era)$/;
const isVerb = (word: string): boolean => verbLikeness(word) === 'surely' && !NO_VERB.test(word);

const mayBeVerb = (word: string): boolean =>
  !ADVERB.test(word) &&
  !/^(?:sem|fora|toda?)$/.test(word) &&
  !NO_SINGULAR.test(word) &&
  (verbLikeness(word) !== null || VERBS.has(word) || COMPLAINTS.has(word));

/**
 * Where the clause before begins whose thing a clause without a subject of its own speaks of: "sem
 * abelha o fruto sai torto, não vai pra exportação". Null where it has one, or where no thing is named.
 */
export function carriedFrom(answer: Answer, from: number): number | null {
  let first = from;
  if (!beginsWithVerb(answer, first)) return null;
  for (let back = 0; back < CLAUSES_BACK; back++) {
    const isJoined = /^[,;.]$/.test(answer.tokens[first - 1]?.text ?? '');
    if (!isJoined || first < 2) return null;
    const end = first - 1;
    const subject = lastSubject(answer, clauseStart(answer, end - 1), end);
    if (subject !== null) return startOfPart(answer, clauseStart(answer, end - 1), subject);
    first = clauseStart(answer, end - 1);
    if (!beginsWithVerb(answer, first)) return null;
  }
  return null;
}

/** The thing that the last verb of a clause is said of. */
function lastSubject(answer: Answer, from: number, to: number): number | null {
  for (let verb = to - 1; verb > from; verb--) {
    const isKnown = mayBeVerb(wordAt(answer, verb)) || followsNoun(answer, verb);
    if (!isKnown || to - verb > SUBJECT_WORDS) continue;
    const subject = subjectOfTrouble(answer, verb);
    if (subject !== null && subject >= from && !isObject(answer, from, subject)) return subject;
  }
  return null;
}

const ADJECTIVE =
  /(?:osa|ica|iva|[ae]nte|[ai]vel|grande|verde|quente|alta|baixa|nova|velha|boa|cheia|vazia|fraca|forte|leve|cara|feia|inteira|mesma)$/;

/** "O telhado pinga": a word that no list knows, right behind an article and its noun. */
const followsNoun = (answer: Answer, at: number): boolean => {
  const word = wordAt(answer, at);
  const isKnown = verbLikeness(word) !== null || lexicalClasses(word).length > 0;
  const isBehind = /^[oa]$/.test(wordAt(answer, at - 2)) && answer.tokens[at - 1]?.kind === 'word';
  return isBehind && !isKnown && /.{2}[aei]$/.test(word) && !ADJECTIVE.test(word);
};

const OF_TIME = /^(?:dias?|mes(?:es)?|anos?|semanas?|noites?|tardes?|manhas?|horas?|vez|tempo)$/;

/** "Trabalha o dia todo": a verb before the noun has it as its object. */
function isObject(answer: Answer, from: number, subject: number): boolean {
  if (OF_TIME.test(wordAt(answer, subject + 1))) return true;
  for (let at = subject - 1; at >= from; at--) {
    const word = wordAt(answer, at);
    if (PART_BEGINS.test(word)) return false;
    if (isVerb(word) && !/^(?:quando|se)$/.test(wordAt(answer, at - 1))) {
      return true;
    }
  }
  return false;
}

/** With what is said in front of the subject, up to the conjunction: "… e | sem abelha o fruto". */
function startOfPart(answer: Answer, from: number, subject: number): number {
  for (let at = subject - 1; at >= from; at--) {
    if (PART_BEGINS.test(wordAt(answer, at))) return at + 1;
  }
  return from;
}
