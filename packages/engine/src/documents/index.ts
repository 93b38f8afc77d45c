/** What the seller's documents state, as data: extraction, search and answers. */
export { answerFromRows, type RowAnswer } from './answer.ts';
export { paidIn } from './conditions/amounts.ts';
export { bothBoundsOn } from './conditions/both-bounds.ts';
export { caseOf } from './conditions/case-answer.ts';
export { combinationOn } from './conditions/combination.ts';
export { deniedAct } from './conditions/denied-act.ts';
export { exclusionOn } from './conditions/exclusion.ts';
export { lackingMeasure } from './conditions/lacking.ts';
export { extractRows, type PageText, readRows } from './extract.ts';
export { answerExtreme } from './extremes.ts';
export { answerSize } from './garment-sizes.ts';
export { answerFromLines, ruleOn } from './lines-answer.ts';
export { lookedUp } from './look-up.ts';
export { missingSize } from './missing-size.ts';
export { offerIn } from './offer.ts';
export { answerForOrder } from './order-value.ts';
export { withoutOwnPay } from './own-pay.ts';
export { accountsFor } from './reckon/explained.ts';
export { asksInstallment } from './reckon/installments.ts';
export { ruleOnAmount } from './reckon/on-amount.ts';
export { namesOrder } from './reckon/parts.ts';
export { instalmentFrom, reckonedFrom } from './reckon/reckon.ts';
export type { DocumentRow, ExtractedRow } from './row.ts';
export { priceOf } from './rules/price-of.ts';
export { ruleAmount } from './rules/rule-amount.ts';
export { asksDocuments, relevantRows, rowTerms, searchTerms } from './search.ts';
export { answerFromSheet, type SheetAnswer, wordsMissing } from './sheet/answer-sheet.ts';
export { spelledOut } from './spelled-out.ts';
export { termsOf } from './stated/goods.ts';
export {
  differingPrices,
  statedLines,
  statedTotal,
  wordStated,
} from './stated/stated-prices.ts';
export { sameStem } from './terms.ts';
export { answerThreshold } from './thresholds.ts';
export { answerFromTiers, knownShare } from './tiers.ts';
export { verdictOn } from './verdict/verdict.ts';
export { asData, sourceText } from './wording.ts';
