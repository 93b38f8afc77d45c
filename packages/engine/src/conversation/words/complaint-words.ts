import { fold, lengthInWords } from '../../shared/text.ts';

const QUOTED = /["“]([^"“”]{8,400})["”]/u;
/** Words that are answered with a limit of their own, not with the matter. */
const INSULTS =
  /\b(?:burr\w+|idiota\w*|imbecil\w*|lixo|merda|bosta|porra|inutil|trouxa|babaca|desgracad\w+|estupid\w+|palhac\w+|ladr\w+|safad\w+|vagabund\w+)\b/;
const WORDS_MIN = 4;

/** The complaint that a message quotes, unless it is only abuse; null for none. */
export function complaintQuoted(message: string): string | null {
  const quoted = QUOTED.exec(message)?.[1]?.trim() ?? '';
  return lengthInWords(quoted) >= WORDS_MIN && !INSULTS.test(fold(quoted)) ? quoted : null;
}
