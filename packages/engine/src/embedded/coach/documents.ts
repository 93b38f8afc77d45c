import type { Source } from '@salesai/contract/coach';
import {
  NO_DOCUMENTS,
  NOT_IN_DOCUMENTS,
  NOT_IN_DOCUMENTS_NEXT,
  STILL_READING,
} from '../../knowledge/coach/answers.ts';
import type { CoachReplyInput, Passage } from '../../port.ts';
import { rankSentences, type Sentence } from '../../shared/sentences.ts';
import { quotedData, sourceOf } from '../../shared/sources.ts';
import { type CoachContext, rotate } from './context.ts';
import { quotation, section } from './markdown.ts';
import type { Reply } from './reply-type.ts';

/** Minimum share of a question's weight that makes a passage an answer. */
const COVERED = 0.5;
const QUOTED = 3;
const SENTENCE_MAX = 900;
const FILE_MAX = 80;
const SURE = 0.55;
/** Sentences below this share of the best score are left out. */
const WORTH = 0.35;

/** Quotes the sentences of the seller's documents that answer a question, or states that none does. */
export function documentsReply(context: CoachContext, question: string, turn: number): Reply {
  const { passages } = context.input;
  const found = rankSentences(question, passages.filter(isNear)).filter(
    ({ score }, _at, all) => score > 0 && score >= WORTH * (all[0]?.score ?? 0),
  );
  const chosen = found.slice(turn * QUOTED, (turn + 1) * QUOTED);
  if (chosen.length === 0)
    return turn > 0 && found.length > 0 ? nothingMore() : notFound(context.input, turn);
  const sure = Math.max(...passages.map(({ coverage }) => coverage)) >= SURE;
  const lead = sure
    ? 'Está nos seus documentos:'
    : 'O mais próximo que encontrei nos seus documentos; confira se responde:';
  return {
    text: [
      lead,
      ...chosen.map(citation),
      section(
        'Para levar ao cliente',
        'Diga com as suas palavras, em uma frase, e confirme: “isso responde a sua dúvida?”.',
      ),
    ].join('\n\n'),
    sources: sourcesOf(chosen),
  };
}

/** One sentence of the documents about an objection, if any. */
export function quoteFromDocuments(context: CoachContext, objection: string): Reply | null {
  const [best] = rankSentences(objection, context.input.passages.filter(isNear));
  if (!best || best.score <= 0) return null;
  return {
    text: section('Nos seus documentos', citation(best)),
    sources: sourcesOf([best]),
  };
}

const isNear = ({ coverage }: Passage) => coverage >= COVERED;

/** The reply to a question about a document that is not read yet. */
export const stillReading = (): Reply => ({ text: STILL_READING, sources: [] });

function notFound({ hasDocuments, documentsBeingRead }: CoachReplyInput, turn: number): Reply {
  if (documentsBeingRead) return stillReading();
  const text = hasDocuments
    ? [rotate(NOT_IN_DOCUMENTS, turn), NOT_IN_DOCUMENTS_NEXT].join('\n\n')
    : NO_DOCUMENTS;
  return { text, sources: [] };
}

const nothingMore = (): Reply => ({
  text: 'Não há mais nada sobre isso nos trechos que encontrei. Pergunte com outras palavras e eu procuro de novo.',
  sources: [],
});

function citation({ text, passage }: Sentence): string {
  const page = passage.page ? `, p. ${passage.page}` : '';
  return `${quotation(`“${quotedData(text, SENTENCE_MAX)}”`)}\n>\n> — **${quotedData(passage.file, FILE_MAX)}**${page}`;
}

const sourcesOf = (sentences: readonly Sentence[]): Source[] =>
  sentences.map(({ text, passage }) => sourceOf(passage, text));
