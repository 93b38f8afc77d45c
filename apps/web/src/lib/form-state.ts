/** What was typed into a form, by the names of its fields. */
export type FormValues = Record<string, string>;
/** Message keys or texts of the fields that are wrong. */
export type FormErrors<Values> = Partial<Record<keyof Values, string>>;
/** The rules of a form: what is wrong with these values. */
type Rules<Values> = (values: Values) => FormErrors<Values>;

export interface FormState<Values> {
  values: Values;
  errors: FormErrors<Values>;
  /** Nobody is corrected while still typing for the first time: known from the first refusal on. */
  rules: Rules<Values> | null;
}

export type FormEvent<Values> =
  | { type: 'started'; values: Values }
  | { type: 'changed'; name: keyof Values; value: string }
  | { type: 'refused'; errors: FormErrors<Values>; rules: Rules<Values> | null };

export const started = <Values>(values: Values): FormState<Values> => ({
  values,
  errors: {},
  rules: null,
});

/** What a form becomes: once something was refused, each change of a field is judged again. */
export function formReducer<Values extends FormValues>(
  state: FormState<Values>,
  event: FormEvent<Values>,
): FormState<Values> {
  switch (event.type) {
    case 'started':
      return started(event.values);
    case 'refused':
      return { ...state, errors: event.errors, rules: event.rules ?? state.rules };
    case 'changed': {
      const values = { ...state.values, [event.name]: event.value };
      if (!state.rules) return { ...state, values };
      const errors = { ...state.errors, [event.name]: state.rules(values)[event.name] };
      return { ...state, values, errors };
    }
  }
}
