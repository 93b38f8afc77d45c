import { sentencesOf } from '../../recognition/index.ts';
import { capital, fold } from '../../shared/text.ts';
import { OFFERS, PLEASANTRY, PRESSURE, PROMISE } from './line-signs.ts';
import type { CostKey } from './line-texts.ts';

const PROMISE_WORDS =
  /(?<![\p{L}])(?:eu )?(?:te )?(?:garanto|prometo)(?: (?:pra|para|a) (?:voc[eê]|vc|senhora?))?(?: que)?\s{0,3}|(?<![\p{L}])com certeza,?\s{0,3}|,?\s{0,3}100 ?% garantido|(?<![\p{L}])sem risco(?: nenhum)?,?\s{0,3}/giu;

/** The seller's line with its main flaw corrected; as many of its words stay as a sentence allows. */
export function rewritten(line: string, cost: CostKey | null, question: string): string {
  const sentences = sentencesOf(line);
  const statements = sentences.filter((one) => !one.endsWith('?'));
  switch (cost) {
    case null:
      return line.trim();
    case 'rude':
      return `${addressOf(line)}entendo. Quero te ajudar no que der. ${question}`.replace(
        /^(?<hello>[^,]{0,40}[!.] )?entendo/u,
        '$<hello>Entendo',
      );
    case 'promise':
      return OFFERS.test(fold(line))
        ? asked(line, question)
        : withQuestion(withoutPromise(line), question);
    case 'pressure':
      return unhurried(line, question);
    case 'hype':
    case 'offerFirst':
      return asked(line, question);
    case 'argues':
      return `Entendo. ${withQuestion(capital(line.trim().replace(/^(?:mas|não,|é que) |,? n[ée][.?]?$/giu, '')), question)}`;
    case 'badmouth':
      return `É bom comparar. Posso te mostrar, item por item, o que muda comigo? ${question}`;
    case 'discount':
      return `${capital(line.trim().replace(/[.!?]{1,12}$/, ''))}, se o pagamento for à vista. Serve assim?`;
    case 'pushy':
      return unchased(line);
    case 'priceFirst':
      return `Antes do valor, me ajuda a entender: para que você vai usar? ${line.trim()}`;
    case 'self':
      return askedFirst(line, statements.join(' '), question);
    case 'long':
      return withQuestion(
        firstWords(withoutGreeting(statements.join(' ')), LONG_KEPT),
        sentences.findLast((one) => one.endsWith('?')) ?? question,
      );
    case 'many':
      return [...statements, firstQuestion(sentences) ?? question].join(' ');
    case 'closed':
      return opened(line, statements, question);
    case 'noQuestion':
      return withQuestion(line.trim(), question);
  }
}

/** Where another question begins in a row: "qual o prazo, quem decide e quando …?" */
const NEXT_QUESTION =
  /(?:,| e) (?=(?:e )?(?:qual|quais|quanto|quantos|quando|quem|onde|como|por que) )/iu;

/** The questions of a sentence that ends with one mark. */
export function questionsIn(sentence: string): string[] {
  const all = sentence.split(NEXT_QUESTION);
  const asking = all.filter((one) =>
    /^(?:e )?(?:qual|quais|quant|quando|quem|onde|como|por que)/iu.test(one),
  );
  return asking.length > 1 ? asking : [sentence];
}

const firstQuestion = (sentences: readonly string[]): string | undefined => {
  const first = sentences.find((one) => one.endsWith('?'));
  const [one] = first ? questionsIn(first) : [];
  return one === undefined ? undefined : `${capital(one.replace(/\?$/, ''))}?`;
};

const ASKS_NEWS =
  /(?:,? e a[ií]|,? (?:alguma|tem|teve) (?:novidade|posi[cç][aã]o)|,? (?:j[aá] )?(?:conseguiu ver|pensou|viu|decidiu)|,? s[oó] passando)[^.!?]{0,60}[?.!]?\s*$/iu;
const LEFT_OPEN = 'O que ficou faltando para você decidir?';

/** What the line says beside the chase, then one question. */
function unchased(line: string): string {
  const kept = withoutGreeting(line.trim()).replace(ASKS_NEWS, '').trim();
  const isKept = kept.split(' ').length > 2 && !/\?$/.test(kept);
  return isKept
    ? `${greetingOf(line)}${withQuestion(capital(kept), LEFT_OPEN)}`
    : `${greetingOf(line)}Voltei com uma pergunta só. ${LEFT_OPEN}`;
}

/** The person first: the question, then the first thing that the line says of the seller. */
function askedFirst(line: string, statements: string, question: string): string {
  const bare = withoutGreeting(statements).replace(/[.!]{1,12}$/, '');
  const [first = ''] = bare.split(/(?:,|;|\.| e (?=tem|temos|nossa|nosso|os|as)) ?/u);
  const reason = firstWords(first.trim(), SELF_WORDS);
  return reason.split(' ').length < 3
    ? `${greetingOf(line)}${question}`
    : `${greetingOf(line)}${question} Pergunto porque ${lowerFirst(reason)}.`;
}

/** "Conseguiu falar com seu marido?" asks what came of it. */
const SPOKE =
  /(?:conseguiu |j[aá] )?(?:fal(?:ar|ou)|convers(?:ar|ou)) com (?<who>(?:o |a |seu |sua )?\p{L}+)\?$/iu;

/** The same question so that more than a yes or a no answers it. */
function opened(line: string, statements: readonly string[], question: string): string {
  const who = SPOKE.exec(line.trim())?.groups?.who;
  if (who) return line.trim().replace(SPOKE, `o que ${who} achou?`);
  return `${greetingOf(line)}${capital(withoutGreeting(`${statements.join(' ')} ${question}`.trim()))}`;
}

const HONEST = 'Prometer isso eu não posso; o que eu posso é te mostrar do que depende';
const REASSURES = /\bpode (?:confiar|ficar tranquil\w|acreditar)\b|\bconfia em mim\b/;
/** What becomes of the buyer cannot be stated, with or without "I promise". */
const OUTCOME = /\b(?:voce|vc|tu|a senhora|o senhor) (?:vai|ta|esta|estara|tera|consegue|sai)\b/;

/** The line without the promise; a promised outcome is not stated as a fact instead. */
function withoutPromise(line: string): string {
  const kept = line
    .split(/(?<=[.!?;,])\s+/)
    .filter((one) => !REASSURES.test(fold(one)))
    .map((one) => (PROMISE.test(fold(one)) && OUTCOME.test(fold(one)) ? `${HONEST}.` : one))
    .join(' ');
  // "que garanto resultado" without the promise is no sentence.
  const isCut = /\b(?:que|e|mas|pois|porque)\s+(?:eu )?(?:garant|promet)/.test(fold(kept));
  return isCut ? `${HONEST}.` : withoutClauses(kept.replace(PROMISE_WORDS, ' '), HONEST);
}

/** A condition for something instead of a hurry, or time to decide. */
function unhurried(line: string, question: string): string {
  if (BENEFIT.test(fold(line)))
    return `${addressOf(line)}consigo melhorar a condição em troca de pagamento à vista ou de começar este mês. Qual dos dois faz sentido para você?`;
  const calm = `${addressOf(line)}quero que você decida com calma`;
  return withQuestion(
    PRESSURE.test(fold(line)) ? withoutClauses(line, calm) : capital(calm),
    question,
  );
}

const BOAST =
  /(?<![\p{L}])(?:,?\s?(?:sem juros|garantid[oa]s?)|imperd[ií]ve(?:l|is)|incr[ií]ve(?:l|is)|revolucion[aá]ri[oa]|sensacional|fant[aá]stic[oa]|espetacular|maravilhos[oa]|(?:que é )?o melhor d[oae] (?:mercado|cidade|região|regiao|brasil))(?![\p{L}])/giu;
const OFFER_WORDS = /^.*?(?:oferecer|apresentar|vender)\s+|^.*?tenho\s+(?=uma?\s)/iu;

/** A reason, a permission and a question instead of the offer; what is offered stays. */
function asked(line: string, question: string): string {
  const [first = ''] = sentencesOf(withoutGreeting(line.replace(BOAST, ''))).filter(
    (one) => !PLEASANTRY.test(fold(one).trim()),
  );
  const plain = first
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.!?,])/g, '')
    .trim();
  if (!OFFERS.test(fold(plain)) && plain.endsWith('?')) return `${greetingOf(line)}${question}`;
  if (!OFFERS.test(fold(plain)))
    return `${greetingOf(line)}${withQuestion(capital(plain), question)}`;
  const offered = plain
    .replace(OFFER_WORDS, '')
    .replace(/[.!?]{1,12}$/, '')
    .trim();
  return `${greetingOf(line)}Trabalho com ${offered.replace(/^uma?\s+/iu, '')} e queria entender o seu caso antes de falar qualquer coisa. Posso te fazer uma pergunta? ${question}`;
}

/** Without the clauses that promise or press. */
function withoutClauses(line: string, instead = 'Deixo por escrito o que está incluso'): string {
  const kept = line
    .split(/(?<=[.!?;,])\s+/)
    .filter((one) => !PRESSURE.test(fold(one)) && !PROMISE.test(fold(one)));
  const text = kept.join(' ').trim();
  return capital(/\p{L}{3}/u.test(text) && text.split(' ').length > 2 ? text : instead);
}

const withQuestion = (text: string, question: string) =>
  text.endsWith('?')
    ? text
    : `${text.replace(/[,;:\s]{1,12}$/, '').replace(/([^.!?…])$/, '$1.')} ${question}`;

const GREETING = /^(?:(?:oi+|ol[áa]|opa|bom dia|boa tarde|boa noite)[^!.?,]{0,30}[!.?,]\s*)+/iu;
const greetingOf = (line: string) => {
  const found = GREETING.exec(line)?.[0]
    ?.trim()
    .replace(/[,.?]$/, '!');
  if (found) return `${capital(found)} `;
  const title = TITLED.exec(line)?.[1];
  return title ? `Oi, ${title}! ` : '';
};
/** "oi dona nazare a senhora vai pagar?": a greeting without a mark. */
const TITLED = /^(?:oi+|ol[áa]|opa|bom dia|boa tarde|boa noite)[, ]+((?:dona|seu)\s\p{L}+)(?=\s)/iu;
const withoutGreeting = (line: string) => line.replace(GREETING, '') || line;
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const firstWords = (text: string, count: number) => {
  const words = text.split(' ');
  if (words.length <= count) return text;
  const cut = words.slice(0, count).join(' ');
  const at = Math.max(cut.lastIndexOf('.'), cut.lastIndexOf(','));
  return (at > 20 ? cut.slice(0, at) : cut).replace(/[,;]$/, '');
};

/** What a hurried offer promises. */
const BENEFIT = /\b(?:preco|valor|condicao|desconto|brinde|presente)\b/;
const SELF_WORDS = 22;
/** Of a long line. */
const LONG_KEPT = 16;
const ADDRESS =
  /^((?:(?:[Ss]eu|[Dd]ona|[Dd]r\.?|[Dd]ra\.?)\s)?\p{Lu}\p{L}+|(?:seu|dona)\s\p{L}+)(?=,\s)/u;

/** "Seu Valdir, " where the line begins with the name. */
function addressOf(line: string): string {
  const name = ADDRESS.exec(withoutGreeting(line.trim()))?.[1];
  return name ? `${greetingOf(line)}${capital(name)}, ` : greetingOf(line);
}
