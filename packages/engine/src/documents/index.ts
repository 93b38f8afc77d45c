export { answerFromRows, type FoundOffer, type RowAnswer } from './answer.ts';
export { extractRows, type PageText } from './extract.ts';
export type { DocumentRow, ExtractedRow } from './row.ts';
