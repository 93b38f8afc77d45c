import { figuresIn, type Part, partOf } from './clause-figures.ts';
import { rowOf } from './clause-row.ts';
import { headOf, piecesOf } from './list-clauses.ts';
import { pairsOf } from './pairs.ts';
import type { ExtractedRow, Place } from './row.ts';
import { isOrder } from './sentences.ts';

/**
 * Lines that state several figures, each after its label: "Polo: 10 a 29 R$ 64; 30 ou mais R$ 56",
 * "solteiro R$ 390, casal R$ 590", "DESCONTOS: trimestral 8%, anual 22%", "Sul: grátis; Norte R$ 9".
 */
const LINE_MAX = 300;
const PARTS_MAX = 14;
const LABEL_MAX = 70;
const PROSE =
  /(?<!\p{L})(?:custam?|cobramos|oferecemos|recebe|devolv\p{L}{1,6}|vira|pode\p{L}{0,4}|deve\p{L}{0,4}|é|são|fica|sai)(?!\p{L})/iu;

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
  const pairs = head === '' ? null : pairsOf(list);
  const pieces = pairs ?? piecesOf(list);
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
