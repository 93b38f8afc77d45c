import { type ChangeEvent, type SubmitEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { messageOf, toApiError } from './api-error.ts';
import { type FormErrors, type FormValues, formReducer, started } from './form-state.ts';
import { textOf } from './message.ts';

/**
 * A form whose rules are a schema of the contract; the first wrong field gets the focus.
 * @param schema of its values; @param initial what its fields start with.
 */
export function useSchemaForm<Values extends FormValues>(
  schema: z.ZodMiniType<Values, Values>,
  initial: Values,
) {
  const { t } = useTranslation();
  const errorsOf = (values: Values) => wrongFields(z.safeParse(schema, values).error);
  const [{ values, errors }, dispatch] = useReducer(formReducer(errorsOf), initial, started);
  const [isSubmitting, setSubmitting] = useState(false);

  /** For fields that hand over their text. */
  const control = (name: keyof Values & string) => ({
    name,
    value: values[name],
    onChange: (value: string) => dispatch({ type: 'changed', name, value }),
  });
  /** For fields that hand over the browser's event. */
  const register = (name: keyof Values & string) => ({
    ...control(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => control(name).onChange(event.target.value),
  });

  /** Does the work with values that obey the rules; meanwhile another submit does nothing. */
  const handleSubmit =
    (work: (values: Values) => Promise<void>) => async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSubmitting) return;
      const result = z.safeParse(schema, values);
      if (!result.success) {
        const wrong = wrongFields<Values>(result.error);
        dispatch({ type: 'refused', errors: wrong });
        focusFirst(event.currentTarget, wrong);
        return;
      }
      setSubmitting(true);
      await work(result.data);
      setSubmitting(false);
    };

  /** The text under a field, in the language in use, when it is wrong. */
  const errorOf = (name: keyof Values) => {
    const message = errors[name];
    return message === undefined ? undefined : textOf(message, t);
  };

  return {
    values,
    isSubmitting,
    control,
    register,
    handleSubmit,
    errorOf,
    refuse: (wrong: FormErrors<Values>) => dispatch({ type: 'refused', errors: wrong }),
    reset: (fresh: Values) => dispatch({ type: 'started', values: fresh }),
  };
}

/** The first thing that is wrong with each field. */
function wrongFields<Values>(error: z.core.$ZodError | undefined): FormErrors<Values> {
  const wrong: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message;
  return asErrors(wrong);
}

/** The rules name fields of the form only. */
const asErrors = <Values>(wrong: Record<string, string>) => wrong as FormErrors<Values>;

function focusFirst(form: HTMLFormElement, wrong: object) {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  fields.find(({ name }) => name in wrong)?.focus();
}

/**
 * Puts what the server refused beside its fields.
 * @param otherwise see {@link messageOf}. @returns the message for the whole form.
 */
export function showRefusal<Values extends FormValues>(
  form: { values: Values; refuse: (wrong: FormErrors<Values>) => void },
  thrown: unknown,
  otherwise: string,
): string {
  const { fields } = toApiError(thrown);
  const known = Object.entries(fields).filter(([name]) => name in form.values);
  form.refuse(asErrors(Object.fromEntries(known)));
  return messageOf(thrown, otherwise);
}
