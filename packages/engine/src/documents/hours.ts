import type { ExtractedRow, Place } from './row.ts';

const DAYS =
  /\b(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?|dias uteis|todos os dias|diariamente|seg|ter|qua|qui|sex|sab|dom)\b/;
const CLOCK = /\b\d{1,2}(?:h\d{0,2}|:\d{2}| horas)\b/;
const TOPIC =
  /\b(?:horarios?|atendimento|atendemos|funciona\w*|abert[oa]s?|abrimos|abre|expediente|plantao|check-?in|check-?out|recepcao|secretaria|fecha\w*|fechad[oa]s?)\b/;
const CLOSED = /\b(?:fechad[oa]s?|nao (?:abre|abrimos|atende\w*|funciona\w*|ha atendimento))\b/;

const TEXT_MAX = 180;

/** Opening hours: days or a topic, with clock times or "fechado"; null for other sentences. */
export function hoursRow(text: string, folded: string, place: Place): ExtractedRow | null {
  const hasDays = DAYS.test(folded);
  const isHours =
    (CLOCK.test(folded) && (hasDays || TOPIC.test(folded))) ||
    (hasDays && CLOSED.test(folded)) ||
    (TOPIC.test(folded) && /\b24 ?h(?:oras)?\b/.test(folded));
  if (
    !isHours ||
    text.length > TEXT_MAX ||
    /\b(?:entreg\w+|prazo|antecedencia|cancel\w+|envi\w+|pedidos?|despach\w+)\b/.test(folded)
  )
    return null;
  return {
    kind: 'hours',
    item: 'horário de atendimento',
    conditions: [],
    range: null,
    value: text,
    amount: null,
    per: null,
    ...place,
    isSentence: true,
  };
}

const WEEK = ['segund', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'doming'] as const;
const DAY_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bseg(?:undas?)?\b/g, 0],
  [/\bter(?:cas?)?\b/g, 1],
  [/\bqua(?:rtas?)?\b/g, 2],
  [/\bqui(?:ntas?)?\b/g, 3],
  [/\bsex(?:tas?)?\b/g, 4],
  [/\bsab(?:ados?)?\b/g, 5],
  [/\bdom(?:ingos?)?\b/g, 6],
];

/** The days that a folded text names; "segunda a sexta" names five. */
export function daysOf(folded: string): Set<string> {
  const named = DAY_WORDS.flatMap(([words, day]) =>
    [...folded.matchAll(words)].map(({ index, 0: word }) => ({
      day,
      start: index,
      end: index + word.length,
    })),
  ).sort((a, b) => a.start - b.start);
  const days = new Set<string>(/\bferiados?\b/.test(folded) ? ['feriado'] : []);
  if (/\b(?:todos os dias|diariamente|todo dia)\b/.test(folded))
    for (const day of WEEK) days.add(day);
  if (/\bdias uteis\b/.test(folded)) for (const day of WEEK.slice(0, 5)) days.add(day);
  if (/\b(?:fim|final|finais|fins) de semana\b/.test(folded))
    for (const day of WEEK.slice(5)) days.add(day);
  named.forEach(({ day, start }, at) => {
    const before = named[at - 1];
    const between = before ? folded.slice(before.end, start) : '';
    const isSpan = before && /^(?:-feira)? ?(?:a|ate|-|–|à) ?$/.test(between);
    for (let one = isSpan ? before.day : day; one <= day; one++) days.add(WEEK[one] ?? '');
  });
  return days;
}
