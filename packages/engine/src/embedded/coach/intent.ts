import {
  DOCUMENT_CUES,
  MOVE_CUES,
  type Move,
  PART_CUES,
  SCRIPT_CUES,
  type ScriptPartKey,
  SMALL_TALK_CUES,
  type SmallTalk,
} from '../../knowledge/coach/intents.ts';
import { METHODS } from '../../knowledge/coach/methods/index.ts';
import type { MethodKnowledge } from '../../knowledge/coach/methods/knowledge.ts';
import type { ObjectionKnowledge } from '../../knowledge/coach/objections/knowledge.ts';
import { createClassifier, type Match, tokenize } from './classifier.ts';
import { readFraming } from './framing.ts';
import { classifyObjection } from './objection-classifier.ts';

/** What a message is about. */
export type Intent =
  | { kind: 'smalltalk'; topic: SmallTalk }
  /** Null for a reported statement of a buyer that is no known objection. */
  | { kind: 'objection'; objection: ObjectionKnowledge | null; score: number }
  | { kind: 'script'; part: ScriptPartKey | null }
  | { kind: 'method'; method: MethodKnowledge }
  | { kind: 'documents'; evident: boolean }
  | { kind: 'outside' };

/** Minimum share of a question's weight that makes a passage an answer. */
export const COVERED = 0.5;
const WELL_COVERED = 0.6;
/** Score of a single word, which may be ambiguous: "disciplina". */
const ONE_WORD = 1;
const SMALL_TALK_WORDS = 9;
/** In longer messages a word of praise is part of another statement: "um preço legal". */
const PRAISE_WORDS = 4;
/** Factor by which an objection must beat small talk: "não, obrigado" is an objection. */
const OBJECTION_FACTOR = 2;
const MOVE_WORDS = 14;
/** A shorter question may be a buyer's: "tem garantia?" */
const QUESTION_WORDS = 6;

const methodIn = createClassifier(METHODS.map((method) => [method, method.cues] as const));
const smallTalkIn = createClassifier(entries(SMALL_TALK_CUES));
const moveIn = createClassifier(entries(MOVE_CUES));
const partIn = createClassifier(entries(PART_CUES));
const scriptIn = createClassifier([['script', SCRIPT_CUES]]);
const documentsIn = createClassifier([['documents', DOCUMENT_CUES]]);

/**
 * Classifies a message.
 * @param coverage share of it that the best passage of the seller's documents contains, 0 to 1.
 */
export function classifyIntent(text: string, coverage: number): Intent {
  const message = readMessage(text);
  return (
    smallTalkOf(message, coverage) ??
    objectionOf(message, coverage) ??
    documentsOf(message, coverage) ??
    scriptOf(message) ??
    methodOf(message) ??
    fallbackIntent(message, coverage)
  );
}

type Message = ReturnType<typeof readMessage>;

function readMessage(text: string) {
  const tokenized = tokenize(text);
  const framing = readFraming(text);
  const short = tokenized.tokens.length <= SMALL_TALK_WORDS;
  const subjects = {
    smallTalk: short ? smallTalkIn(tokenized) : null,
    method: methodIn(tokenized),
    script: scriptIn(tokenized),
    documents: documentsIn(tokenized),
  };
  const others = Math.max(0, ...Object.values(subjects).map((subject) => subject?.score ?? 0));
  const objection = framing.statement
    ? classifyObjection(tokenize(framing.statement), framing, others)
    : null;
  return { tokenized, framing, objection, ...subjects };
}

/** Questions about the coach are always answered; other small talk only without another subject. */
function smallTalkOf(message: Message, coverage: number): Intent | null {
  const { smallTalk, objection, method, script, documents, framing, tokenized } = message;
  if (!smallTalk) return null;
  if (objection && objection.score > smallTalk.score * OBJECTION_FACTOR) return null;
  if (framing.asks && coverage >= WELL_COVERED) return null;
  if (smallTalk.label === 'praise' && tokenized.tokens.length > PRAISE_WORDS) return null;
  const only = !method && !script && !documents;
  return only || smallTalk.label === 'identity'
    ? { kind: 'smalltalk', topic: smallTalk.label }
    : null;
}

/** A question that the documents answer well is no objection, unless a buyer's question is reported. */
function objectionOf(
  { objection, script, framing, tokenized }: Message,
  coverage: number,
): Intent | null {
  if (!objection) return null;
  const askedAtLength = framing.asks && tokenized.tokens.length >= QUESTION_WORDS;
  if (askedAtLength && coverage >= WELL_COVERED && !framing.reported) return null;
  const asksScript = !framing.reported && (script?.score ?? 0) > objection.score;
  return asksScript
    ? null
    : { kind: 'objection', objection: objection.label, score: objection.score };
}

/** A question that the documents answer; one about sales only when they answer it well. */
function documentsOf({ framing, method, script }: Message, coverage: number): Intent | null {
  const isAboutSales = Math.max(method?.score ?? 0, script?.score ?? 0) > ONE_WORD;
  const needed = isAboutSales ? WELL_COVERED : COVERED;
  return framing.asks && coverage >= needed ? { kind: 'documents', evident: true } : null;
}

/** For a reported statement of a buyer, a matching method takes precedence over a script. */
function scriptOf({ script, method, framing, tokenized }: Message): Intent | null {
  if (!script || (framing.reported && method)) return null;
  return { kind: 'script', part: partIn(tokenized)?.label ?? null };
}

const methodOf = ({ method }: Message): Intent | null =>
  method && { kind: 'method', method: method.label };

function fallbackIntent({ documents, framing }: Message, coverage: number): Intent {
  if (documents || coverage >= WELL_COVERED) return { kind: 'documents', evident: true };
  if (framing.reported) return { kind: 'objection', objection: null, score: 0 };
  return framing.asks ? { kind: 'documents', evident: false } : { kind: 'outside' };
}

/** How a short message continues the previous turn, or null when it does not. */
export function classifyMove(text: string): Match<Move> | null {
  const tokenized = tokenize(text);
  return tokenized.tokens.length <= MOVE_WORDS ? moveIn(tokenized) : null;
}

function entries<K extends string>(record: Record<K, readonly string[]>) {
  return keysOf(record).map((key) => [key, record[key]] as const);
}

// The records are literals of the knowledge base without further keys.
function keysOf<K extends string>(record: Record<K, unknown>) {
  return Object.keys(record) as K[];
}
