import { capital, fold } from '../../shared/text.ts';
import { withoutPart, withoutPrice, withPart } from './parts.ts';
import { EMOJI, tidy } from './replacements.ts';
import { bodySentences } from './sentences.ts';

const REPLACES =
  /(?:(?:tro(?:c|qu)|substitu|mud|remov)\w{1,12}|tir[ae])\s{1,3}(.{1,120}?)\s{1,3}(?:por|pelo|pela|e\s{1,3}(?:p[oõ]e|p[oõ]nha|bota|coloca|coloque|deixa))\s{1,3}(.{1,300})$/iu;

const ASKS_IF = /pergunta(?:ndo)? se (?:el[ae]s? |[oa] cliente |a pessoa )?(.{3,120})$/iu;

/** "tira X e põe Y", "troca X por Y"; null when X is not in the text. */
export function withReplacement(text: string, request: string): string | null {
  const asked = ASKS_IF.exec(request.trim())?.[1];
  if (asked) return withEnd(text, `você ${asked.replace(/[.!?]{1,12}$/, '')}?`);
  const [, out = '', given = ''] = REPLACES.exec(request.trim()) ?? [];
  const put = contentOf(given);
  if (!out || !put) return withTime(text, request);
  const folded = fold(out);
  if (/\b(?:emoji|carinha|figurinha)/.test(folded)) return withEmoji(text, put);
  const name = unquoted(out).replace(/^(?:o|a|os|as|esse|essa|isso|a palavra|o nome)\s+/iu, '');
  const exact = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu');
  if (exact.test(text)) return tidy(text.replace(exact, unquoted(put)));
  if (/\b(?:final|fim|fecho|ultima frase|pergunta)\b/.test(folded)) return withEnd(text, put);
  if (/\b(?:comeco|inicio|abertura|primeira frase|saudacao)\b/.test(folded))
    return withBeginning(text, put);
  const without = /\b(?:preco|valor)\b/.test(folded)
    ? withoutPrice(text)
    : withoutPart(text, `tira ${out}`);
  return without === null ? null : withPart(without, put);
}

const DAY =
  /(?<![\p{L}])(?:(?:segunda|terça|terca|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo|amanh[ãa]|hoje)(?![\p{L}])/iu;
const HOUR = /(?<![\d:])\d{1,2}(?:\s?h(?:\d{2})?|:\d{2}|\s?horas)(?![\p{L}\d])/iu;

/** "muda pra sexta às 20h": another day or hour in place of those of the text; null without any. */
function withTime(text: string, request: string): string | null {
  const day = DAY.exec(request)?.[0];
  const hour = HOUR.exec(request)?.[0];
  const hasHour = HOUR.test(text);
  const isChanged = (day !== undefined && DAY.test(text)) || (hour !== undefined && hasHour);
  if (!isChanged) return null;
  const dated = day === undefined ? text : text.replace(DAY, day);
  if (hour === undefined) return dated;
  return hasHour ? dated.replace(HOUR, hour) : dated.replace(DAY, (found) => `${found} às ${hour}`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
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
