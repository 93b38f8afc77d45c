import type { RecordedAnswer } from '@salesai/contract/questionnaire';
import * as z from 'zod/mini';

const Kept = z.array(
  z.object({
    questionId: z.int(),
    questionText: z.string(),
    response: z.string(),
    timestamp: z.string(),
  }),
);
const Draft = z.object({ questionId: z.int(), text: z.string() });

const keyOf = (name: string) => `salesai-chat:${name}`;
const draftKeyOf = (name: string) => `${keyOf(name)}:draft`;

/** What this browser kept; null when there is nothing, or nothing that can be read. */
function kept<Value>(key: string, schema: z.ZodMiniType<Value>): Value | null {
  try {
    return z.parse(schema, JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** The answers given before in this browser. */
export const keptAnswers = (name: string): RecordedAnswer[] => kept(keyOf(name), Kept) ?? [];

export const keepAnswers = (name: string, answers: RecordedAnswer[]) =>
  localStorage.setItem(keyOf(name), JSON.stringify(answers));

/** To be called once the answers have become what they were given for. */
export function forgetAnswers(name: string) {
  localStorage.removeItem(keyOf(name));
  forgetDraft(name);
}

/** The words begun for a question and not sent yet. */
export function keptDraft(name: string, questionId: number): string | null {
  const draft = kept(draftKeyOf(name), Draft);
  return draft?.questionId === questionId ? draft.text : null;
}

export const keepDraft = (name: string, questionId: number, text: string) =>
  localStorage.setItem(draftKeyOf(name), JSON.stringify({ questionId, text }));

export const forgetDraft = (name: string) => localStorage.removeItem(draftKeyOf(name));
