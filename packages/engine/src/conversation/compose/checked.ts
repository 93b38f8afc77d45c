import { capital, fold } from '../../shared/text.ts';
import { hasVerb, isForWriter, isSendable, isUnfinished } from './sendable.ts';

/** What a request says to its customer. */
export interface Stated {
  /** Sentences that are clauses as they were ordered. */
  clauses?: ReadonlySet<string>;
  sentences: readonly string[];
  questions: readonly string[];
}

/** What a request states and asks, without what no customer can be sent: fragments, repetitions, the coach's orders. */
export function checked({ sentences, questions, clauses = NONE }: Stated): Stated {
  const known = new Set<string>();
  const isNew = (text: string): boolean => {
    const key = fold(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    if (key === '' || known.has(key)) return false;
    known.add(key);
    return true;
  };
  const cleaned = sentences.map(withoutGreeting).map(balanced).map(worded).filter(isNew);
  const asked = questions.map(withoutGreeting).map(balanced).filter(isNew);
  const isFit = (one: string): boolean =>
    (isSendable(one) || (clauses.has(one) && !isUnfinished(one) && !isForWriter(one))) &&
    !isForCoach(one);
  return {
    sentences: cleaned.flatMap((one) => (isFit(one) ? one : factsOf(one).filter(isFit))),
    questions: asked.filter(isFit),
  };
}

const NONE: ReadonlySet<string> = new Set();

const FACT = /\d|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|amanh[aã]/iu;

const LINK = /^(?:e|mas|i|que|q|a[ií])\s/iu;
const OPEN_END = /(?:\s(?:e|ou|mas|que|q|com|de|d[ao]|para|pra|por|em|n[ao]|[oa])){1,3}[.!]?$/iu;

/** The clauses that can be sent of a sentence that cannot: "caixa de 5 mil litros por 2.890". */
const factsOf = (sentence: string): string[] =>
  isForWriter(sentence)
    ? []
    : sentence
        .split(/[,;:]\s+/u)
        .map((clause) => clause.replace(LINK, '').replace(OPEN_END, '').trim())
        .filter((clause) => (hasVerb(clause) || FACT.test(clause)) && isSendable(clause))
        .map((clause) => capital(/[.!?…]$/u.test(clause) ? clause : `${clause}.`));

const GREETING =
  /^(?:oi+|ol[áa]|opa|e a[ií]|bom dia|boa tarde|boa noite),?\s(?:(?:dona|seu|dra?\.?)\s)?\p{Lu}?\p{L}+\s?[,!.]\s*(?=\p{L})/iu;
/** The text greets already: "Oi Jéssica, eu mantenho". */
const withoutGreeting = (sentence: string): string => capital(sentence.replace(GREETING, ''));

/** Without a quotation mark that has no other. */
function balanced(sentence: string): string {
  const double = (sentence.match(/["“”]/gu) ?? []).length;
  const single = (sentence.match(/(?<![\p{L}\d])['‘]|['’](?![\p{L}\d])/gu) ?? []).length;
  const plain = double % 2 === 0 ? sentence : sentence.replace(/["“”]/gu, '');
  return single % 2 === 0 ? plain : plain.replace(/(?<![\p{L}\d])['‘]|['’](?![\p{L}\d])/gu, '');
}

const LED = /^(?:d[aeo]s?|sobre)\s(?=\p{L}{3})/iu;
const OF_TIME = /^\S+ (?:\d|segunda|terça|quarta|quinta|sexta|sábado|domingo|hoje|amanhã|metade)/iu;

/** "da equipe registrada": what a text is about, as a sentence. */
function worded(sentence: string): string {
  return LED.test(sentence) && !hasVerb(sentence) && !OF_TIME.test(sentence)
    ? `Queria te falar ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
}

/** Orders to the coach, and a customer who is spoken of to herself. */
const FOR_COACH =
  /^(?:(?:e|mas|ent[aã]o)\s)?(?:(?:p[oõ]e|coloca|bota|escreve|fala|diz|avisa|pergunta)\s(?:que|q|pr[ao] el[ae]|a[ií]|se)|sem (?:repetir|citar|falar|mencionar|parecer)|(?:refaz|reescreve|faz) (?:a|o|de novo|uma|outra)?\s?(?:mensagem|msg|texto))(?![\p{L}])/iu;
const SPOKEN_OF =
  /(?<![\p{L}])(?:tem|tenho|teve|outra?) (?:uma? )?client[ea],? (?:a|o|chamad[ao])\s|^(?:eu )?tenho (?:o |uns |um monte de )?(?:zap|whats\p{L}*|contatos?|n[uú]meros?|clientes?|telefones?)(?: d[eao]s?)? (?:[\p{L}\d]+ ){0,3}(?:que|q)\s/iu;
const isForCoach = (sentence: string): boolean =>
  FOR_COACH.test(sentence) || SPOKEN_OF.test(sentence);
