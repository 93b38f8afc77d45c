import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { messageOf, toApiError } from './api-error.ts';
import { textOf } from './message.ts';

/** A form whose rules are a schema of the contract; the first wrong field gets the focus. */
export function useSchemaForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  // The form object is mutated in place, which the React Compiler cannot see.
  'use no memo';
  const form = useForm({ resolver: zodResolver(schema), defaultValues });
  const { t } = useTranslation();
  const { errors } = form.formState;
  /** The text under a field, in the language in use, when it is wrong. */
  const errorOf = (name: Path<Values>) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? textOf(message, t) : undefined;
  };
  return { ...form, errorOf };
}

/**
 * Puts what the server refused beside its fields.
 * @param otherwise see {@link messageOf}. @returns the message for the whole form.
 */
export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  thrown: unknown,
  otherwise: string,
): string {
  const { fields } = toApiError(thrown);
  const names = Object.keys(form.getValues());
  for (const [name, text] of Object.entries(fields)) {
    if (names.includes(name))
      form.setError(asPath<Values>(name), { type: 'server', message: text });
  }
  return messageOf(thrown, otherwise);
}

/** The name was just found among the form's own values. */
const asPath = <Values extends FieldValues>(name: string) => name as Path<Values>;
