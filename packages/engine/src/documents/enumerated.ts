import { fold } from '../shared/text.ts';
import { pricesIn } from './figures.ts';
import { labelOf } from './label.ts';
import { figuresOf } from './quantities.ts';
import type { ExtractedRow, Place, RowKind, RowRange } from './row.ts';
import { isOrder } from './sentences.ts';

/**
 * Lines that state several figures, each after its label: "Polo: 10 a 29 R$ 64; 30 ou mais R$ 56",
 * "solteiro R$ 390, casal R$ 590", "DESCONTOS: trimestral 8%, anual 22%", "Sul: grátis; Norte R$ 9".
 */
const HEAD_MAX = 70;
const LINE_MAX = 300;
const PARTS_MAX = 14;
const LABEL_MAX = 70;
/** Money that limits an order rather than being a price: "grátis acima de R$ 400". */
const LIMIT =
  /\b(acima de|a partir de|mais de|superior a|maior que|até|abaixo de|menos de|inferior a|menor que)\s*$/iu;
const LOWER = /^(?:até|abaixo|menos|inferior|menor)/i;
const FREE = /\b(?:gr[aá]tis|gratuit[oa]s?|isent[oa]s?|cortesia|sem custo|inclus[oa]s?)\b/iu;
const WORDED = /\b(?:sob consulta|consultar?|a combinar|sob or[cç]amento)\b/iu;
const DURATION = /\b(?:dias?|horas?|h|semanas?|mes(?:es)?|anos?|minutos?|min)\b/;
/** Words that go on with the figure before: "20%, limitado a R$ 40". */
const CONTINUES = /^(?:limitad|m[ií]nim|m[aá]xim|sendo|parcela m|desde|se\b|com\b|sem\b|inclu)/iu;
const TIMES = /^\d{1,2} ?x$|^\d{1,2} vezes/i;
const PROSE =
  /(?<!\p{L})(?:custam?|cobramos|oferecemos|recebe|devolv\p{L}{1,6}|vira|pode\p{L}{0,4}|deve\p{L}{0,4}|é|são|fica|sai)(?!\p{L})/iu;

interface Figure {
  value: string;
  /** `limit`: only the size of an order is stated, "acima de R$ 3.000". */
  kind: 'money' | 'percent' | 'free' | 'duration' | 'times' | 'limit';
  start: number;
  end: number;
}

interface Part {
  label: string;
  figure: Figure;
  after: string;
  limit: RowRange | null;
  per: string | null;
  text: string;
}

/** The rows of a line that lists several figures; null for any other line. */
export function enumeratedRows(line: string, place: Place): ExtractedRow[] | null {
  if (line.length > LINE_MAX || isOrder(line)) return null;
  const tier = tierRow(line, place);
  if (tier) return [tier];
  const statements = statementsOf(line);
  if (statements) {
    const all = statements.map((one) => enumeratedRows(one, place) ?? singleRows(one, place));
    return all.every((rows) => rows !== null) ? all.flat() : null;
  }
  return listRows(line, place);
}

const TIER =
  /^(.{0,40}(?:até|acima de|mais de|a partir de|de) R\$ ?[\d.,]{1,15}(?: (?:a|até) (?:R\$ ?)?[\d.,]{1,15})?) ?[:=–-] ?(\d{1,3}(?:,\d{1,2})? ?%.{0,60})$/iu;

/** "De R$ 10.001 a R$ 30.000: 4%": the share that a sum of money brings. */
function tierRow(line: string, place: Place): ExtractedRow | null {
  const [, label, value] = TIER.exec(line) ?? [];
  const part = value === undefined ? null : partOf(value);
  return part && label ? rowOf({ ...part, label }, '', place, null) : null;
}

/** "Bordado: R$ 7 por peça. Nome: R$ 4 por peça." states two items. */
function statementsOf(line: string): string[] | null {
  const pieces = line
    .replace(/\.$/, '')
    .split(/\.\s+(?=\p{Lu})/u)
    .map((piece) => piece.trim());
  const isKeyed = pieces.every(
    (piece) => /^[^:]{2,60}:\s/.test(piece) && figuresIn(piece).length > 0,
  );
  return pieces.length > 1 && isKeyed ? pieces : null;
}

/** "Pontualidade: 10% pagando até o dia 5": one figure after its label. */
export function keyedRows(line: string, place: Place): ExtractedRow[] | null {
  const [head] = headOf(line);
  return head === '' || line.length > LINE_MAX || isOrder(line) ? null : singleRows(line, place);
}

function singleRows(line: string, place: Place): ExtractedRow[] | null {
  const [head, list] = headOf(line);
  const part = partOf(list);
  return part && [rowOf(part, head, place, null)];
}

function listRows(line: string, place: Place): ExtractedRow[] | null {
  const [head, list] = headOf(line.replace(/\.$/, ''));
  const pieces = piecesOf(list);
  if (pieces.length === 1) return limitedRows(head, list, place);
  if (pieces.length > PARTS_MAX) return null;
  const parts = pieces.map(partOf);
  const found = parts.filter((part) => part !== null);
  const isList = found.length >= 2 && found.length >= parts.length - 1;
  const isShort = found.every(
    ({ label }) => label.length <= LABEL_MAX && (head !== '' || label !== ''),
  );
  if (!isList || !isShort || isSentence(line, head, found)) return null;
  let before: Part | null = null;
  return found.map((one) => {
    const part = completed(one, before);
    const row = rowOf(part, head, place, before);
    before = part;
    return row;
  });
}

/** "Suzano: grátis acima de R$ 400". */
function limitedRows(head: string, list: string, place: Place): ExtractedRow[] | null {
  const part = head === '' ? null : partOf(list);
  const isLimited = part !== null && part.limit !== null && part.figure.kind === 'free';
  return isLimited ? [rowOf(part, head, place, null)] : null;
}

/** "1x na semana R$ 260; 2x R$ 420", "10 a 29 peças; 30 a 99": the later labels are cut short. */
function completed(part: Part, before: Part | null): Part {
  const rest = /^\d{1,2} ?x\s+(\S.*)$/iu.exec(before?.label ?? '')?.[1];
  const isShort = /^\d{1,2} ?x$/i.test(part.label);
  const label = rest && isShort ? `${part.label} ${rest}` : part.label;
  return { ...part, label, per: part.per ?? before?.per ?? null };
}

/** Prose with prices is read as sentences; a list has a head, or a label before each figure. */
function isSentence(line: string, head: string, parts: readonly Part[]): boolean {
  if (parts.some(({ figure }) => figure.kind === 'money') && !PROSE.test(line)) return false;
  return head === '' || PROSE.test(parts.map(({ label }) => label).join(' '));
}

/** The item before the list: "Camisa polo: 10 a 29 peças R$ 64; …". */
function headOf(line: string): [string, string] {
  const at = line.search(/:\s/);
  const head = at > 0 ? line.slice(0, at) : '';
  const isHead = head !== '' && at <= HEAD_MAX && !/R\$|\d ?%/.test(head);
  return isHead ? [head.trim(), line.slice(at + 1).trim()] : ['', line];
}

/** The clauses of a list; a clause without a figure belongs to a neighbour. */
function piecesOf(list: string): string[] {
  const separated = withCurrency(list)
    .replace(/\(([^()]{2,60}R\$[^()]{1,20})\)/g, '; $1')
    .split(/[;|]|\s\/\s/)
    .flatMap(clausesOf);
  const pieces: string[] = [];
  let open = '';
  for (const piece of separated.map((one) => one.trim()).filter(Boolean)) {
    if (figuresIn(piece).length === 0) {
      const last = pieces.length - 1;
      if (last >= 0) pieces[last] += `, ${piece}`;
      else open = `${open} ${piece},`.trim();
      continue;
    }
    pieces.push(`${open} ${piece}`.trim());
    open = '';
  }
  return pieces;
}

/** "brigadeiro R$ 120, beijinho 125": later prices without their currency. */
const withCurrency = (list: string) =>
  /R\$/.test(list)
    ? list.replace(
        /([,;] ?\p{L}[\p{L} ]{1,40} )(\d{1,3}(?:\.\d{3})?(?:,\d{2})?)(?= ?(?:[,;]|$))/gu,
        '$1R$ $2',
      )
    : list;

/** "trimestral 8%, anual 22%": commas and "e" separate figures that have a label each. */
function clausesOf(text: string): string[] {
  const pieces = text.split(
    /,\s(?=\D)|\sou\s(?!mais|menos)(?=[^R$%]{0,40}R\$)|\se\s(?=[^R$%]{1,40}(?:R\$|\d ?%))/u,
  );
  const clauses: string[] = [];
  for (const piece of pieces) {
    const isOwn = figuresIn(piece).length > 0 && !CONTINUES.test(piece.trim());
    const last = clauses.length - 1;
    if (last >= 0 && (!isOwn || figuresIn(clauses[last] ?? '').length === 0))
      clauses[last] += `, ${piece}`;
    else clauses.push(piece);
  }
  return clauses;
}

/** The figures that may be an answer: prices, percentages, "grátis", durations. */
function figuresIn(text: string): Figure[] {
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
function partOf(text: string): Part | null {
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

/** "abaixo disso R$ 15" after "grátis acima de R$ 400". */
function oppositeOf({ label }: Part, before: Part | null): RowRange | null {
  const limit = before?.limit;
  if (!limit || !/^(?:abaixo|menos|acima|mais|senão|fora)/iu.test(label)) return null;
  return { low: limit.high, high: limit.low, unit: limit.unit };
}

function rowOf(part: Part, head: string, place: Place, before: Part | null): ExtractedRow {
  const { figure, text } = part;
  const opposite = oppositeOf(part, before);
  const label = opposite && before ? before.label : part.label;
  const { item: name, range, rangeText } = labelOf(withoutLinks(label));
  const above = headLabel(head, place);
  const price = pricesIn(text.slice(figure.start))[0];
  const isMoney = figure.kind === 'money';
  const condition = isMoney ? (price?.condition ?? '') : part.after;
  const item = above.item === '' ? name || place.section : above.item;
  const hasHead = above.item !== '';
  return {
    kind: kindOf(figure, `${head} ${text}`),
    item: isPriced(figure) ? item : [above.item, name].filter(Boolean).join(' '),
    conditions: [
      above.rangeText,
      rangeText,
      hasHead && isPriced(figure) && item !== name ? name : '',
      opposite ? part.label : '',
      condition,
    ].filter(Boolean),
    range: unitFrom(range, before) ?? above.range ?? part.limit ?? opposite,
    value: figure.value,
    amount: amountOf(figure, text),
    per: isMoney ? (price?.per ?? part.per) : null,
    isSentence: !isPriced(figure),
    ...place,
  };
}

/** A head such as "0 a 18 anos" is a condition of the item above it. */
function headLabel(head: string, { section }: Place) {
  if (head === '') return { item: '', range: null, rangeText: '' };
  const label = labelOf(head);
  return label.item === ''
    ? { ...label, item: section }
    : { item: head, range: null, rangeText: '' };
}

/** "30 a 99" after "10 a 29 peças" counts pieces, too. */
function unitFrom(range: RowRange | null, before: Part | null): RowRange | null {
  if (!range || range.unit !== null || !before) return range;
  return { ...range, unit: labelOf(withoutLinks(before.label)).range?.unit ?? null };
}

const isPriced = ({ kind }: Figure) => kind === 'money' || kind === 'free';

const withoutLinks = (label: string) =>
  label
    .replace(/(?<!\S)(?:com|de|por|a|é|em|sai|custa|fica)\s*$/iu, '')
    .replace(/^(?:e|ou)\s/iu, '')
    .trim();

function kindOf({ kind }: Figure, text: string): RowKind {
  if (kind === 'money' || kind === 'free') return 'price';
  return kind === 'duration' && /\b(?:prazo|entrega|pront|producao|envio)/.test(fold(text))
    ? 'deadline'
    : 'policy';
}

function amountOf({ kind, start }: Figure, text: string): ExtractedRow['amount'] {
  if (kind === 'money') return pricesIn(text.slice(start))[0]?.amount ?? null;
  if (kind === 'free' || kind === 'times' || kind === 'limit') return null;
  const [figure] = figuresOf(text.slice(start));
  return figure
    ? { low: figure.value, high: null, kind: kind === 'percent' ? 'percent' : 'other' }
    : null;
}
