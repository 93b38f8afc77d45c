import type { Language } from '@salesai/contract/common';
import type * as z from 'zod/mini';
import type { Task } from './prompts/words/prompt-words.ts';
import { WORDS } from './prompts/words/words.ts';

/** One request to a model; prompts are built by pure functions of the job's input. */
export interface Prompt {
  /** Name and version, such as `sellerProfile@1`; every change of wording is a new version. */
  version: string;
  language: Language;
  /** Role and task: fixed text without any user input. */
  instructions: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
}

/** A prompt whose answer is an object. Keys are ASCII because some providers accept no others. */
export interface ObjectPrompt<Schema extends z.ZodMiniType> extends Prompt {
  schema: Schema;
}

/** The general rules and the task, in the seller's language. */
export function instructionsFor(task: Task, language: Language): string {
  const { rules, tasks } = WORDS[language];
  return [...rules.slice(0, -1), tasks[task], ...rules.slice(-1)].join('\n\n');
}

const FENCE = /<\s*(?:(\/)\s*)?dados/gi;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]|(?![\n\t])\p{Cc}/gu;

/** Text that can neither open nor close a fence, without invisible characters. */
export const unfenced = (text: string): string =>
  text.replace(INVISIBLE, '').replace(FENCE, '‹$1dados');

/**
 * Untrusted text as fenced data: nothing inside can close the fence.
 * @param max characters; longer text is truncated.
 */
export function fenced(name: string, text: string, max: number): string {
  const plain = unfenced(text).trim();
  const content = plain.length > max ? `${plain.slice(0, max)}…` : plain;
  return `<dados nome="${unfenced(name).replace(/["<>\n]+/g, ' ')}">\n${content || '(nada)'}\n</dados>`;
}

const NOTES_MAX = 16_000;

/** The notes of the embedded engine. Fenced as well, because they quote the seller. */
export const reference = (notes: string): string =>
  fenced('material de referência do método: adapte, não copie', notes, NOTES_MAX);

/** Everything that a prompt gave to the model. */
export const textsOfPrompt = ({ messages }: Prompt): string[] =>
  messages.map(({ content }) => content);

/** All strings of an object, recursively. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
