import { asPattern, capital, fold } from '../../shared/text.ts';
import { peopleIn } from '../reading/people.ts';
import { EMOJI, tidy } from './replacements.ts';
import { bodySentences, isAsking, isGreeting } from './sentences.ts';

const MONEY =
  /(?:r\$|\$)\s?\d|\d{1,12}(?:[.,]\d{1,12})?\s{0,3}(?:reais|conto|contos|pila|mil\b)|\bpor \d{2,6}(?=[.,;!]|$)|\[confirme: (?:valor|pre[cç]o)[^\]]{0,300}\]/iu;
const MONEY_PHRASE =
  /(?:,?\s{0,3}(?:(?:o (?:valor|pre[cç]o|investimento) (?:é|e|fica em|novo é)|(?:fica|sai|ficou|custa)(?: em| por| a)?|por|no valor de|de|em)\s{1,3})?(?:apenas\s{1,3}|só\s{1,3})?(?:R\$\s?[\d.,]{0,12}\d(?:\s{0,3}(?:mil|milh[õo]es))?|\d[\d.,]{0,12}\s{0,3}(?:reais|conto|contos|pila|mil(?: reais)?)(?![\p{L}])|(?<=por )\d{2,6}(?:,\d{2})?(?=[.,;!]|$)|\[confirme: (?:valor|pre[cç]o)[^\]]{0,300}\]))/giu;
const PRICE_WORD = /\b(valor|preco|investimento|custa|reais|r\$|\$)/;

/** "a caixa era 80 e vai para 95", "de 60 por 45": the price that holds no more. */
const OLD_PRICE =
  /(?:,?\s?(?<![\p{L}])(?:(?:e|mas) )?(?:[oa] )?\p{L}+ (?:era|custava|estava|tava|saía|saia)(?: a| por| de)? (?:R\$ ?)?\d[\d.,]*(?: reais)?(?:,| e| mas)?(?=\s)|\sde (?:R\$ ?)?\d[\d.,]*(?: reais)?(?=\s(?:por|para|pra)\s(?:R\$ ?)?\d))/giu;

export const withoutOldPrice = (text: string): string =>
  tidy(text.replace(OLD_PRICE, (found) => (found.startsWith(',') ? ',' : '')));

/** Sentences that are only about the price go, and amounts inside others. */
export function withoutPrice(text: string): string {
  const kept = mapSentences(text, (sentence) => {
    if (!MONEY.test(sentence))
      return PRICE_WORD.test(fold(sentence)) &&
        !isAsking(sentence) &&
        /\b(valor|preco|investimento)\b.{0,300}\b(e|fica|passa)\b/.test(fold(sentence))
        ? ''
        : sentence;
    const rest = sentence.replace(MONEY_PHRASE, '');
    const words = (rest.match(/\p{L}+/gu) ?? []).length;
    const isAboutPrice = /\b(valor|preco|investimento|fica|sai|custa|passa)\b/.test(fold(rest));
    return words < 4 || isAboutPrice ? '' : rest;
  });
  return tidy(kept);
}

/** Applies a change to each sentence; the lines and their frame stay. */
function mapSentences(text: string, change: (sentence: string) => string): string {
  return text
    .split('\n')
    .map((line) => {
      const sentences = bodySentences(line);
      if (sentences.length === 0) return line;
      return sentences
        .map(change)
        .filter((one) => one.trim() !== '')
        .join(' ');
    })
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')
    .join('\n');
}

const VERB =
  /^(?:por favor,?\s*)?(?:tira|tire|retira|retire|remove|remova|apaga|apague|exclui|exclua|deixa sem|deixe sem|corta|corte|elimina|sem|n[aã]o (?:p[oõ]e|fala|precisa)|esconde)\s+/iu;
const PART_WORDS =
  /^(?:a parte|o trecho|a men[cç][aã]o|a frase|essa parte|esse trecho|isso|o|a|os|as|esse|essa|esses|essas)\s+(?:d[eoa]s?\s+|que fala d[eoa]s?\s+|que fala\s+|sobre\s+(?:o\s+|a\s+)?|a[os]?\s+)?/iu;

/** Removes what the request names: emoji, greeting, a quoted word, a sentence about something. */
export function withoutPart(text: string, request: string): string | null {
  const folded = fold(request);
  if (/\bemoji|figurinh|carinha/.test(folded)) return changed(text, tidy(text.replace(EMOJI, '')));
  if (/\bsaudac|cumpriment|\boi\b|bom dia|boa tarde/.test(folded))
    return changed(text, withoutGreeting(text));
  if (/\b(ultim[oa]) (frase|linha|parte|pergunta)|\bdespedida|\bfinal\b/.test(folded))
    return without(text, bodySentences(text).at(-1));
  if (/\bprimeir[oa] (frase|linha|parte)/.test(folded))
    return without(text, bodySentences(text)[0]);
  if (/\bpergunta\b/.test(folded)) return without(text, bodySentences(text).findLast(isAsking));
  if (NAMELESS.test(request)) return withoutOthers(text, request);
  const quoted = /["“']([^"”']{1,300})["”']/.exec(request)?.[1];
  if (quoted && fold(text).includes(fold(quoted)))
    return tidy(text.replace(new RegExp(asPattern(quoted), 'giu'), ''));
  const named = request.replace(VERB, '').replace(PART_WORDS, '').replace(REASON, '');
  const figure = /^(?:R\$ ?)?(\d[\d.,]*\d|\d)(?: reais)?$/iu.exec(named.trim())?.[1];
  if (figure) return changed(text, tidy(text.replace(withFigure(figure), '')));
  const about = fold(named)
    .split(/[^a-z0-9]+/)
    .filter(
      (one) =>
        one.length > 2 &&
        !/^(?:del[ae]|que|qualquer|coisa|negocio|essa|esse|assunto|tambem|pra|pro|com|dos|das)$/.test(
          one,
        ),
    )
    .map((one) => one.slice(0, 5));
  const listed = withoutItem(text, about);
  if (listed) return listed;
  const sentences = bodySentences(text);
  const scored = sentences.map((sentence) => ({
    sentence,
    score: about.filter((stem) => fold(sentence).includes(stem)).length,
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score === 0) return null;
  const said = sentences.filter((one) => !isGreeting(one) && !isAsking(one));
  const phrase = said.length === 1 && said[0] === best.sentence ? phraseIn(text, about) : null;
  return phrase ?? without(text, best.sentence);
}

const NAMELESS =
  /\bnome del[ae]|el[ae] (?:pediu|n[aã]o quer|prefere n[aã]o)|(?:sem|tira|remove) (?:citar )?(?:o nome d[ao]|[ao]) (?:zelador|porteir[oa]|secret[áa]ri[oa]|s[óo]ci[oa]|gerente|vizinh[oa])/iu;

/** "ele pediu para não aparecer": the text names only the person that it greets. */
function withoutOthers(text: string, request: string): string | null {
  const greeted = fold(bodySentences(text)[0] ?? '');
  const named = peopleIn(request);
  const others = peopleIn(text).filter(
    (name) => !greeted.includes(fold(name)) && (named.length === 0 || named.includes(name)),
  );
  const without = others.reduce(
    (left, name) =>
      left.replace(
        new RegExp(`(?<![\\p{L}])(?:[oa] )?${asPattern(name)}(?![\\p{L}])`, 'giu'),
        'uma pessoa daí',
      ),
    text,
  );
  return changed(text, tidy(without));
}

/** The only statement of a text loses a phrase rather than all that it says: "no seu escritório". */
function phraseIn(text: string, about: readonly string[]): string | null {
  const phrases = about.map(
    (stem) =>
      new RegExp(
        `,?\\s(?:com|em|n[oa]s?|d[aeo]s?|por|pel[oa]s?|pr[ao]|para)\\s(?:(?:o|a|os|as|seu|sua|uma?)\\s)?${asPattern(stem)}\\p{L}*(?:\\s(?:d[aeo]s?)\\s\\p{L}+)?`,
        'iu',
      ),
  );
  const found = phrases.find((phrase) => phrase.test(text));
  return found ? changed(text, tidy(text.replace(found, ''))) : null;
}

/** "tira a caixa d'água que parei de fazer": why. */
const REASON =
  /(?:,|\s)\s?(?:que|q|pq|porque|pois|fica|ficou|parece|n[aã]o precisa|ela|ele|acho|isso)\s.{3,80}$|,?\sn[aã]o precisa$/iu;

const withFigure = (figure: string) =>
  new RegExp(
    `(?:,?\\s(?:no lugar d[aeo]s?|em vez d[aeo]s?|de|por|em|a))?\\s(?:R\\$\\s?)?${asPattern(figure)}(?![\\d,.]\\d)(?: reais)?`,
    'giu',
  );

/** A text without the line of a list that names a thing. */
function withoutItem(text: string, about: readonly string[]): string | null {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line) => /^- /.test(line) && about.some((stem) => fold(line).includes(stem)),
  );
  return at < 0 ? null : lines.filter((_line, place) => place !== at).join('\n');
}

const changed = (before: string, after: string) => (after === before ? null : after);

function without(text: string, sentence: string | undefined): string | null {
  if (!sentence) return null;
  // An emoji after the removed sentence goes with it.
  const rest = tidy(text.replace(sentence, '')).replace(
    /(?<!\s)\s{1,8}(?:\p{Extended_Pictographic}\u{fe0f}?){1,4}$/u,
    '',
  );
  return rest.length > 0 ? rest : null;
}

function withoutGreeting(text: string): string {
  const [first] = bodySentences(text);
  if (first && isGreeting(first)) return tidy(text.replace(first, ''));
  return tidy(
    text.replace(/^(?:oi+|olá|opa|bom dia|boa tarde|boa noite)[^!,.?\n]{0,40}[!,.?]\s*/iu, ''),
  );
}

const EMOJI_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bcorac\w+/, '💛'],
  [/\bbolo|aniversario/, '🎂'],
  [/\bflor\w*/, '🌸'],
  [/\bfesta|comemor\w+/, '🎉'],
  [/\bsol\b/, '☀️'],
  [/\bcarro/, '🚗'],
  [/\bcasa\b/, '🏠'],
  [/\bfogo/, '🔥'],
  [/\bestrela/, '⭐'],
  [/\bfoguete/, '🚀'],
  [/\bunha/, '💅'],
  [/\bcafe\b/, '☕'],
  [/\bmao|aperto/, '🤝'],
  [/\bbeij\w+/, '😘'],
];

/** Adds a sentence before the question at the end; an emoji or a greeting in its place. */
export function withPart(text: string, part: string): string {
  const folded = fold(part);
  const emoji = /\p{Extended_Pictographic}\u{fe0f}?/u.exec(part)?.[0];
  const named = EMOJI_NAMES.find(([name]) => name.test(folded))?.[1] ?? '🙂';
  if (/\b(?:emoji|corac\w+|carinha)/.test(folded) || (emoji && part.length < 6))
    return `${text.trim()} ${emoji ?? named}`;
  const greeting = /\b(bom dia|boa tarde|boa noite)\b/.exec(folded)?.[0];
  if (greeting && folded.split(' ').length <= 6)
    return `${capital(greeting)}! ${text.replace(/^(?:oi+|olá),?\s*/iu, '')}`;
  const price =
    /^(?:o )?(?:pre[cç]o|valor)(?: de| é| :)?\s{1,3}(?:R\$\s?)?(\d[\d.,]{0,12})$/iu.exec(
      part.replace(/[.!]{1,12}$/, ''),
    )?.[1];
  const worded = price
    ? `o valor é R$ ${price}`
    : part.replace(CONTACT, (_all, what: string) => `${what} é `);
  if (/\?$/.test(worded)) return withQuestion(text, capital(worded));
  const sentence = `${capital(worded.replace(/[.!]{1,12}$/, '').replace(/^(?:um|uma|o|a) (?=frase|parte)/iu, ''))}.`;
  const last = bodySentences(text).at(-1);
  if (/^proposta:/iu.test(text)) return beforeEnd(text, sentence);
  if (CONTACT.test(part)) return appended(text, sentence);
  return last && (isAsking(last) || CLOSES.test(last))
    ? text.replace(last, `${sentence} ${last}`)
    : appended(text, sentence);
}

/** What only closes a text stays its last sentence. */
const CLOSES = /^(?:qualquer dúvida|precisando|é só|me chama|quer aproveitar)/iu;

/** A question takes the place of a polite one at the end, so that the customer has one to answer. */
function withQuestion(text: string, question: string): string {
  const last = bodySentences(text).at(-1);
  return last && isAsking(last) ? text.replace(last, question) : appended(text, question);
}

/** "meu telefone 19 9…" */
const CONTACT =
  /^((?:o )?(?:meu|nosso) (?:telefone|whats\w*|zap|n[uú]mero|endere[cç]o|instagram|insta|pix|e-?mail))\s+(?=[\d@(])/iu;

/** A line of its own before the last one of a proposal. */
function beforeEnd(text: string, sentence: string): string {
  const at = text.lastIndexOf('\n\n');
  return at < 0 ? `${text}\n\n${sentence}` : `${text.slice(0, at)}\n\n${sentence}${text.slice(at)}`;
}

/** Before "Um abraço" of an e-mail. */
const appended = (text: string, sentence: string) => {
  const end =
    /\n\n(?:um abraço|atenciosamente)[\s\S]{0,600}$|\n\n\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/iu.exec(
      text,
    );
  return end ? `${text.slice(0, end.index)}\n\n${sentence}${end[0]}` : `${text.trim()} ${sentence}`;
};

/** Puts a name where "[nome]" stands, else into the greeting. */
export function withName(text: string, name: string): string {
  if (/\[nome[^\]]{0,300}\]/.test(text)) return text.replace(/\[nome[^\]]{0,300}\]/g, name);
  if (fold(text).includes(fold(name))) return text;
  const greeting =
    /(?<![\p{L}])([Oo]i+|[Oo]lá|[Oo]pa|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite)(?:,?\s+(?:(?:dona|seu|[ds]ra?\.?|doutora?|senhora?|pastora?|irmã|irmão|tia|tio|professora?) )?\p{Lu}\p{L}+)?\s*([!,.])?\s*/u;
  if (greeting.test(text.slice(0, 60)))
    return text
      .replace(greeting, (_all, hello: string) => `${hello}, ${name}! `)
      .replace(/(?<=! )\p{Ll}/u, (initial) => initial.toUpperCase())
      .trim();
  return `${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
