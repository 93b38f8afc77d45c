import { fold } from '../../shared/text.ts';
import type { Act, ActKind } from '../act.ts';
import { reportsSilence } from '../cases/statements.ts';
import { buyerReportIn } from '../reading/buyer-report.ts';
import { concernIn } from '../reading/concern.ts';
import { demandsPrice, saidBy, saidIf } from '../reading/reported.ts';
import { asksHow, asksWords, pastedIn } from '../reading/wording.ts';
import type { Findings } from './documents-first.ts';

/** Acts that guess what would help; all others do what the message plainly asks for. */
const GUESSED: ReadonlySet<ActKind> = new Set([
  'objection',
  'advice',
  'answer',
  'case',
  'question',
]);

/** A question for an amount, a choice between stated things or whether a rule holds. */
const ASKS_FACT = [
  /(?:^|[,;:] ?|\b(?:e|de|com|por|em|entao|mas|depois) )(?:quant[oa]s?|qual|quais|quando)\b(?! (?:o |a )?(?:melhor|jeito|forma|maneira|dica))[^?]{3,160}\?/,
  /\b(?:quant[oa]s?|qual|quais)\b(?! (?:o |a )?(?:melhor|jeito|forma|maneira|dica))[^?]{3,120}\?/,
  /\bou (?:so|apenas|somente) (?:um|uma|o|a|com|no|na)\b[^?]{0,60}\?/,
  /\b(?:cobro|cobra|pago|paga|troco|troca|devolvo|devolve|entra|soma|acumula|inclui|vale|cobre|tem direito|tem desconto|e gratis)\b[^?]{0,60}\?/,
  /\b(?:calcul\w{1,4}|som[ae]) (?:o|a|os|as|tudo|para mim|pra mim)\b/,
];

/** Whether a message asks for something that a rule or a sum states. */
const asksFact = (folded: string): boolean => ASKS_FACT.some((asks) => asks.test(folded));

/** Whether somebody else's words or wishes are reported, or help with what to say is asked. */
const isAboutWords = (text: string): boolean =>
  (buyerReportIn(text)?.said.length ?? 0) > 0 ||
  saidBy(text) !== null ||
  saidIf(text) !== null ||
  pastedIn(text) !== null ||
  concernIn(text) !== null ||
  demandsPrice(text) ||
  reportsSilence(text) ||
  asksHow(text) ||
  asksWords(text);

/** A seller's own question for a fact is answered from the documents, whatever its words sound like. */
export function factInstead(act: Act, text: string, findings: Findings): Act {
  if (!GUESSED.has(act.kind) || !asksFact(fold(text)) || isAboutWords(text)) return act;
  return findings.inDocuments() ? { kind: 'document', question: text } : act;
}
