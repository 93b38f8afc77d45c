import type { Source } from '@salesai/contract/coach';
import {
  NO_DOCUMENTS,
  NOT_IN_DOCUMENTS,
  NOT_IN_DOCUMENTS_NEXT,
  OUTSIDE,
} from '../../knowledge/coach/answers.ts';
import type { Passage } from '../../port.ts';
import { rankSentences, type Sentence } from '../../shared/sentences.ts';
import { sourceOf } from '../../shared/sources.ts';
import { type Briefing, turned } from './briefing.ts';
import { COVERED } from './intent.ts';
import { quotation, quotedData, section } from './markdown.ts';
import type { Reply } from './reply-type.ts';

const QUOTED = 3;
const SENTENCE_MAX = 900;
const FILE_MAX = 80;
const SURE = 0.55;
/** A sentence that is this much weaker than the best one only dilutes the answer. */
const WORTH = 0.35;

/** Answers from the seller's documents with the sentences that say it, or says that they do not. */
export function documentsReply(briefing: Briefing, question: string, turn: number): Reply {
  const { passages, hasDocuments } = briefing.input;
  const found = rankSentences(question, passages.filter(isNear)).filter(
    ({ score }, _at, all) => score > 0 && score >= WORTH * (all[0]?.score ?? 0),
  );
  const chosen = found.slice(turn * QUOTED, (turn + 1) * QUOTED);
  if (chosen.length === 0)
    return turn > 0 && found.length > 0 ? nothingMore() : notFound(hasDocuments, turn);
  const sure = Math.max(...passages.map(({ coverage }) => coverage)) >= SURE;
  const lead = sure
    ? 'Está nos seus documentos:'
    : 'O mais próximo que encontrei nos seus documentos; confira se responde:';
  return {
    text: [
      lead,
      ...chosen.map(cited),
      section(
        'Para levar ao cliente',
        'Diga com as suas palavras, em uma frase, e confirme: “isso responde a sua dúvida?”.',
      ),
    ].join('\n\n'),
    sources: sourcesOf(chosen),
  };
}

/** One sentence of the documents that bears on what a buyer objects, or nothing. */
export function documentSupport(briefing: Briefing, said: string): Reply | null {
  const [best] = rankSentences(said, briefing.input.passages.filter(isNear));
  if (!best || best.score <= 0) return null;
  return {
    text: section('Nos seus documentos', cited(best)),
    sources: sourcesOf([best]),
  };
}

/** A question that neither the documents nor the trade answers. */
export function unansweredReply({ input }: Briefing, turn: number): Reply {
  const outside = turned(OUTSIDE, turn);
  if (!input.hasDocuments) return { text: outside, sources: [] };
  return { text: [turned(NOT_IN_DOCUMENTS, turn), outside].join('\n\n'), sources: [] };
}

const isNear = ({ coverage }: Passage) => coverage >= COVERED;

function notFound(hasDocuments: boolean, turn: number): Reply {
  const text = hasDocuments
    ? [turned(NOT_IN_DOCUMENTS, turn), NOT_IN_DOCUMENTS_NEXT].join('\n\n')
    : NO_DOCUMENTS;
  return { text, sources: [] };
}

const nothingMore = (): Reply => ({
  text: 'Não há mais nada sobre isso nos trechos que encontrei. Pergunte com outras palavras e eu procuro de novo.',
  sources: [],
});

function cited({ text, passage }: Sentence): string {
  const page = passage.page ? `, p. ${passage.page}` : '';
  return `${quotation(`“${quotedData(text, SENTENCE_MAX)}”`)}\n>\n> — **${quotedData(passage.file, FILE_MAX)}**${page}`;
}

const sourcesOf = (sentences: readonly Sentence[]): Source[] =>
  sentences.map(({ text, passage }) => sourceOf(passage, text));
