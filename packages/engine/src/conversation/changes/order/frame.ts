import { capital } from '../../../shared/text.ts';
import { isPolite } from '../sentences.ts';
import { type Span, sentencesIn, spliced, withoutEnd } from '../text-search.ts';

const SUBJECT = /^assunto:[^\n]{0,200}\n{1,3}/iu;
const HELLO =
  '(?:oi+|ol[áa]|opa|e a[ií]|fala|bom dia|boa tarde|boa noite|prezad[oa]s?|car[oa]s?|querid[oa]s?)';
const NAME =
  '(?:(?:dona|seu|senhora?|dra?\\.?|sra?\\.?|doutora?|professora?|padre|pastora?) )?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?';
const GREETING = new RegExp(
  `^(?:${HELLO}[^!.?\\n]{0,60}?(?:,? tudo (?:bem|certo)(?: com (?:você|a senhora|o senhor))?\\?|[!.?](?=\\s|$)|,(?=\\n))(?: tudo (?:bem|certo)[^?]{0,20}\\?)?|${NAME}[,!](?=\\s))`,
  'iu',
);

/** Where a text greets; an e-mail after its subject. */
function greetingIn(text: string): Span | null {
  const start = SUBJECT.exec(text)?.[0].length ?? 0;
  const found = GREETING.exec(text.slice(start))?.[0];
  return found ? { start, end: start + found.length } : null;
}

/** A text that begins with these words in the place of its greeting. */
export function withBeginning(text: string, words: string): string {
  const span = greetingIn(text);
  const start = span?.start ?? SUBJECT.exec(text)?.[0].length ?? 0;
  const old = span ? text.slice(span.start, span.end) : '';
  const isEmail = start > 0 || old.endsWith(',');
  const closed = /[!,.?:]$/u.test(words) ? words : `${words}${isEmail ? ',' : '!'}`;
  const rest = text.slice(span?.end ?? start).replace(/^[ \t]{1,3}/u, '');
  const gap = rest.startsWith('\n') ? '' : ' ';
  return `${text.slice(0, start)}${capital(closed)}${gap}${rest.startsWith('\n') ? rest : capital(rest)}`;
}

const SIGN_OFF =
  /^(?:um (?:forte |grande )?abra[cç]o|abra[cç]os?|beijos?|atenciosamente|cordialmente|att|com carinho)/iu;
const SIGNED =
  /\n\n((?:um abraço|abraços?|atenciosamente|cordialmente|att)[^\n]{0,60}\n?[^\n]{0,60})$/iu;
const CLOSING =
  /^(?:qualquer (?:dúvida|coisa)|precisando|estou à disposição|fico à disposição|aguardo|combinado|fica (?:bom|confirmado)|podemos|posso contar|o que (?:você|a senhora|o senhor) acha)/iu;

/** A text that ends with these words in the place of what closes it. */
export function withEnd(text: string, words: string): string {
  const closed = /[!,.?:…]$/u.test(words) ? words : `${words}.`;
  const signed = SIGNED.exec(text);
  if (signed && SIGN_OFF.test(words))
    return `${text.slice(0, signed.index)}\n\n${withoutEnd(closed, '.,')}`;
  const body = signed ? text.slice(0, signed.index) : text;
  const last = sentencesIn(body).at(-1);
  const isClosing = last !== undefined && (CLOSING.test(last.text) || isPolite(last.text));
  const ended = isClosing
    ? spliced(body, last, capital(closed))
    : `${body.trim().replace(/([\p{L}\p{N}])$/u, '$1.')} ${capital(closed)}`;
  return `${ended.trim()}${signed ? signed[0] : ''}`;
}
