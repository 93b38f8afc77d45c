import type { Language } from '@salesai/contract/common';
import { enUS } from './en-US.ts';
import { esES } from './es-ES.ts';
import { ptBR } from './pt-BR.ts';

export type Task =
  | 'sellerProfile'
  | 'icpProfile'
  | 'channelChoice'
  | 'channel'
  | 'channelScripts'
  | 'coachReply';

/** What a model is told in one language; keys of answers and names of data stay Portuguese in all. */
export interface PromptWords {
  /** What holds for every job: the role, whose orders count, what may be claimed, the language. */
  rules: readonly string[];
  tasks: Readonly<Record<Task, string>>;
  /** Ends with the words before the schema. */
  onlyJson: string;
  /** Each attempt looks from another side, so that no two readings are alike. */
  angles: readonly [string, ...string[]];
  reading: (number: number) => string;
  channel: (name: string) => string;
  /** There are documents, and none of them fits. */
  noPassage: string;
  noDocuments: string;
  /** Before the seller's own message. */
  message: string;
  unusable: (problem: string) => string;
}

export const WORDS: Readonly<Record<Language, PromptWords>> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
};
