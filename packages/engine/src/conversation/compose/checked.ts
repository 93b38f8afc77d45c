import { capital, fold } from '../../shared/text.ts';

/** What a request says to its customer. */
export interface Stated {
  sentences: readonly string[];
  questions: readonly string[];
}

/** What a request states and asks, without what no customer can be sent: fragments, repetitions, the coach's orders. */
export function checked({ sentences, questions }: Stated): Stated {
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
  const fit = cleaned.filter((one) => !isForCoach(one));
  const whole = fit.filter((one) => !isScrap(one));
  return { sentences: whole.length + asked.length > 0 ? whole : fit, questions: asked };
}

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

/** A verb, or a greeting that needs none. */
const VERB =
  /(?<![\p{L}])(?:é|são|sao|está|estão|tá|tô|vai|vão|vou|vamos|dá|dão|deu|dou|foi|fui|vem|veio|tem|têm|temos|tenho|há|(?:fic|cheg|poss|pod|sai|saí|cust|faç|faz|fez|quer|traz|diz|fech|parab|obrigad|desculp|feliz|agradeç|agradec)\p{L}{0,6})(?![\p{L}])|(?<![\p{L}])(?!client|gent|noit|part|hoj|seman|antes|desd|dess|ness|grand|quant|amanh)\p{L}{3,}(?:amos|emos|imos|ou|ei|eu|iu|am|ava|ar|er|ir|ando|endo|indo)(?![\p{L}])/iu;
const LED = /^(?:d[aeo]s?|sobre)\s(?=\p{L}{3})/iu;

/** "da equipe registrada": what a text is about, as a sentence. */
function worded(sentence: string): string {
  return LED.test(sentence) && !VERB.test(sentence)
    ? `Queria te falar ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
}

const SCRAP_WORDS = 4;
const DANGLING =
  /^(?:(?:para|com) (?:você|vocês)|[\p{L}]{1,2}|(?:que|e|ou|mas|se|nem|por|em|n[ao]s?|com)\s.*)[.!]?$/iu;

/** A few words without a verb or a figure that say nothing by themselves: "Para você.", "E nem." */
const isScrap = (sentence: string): boolean =>
  !/\d/.test(sentence) &&
  (sentence.match(/\p{L}+/gu) ?? []).length <= SCRAP_WORDS &&
  !VERB.test(sentence) &&
  DANGLING.test(sentence);

/** Orders to the coach, and a customer who is spoken of to herself. */
const FOR_COACH =
  /^(?:(?:e|mas|ent[aã]o)\s)?(?:(?:p[oõ]e|coloca|bota|escreve|fala|diz|avisa|pergunta)\s(?:que|q|pr[ao] el[ae]|a[ií]|se)|sem (?:repetir|citar|falar|mencionar|parecer)|(?:refaz|reescreve|faz) (?:a|o|de novo|uma|outra)?\s?(?:mensagem|msg|texto))(?![\p{L}])/iu;
const SPOKEN_OF =
  /(?<![\p{L}])(?:tem|tenho|teve|outra?) (?:uma? )?client[ea],? (?:a|o|chamad[ao])\s/iu;
const isForCoach = (sentence: string): boolean =>
  FOR_COACH.test(sentence) || SPOKEN_OF.test(sentence);
