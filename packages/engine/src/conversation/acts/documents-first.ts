import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import type { Reading } from '../reading/priors.ts';
import { isQuestion } from '../reading/wording.ts';

/** What the documents of the seller contribute to a decision. */
export interface Findings {
  /** Of the best passage, 0 to 1. */
  coverage: number;
  /** Whether the message asks for what was said in this talk. */
  standsInTalk: boolean;
  /** Whether the documents answer the message, taken as a question for them. */
  inDocuments: () => boolean;
}

/** From this coverage a passage may answer, and from the second one it surely does. */
export const COVERED = 0.5;
export const WELL_COVERED = 0.6;
/** A question that documents cover is theirs, unless another reading is at least as likely as this. */
const DOUBTED = 0.95;
/** Messages of these kinds are read in the light of the documents first. */
const OWN_POLICY = /^ask\.(discount-policy|deposit|complaint|product|late-payer|promo)$/;
/** What the seller said here is not looked up in documents. */
const OWN_WORDS = /\b(eu (te )?(disse|falei|contei|passei|combinei)|nossa conversa|te falei)\b/;
const CONTINUING = /^(change|write)\./;

/** The seller's own policy outranks methods; a question that the documents answer is theirs. */
export function documentsFirst(best: Reading, text: string, { coverage }: Findings): Act | null {
  if (coverage < COVERED) return null;
  const isCovered = coverage >= WELL_COVERED;
  const isOwn = best.label === 'doc.question' || (OWN_POLICY.test(best.label) && isCovered);
  const isOther = (best.label === 'none' || best.label === 'situation') && isQuestion(text);
  const isContinuing = CONTINUING.test(best.label) && best.probability >= DOUBTED;
  const isWeak =
    isQuestion(text) &&
    (isCovered || best.probability < DOUBTED) &&
    !isContinuing &&
    !OWN_WORDS.test(fold(text));
  return isOwn || isOther || isWeak ? { kind: 'document', question: text } : null;
}
