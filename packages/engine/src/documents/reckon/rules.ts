import { fold } from '../../shared/text.ts';
import type { Entry } from '../sheet/entries.ts';
import { monthsIn, weekdaysIn } from '../sheet/periods.ts';
import { likeness, stemsWithCodes } from '../sheet/words.ts';
import { isOneOf, nameOf, overlap, pricesOf } from './price.ts';

/** A percentage that a clause states, with the condition under which it holds. */
export interface Rule {
  entry: Entry;
  text: string;
  rate: number;
  effect: 'off' | 'more' | 'part';
  /** Words of the question that name it. */
  stems: readonly string[];
}

interface Asked {
  stems: readonly string[];
  days: ReadonlySet<string>;
  months: ReadonlySet<string>;
}

const PERCENT = /(\d{1,2}(?:,\d{1,2})?) ?%/g;
const OFF = /\b(?:desconto|off|a menos|abatimento)\b/;
const MORE = /\b(?:acrescimo|a mais|adicional|taxa|sobre)\b|\+ ?\d/;
const PART = /\b(?:sinal|entrada|comissao|comissoes)\b/;
/** Limits of what somebody may grant, and what is only said of a rule. */
const NO_RULE =
  /\b(?:vendedor|gerente|supervisor|alcada|ate \d|autoriz\w+|multa|juros|media|reducao|retemos|devol\w+|segund[oa]|frequencia)\b/;
const GENERIC =
  /^(?:descon|valor|total|taxa|pagame|forma|vista|compra|pedido|cliente|preco|tabela|reserva|plano|acresc)$/;

/** The rules that a question names, by a word, a day or a month; null when two disagree. */
export function rulesFor(asked: Asked, entries: readonly Entry[]): Rule[] | null {
  const free = asked.stems.filter(
    (stem) => !GENERIC.test(stem) && !entries.some((entry) => isGoods(stem, entry)),
  );
  const named = entries.flatMap(clausesOf).flatMap((clause): Rule[] => {
    const rule = ruleOf(clause);
    if (!rule) return [];
    const isDay = overlap(asked.days, clause.days) + overlap(asked.months, clause.months);
    if (isDay < 0) return [];
    const stems = free.filter((stem) => clause.stems.some((one) => isNamed(stem, one)));
    return stems.length > 0 || isDay > 0 ? [{ ...rule, stems }] : [];
  });
  const kinds = Map.groupBy(named, ({ effect }) => effect);
  const chosen = [...kinds.values()].map(best);
  return chosen.includes(null) ? null : chosen.filter((rule) => rule !== null);
}

const NAMED = 0.9;
/** "urgente" names "urgência". */
const DERIVED = 5;
const isNamed = (stem: string, one: string): boolean =>
  likeness(stem, one) >= NAMED ||
  (stem.length > DERIVED &&
    one.length > DERIVED &&
    stem.slice(0, DERIVED) === one.slice(0, DERIVED));

/** The rule that most words name; null when several with another rate do. */
function best(rules: readonly Rule[]): Rule | null {
  const most = Math.max(...rules.map(({ stems }) => stems.length));
  const left = rules.filter(({ stems }) => stems.length === most);
  return new Set(left.map(({ rate }) => rate)).size === 1 ? (left[0] ?? null) : null;
}

/** Words of goods and of the columns of their prices name no rule. */
const isGoods = (stem: string, entry: Entry) =>
  pricesOf(entry).length > 0 &&
  (entry.row.isSentence
    ? !entry.row.line.includes('%') && isOneOf(stem, nameOf(entry))
    : isOneOf(stem, [
        ...entry.label.stems,
        ...pricesOf(entry).flatMap(({ words }) => words.stems),
      ]));

export interface Clause {
  entry: Entry;
  text: string;
  /** With its heading. */
  whole: string;
  stems: readonly string[];
  days: ReadonlySet<string>;
  months: ReadonlySet<string>;
}

const known = new WeakMap<Entry, Clause[]>();

/** The clauses of a line with a percentage: "Pix: 7% de desconto; cartão em 3x". */
export function clausesOf(entry: Entry): Clause[] {
  const clauses = known.get(entry) ?? readClauses(entry);
  known.set(entry, clauses);
  return clauses;
}

function readClauses(entry: Entry): Clause[] {
  const { row } = entry;
  if (!row.line.includes('%')) return [];
  const heading = row.section.split(' – ').at(-1) ?? '';
  return row.line
    .split(/;\s|\.\s(?=\p{Lu})|\s[|/·]\s|,\s(?=\p{L}[^,]{0,40}\d ?%)/u)
    .filter((text) => /\d ?%/.test(text))
    .map((text) => ({
      entry,
      text: text.trim(),
      whole: `${heading}: ${text}`,
      stems: stemsWithCodes(withoutExceptions(text)),
      days: weekdaysIn(withoutExceptions(text)),
      months: monthsIn(withoutExceptions(text)),
    }));
}

/** "(não vale para arte)" names no condition. */
const withoutExceptions = (text: string) =>
  text.replace(
    /\((?=n[aã]o|menos|exceto|fora|s[oó] )[^)]{0,80}\)|(?<!\p{L})(?:n[aã]o|menos|exceto|fora)\s.{0,200}$/iu,
    '',
  );

export function ruleOf({ entry, text, whole }: Clause): Omit<Rule, 'stems'> | null {
  const rates = [...text.matchAll(PERCENT)];
  const folded = fold(text);
  if (rates.length !== 1 || NO_RULE.test(folded)) return null;
  const rate = Number((rates[0]?.[1] ?? '').replace(',', '.'));
  const around = fold(whole);
  const effect = PART.test(folded)
    ? 'part'
    : OFF.test(folded) || (OFF.test(around) && !MORE.test(folded))
      ? 'off'
      : MORE.test(folded)
        ? 'more'
        : /\b(?:pix|a vista|dinheiro)\b/.test(folded)
          ? 'off'
          : null;
  return effect && { entry, text, rate, effect };
}
