import { LANGUAGES, type Language } from '@salesai/contract/common';
import { createInstance, type TFunction } from 'i18next';
import enErrors from './en-US/errors.ts';
import enValidation from './en-US/validation.ts';
import esErrors from './es-ES/errors.ts';
import esValidation from './es-ES/validation.ts';
import ptErrors from './pt-BR/errors.ts';
import ptValidation from './pt-BR/validation.ts';

const resources = {
  'pt-BR': { errors: ptErrors, validation: ptValidation },
  'en-US': { errors: enErrors, validation: enValidation },
  'es-ES': { errors: esErrors, validation: esValidation },
};

const instance = createInstance();
void instance.init({
  resources,
  lng: 'pt-BR',
  fallbackLng: 'pt-BR',
  supportedLngs: [...LANGUAGES],
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** A translator for one request or mail; keys are `namespace:path.to.key`. */
export function translatorFor(language: Language): TFunction {
  return instance.getFixedT(language);
}
