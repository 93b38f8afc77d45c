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
import { type Heard, hear, listenFor } from './classifier.ts';
import { framingOf } from './frame.ts';
import { objectionIn } from './objection-classifier.ts';

/** What a message wants from the coach. */
export type Intent =
  | { kind: 'smalltalk'; topic: SmallTalk }
  /** Null when a buyer's words are told that are none of the known objections. */
  | { kind: 'objection'; objection: ObjectionKnowledge | null; clarity: number }
  | { kind: 'script'; part: ScriptPartKey | null }
  | { kind: 'method'; method: MethodKnowledge }
  | { kind: 'documents'; evident: boolean }
  | { kind: 'outside' };

/** From this share of a question's weight a passage counts as an answer. */
export const COVERED = 0.5;
const WELL_COVERED = 0.6;
/** Clarity of a single word: "disciplina" may be of the trade or not. */
const ONE_WORD = 1;
const SMALL_TALK_WORDS = 9;
/** In longer messages a word of praise is part of what is said: "um preço legal". */
const PRAISE_WORDS = 4;
/** How much clearer than small talk an objection must be: "não, obrigado" is one. */
const CLEARER = 2;
const MOVE_WORDS = 14;
/** A shorter question may as well be a buyer's: "tem garantia?" */
const QUESTION_WORDS = 6;

const methodIn = listenFor(METHODS.map((method) => [method, method.cues] as const));
const smallTalkIn = listenFor(entries(SMALL_TALK_CUES));
const moveIn = listenFor(entries(MOVE_CUES));
const partIn = listenFor(entries(PART_CUES));
const scriptIn = listenFor([['script', SCRIPT_CUES]]);
const documentsIn = listenFor([['documents', DOCUMENT_CUES]]);

/**
 * Tells what a message is about.
 * @param coverage how much of it the best passage of the seller's documents holds, 0 to 1.
 */
export function routeOf(text: string, coverage: number): Intent {
  const message = listenTo(text);
  return (
    smallTalkOf(message, coverage) ??
    objectionOf(message, coverage) ??
    documentsOf(message, coverage) ??
    scriptOf(message) ??
    methodOf(message) ??
    leftOver(message, coverage)
  );
}

type Message = ReturnType<typeof listenTo>;

function listenTo(text: string) {
  const heard = hear(text);
  const framing = framingOf(text);
  const short = heard.tokens.length <= SMALL_TALK_WORDS;
  const subjects = {
    smallTalk: short ? smallTalkIn(heard) : null,
    method: methodIn(heard),
    script: scriptIn(heard),
    papers: documentsIn(heard),
  };
  const others = Math.max(0, ...Object.values(subjects).map((subject) => subject?.clarity ?? 0));
  const objection = framing.said ? objectionIn(hear(framing.said), framing, others) : null;
  return { heard, framing, objection, ...subjects };
}

/** Who they speak with is always answered; the rest of small talk only when nothing else is said. */
function smallTalkOf(message: Message, coverage: number): Intent | null {
  const { smallTalk, objection, method, script, papers, framing, heard } = message;
  if (!smallTalk) return null;
  if (objection && objection.clarity > smallTalk.clarity * CLEARER) return null;
  if (framing.asks && coverage >= WELL_COVERED) return null;
  if (smallTalk.what === 'praise' && heard.tokens.length > PRAISE_WORDS) return null;
  const only = !method && !script && !papers;
  return only || smallTalk.what === 'identity'
    ? { kind: 'smalltalk', topic: smallTalk.what }
    : null;
}

/** A question that the documents answer well is one, unless somebody tells that a buyer asked it. */
function objectionOf(
  { objection, script, framing, heard }: Message,
  coverage: number,
): Intent | null {
  if (!objection) return null;
  const askedAtLength = framing.asks && heard.tokens.length >= QUESTION_WORDS;
  if (askedAtLength && coverage >= WELL_COVERED && !framing.reported) return null;
  const asksScript = !framing.reported && (script?.clarity ?? 0) > objection.clarity;
  return asksScript
    ? null
    : { kind: 'objection', objection: objection.what, clarity: objection.clarity };
}

/** A question that the documents answer; one of the trade only when they answer it well. */
function documentsOf({ framing, method, script }: Message, coverage: number): Intent | null {
  const ofTheTrade = Math.max(method?.clarity ?? 0, script?.clarity ?? 0) > ONE_WORD;
  const needed = ofTheTrade ? WELL_COVERED : COVERED;
  return framing.asks && coverage >= needed ? { kind: 'documents', evident: true } : null;
}

/** When a buyer's words are told, a method that fits them is meant rather than a text to send. */
function scriptOf({ script, method, framing, heard }: Message): Intent | null {
  if (!script || (framing.reported && method)) return null;
  return { kind: 'script', part: partIn(heard)?.what ?? null };
}

const methodOf = ({ method }: Message): Intent | null =>
  method && { kind: 'method', method: method.what };

function leftOver({ papers, framing }: Message, coverage: number): Intent {
  if (papers || coverage >= WELL_COVERED) return { kind: 'documents', evident: true };
  if (framing.reported) return { kind: 'objection', objection: null, clarity: 0 };
  return framing.asks ? { kind: 'documents', evident: false } : { kind: 'outside' };
}

/** How a short message goes on with the turn before it, or null when it does not. */
export function moveOf(text: string): Heard<Move> | null {
  const heard = hear(text);
  return heard.tokens.length <= MOVE_WORDS ? moveIn(heard) : null;
}

function entries<K extends string>(record: Record<K, readonly string[]>) {
  return keysOf(record).map((key) => [key, record[key]] as const);
}

// The records are literals of the knowledge, which hold no other keys than those of their type.
function keysOf<K extends string>(record: Record<K, unknown>) {
  return Object.keys(record) as K[];
}
