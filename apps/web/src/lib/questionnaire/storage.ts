import type { RecordedAnswer } from '@salesai/contract/questionnaire';
import * as z from 'zod/mini';
import { localEntries } from '../browser-storage.ts';
import { answersKey } from './keys.ts';

const Answers = z.array(
  z.object({
    questionId: z.int(),
    questionText: z.string(),
    response: z.string(),
    timestamp: z.string(),
  }),
);
const Draft = z.object({ questionId: z.int(), text: z.string() });

const draftKeyOf = (name: string) => `${answersKey(name)}:draft`;

/** Reads an entry of local storage; null when it is missing or invalid. */
function load<Value>(key: string, schema: z.ZodMiniType<Value>): Value | null {
  try {
    return z.parse(schema, JSON.parse(localEntries.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** The answers stored in this browser. */
export const loadAnswers = (name: string): RecordedAnswer[] =>
  load(answersKey(name), Answers) ?? [];

export const saveAnswers = (name: string, answers: RecordedAnswer[]) =>
  localEntries.setItem(answersKey(name), JSON.stringify(answers));

/** Removes answers and draft, once a profile was generated from them. */
export function clearAnswers(name: string) {
  localEntries.removeItem(answersKey(name));
  clearDraft(name);
}

/** The text typed for a question and not sent, or null. */
export function loadDraft(name: string, questionId: number): string | null {
  const draft = load(draftKeyOf(name), Draft);
  return draft?.questionId === questionId ? draft.text : null;
}

export const saveDraft = (name: string, questionId: number, text: string) =>
  localEntries.setItem(draftKeyOf(name), JSON.stringify({ questionId, text }));

export const clearDraft = (name: string) => localEntries.removeItem(draftKeyOf(name));
