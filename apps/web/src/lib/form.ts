import { type ChangeEvent, type SubmitEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { messageOf, toApiError } from './api-error.ts';
import { type FormErrors, type FormValues, formReducer, started } from './form-state.ts';
import { textOf } from './message.ts';
import { notify } from './notify.ts';

type Schema<Values> = z.ZodMiniType<Values, Values>;

interface FormOptions<Values> {
  /** Loads the schema of the contract; called on the first focus. */
  rules: () => Promise<Schema<Values>>;
  initial: Values;
  /** Submits valid values. @throws an error that is shown at the form and its fields. */
  send: (values: Values, form: FormTools<Values>) => Promise<void>;
  /** The message for an unknown error. */
  failure: string;
}

interface FormTools<Values> {
  /** Shows why the form was not submitted. */
  refuse: (message: string) => void;
  reset: (values: Values) => void;
}

interface Refusal {
  message: string;
  code?: string;
}

/** A form validated by a schema: shows each error at its field and focuses the first invalid one. */
export function useSchemaForm<Values extends FormValues>(options: FormOptions<Values>) {
  const { t } = useTranslation();
  const [{ values, errors }, dispatch] = useReducer(
    formReducer<Values>,
    options.initial,
    started<Values>,
  );
  const [isSubmitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** Props of fields whose `onChange` receives the text. */
  const control = (name: keyof Values & string) => ({
    name,
    value: values[name],
    onChange: (value: string) => dispatch({ type: 'changed', name, value }),
  });
  /** Props of fields whose `onChange` receives the browser's event. */
  const register = (name: keyof Values & string) => ({
    ...control(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => control(name).onChange(event.target.value),
  });

  /** Returns the values when they are valid; otherwise shows the errors. */
  const validate = async (form: HTMLFormElement) => {
    const schema = await options.rules();
    const rules = (candidate: Values) => firstErrors<Values>(schema.safeParse(candidate).error);
    const invalid = rules(values);
    dispatch({ type: 'refused', errors: invalid, rules });
    focusFirst(form, invalid);
    return schema.safeParse(values).data;
  };

  const send = async (form: HTMLFormElement) => {
    try {
      const valid = await validate(form);
      if (valid === undefined) return;
      await options.send(valid, {
        refuse: (message) => setRefusal({ message }),
        reset: (fresh) => dispatch({ type: 'started', values: fresh }),
      });
    } catch (thrown) {
      const { code, fields } = toApiError(thrown);
      const message = messageOf(thrown, options.failure);
      dispatch({ type: 'refused', errors: asErrors(fields), rules: null });
      setRefusal({ message, code });
      notify.error(message);
    }
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setSubmitting(true);
    setRefusal(null);
    await send(event.currentTarget);
    setSubmitting(false);
  };

  /** The error text of a field, in the language in use. */
  const errorOf = (name: keyof Values) => {
    const message = errors[name];
    return message === undefined ? undefined : textOf(message, t);
  };

  // A failed load is repeated at submit, which shows the error.
  const prepare = () => void options.rules().catch(() => undefined);
  const formProps = { onSubmit, onFocus: prepare, noValidate: true };
  return { values, refusal, isSubmitting, control, register, errorOf, formProps };
}

/** The first error of each field. */
function firstErrors<Values>(error: z.core.$ZodError | undefined): FormErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return asErrors(errors);
}

/** Schema and server use the form's field names; any other name is never read. */
const asErrors = <Values>(errors: Record<string, string>) => errors as FormErrors<Values>;

function focusFirst(form: HTMLFormElement, errors: object) {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  fields.find(({ name }) => name in errors)?.focus();
}
