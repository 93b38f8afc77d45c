import { fold } from '../../shared/text.ts';
import { buyerReportIn } from '../reading/buyer-report.ts';
import type { Known } from '../state/known.ts';

/** Up to where the seller may go, by their own words: "só permite cinco por cento", "no máximo R$ 40". */
const LIMIT =
  /\b(?:so|somente|apenas|no maximo|maximo (?:e|de)|limite (?:e|de)|nao (?:passo|passa|posso passar|vou alem) d[eo]|(?:vou|vai|chego|posso ir|consigo ir|consigo chegar) ate)\b[^.!?%]{0,40}?(\d{1,2}(?:,\d{1,2})? ?%|(?:\d{1,2}|[a-z]{3,8}(?: e [a-z]{3,8})?) por cento|r\$ ?\d[\d.]{0,9}(?:,\d{2})?)/;
const OF_SELLER =
  /\b(?:eu|posso|consigo|minha|meu|nossa|nosso|tabela|regra|politica|margem|empresa|loja|chefe|gerente|passo|dou|faco|chego|vou)\b/;
const CLAUSE = /(?<=[.!?])\s|,?\s(?:mas|por[eé]m|s[oó] que|e eu)\s/iu;
const QUOTED = /["“][^"”]{0,400}["”]/g;
/** Messages back to which a limit holds. */
const TURNS = 3;

/** The limit that the seller states in a message, as written; null for none. */
function limitIn(message: string): string | null {
  const clauses = message.replace(QUOTED, '. ').replace(/\s+/g, ' ').split(CLAUSE);
  for (const clause of clauses) {
    const sentence = clause.trim();
    const folded = fold(sentence);
    const found = LIMIT.exec(folded);
    if (!found?.[1] || folded.length !== sentence.length) continue;
    if (!OF_SELLER.test(folded) || (buyerReportIn(sentence)?.said.length ?? 0) > 0) continue;
    const at = found.index + found[0].length - found[1].length;
    return sentence.slice(at, at + found[1].length);
  }
  return null;
}

/** The limit of this message, else of the messages just before it. */
export function limitOf({ context, state }: Known): string | null {
  const before = state.log.slice(-TURNS).map(({ turn }) => turn.userInput);
  return (
    [...before, context.input.userInput]
      .reverse()
      .map(limitIn)
      .find((limit) => limit !== null) ?? null
  );
}
