import type errors from './pt-BR/errors.ts';
import type validation from './pt-BR/validation.ts';

/** Every namespace with its Portuguese messages: the types of all keys come from here. */
export interface Resources {
  errors: typeof errors;
  validation: typeof validation;
}

export type Namespace = keyof Resources;
