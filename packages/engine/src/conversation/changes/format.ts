import type { Artefact } from '@salesai/contract/coach';
import { capital, fold } from '../../shared/text.ts';
import { EMOJI, replaced, tidy, word } from './replacements.ts';
import { bodySentences, isAsking, isGreeting, wordCount } from './sentences.ts';
import { shorter } from './shorter.ts';

const BUBBLES_MAX = 3;
const BUBBLE_WORDS = 28;
const WHATSAPP_WORDS = 75;

/** A greeting with the name of who gets the text. */
const NAMING =
  /^(?:Oi+|Olá|Opa|E aí|Bom dia|Boa tarde|Boa noite),? (?!pessoal|tudo)(?:(?:seu|dona|dra?|sra?)\.? )?\p{Lu}/u;

/** What only closes a message is no point of it. */
const CLOSES =
  /^(?:qualquer dúvida|precisando|quer aproveitar|é só me chamar|pode me responder|sei que a (?:correria|rotina)|combinado|o que você acha|posso contar com você|fica bom assim|tudo bem assim)(?![\p{L}])/iu;

/** Each sentence as a point; a greeting that names somebody stands before them. */
export function topics(text: string): string {
  const all = bodySentences(text);
  const greeting = all.find((one) => isGreeting(one) && NAMING.test(one));
  const sentences = all.filter((one) => !isGreeting(one));
  const said = sentences.filter((one) => !CLOSES.test(one));
  const closing = said.length > 0 ? sentences.filter((one) => CLOSES.test(one)) : [];
  const points = said.length > 1 ? said : clausesOf(said[0] ?? sentences[0] ?? text);
  const list = points
    .map((point) => `- ${point.replace(/^[-•]\s*/, '').replace(/[.;]$/, '')}`)
    .join('\n');
  return [greeting, list, closing.join(' ')].filter(Boolean).join('\n\n');
}

const clausesOf = (sentence: string) =>
  sentence
    .split(/[,;:]\s{1,3}|\s{1,3}e\s{1,3}(?=\p{L}{4,600})/u)
    .map((clause) => clause.trim())
    .filter(Boolean);

const COUNTS: Readonly<Record<string, number>> = { duas: 2, dois: 2, tres: 3, quatro: 4 };

/** "em três mensagens": so many bubbles; null when the request names no number. */
export function bubblesAsked(request: string): number | null {
  const count =
    /\b(\d|duas|dois|tres|quatro) (?:mensage\w+|msgs?|partes|baloes|pedacos|zaps)\b/.exec(
      fold(request),
    )?.[1];
  return count ? (COUNTS[count] ?? Number(count)) : null;
}

/** A sentence of several clauses as two, where it is cut at a comma. */
function halves(sentence: string): string[] {
  const cuts = [...sentence.matchAll(/,\s/gu)].map(({ index }) => index);
  const middle = cuts.toSorted(
    (a, b) => Math.abs(a - sentence.length / 2) - Math.abs(b - sentence.length / 2),
  )[0];
  if (middle === undefined || isGreeting(sentence) || CLOSES.test(sentence)) return [sentence];
  return [`${sentence.slice(0, middle)}.`, capital(sentence.slice(middle + 2))];
}

/** The sentences in so many bubbles, as even as they can be. */
function inBubbles(sentences: readonly string[], count: number): string {
  const said = sentences.filter((one) => !isGreeting(one) && !CLOSES.test(one));
  const units = said.length < count ? sentences.flatMap(halves) : sentences;
  const most = Math.min(count, units.length);
  return Array.from({ length: most }, (_, at) =>
    units
      .slice(Math.round((at * units.length) / most), Math.round(((at + 1) * units.length) / most))
      .join(' '),
  ).join('\n\n');
}

/** One to three bubbles, separated by a blank line, or as many as are asked for. */
export function whatsapp(text: string, count: number | null = null): string {
  if (count !== null) return inBubbles(bodySentences(text), count);
  const short = wordCount(text) > WHATSAPP_WORDS ? shorter(text, WHATSAPP_WORDS) : text;
  const sentences = bodySentences(short);
  const greeting =
    sentences[0] !== undefined && isGreeting(sentences[0].replace(/,$/, '!'))
      ? sentences.shift()
      : undefined;
  if (greeting)
    sentences.unshift(
      greeting
        .replace(/^olá,?/i, 'Oi,')
        .replace(/^Oi,\s*/, 'Oi, ')
        .replace(/,$/, '!'),
    );
  const bubbles: string[] = [];
  for (const sentence of sentences) {
    const last = bubbles.at(-1);
    const fits = last !== undefined && wordCount(`${last} ${sentence}`) <= BUBBLE_WORDS;
    const isFull = bubbles.length === BUBBLES_MAX;
    if (
      last !== undefined &&
      (isFull ||
        (fits && !(isAsking(sentence) && bubbles.length < BUBBLES_MAX && wordCount(last) > 8)))
    )
      bubbles[bubbles.length - 1] = `${last} ${sentence}`;
    else bubbles.push(sentence);
  }
  return bubbles.join('\n\n');
}

/** Subject, salutation, body, sign-off. */
const GREETS =
  /^(?:oi+|olá|opa|bom dia|boa tarde|boa noite),?\s+((?:(?:sr|sra|dr|dra)\.\s)?[^!,.?]{2,40})[!,.]\s*/iu;
export function email(
  text: string,
  { subject, name, person: known }: { subject: string; name: string; person: string | null },
): string {
  const [head = '', person] = GREETS.exec(text) ?? [];
  const sentences = bodySentences(text.slice(head.length));
  const first = sentences[0];
  const body =
    first && isGreeting(first)
      ? sentences.slice(1)
      : sentences.map((one, at) =>
          at === 0 ? one.replace(/^(?:oi+|olá|opa),?\s+[^!,.?]{2,40}[!,.]\s*/iu, '') : one,
        );
  const asks = body.filter(isAsking);
  const rest = body.filter((one) => !isAsking(one));
  return [
    `Assunto: ${subject}`,
    (person ?? known) ? `Olá, ${person ?? known},` : 'Olá,',
    ...(isForm(text) ? [text.trim()] : [tidy(rest.join(' ')), tidy(asks.join(' '))]),
    `Um abraço,\n${name}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A proposal of lines such as "Prazo: …" keeps its lines. */
const isForm = (text: string): boolean =>
  (text.match(/^(?:- )?\p{L}[\p{L} ]{2,30}: /gmu)?.length ?? 0) >= 4;

/** As it is said aloud: no emoji, no signs, short sentences, a pause before the question. */
export function spoken(text: string): string {
  const plain = replaced(bodySentences(text.replace(EMOJI, '')).join(' '), [
    [/R\$\s?([\d.,]+\d)/g, '$1 reais'],
    [/(\d{1,12}(?:,\d{1,12})?)\s?%/g, '$1 por cento'],
    [word('vc'), 'você'],
    [word('para'), 'pra'],
    [word('está'), 'tá'],
    [/\s{0,3}\([^)]{0,300}\)/g, ''],
    [/;\s*/g, '. '],
    [/https?:\/\/\S+/g, 'o link'],
  ]).replace(/[“”"*_]/g, '');
  const sentences = bodySentences(tidy(plain));
  const at = sentences.findLastIndex(isAsking);
  return sentences
    .map((one, place) => (place === at && place > 0 ? `(pausa) ${one}` : one))
    .join(' … ');
}

export const formOfChannel = (
  change: 'whatsapp' | 'email' | 'spoken' | 'topics',
): Pick<Artefact, 'kind' | 'channel'> =>
  (
    ({
      whatsapp: { kind: 'message', channel: 'whatsapp' },
      email: { kind: 'email', channel: 'email' },
      spoken: { kind: 'message', channel: 'spoken' },
      topics: { kind: 'list', channel: null },
    }) as const
  )[change];
