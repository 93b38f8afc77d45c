import { fold } from '../shared/text.ts';
import type { DocumentRow } from './row.ts';
import { entriesOf } from './sheet/entries.ts';
import { stemsWithCodes } from './sheet/words.ts';
import { EXACT, isIn } from './verdict/matching.ts';
import { asData, sourceText } from './wording.ts';

/** "procure nos meus arquivos o que diz sobre verniz", "o que meu documento fala de multa?" */
const ORDER =
  /\b(?:procur\w+|busc\w+|olh[ae]|veja|ve|ach[ae]|consult[ae]|verifi\w+|o que|oq|o q|q)\b.{0,60}\b(?:arquivos?|documentos?|tabela|pdf|politica|regulamento|material)\b.{0,40}?\b(?:sobre|a respeito d[eoa]s?|(?:fala\w*|diz\w*|consta\w*) (?:sobre |a respeito )?(?:d[eoa]s?)?)\s?(.{2,60})$/;
const SHOWN = 4;

/**
 * Every line of the documents about what a message asks to look up in them; null where it asks for no
 * such thing.
 */
export function lookedUp(
  message: string,
  rows: readonly DocumentRow[],
): { text: string; rows: DocumentRow[] } | null {
  const named = ORDER.exec(fold(message).replace(/[?!.\s]{1,9}$/, ''))?.[1];
  if (!named) return null;
  const topic = message.replace(/[?!.\s]{1,9}$/, '').slice(-named.length);
  const stems = stemsWithCodes(topic);
  if (stems.length === 0) return null;
  const found = entriesOf(rows).flatMap((entry) => {
    const own = [...entry.text.stems, ...entry.label.stems, ...entry.section.stems];
    const hits = stems.filter((stem) => isIn(stem, own, EXACT)).length;
    return hits > 0 ? [{ row: entry.row, hits }] : [];
  });
  const most = Math.max(0, ...found.map(({ hits }) => hits));
  const best = found.flatMap(({ row, hits }) => (hits === most ? [row] : [])).slice(0, SHOWN);
  if (best.length === 0)
    return { text: `Não encontrei nada sobre “${asData(topic)}” nos seus documentos.`, rows: [] };
  const quoted = best.map(({ line }) => `“${asData(line)}”`).join('; ');
  return { text: `Sobre “${asData(topic)}”: ${quoted} — ${sourceText(best)}.`, rows: best };
}
