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
import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';
import type { ObjectionKnowledge } from '../../knowledge/coach/objections/knowledge.ts';
import { type Heard, hear, listenFor } from './ear.ts';
import { listenFaintly } from './faint.ts';
import { framingOf } from './frame.ts';

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
export const COVERED = 0.4;
const WELL_COVERED = 0.6;
const SMALL_TALK_WORDS = 9;
const MOVE_WORDS = 14;

const objections = OBJECTIONS.map((objection) => [objection, objection.cues] as const);
const objectionIn = listenFor(objections);
const objectionFaintlyIn = listenFaintly(objections);
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
  const heard = hear(text);
  const framing = framingOf(text);
  const objection = objectionIn(hear(framing.quoted ?? framing.statements));
  const smallTalk = heard.tokens.length <= SMALL_TALK_WORDS ? smallTalkIn(heard) : null;
  const method = methodIn(heard);
  const script = scriptIn(heard);
  const aboutPapers = documentsIn(heard) !== null;
  if (smallTalk && !objection && !(coverage >= WELL_COVERED && framing.asks)) {
    const plain = smallTalk.what !== 'identity';
    if (!plain || (!method && !script && !aboutPapers)) {
      return { kind: 'smalltalk', topic: smallTalk.what };
    }
  }
  const asksScript = script && !framing.reported && script.clarity > (objection?.clarity ?? 0);
  if (objection && !asksScript) {
    return { kind: 'objection', objection: objection.what, clarity: objection.clarity };
  }
  if (framing.asks && coverage >= (method || script ? WELL_COVERED : COVERED)) {
    return { kind: 'documents', evident: true };
  }
  if (script && !framing.reported) return { kind: 'script', part: partIn(heard)?.what ?? null };
  if (method) return { kind: 'method', method: method.what };
  if (script) return { kind: 'script', part: partIn(heard)?.what ?? null };
  if (coverage >= WELL_COVERED) return { kind: 'documents', evident: true };
  if (aboutPapers) return { kind: 'documents', evident: true };
  const faint = objectionFaintlyIn(hear(framing.quoted ?? framing.statements));
  if (faint) return { kind: 'objection', objection: faint.what, clarity: faint.clarity };
  if (framing.reported) return { kind: 'objection', objection: null, clarity: 0 };
  return framing.asks ? { kind: 'documents', evident: false } : { kind: 'outside' };
}

/** How a short message goes on with the turn before it, or null when it does not. */
export function moveOf(text: string): Heard<Move> | null {
  const heard = hear(text);
  return heard.tokens.length <= MOVE_WORDS ? moveIn(heard) : null;
}

function entries<K extends string>(record: Record<K, readonly string[]>) {
  const keys = Object.keys(record) as K[];
  return keys.map((key) => [key, record[key]] as const);
}
