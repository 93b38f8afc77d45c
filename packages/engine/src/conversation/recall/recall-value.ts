import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { questionWords } from '../../shared/question-words.ts';
import { asPattern, cut, fold } from '../../shared/text.ts';
import { money } from '../../sums/index.ts';
import { amountsIn } from '../reading/amounts.ts';
import { hasStem, stemsOf } from './recall-match.ts';

/** The fact that a question asks for, and the clause in which it was said. */
export interface Found {
  value: string;
  clause: string;
}

const CLAUSES =
  /(?<=[.!?;:])\s+|,\s+|(?<!\s)\s+(?=e (?:[oa]s? |n[oa] |d[aeo] |\p{L}+ \d)|(?:mas|que|pra|porque|pq) )/u;
const CLAUSE_MAX = 110;
const MONTH =
  '(?:janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const WEEKDAY = '(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?';
const HOUR = '(?:às |as )?\\d{1,2}(?:h(?:\\d{2})?|:\\d{2}| horas)(?![\\p{L}\\d])';
const DAY = `(?:dia )?\\d{1,2} de ${MONTH}|dia \\d{1,2}(?:/\\d{1,2})?|\\d{1,2}/\\d{1,2}`;
const FORMS: readonly (readonly [asks: RegExp, forms: readonly RegExp[]])[] = [
  [/\b(?:que|q|qual|desde q(?:ue)?|ate q(?:ue)?|em q(?:ue)?|pra q(?:ue)?) mes\b/, [word(MONTH)]],
  [/\b(?:que|q) horas?\b|\bhorario\b/, [word(HOUR)]],
  [/\bque ano\b/, [word('(?:19|20)\\d{2}')]],
  [
    /\b(?:quando|que dia|q dia|data|desde que dia|ate quando)\b/,
    [word(DAY), word(WEEKDAY), word(MONTH), word('amanhã|hoje|(?:semana|mês|mes) que vem')],
  ],
  [/\bporcentagem|percentual|quantos por cento\b/, [word('\\d+(?:,\\d+)?\\s?(?:%|por cento)')]],
];

function word(form: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${form})(?![\\p{L}\\d])`, 'iu');
}

const COUNTED = /\b(?:quant[oa]s?|qts|qnts|qtas|qtos)(?: \p{L}{1,3})? (\p{L}{3,})/u;
const NOT_COUNTED =
  /^(?:foi|era|eram|ficou|custa\w*|que|ele|ela|deu|eu|vale|sai\w*|pag\w*|cobr\w*|fica|mesm\w|falei|disse|reais|tinha|deve|devia|por)$/;
const NUMBER =
  '\\d[\\d.,]*|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem';
const OF_MONEY =
  /\b(?:quant[oa]|qto|qnto|qnt|valor|preco|custa\w*|cobr\w+|sinal|entrada|parcela|mensalidade|divida|dev\w+|frete|diaria|orcamento|total|desconto)\b/;
const OF_RATE = /\b(?:desconto|comissao|taxa|juros|margem)\b/;

/** What a sentence answers to a question for a figure or a date; null where that is not plain. */
export function valueIn(question: string, sentence: string): Found | null {
  const folded = questionWords(fold(question));
  const clauses = sentence.split(CLAUSES).filter((one) => one.trim() !== '');
  const ranked = rankedBy(folded, clauses);
  const place = placeIn(question, sentence);
  if (place) return place;
  const forms = FORMS.find(([asks]) => asks.test(folded))?.[1];
  if (forms)
    return firstOf(
      ranked,
      (clause) => forms.map((form) => form.exec(clause)?.[0]).find(Boolean) ?? null,
      sentence,
    );
  const counted = COUNTED.exec(folded)?.[1];
  if (counted && !NOT_COUNTED.test(counted)) return countIn(counted, sentence, clauses);
  return OF_MONEY.test(folded) ? amountIn(folded, ranked) : null;
}

/** A later word of a question tells more: "a cesta grande". */
const LATER = 0.1;

interface Ranked {
  clause: string;
  rank: number;
}

/** Clauses with most words and figures of the question first. */
function rankedBy(folded: string, clauses: readonly string[]): Ranked[] {
  const stems = stemsOf(folded);
  const figures: string[] = folded.match(/\d[\d.,]*/g) ?? [];
  const rank = (clause: string) => {
    const text = fold(clause);
    const numbers: string[] = text.match(/\d[\d.,]*/g) ?? [];
    return (
      stems.reduce((sum, stem, at) => sum + (hasStem(text, stem) ? 1 + LATER * at : 0), 0) +
      2 * figures.filter((one) => numbers.includes(one)).length
    );
  };
  return clauses
    .map((clause) => ({ clause, rank: rank(clause) }))
    .toSorted((a, b) => b.rank - a.rank);
}

function firstOf(
  ranked: readonly Ranked[],
  read: (clause: string) => string | null,
  sentence: string,
): Found | null {
  for (const { clause } of ranked) {
    const value = read(clause);
    if (value) return { value, clause: cut(clause.trim(), CLAUSE_MAX) };
  }
  const value = read(sentence);
  return value ? { value, clause: cut(sentence.trim(), CLAUSE_MAX) } : null;
}

/** A number without a thing: "agora não passa de 50". */
const BARE =
  /(?<!\b(?:sai|saem|custa|custam|por|fica|cobro|cobrei|paga|pagou|preço|valor|r\$) )(?<![\d.,])\d[\d.,]*(?=\s*(?:[.,;!?]|$))/iu;

/** "quantas sacas?": the number right before the thing; null where another number may be meant. */
function countIn(thing: string, sentence: string, clauses: readonly string[]): Found | null {
  const stem = asPattern(thing.slice(0, 5));
  const near = new RegExp(
    `(?<![\\p{L}\\d])(?:${NUMBER})(?: (?:de |e )?\\p{L}+){0,2} ${stem}\\p{L}*`,
    'iu',
  );
  const plain = fold(sentence);
  const found = near.exec(plain);
  if (!found || plain.length !== sentence.length || BARE.test(sentence)) return null;
  const value = sentence.slice(found.index, found.index + found[0].length);
  const clause = clauses.find((one) => one.includes(value)) ?? sentence;
  return { value, clause: cut(clause.trim(), CLAUSE_MAX) };
}

/** The amount of the clause that the question names; null where two clauses fit as well. */
function amountIn(folded: string, ranked: readonly Ranked[]): Found | null {
  const asked = new Set(folded.match(/\d[\d.,]*/g) ?? []);
  const read = ({ clause, rank }: Ranked) => {
    const rate = OF_RATE.test(folded) ? /(?<!\d)\d+(?:,\d+)?\s?%/.exec(clause)?.[0] : undefined;
    const values = rate
      ? [rate]
      : amountsIn(clause, 0)
          .filter(({ isMoney, quote }) => isMoney && !asked.has(quote.replace(/[^\d.,]/g, '')))
          .map(({ value }) => money(value));
    return { clause, rank, values };
  };
  const [best, second] = ranked.map(read).filter(({ values }) => values.length > 0);
  const [value] = best?.values ?? [];
  // "setembro 36": a clause that the question names, but whose figure is not read.
  if (best && (ranked[0]?.rank ?? 0) > best.rank) return null;
  const isPlain = best?.values.length === 1 && (second === undefined || best.rank > second.rank);
  return best && value && isPlain ? { value, clause: cut(best.clause.trim(), CLAUSE_MAX) } : null;
}

/** "em Macacos", "no Água Verde": a place that is nobody's name. */
const PLACE =
  /(?<![\p{L}])(?:em|n[oa]|d[eoa]|pr[oa]|para) (\p{Lu}\p{Ll}{2,}(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+){0,3})/gu;
const ASKS_PLACE = /\b(?:onde|donde|aonde|cidade|bairro|avenida|rua)\b/;

/** Where something is, where the sentence names one place. */
function placeIn(question: string, sentence: string): Found | null {
  if (!ASKS_PLACE.test(fold(question))) return null;
  const places = [...sentence.matchAll(PLACE)].flatMap(([, place]) => place ?? []);
  const known = places.filter((place) => !FIRST_NAMES.has(fold(place.split(' ')[0] ?? '')));
  const [only, ...others] = new Set(known);
  if (!only || others.length > 0) return null;
  return { value: only, clause: partOf(question, sentence) };
}

/** The clause of a message in which something was said. */
export const clauseWith = (said: string, message: string): string =>
  message
    .split(CLAUSES)
    .find((one) => one.includes(said))
    ?.trim() ?? message;

/** The part of a long sentence that has most of the question. */
export function partOf(question: string, sentence: string): string {
  if (sentence.length <= SENTENCE_MAX) return sentence;
  const clauses = sentence.split(CLAUSES).filter((one) => one.trim() !== '');
  const [best] = rankedBy(questionWords(fold(question)), clauses);
  const at = clauses.indexOf(best?.clause ?? '');
  const part = clauses.slice(Math.max(0, at - 1), at + 2).join(', ');
  return cut(part.length <= SENTENCE_MAX ? part : (best?.clause ?? sentence), SENTENCE_MAX);
}
const SENTENCE_MAX = 140;
