export {
  extremeReply,
  isKnown,
  linesReply,
  quoteReply,
  rowsReply,
} from '../embedded/coach/document-rows.ts';
export {
  documentsReply,
  quoteFromDocuments as documentQuote,
} from '../embedded/coach/documents.ts';
