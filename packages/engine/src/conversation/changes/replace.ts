import { asPattern, capital, fold } from '../../shared/text.ts';
import { addressAsked, withAddress } from './address.ts';
import { withoutPart, withoutPrice, withPart } from './parts.ts';
import { EMOJI, tidy } from './replacements.ts';
import { bodySentences } from './sentences.ts';
import { spelled } from './spelling.ts';
import { valuesAsked, withValues } from './values.ts';

const REPLACES =
  /(?:(?:tro(?:c|qu)|substitu|mud|remov)\w{1,12}|tir[ae])\s{1,3}(.{1,120}?)\s{1,3}(?:por|pelo|pela|e\s{1,3}(?:p[oõ]e|p[oõ]nha|bota|coloca|coloque|deixa))\s{1,3}(.{1,300})$/iu;

const ASKS_IF = /pergunta(?:ndo)? se (?:el[ae]s? |[oa] cliente |a pessoa )?(.{3,120})$/iu;

/** "põe sexta no lugar de quinta" */
const INSTEAD_OF =
  /^(?:(?:e|mas|agora|a[ií]) )*(?:(?:p[oõ]e|ponha|bota|bote|coloca|coloque|usa|use|deixa|escreve)\s)?(?:a |o )?(.{1,120}?)\s(?:no lugar|em vez|ao inv[eé]s)\sd[aeo]s?\s(.{1,120}?)[.!]*$/iu;
const SIGNED =
  /^(?:e )?assin(?:a|e|ar|ado)\s(?:como|com|por|embaixo|a[ií])?\s?(?:o |a )?(.{2,40})$/iu;

/** "começa de outro jeito", "muda a abertura" */
export const OTHER_OPENING =
  /\b(?:outr[oa]|muda|mude|troca|troque|melhora|diferente) (?:(?:o|a|de|n[oa]) )?(?:comeco|inicio|abertura|saudacao|primeira frase)\b|\b(?:comec[ae]|abr[ae]|inici[ae])r?\b.{0,12}\b(?:outr[oa]|diferente)\b/;
const OPENINGS: readonly ((name: string | null) => string)[] = [
  (name) => `${name ? `${name}, p` : 'P'}osso tomar um minutinho seu?`,
  (name) => `Oi${name ? `, ${name}` : ''}! Lembrei de você agora.`,
  (name) => `${name ? `${name}, t` : 'T'}udo certo por aí?`,
];
const OPENING =
  /^(?:(?:[Oo]i+|[Oo]lá|[Oo]pa|[Ee] aí|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite)(?:,\s+((?:(?:seu|dona|dra?\.?)\s)?\p{Lu}\p{L}+))?[,!.]?\s*(?:tudo (?:bem|certo)[^?!.]{0,20}[?!.]\s*)?|((?:(?:Seu|Dona|Dra?\.?)\s)?\p{Lu}\p{L}+),\s+(?:(?:posso tomar um minutinho seu|tudo certo por aí)\?\s*)?)/u;

/** The same text with another first sentence. */
function withOtherOpening(text: string): string {
  const [found = '', greeted, addressed] = OPENING.exec(text) ?? [];
  const rest = text.slice(found.length).replace(/^Lembrei de você agora\.\s*/u, '');
  const openings = OPENINGS.map((opening) => opening(greeted ?? addressed ?? null));
  const other = openings.find((one) => !text.startsWith(one)) ?? openings[0] ?? '';
  return tidy(`${other} ${capital(rest.trim())}`);
}

const changedOrNull = (before: string, after: string) => (before === after ? null : after);

function withSignature(text: string, name: string): string {
  return `${text.trim()}\n\n${capital(name)}`;
}

/** One thing of the text replaced by another; null when it is not there. */
function swapped(text: string, out: string, put: string): string | null {
  const name = unquoted(out).replace(
    /^(?:(?:o|a|os|as|esse|essa)\s+)?(?:(?:palavra|nome|valor|pre[cç]o|dia|hora|hor[aá]rio|data)\s+)?(?:d[eoa]\s+)?/iu,
    '',
  );
  const exact = new RegExp(`(?<![\\p{L}\\p{N}])${asPattern(name)}(?![\\p{L}\\p{N}])`, 'giu');
  const kind = KIND.exec(out)?.[1];
  const other =
    kind && fold(KIND.exec(put)?.[1] ?? '') === fold(kind) ? put.replace(KIND, '') : put;
  return exact.test(text) ? tidy(text.replace(exact, unquoted(other))) : null;
}

/** "dia 5" by "dia 6": the word of both stays where it is. */
const KIND = /^(?:o |a )?(valor|pre[cç]o|dia|hora|hor[aá]rio|data)\s/iu;

/** A value, day or hour that the text does not contain is replaced by nothing. */
const VALUE =
  /^(?:(?:o |a )?(?:valor|pre[cç]o|dia|hora|hor[aá]rio|data)(?: d[eo])? )?(?:R\$ ?)?(?:\d[\d.,:h]*(?: ?(?:reais|mil|horas))?|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)(?:-feira)?$/iu;

/** "tira X e põe Y", "troca X por Y"; null when X is not in the text. */
export function withReplacement(text: string, request: string): string | null {
  const corrected = correctedWord(text, request);
  if (corrected) return corrected;
  const form = addressAsked(request);
  if (form) return changedOrNull(text, withAddress(text, form));
  if (OTHER_OPENING.test(fold(request)) && !REPLACES.test(request.trim()))
    return changedOrNull(text, withOtherOpening(text));
  const swap = INSTEAD_OF.exec(request.trim());
  if (swap) return swapped(text, swap[2] ?? '', swap[1] ?? '');
  const signed = SIGNED.exec(request.trim())?.[1];
  if (signed) return withSignature(text, signed.replace(/(?<![.!])[.!]+$/, '').trim());
  const values = REPLACES.test(request) ? [] : valuesAsked(request);
  if (values.length > 0) return withValues(text, values);
  const asked = ASKS_IF.exec(request.trim())?.[1];
  if (asked) return withEnd(text, `você ${asked.replace(/[.!?]{1,12}$/, '')}?`);
  const [, out = '', given = ''] = REPLACES.exec(request.trim()) ?? [];
  const put = contentOf(given);
  if (!out || !put) return withTime(text, request);
  if (VALUE.test(out.trim()))
    return swapped(text, out, put.replace(/^(?:o |a )?(?:valor|pre[cç]o) (?:de )?/iu, ''));
  const folded = fold(out);
  if (/\b(?:emoji|carinha|figurinha)/.test(folded)) return withEmoji(text, put);
  const name = unquoted(out).replace(/^(?:o|a|os|as|esse|essa|isso|a palavra|o nome)\s+/iu, '');
  const exact = new RegExp(`(?<![\\p{L}\\p{N}])${asPattern(name)}(?![\\p{L}\\p{N}])`, 'iu');
  if (exact.test(text)) return tidy(text.replace(exact, unquoted(put)));
  if (/\b(?:final|fim|fecho|ultima frase|pergunta)\b/.test(folded)) return withEnd(text, put);
  if (/\b(?:comeco|inicio|abertura|primeira frase|saudacao)\b/.test(folded))
    return withBeginning(text, put);
  const without = /\b(?:preco|valor)\b/.test(folded)
    ? withoutPrice(text)
    : withoutPart(text, `tira ${out}`);
  return without === null || without === text ? null : withPart(without, put);
}

const NOT_BUT =
  /^(?:(?:e|mas|ai|ih|opa),? )*(?:n[aã]o|n) (?:fala|diz|usa|p[oõ]e|bota|escreve|é|eh|e)(?: (?:que|q|mais))?(?: d[aeo]s?| em)? (.{2,60}?)[,;.]? (?:e )?(?:fala|diz|usa|p[oõ]e|bota|escreve|é|eh|s[oó])(?: (?:que|q|s[oó]))? (.{2,80})$/iu;
const EVENT = /^(?:um )?(?:problema|imprevisto|contratempo|acidente)/iu;

/** "não fala do defeito, fala imprevisto": a word, or the clause about it, replaced; null for others. */
function correctedWord(text: string, request: string): string | null {
  const [, out = '', put = ''] = NOT_BUT.exec(request.trim()) ?? [];
  if (out === '' || put === '') return null;
  const by = spelled(contentOf(put));
  const word = asPattern(unquoted(out).replace(/^(?:o|a|os|as) /iu, ''));
  if (EVENT.test(by)) {
    const clause = new RegExp(
      `(?:^|(?<=[.!?,]\\s))[^.!?,]*(?<![\\p{L}])${word}(?![\\p{L}])[^.!?,]*`,
      'iu',
    );
    return clause.test(text)
      ? tidy(text.replace(clause, `tive ${/^um/iu.test(by) ? by : `um ${by}`}`))
      : null;
  }
  const exact = new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu');
  return exact.test(text) ? tidy(text.replace(exact, by)) : withPart(text, by);
}

const DAY =
  /(?<![\p{L}])(?:dia \d{1,2}(?: de \p{L}+)?|(?:segunda|terça|terca|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo|amanh[ãa]|hoje)(?![\p{L}])/iu;
const HOUR = /(?<![\d:])\d{1,2}(?:\s?h(?:\d{2})?|:\d{2}|\s?horas)(?![\p{L}\d])/iu;

const AT_HOUR = new RegExp(`(?:[àa]s )?${HOUR.source}`, 'iu');

/** "muda pra sexta às 20h": another day or hour in place of those of the text; null without any. */
function withTime(text: string, request: string): string | null {
  const day = DAY.exec(request)?.[0];
  const hour = HOUR.exec(request)?.[0];
  const hasHour = HOUR.test(text);
  const isChanged = (day !== undefined && DAY.test(text)) || (hour !== undefined && hasHour);
  if (!isChanged) {
    const isGiven =
      /^(?:(?:e|mas|agora|a[ií]) )*(?:p[oõ]e|ponha|bota|bote|coloca|coloque)\s/iu.test(request);
    const moment = [day, hour && `às ${hour}`].filter(Boolean).join(' ');
    return isGiven && moment !== '' ? withPart(text, `Seria ${moment}`) : null;
  }
  const dated = day === undefined ? text : text.replace(DAY, day);
  if (hour === undefined) return dated;
  return hasHour
    ? dated.replace(AT_HOUR, `às ${hour}`)
    : dated.replace(DAY, (found) => `${found} às ${hour}`);
}

const unquoted = (text: string) =>
  text.replace(/^["“']/u, '').replace(/(?<!["”'.!])["”'.!]+$/u, '');
const contentOf = (given: string) => given.replace(/(?<![.!])[.!]+$/, '').trim();

function withEmoji(text: string, put: string): string {
  const emoji = /\p{Extended_Pictographic}\u{fe0f}?/u.exec(put)?.[0];
  const bare = tidy(text.replace(EMOJI, ''));
  return emoji ? `${bare} ${emoji}` : withPart(bare, put);
}

/** An invitation becomes a question: "um convite para uma conversa de 15 minutos". */
function asSentence(put: string): string {
  const invited = /^(?:um\s{1,3})?convite\s{1,3}(?:para|pra|a|pro)\s{1,3}(.{1,300})$/iu.exec(
    put,
  )?.[1];
  if (invited) return `Podemos marcar ${invited}?`;
  const asked = /^(?:uma\s{1,3})?pergunta\s{1,3}(?:sobre|se|de)\s{1,3}(.{1,300})$/iu.exec(put)?.[1];
  if (asked) return `${capital(asked)}?`;
  const text = capital(unquoted(put));
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function withEnd(text: string, put: string): string {
  const last = bodySentences(text).at(-1);
  return last ? text.replace(last, asSentence(put)) : `${text} ${asSentence(put)}`;
}

function withBeginning(text: string, put: string): string {
  const [first] = bodySentences(text);
  return first ? text.replace(first, asSentence(put)) : `${asSentence(put)} ${text}`;
}
