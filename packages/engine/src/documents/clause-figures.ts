import { fold } from '../shared/text.ts';
import { pricesIn } from './figures.ts';
import { figuresOf } from './quantities.ts';
import type { RowRange } from './row.ts';

/** Money that limits an order rather than being a price: "grátis acima de R$ 400". */
const LIMIT =
  /\b(acima de|a partir de|mais de|superior a|maior que|até|abaixo de|menos de|inferior a|menor que)\s*$/iu;

const LOWER = /^(?:até|abaixo|menos|inferior|menor)/i;
const FREE = /\b(?:gr[aá]tis|gratuit[oa]s?|isent[oa]s?|cortesia|sem custo|inclus[oa]s?)\b/iu;
const WORDED = /\b(?:sob consulta|consultar?|a combinar|sob or[cç]amento)\b/iu;
const DURATION = /\b(?:dias?|horas?|h|semanas?|mes(?:es)?|anos?|minutos?|min)\b/;
const TIMES = /^\d{1,2} ?x$|^\d{1,2} vezes/i;

export interface Figure {
  value: string;
  /** `limit`: only the size of an order is stated, "acima de R$ 3.000". */
  kind: 'money' | 'percent' | 'free' | 'duration' | 'times' | 'limit';
  start: number;
  end: number;
}

export interface Part {
  label: string;
  figure: Figure;
  after: string;
  limit: RowRange | null;
  per: string | null;
  text: string;
}

/** The figures that may be an answer: prices, percentages, "grátis", durations. */
export function figuresIn(text: string): Figure[] {
  const money = pricesIn(text).map(({ value, start, end }) => ({
    value,
    kind: 'money' as const,
    start,
    end,
  }));
  const worded = [FREE, WORDED].flatMap((pattern) => {
    const match = pattern.exec(text);
    return match
      ? [
          {
            value: match[0],
            kind: 'free' as const,
            start: match.index,
            end: match.index + match[0].length,
          },
        ]
      : [];
  });
  const others = figuresOf(text).flatMap(({ kind, start, end, isRange }): Figure[] => {
    const value = text.slice(start, end).trim();
    if (kind === 'percent') return [{ value, kind, start, end }];
    if (TIMES.test(text.slice(start, end + 1)) && !/^\s*(?:de\s+)?R\$/.test(text.slice(end)))
      return [{ value, kind: 'times', start, end }];
    const isDuration = kind === 'counted' && !isRange && DURATION.test(fold(value));
    return isDuration ? [{ value, kind: 'duration', start, end }] : [];
  });
  return [...money, ...worded, ...others].sort((a, b) => a.start - b.start);
}

const isLimit = (text: string, figure: Figure) =>
  figure.kind === 'money' && LIMIT.test(text.slice(0, figure.start));

/** A clause as label, figure and what follows; null without a figure. */
export function partOf(text: string): Part | null {
  const figures = figuresIn(text);
  const values = figures.filter((figure) => !isLimit(text, figure));
  const figure = BEST.map((kind) => values.find((one) => one.kind === kind)).find(Boolean);
  const limiting = figures.find((one) => isLimit(text, one) || !figure);
  if (!figure) return limiting ? limitedPart(text, limiting) : null;
  return {
    label: text
      .slice(0, figure.start)
      .replace(/(?<![\s:=–-])[\s:=–-]{1,20}$/u, '')
      .trim(),
    figure,
    after: text
      .slice(figure.end)
      .replace(/^[\s,(]+/, '')
      .trim(),
    limit: limiting ? limitOf(text, limiting) : null,
    per: figure.kind === 'money' ? (pricesIn(text.slice(figure.start))[0]?.per ?? null) : null,
    text,
  };
}

const BEST = ['money', 'percent', 'free', 'times', 'duration'] as const;

/** "capital acima de R$ 5.000": the limit is what is stated. */
function limitedPart(text: string, { start, end }: Figure): Part {
  const word = LIMIT.exec(text.slice(0, start));
  const from = word?.index ?? start;
  const value = text.slice(from, end).trim();
  return {
    label: text.slice(0, from).trim(),
    figure: { value, kind: 'limit', start: from, end },
    after: text.slice(end).trim(),
    limit: limitOf(text, { value, kind: 'money', start, end }),
    per: null,
    text,
  };
}

function limitOf(text: string, { start, end }: Figure): RowRange | null {
  const word = LIMIT.exec(text.slice(0, start))?.[1] ?? '';
  const value = pricesIn(text.slice(start, end))[0]?.amount.low;
  if (value === undefined) return null;
  return LOWER.test(word)
    ? { low: null, high: value, unit: 'r$' }
    : { low: value, high: null, unit: 'r$' };
}
