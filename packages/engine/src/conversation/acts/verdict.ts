import { fold } from '../../shared/text.ts';
import { asksOwnStep, countWords } from '../reading/wording.ts';

const QUOTED_LINE = /["“«]([^"”»]{10,600})["”»]\s{0,3}[.,;!]?\s{0,3}([^"“”«»]{2,60})$/u;
/** A short question about a line: "ficou bom?", "mando assim?", "forte demais". */
const VERDICT =
  /\b(?:fic(?:ou|a)|ta|esta|e|eh|bo[amn]|bao|cert[ao]|legal|ok|mando|mandaria|serve|presta|funciona|cola|exager\w+|fort[ei]|demais|acha|achou|nota|julg\w+|avali\w+|pesad[ao]|gross\w+|pode ser|posso (?:mandar|falar|dizer)|que tal|muda\w*|melhor\w*|ruim|fui bem)\b/;
const VERDICT_WORDS = 7;
const BY_BUYER =
  /\b(?:disse|diz|falou|respondeu|mandou|soltou|perguntou|escreveu)\b(?!.{0,12}\b(?:eu|pra ele|pra ela)\b)/u;

/** A quoted line of the seller with a short question for a verdict after it. */
export function asksVerdict(text: string): boolean {
  const [whole = '', , after = ''] = QUOTED_LINE.exec(text.trim()) ?? [];
  if (whole === '' || countWords(after) > VERDICT_WORDS || !VERDICT.test(fold(after))) return false;
  const before = fold(text.trim().slice(0, -whole.length));
  return !BY_BUYER.test(before) && !asksOwnStep(after);
}
