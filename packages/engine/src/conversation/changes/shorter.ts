import { capital, fold, lower } from '../../shared/text.ts';
import { bodySentences, isAsking, isGreeting, isPolite, wordCount } from './sentences.ts';
import { lostValues } from './values.ts';

/** A shorter text keeps at most this share of the words. */
const SHARE = 0.7;
/** More is kept where less would lose a figure or a day. */
const SHARES = [SHARE, 0.8, 0.9, 0.97] as const;
/** A sentence of this weight is kept at least in part. */
const IMPORTANT = 2.5;
const FIGURE =
  /\d|r\$|\[confirme|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje)\b/;
const FILLERS: readonly RegExp[] = [
  /\s{0,3}\([^)]{0,300}\)/g,
  /(?<![\p{L}])(?:na verdade|de verdade|basicamente|simplesmente|realmente|por aqui|com calma|sem pressa nenhuma|aliás|enfim|assim|então|também|mesmo|bem|muito|só)(?![\p{L}]),?\s*/giu,
  /(?<![\p{L}])(?:queria te dizer que|gostaria de informar que|quero te avisar com calma:|estou te escrevendo (?:sobre|para))\s*/giu,
];

/**
 * The most important sentences of a text, always fewer words than before.
 * @param limit a number of words that the seller asked for.
 */
export function shorter(text: string, limit: number | null = null): string {
  const versions = (limit === null ? SHARES : [SHARE]).map((share) =>
    withName(withMarks(shortened(text.replace(/\[confirme: /g, MARK), limit, share)), text),
  );
  const isFit = (one: string) =>
    wordCount(one) < wordCount(text) && (limit !== null || !isTornOff(one, text));
  const shortest = [...versions, withoutLastQuestion(text)].filter(isFit);
  const first = limit === null ? text : (versions[0] ?? text);
  const least = Math.min(...shortest.map((one) => lostFigures(text, one)));
  return shortest.find((one) => lostFigures(text, one) === least) ?? first;
}

const ENDS = 14;
/** Whether a sentence ends in the middle of a clause of the text: "a garantia é de 3." */
const isTornOff = (short: string, text: string): boolean =>
  bodySentences(short).some((sentence) => {
    const end = sentence.replace(/[.!?…]{1,3}$/u, '').slice(-ENDS);
    const at = text.toLowerCase().lastIndexOf(end.toLowerCase());
    return (
      at >= 0 &&
      /^\s(?!(?:e|mas|ou|que|porque|com|para|pra)\s)[\p{L}\d]/iu.test(text.slice(at + end.length))
    );
  });

/** Without the question that a text closes with, where it says enough before. */
function withoutLastQuestion(text: string): string {
  const asked = bodySentences(text).at(-1) ?? '';
  const rest = text.slice(0, text.lastIndexOf(asked)).trim();
  return isAsking(asked) && wordCount(asked) <= LEAST_WORDS && saysSomething(rest) ? rest : text;
}

/** How many values and numbers ("em 3x") a text no longer has. */
function lostFigures(before: string, after: string): number {
  const kept = new Set(after.match(/\d+/g));
  const numbers = (before.match(/\d+/g) ?? []).filter((number) => !kept.has(number));
  return lostValues(before, after).length + numbers.length;
}

const ADDRESSED =
  /^(?:[Oo]i+|[Oo]lá|[Oo]pa|[Ee] aí|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite),?\s+((?:(?:seu|dona|dra?\.?)\s)?\p{Lu}\p{L}+)[!,.]/u;

/** A greeting that was left out leaves its name as the address. */
function withName(short: string, before: string): string {
  const name = ADDRESSED.exec(before)?.[1];
  return !name || short.includes(name) ? short : `${capital(name)}, ${lower(short)}`;
}

const MARK = '[confirme§';
const withMarks = (text: string) => text.replaceAll(MARK, '[confirme: ');

function shortened(given: string, limit: number | null, share: number): string {
  const before = wordCount(given);
  const framed = withoutFrames(given);
  const text = saysSomething(framed) ? framed : given;
  if (limit === null && wordCount(text) <= before * COMPRESSED) return text;
  const most = Math.max(
    3,
    limit === null ? Math.floor(before * share) : Math.min(limit, before - 1),
  );
  const all = bodySentences(text).filter((one) => !/^\(.*\)$/.test(one));
  const [first = ''] = all;
  if (isGreeting(first) && all.length > 1 && (limit === null || limit > LINE)) {
    const rest = body(all.slice(1), most - Math.min(wordCount(first), 3), limit !== null);
    return wordCount(`${first} ${rest}`) < before ? `${first} ${rest}` : rest;
  }
  return body(all, most, limit !== null);
}

/** A limit of at most one line leaves no room for a greeting. */
const LINE = 12;

/** Whether something is left besides greetings. */
const saysSomething = (text: string): boolean =>
  bodySentences(text).some((one) => !isGreeting(one) && wordCount(one) > 2);

/** The most important of the sentences, within so many words. */
function body(sentences: readonly string[], most: number, isStrict: boolean): string {
  const ranked = sentences
    .map((sentence, at) => ({ sentence, at, weight: weightOf(sentence, at, sentences.length) }))
    .sort((a, b) => b.weight - a.weight);
  const kept: typeof ranked = [];
  let words = 0;
  for (const one of ranked) {
    const fits = kept.length === 0 || words + wordCount(one.sentence) <= most;
    const sentence = fits
      ? one.sentence
      : one.weight >= IMPORTANT && !isAsking(one.sentence)
        ? essence(one.sentence)
        : '';
    const count = wordCount(sentence);
    if (count === 0 || (kept.length > 0 && words + count > most)) continue;
    kept.push({ ...one, sentence });
    words += count;
  }
  const main = ranked.find(({ sentence }) => !isAsking(sentence) && !isGreeting(sentence));
  const hasMain = kept.some(({ sentence }) => !isAsking(sentence));
  const start =
    main && !hasMain && !isStrict && main.weight >= IMPORTANT
      ? firstClauses(main.sentence, most)
      : '';
  if (main && start !== '') kept.push({ ...main, sentence: start });
  const joined = kept
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');
  return start !== '' || wordCount(joined) <= most ? joined : trimmed(joined, most);
}

const LEAST_WORDS = 3;
/** The first clauses of a sentence that fit; what a question is about stays, even without room for it. */
function firstClauses(sentence: string, most: number): string {
  const clauses = sentence.split(/(?=,\s|;\s|\se\s(?=\p{L}{2,} ))/u);
  let start = clauses[0] ?? '';
  for (const clause of clauses.slice(1)) {
    if (wordCount(start + clause) > most / 2 && wordCount(start) >= LEAST_WORDS) break;
    start += clause;
  }
  return /[.!?…]$/u.test(start) ? start : `${start}.`;
}

/** A text without frames that is at most this share needs nothing else. */
const COMPRESSED = 0.85;
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}])(?:tenho uma sugestão para você|lembrei de você|pensei no seu caso|olha só|separei uma coisa pensando em você):\s*/giu,
    '',
  ],
  [
    /(?<![\p{L}])(?:queria te (?:dizer|contar|avisar) que|quero te avisar com (?:calma|antecedência)[:,]|passando (?:para|pra) (?:te )?(?:avisar|lembrar|contar) que)\s*/giu,
    '',
  ],
  [/(?<=[!?]\s)tudo bem(?: com você)?\?\s*/giu, ''],
  [/, tudo (?:bem com você|bem|certo)\?/giu, '!'],
  [/(?<![\p{L}])(?:quero|queria) te pedir desculpas(?= p)/giu, 'desculpa'],
  [/(?<![\p{L}])como posso deixar isso certo para você\?/giu, 'Combinado?'],
  [/(?<![\p{L}])(?:qualquer dúvida|precisando), é só me chamar\.\s*/giu, ''],
  [/(?<![\p{L}])consegue me responder por aqui\?\s*/giu, 'Me responde?'],
  [/(?<![\p{L}])fica (?:bom assim|bom|confirmado) para você\?/giu, 'Pode ser?'],
  [/(?<![\p{L}])continua tudo certo para você\?/giu, 'Tudo certo?'],
  [/(?<![\p{L}])posso contar com você\?/giu, 'Topa?'],
  [/(?<![\p{L}])faz sentido para você\?/giu, 'Topa?'],
  [
    /(?<![\p{L}])(?:o que (?:você|a senhora|o senhor) acha\?|quer aproveitar\? é só me chamar\.)\s*/giu,
    '',
  ],
  [/(?<![\p{L}])o que ficou faltando para você decidir\?/giu, 'O que faltou?'],
  [/(?<![\p{L}])alguma parte não ficou como você esperava\?/giu, 'Ficou alguma dúvida?'],
  [
    /(?<![\p{L}])(?:sei que (?:é uma decisão para tomar com calma|a correria engole a gente|a rotina aperta)|pode me responder no seu tempo)\.\s*/giu,
    '',
  ],
];

/** Without what only leads to the matter. */
const withoutFrames = (text: string): string =>
  FRAMES.reduce((left, [frame, by]) => left.replace(frame, by), text)
    .replace(
      /(^|[.!?]\s+|\n)(\p{Ll})/gu,
      (_all, start: string, initial: string) => `${start}${initial.toUpperCase()}`,
    )
    .trim();

/** The clauses with figures: "Para eu reservar a data, combino um sinal de R$ 50" is its end. */
function essence(sentence: string): string {
  const clauses = sentence.split(/,\s{1,3}|;\s{1,3}|:\s{1,3}|\s{1,3}(?=e não )/);
  const clause =
    clauses.filter((one) => FIGURE.test(fold(one))).join(', ') || (clauses[0] ?? sentence);
  const end = /[.!?…]$/.test(clause) ? clause : `${clause}.`;
  return end.charAt(0).toUpperCase() + end.slice(1);
}

/** Why somebody writes: without it the rest says nothing. */
const PURPOSE = /\b(?:desculpas?|agradec\w+|parabens|convid\w+|lembrar|avisar|te desejo)\b/;

/** The question counts most, then figures and names; greetings and politeness least. */
function weightOf(sentence: string, at: number, count: number): number {
  const folded = fold(sentence);
  let weight = 1;
  if (isAsking(sentence)) weight += isPolite(sentence) ? -1 : 3;
  if (FIGURE.test(folded)) weight += 2;
  if (/^(ele|ela|isso|assim|tambem)\b/.test(folded)) weight -= 0.8;
  if (PURPOSE.test(folded)) weight += 2;
  if (isGreeting(sentence)) weight -= 0.7;
  if (/^(?:sei (?:que|o quanto)|pode me responder no seu tempo)\b/.test(folded)) weight -= 1.5;
  if (
    /\b(qualquer duvida|fico a disposicao|espero que|obrigad|sem pressa|um abraco|nao precisa)\b/.test(
      folded,
    )
  )
    weight -= 1;
  return weight + (at === count - 1 ? 0.3 : 0) - at * 0.01;
}

const LEADS_TO = /^.{10,400}(?:: |; | e (?=eu prefiro entender))/su;
const QUESTION_WORDS = 3;

/** "Você me disse que …: o que te levou a isso?" is its question. */
function questionOnly(text: string): string {
  const question = text.replace(LEADS_TO, '').trim();
  return question !== text && wordCount(question) >= QUESTION_WORDS ? capital(question) : text;
}

/** Without fillers, then without the last clauses, then cut at a word. */
function trimmed(text: string, most: number): string {
  // A question that is cut loses what it asks, but not what leads to it.
  if (isAsking(text)) return questionOnly(text);
  if (/\d\)|\d, [^;]{2,60}; \d, /.test(text)) return text;
  let short = FILLERS.reduce((left, filler) => left.replace(filler, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
  const end = /[?!]$/.exec(short)?.[0] ?? '.';
  while (wordCount(short) > most) {
    const at = Math.max(
      short.lastIndexOf(', '),
      short.lastIndexOf('; '),
      short.lastIndexOf(': '),
      short.lastIndexOf('. '),
    );
    if (at <= 0) break;
    short = short.slice(0, at);
  }
  if (wordCount(short) > most) short = short.split(' ').slice(0, most).join(' ');
  short = short.replace(/\s{1,3}(?:e|ou|de|do|da|que|para|por|com|se|o|a|em|no|na|,)$/giu, '');
  return /[.!?…]$/.test(short) ? short : `${short}${end}`;
}

const NUMBER = /\b(\d{1,3})\s*(?:palavras|palavra)\b/;
const LINES = /\b(\d|uma|duas|tr[eê]s)\s*(?:linhas?|frases?)\b/i;
const WORDS_A_LINE = 12;
const TENS: Readonly<Record<string, number>> = {
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
};

/** "de 20 palavras", "em duas linhas". */
export function wordLimit(request: string): number | null {
  const words = NUMBER.exec(request)?.[1];
  if (words) return Number(words);
  const tens = TENS[/\b([a-z]{5,9}) palavras\b/.exec(fold(request))?.[1] ?? ''];
  if (tens) return tens;
  const lines = LINES.exec(request)?.[1];
  const count = lines
    ? ({ uma: 1, duas: 2, tres: 3, três: 3 }[fold(lines)] ?? Number(lines))
    : null;
  return count ? count * WORDS_A_LINE : null;
}
