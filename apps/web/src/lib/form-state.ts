/** What was typed into a form, by the names of its fields. */
export type FormValues = Record<string, string>;
/** Message keys or texts of the fields that are wrong. */
export type FormErrors<Values> = Partial<Record<keyof Values, string>>;
/** The rules of a form: what is wrong with these values. */
export type Check<Values> = (values: Values) => FormErrors<Values>;

export interface FormState<Values> {
  values: Values;
  errors: FormErrors<Values>;
  /** Nobody is corrected while still typing for the first time. */
  wasRefused: boolean;
}

export type FormEvent<Values> =
  | { type: 'changed'; name: keyof Values; value: string }
  | { type: 'refused'; errors: FormErrors<Values> }
  | { type: 'started'; values: Values };

export const started = <Values extends FormValues>(values: Values): FormState<Values> => ({
  values,
  errors: {},
  wasRefused: false,
});

/** What a form becomes: a field that was refused is judged again with each change. */
export const formReducer =
  <Values extends FormValues>(check: Check<Values>) =>
  (state: FormState<Values>, event: FormEvent<Values>): FormState<Values> => {
    switch (event.type) {
      case 'started':
        return started(event.values);
      case 'refused':
        return { ...state, errors: { ...state.errors, ...event.errors }, wasRefused: true };
      case 'changed': {
        const values = { ...state.values, [event.name]: event.value };
        if (!state.wasRefused) return { ...state, values };
        const errors = { ...state.errors, [event.name]: check(values)[event.name] };
        return { ...state, values, errors };
      }
    }
  };
