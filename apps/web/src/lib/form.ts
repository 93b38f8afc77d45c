import { type ChangeEvent, type SubmitEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { messageOf, toApiError } from './api-error.ts';
import { type FormErrors, type FormValues, formReducer, started } from './form-state.ts';
import { textOf } from './message.ts';
import { notify } from './notify.ts';

type Schema<Values> = z.ZodMiniType<Values, Values>;

interface FormOptions<Values> {
  /** Fetches the rules, a schema of the contract, as soon as one reaches for the form. */
  rules: () => Promise<Schema<Values>>;
  initial: Values;
  /** What valid values are for. @throws what then stands beside the form and its fields. */
  send: (values: Values, form: Tools<Values>) => Promise<void>;
  /** What to say when sending failed and the server had no better words. */
  failure: string;
}

interface Tools<Values> {
  /** Says why nothing was done. */
  refuse: (message: string) => void;
  reset: (values: Values) => void;
}

interface Refusal {
  message: string;
  code?: string;
}

/** A form with rules: what is wrong stands under its field, and the first wrong one gets the focus. */
export function useSchemaForm<Values extends FormValues>(options: FormOptions<Values>) {
  const { t } = useTranslation();
  const [{ values, errors }, dispatch] = useReducer(
    formReducer<Values>,
    options.initial,
    started<Values>,
  );
  const [isSubmitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

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

  /** The values when they obey the rules; else says under each field what is wrong. */
  const judge = async (form: HTMLFormElement) => {
    const schema = await options.rules();
    const rules = (judged: Values) => wrongFields<Values>(schema.safeParse(judged).error);
    const wrong = rules(values);
    dispatch({ type: 'refused', errors: wrong, rules });
    focusFirst(form, wrong);
    return schema.safeParse(values).data;
  };

  const send = async (form: HTMLFormElement) => {
    try {
      const valid = await judge(form);
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

  /** The text under a field, in the language in use, when it is wrong. */
  const errorOf = (name: keyof Values) => {
    const message = errors[name];
    return message === undefined ? undefined : textOf(message, t);
  };

  // What cannot be fetched now is asked for again at sending, which says so.
  const prepare = () => void options.rules().catch(() => undefined);
  const formProps = { onSubmit, onFocus: prepare, noValidate: true };
  return { values, refusal, isSubmitting, control, register, errorOf, formProps };
}

/** The first thing that is wrong with each field. */
function wrongFields<Values>(error: z.core.$ZodError | undefined): FormErrors<Values> {
  const wrong: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message;
  return asErrors(wrong);
}

/** Rules and server name fields of the form; a name of another form is never looked up. */
const asErrors = <Values>(wrong: Record<string, string>) => wrong as FormErrors<Values>;

function focusFirst(form: HTMLFormElement, wrong: object) {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  fields.find(({ name }) => name in wrong)?.focus();
}
