import { figuresOf } from './quantities.ts';
import type { DocumentRow } from './row.ts';
import { readAsk } from './sheet/ask.ts';
import { spelledOut } from './spelled-out.ts';

/** Units of which a line states how many are paid, rather than which goods it is about. */
const COUNTED =
  /^(?:unidad|un|und|peca|pc|pcs|item|itens|pesso|parcel|vez|aluno|convid|dia|diaria|noite|hora|seman|semana|mensal|ano|km|metro|m2)$/;

/**
 * The size that a question names and the lines of the same goods lack, as written: "1000 ml" where there
 * are 500 ml and 750 ml. Null where one of the lines has it, or a range that contains it.
 */
export function missingSize(question: string, rows: readonly DocumentRow[]): string | null {
  const text = spelledOut(question);
  const asked = figuresOf(text).filter(
    ({ kind, isRange, range }) =>
      kind === 'counted' && !isRange && range.unit !== null && !COUNTED.test(range.unit),
  );
  const [size] = asked;
  if (!size || asked.length > 1 || rows.length < 2 || readAsk(question, null).own.length > WORDS)
    return null;
  const sizes = rows.map(({ item, line, isSentence }) =>
    figuresOf(isSentence ? line : item).filter(({ range }) => range.unit === size.range.unit),
  );
  const isOther = sizes.every(
    (own) =>
      own.length === 1 && own.every(({ isRange, value }) => !isRange && value !== size.value),
  );
  return isOther ? text.slice(size.start, size.end) : null;
}

/** A longer question names more than goods and their size. */
const WORDS = 4;
