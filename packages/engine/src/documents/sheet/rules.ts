import { fold } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import { containsValue } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import { asData } from '../wording.ts';
import type { Ask } from './ask.ts';
import type { Cell, Entry } from './entries.ts';
import type { Priced } from './items.ts';
import { likeness } from './words.ts';

/** An amount after the rules that a message names, with the steps. */
export interface Applied {
  value: number;
  steps: string[];
  rows: DocumentRow[];
  /** Whether the rule is for orders of this size. */
  reaches: boolean;
}

const LESS = /\b(?:desconto|off|a menos|abat\w+|menos)\b/;
const MORE = /\b(?:acrescimo|acresc\w*|juros|taxa|a mais|adicional|multa)\b/;
const PART = /\b(?:entrada|sinal|reserva\w*|comiss\w+|caucao|devol\w+|ret[ei]\w+|adiantamento)\b/;
const SAME = 0.79;

interface Rule {
  entry: Entry;
  cell: Cell;
  percent: number;
  strength: number;
  reaches: boolean;
}

/** Applies the percentages that a message names by a word, a day, a month or the size of an order. */
export function applyRules(
  ask: Ask,
  entries: readonly Entry[],
  items: readonly Priced[],
  base: number,
  isStated: boolean,
): Applied {
  const taken = new Set(
    ask.own.filter((stem) =>
      items.some(({ entry, cell }) =>
        [...entry.label.stems, ...cell.words.stems].some((one) => likeness(stem, one) >= SAME),
      ),
    ),
  );
  const left = ask.own.filter((stem) => !taken.has(stem));
  const rules = entries
    .flatMap((entry) => ruleIn(entry, ask, left, base, isStated))
    .sort((a, b) => b.strength - a.strength);
  const [rule] = rules;
  return rule ? applied(rule, base) : { value: base, steps: [], rows: [], reaches: false };
}

function ruleIn(
  entry: Entry,
  ask: Ask,
  left: readonly string[],
  base: number,
  isStated: boolean,
): Rule[] {
  return entry.cells.flatMap((cell) => {
    if (cell.percent === null || cell.percent >= 100) return [];
    const text = fold(`${entry.row.section} ${entry.row.line}`);
    if (!LESS.test(text) && !MORE.test(text) && !PART.test(text)) return [];
    const subject = entry.label.stems.length > 0 ? entry.label.stems : entry.text.stems;
    const own = entry.cells.length > 1 ? cell.words.stems : subject;
    const named = left.filter((stem) => own.some((one) => likeness(stem, one) >= SAME));
    const head = left.filter((stem) =>
      entry.section.stems.some((one) => likeness(stem, one) >= SAME),
    );
    const words = entry.cells.length > 1 ? cell.words : entry.text;
    const inDays = ask.days.size > 0 && [...ask.days].some((day) => words.days.has(day));
    const inMonths =
      ask.months.size > 0 && [...ask.months].some((month) => words.months.has(month));
    const reaches =
      isStated &&
      words.ranges.some((range) => range.unit === 'r$' && containsValue(range, base, 'r$'));
    const strength =
      named.length +
      head.length * 0.4 +
      (inDays ? 1.5 : 0) +
      (inMonths ? 1.5 : 0) +
      (reaches ? 2 : 0);
    const isNamed = named.length > 0 || ((inDays || inMonths) && ask.wants.money) || reaches;
    return isNamed ? [{ entry, cell, percent: cell.percent, strength, reaches }] : [];
  });
}

function applied({ entry, cell, percent, reaches }: Rule, base: number): Applied {
  const clause = fold(cell.text);
  const about =
    LESS.test(clause) || MORE.test(clause) || PART.test(clause)
      ? clause
      : fold(`${entry.row.section} ${entry.row.line}`);
  const part = (base * percent) / 100;
  const rate = `${percent.toLocaleString('pt-BR')}%`;
  const isPart = PART.test(about) && !LESS.test(about);
  const isMore = !LESS.test(about) && MORE.test(about);
  const value = isPart ? part : isMore ? base + part : base - part;
  const sign = isPart
    ? `${rate} de ${formatReais(base)}`
    : `${isMore ? '+' : '−'} ${rate} (${formatReais(part)})`;
  return {
    value,
    steps: [
      `${sign}: “${asData(entry.row.isSentence ? entry.row.line : `${entry.row.item}: ${cell.text}`)}”`,
    ],
    rows: [entry.row],
    reaches,
  };
}
