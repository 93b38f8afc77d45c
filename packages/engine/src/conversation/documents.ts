export {
  documentsReply,
  quoteFromDocuments as documentQuote,
} from '../embedded/coach/documents.ts';
