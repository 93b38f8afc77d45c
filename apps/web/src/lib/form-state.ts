/** The values of a form by field name. */
export type FormValues = Record<string, string>;
/** Message keys or texts of the invalid fields. */
export type FormErrors<Values> = Partial<Record<keyof Values, string>>;
/** Validates the values of a form. */
type Rules<Values> = (values: Values) => FormErrors<Values>;

export interface FormState<Values> {
  values: Values;
  errors: FormErrors<Values>;
  /** Null until the first rejected submit: fields are not validated while typing for the first time. */
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

/** After the first rejected submit each change validates its field again. */
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
