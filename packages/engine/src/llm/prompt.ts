import type { Language } from '@salesai/contract/common';
import type * as z from 'zod/mini';
import { type Task, WORDS } from './prompts/words/words.ts';

/** One thing that a model is asked, as a pure function of the seller's facts makes it. */
export interface Prompt {
  /** Name and version, such as `sellerProfile@1`; another wording is another version. */
  version: string;
  language: Language;
  /** Who the model is and what it must do: ours alone, no word of the user's. */
  instructions: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
}

/** A prompt whose answer is an object. Keys are ASCII, as some providers take no others. */
export interface ObjectPrompt<Schema extends z.ZodMiniType> extends Prompt {
  schema: Schema;
}

/** What holds for every job and what this one is, in the seller's language. */
export function instructionsFor(task: Task, language: Language): string {
  const { rules, tasks } = WORDS[language];
  return [...rules.slice(0, -1), tasks[task], ...rules.slice(-1)].join('\n\n');
}

const FENCE = /<\s*(?:(\/)\s*)?dados/gi;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]|(?![\n\t])\p{Cc}/gu;

/** Words that can neither open nor end a fence, without unseen signs. */
export const unfenced = (text: string): string =>
  text.replace(INVISIBLE, '').replace(FENCE, '‹$1dados');

/**
 * Somebody else's words as material: nothing inside can end the fence or hide in unseen signs.
 * @param max characters; what is longer is cut.
 */
export function fenced(name: string, text: string, max: number): string {
  const plain = unfenced(text).trim();
  const kept = plain.length > max ? `${plain.slice(0, max)}…` : plain;
  return `<dados nome="${unfenced(name).replace(/["<>\n]+/g, ' ')}">\n${kept || '(nada)'}\n</dados>`;
}

const NOTES_MAX = 16_000;

/** Our own notes for the job. They are fenced too: they quote the seller's words. */
export const reference = (notes: string): string =>
  fenced('material de referência do método: adapte, não copie', notes, NOTES_MAX);
