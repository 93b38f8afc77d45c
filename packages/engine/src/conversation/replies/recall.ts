import { documentQuote } from '../documents.ts';
import type { Known } from '../known.ts';
import { line } from '../lines.ts';
import type { Draft } from '../reply-type.ts';
import { inConversation, nearest } from './recall-sentence.ts';
import { inAnswers, inProfile, inScripts } from './recall-sources.ts';
import { extreme, firstRequest, ourText } from './recall-turn.ts';

/** Finds what was said in this conversation, in the ICP, scripts and documents, and says where. */
export function factReply(question: string, known: Known, variant: number): Draft {
  const found =
    ourText(question, known) ??
    firstRequest(question, known) ??
    extreme(question, known) ??
    inConversation(question, known) ??
    inScripts(question, known) ??
    inProfile(question, known) ??
    inAnswers(question, known);
  if (found) return { text: found };
  const quote = documentQuote(known.context, question);
  if (quote) return { text: quote.text, sources: quote.sources };
  const near = nearest(question, known);
  if (near) return { text: near };
  const { hasDocuments, icp } = known.context.input;
  const where = [icp ? ', no seu ICP' : '', hasDocuments ? ', nos seus arquivos' : ''].join('');
  return { text: line('recallNothing', variant, known, { onde: where }), chips: [] };
}
