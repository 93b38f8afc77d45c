import { fold } from '../../shared/text.ts';
import { type Figure, figuresOf } from '../quantities.ts';
import type { DocumentRow, RowRange } from '../row.ts';
import { countingUp, type Entry } from '../sheet/entries.ts';
import { weekdaysIn } from '../sheet/periods.ts';
import { codesIn, namesOf, withoutCodes } from './names.ts';

/** A limit that a clause states: "até 3x", "mínimo de 3 meses", "só para contrato de 12 meses". */
export interface Bound {
  /** How long before something it is: "até 7 dias antes". */
  isAhead: boolean;
  range: RowRange;
  kind: Figure['kind'];
}

/** A part of a line that states one rule. */
export interface Clause {
  row: DocumentRow;
  entry: Entry;
  /** As written, and folded. */
  written: string;
  text: string;
  /** Stems of the rule without what restricts it, and of what it is below. */
  stems: readonly string[];
  codes: readonly string[];
  around: readonly string[];
  denies: boolean;
  /** What the rule is only for, and what it is not for, each a list of names. */
  only: readonly (readonly string[])[] | null;
  except: readonly (readonly string[])[];
  bounds: readonly Bound[];
  days: ReadonlySet<string>;
  isConditional: boolean;
}

const SPLIT =
  /;\s|\.\s(?=[\p{Lu}\d])|,\s(?=(?:mas |por[eé]m )?n[aã]o (?!inclu[ií]d|inclus))|,\s(?=sen[aã]o )|\se\s(?=(?:at[eé]|acima de|a partir de) \d)|\s[|·/]\s|,\s(?!em )(?=\p{L}+ (?:at[eé] )?\d)|,\s(?=acima|at[eé] \d|de \d|menos de|mais de)/u;
const NEGATION =
  /\b(?:nao|nunca|proibid\w+|vedad\w+|jamais|nenhum\w*|suspens\w+|indisponivel|contraindica\w+|vetad[oa]s?|improprio)\b|\bsem (?!custo|juros|taxa|multa|acrescimo|compromisso|consulta|limite|antecedencia|agendamento|hora)/;
const ONLY = /\b(?:so|somente|apenas|exclusiv\w+|unicamente|restrit\w+)\b/;
const EXCEPT =
  /\b(?:exceto|menos(?= [an]?[ao]s? |$)|salvo|a nao ser|com excecao d\w+|nao vale (?:para|pra|n[ao]s?))\b/;
const CONDITION = /\b(?:se|quando|caso|mediante|desde que|sob|depende\w*|conforme)\b/;
const LEAST = /\b(?:minim[oa]s?|antecedencia minima|pelo menos|a partir)\b[^\d;]{0,20}$/;
const MOST =
  /\b(?:maxim[oa]s?|limite|tolerancia|garantia|validade|prazo para (?:troca|devolucao)|troca\w*|vale por|dura|valid[oa] por)\b[^\d;]{0,25}$/;
/** "7 dias após a entrega" is the last day. */
const AFTER = /^\s*(?:uteis |corridos )?(?:apos|depois d|d[ao] (?:compra|entrega|recebimento))/;
/** How long something takes is no limit of it. */
const PRODUCTION = /^prazos?\b(?! (?:para|pra|de) (?:troca|devolucao))/;
const DEADLINE = /\b(?:em ate|em|prazo de|prazo:) ?$/;
const TIME = /^(?:dia|hora|h|minut|semana|mensal|ano)$/;
const ELLIPTIC = /\b(?:nao|nao tem|nao ha|sim|tambem|tem)$/;
const AHEAD = /^\s*(?:uteis )?(?:de antecedencia|antes)\b/;

const known = new WeakMap<Entry, Clause[]>();

/** The rules of a line. */
export function clausesOf(entry: Entry): Clause[] {
  const found = known.get(entry) ?? readClauses(entry);
  known.set(entry, found);
  return found;
}

function readClauses(entry: Entry): Clause[] {
  const { row } = entry;
  const head = /^([^:]{2,60}):\s/.exec(row.line)?.[1] ?? '';
  const heading = row.section.split(' – ').at(-1) ?? '';
  const [first = '', ...others] = piecesOf(row.line);
  const isDenied = NEGATION.test(fold(first));
  return [first, ...others].map((text, at) => {
    const isElliptic = at > 0 && ELLIPTIC.test(fold(text));
    const above = isElliptic ? first : at > 0 ? head : '';
    const about = codesIn(text).length > 0 ? withoutCodes(above) : above;
    const clause = clauseOf(entry, text, `${heading} ${about}`);
    return isBracketed(row.line, text)
      ? { ...clause, around: namesOf(`${heading} ${first}`), denies: clause.denies || isDenied }
      : clause;
  });
}

/** "galão vencido (mais de 3 anos) não entra": what is in brackets bounds the rule around it. */
const isBracketed = (line: string, text: string): boolean =>
  /\([^()]*$/.test(line.slice(0, line.indexOf(text)));

/** The rules of a line, those in brackets by themselves. */
function piecesOf(line: string): string[] {
  const bracketed = [...line.matchAll(/\(([^()]{3,120})\)/g)].flatMap(([, text = '']) =>
    text.split(/,\s(?!\d)/),
  );
  const plain = line.replace(/\s?\([^()]{3,120}\)/g, '');
  return [...plain.split(SPLIT), ...bracketed].filter((text) => /\p{L}|\d/u.test(text));
}

function clauseOf(entry: Entry, text: string, above: string): Clause {
  const folded = fold(text.replace(/[.!]$/, ''));
  const except = EXCEPT.exec(folded);
  const main = except ? folded.slice(0, except.index) : folded;
  const only = ONLY.exec(main);
  const isFor = only ? main.slice(only.index + only[0].length) : '';
  return {
    row: entry.row,
    entry,
    written: text.replace(/[.!]$/, ''),
    text: folded,
    stems: namesOf(only ? main.slice(0, only.index) : main),
    codes: codesIn(main),
    around: namesOf(above),
    denies: NEGATION.test(main),
    only: only ? namesIn(isFor) : null,
    except: except ? namesIn(folded.slice(except.index + except[0].length)) : [],
    bounds: boundsIn(countingUp(withoutCodes(main)), only?.index ?? null),
    days: weekdaysIn(main),
    isConditional: CONDITION.test(main),
  };
}

/** "na progressiva e no mega": two names. */
const namesIn = (text: string): string[][] =>
  text
    .replace(/[()]/g, ' ')
    .split(/,| e | ou |\//)
    .map((name) => namesOf(name))
    .filter((stems) => stems.length > 0);

/** @param only where the text states what it is only for */
function boundsIn(folded: string, only: number | null): Bound[] {
  return figuresOf(folded).flatMap(({ kind, isRange, range, start, numberEnd, end, value }) => {
    const unit = kind === 'money' ? 'r$' : range.unit;
    const before = folded.slice(0, start);
    const isAhead = AHEAD.test(folded.slice(end));
    const from = { low: value, high: null, unit };
    const upTo = { low: null, high: value, unit };
    if (kind === 'date' || kind === 'clock' || numberEnd === 0) return [];
    if (unit !== null && TIME.test(unit) && DEADLINE.test(before)) return [];
    if (isAhead && (range.low === null || !isRange)) return [{ kind, range: from, isAhead }];
    if (isRange) return [{ kind, range: ordered({ ...range, unit }), isAhead }];
    if (AFTER.test(folded.slice(end)) && !PRODUCTION.test(folded))
      return [{ kind, range: upTo, isAhead }];
    if (LEAST.test(before) || (only !== null && start > only && kind === 'counted'))
      return [{ kind, range: from, isAhead }];
    if (MOST.test(before)) return [{ kind, range: upTo, isAhead }];
    return [];
  });
}

/** "de 6 a 3 dias" counts down. */
const ordered = (range: RowRange): RowRange =>
  range.low !== null && range.high !== null && range.low > range.high
    ? { ...range, low: range.high, high: range.low }
    : range;
