import type { Language } from '@salesai/contract/common';
import { enUS } from './en-US.ts';
import { esES } from './es-ES.ts';
import type { PromptWords } from './prompt-words.ts';
import { ptBR } from './pt-BR.ts';

/** The instructions of prompts in each language. */
export const WORDS: Readonly<Record<Language, PromptWords>> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
};
