import { LANGUAGES, type Language } from '@salesai/contract/languages';
import { createInstance, type TFunction } from 'i18next';
import enAccounts from './en-US/accounts.ts';
import enAuth from './en-US/auth.ts';
import enDocuments from './en-US/documents.ts';
import enErrors from './en-US/errors.ts';
import enMail from './en-US/mail.ts';
import enNotificationTexts from './en-US/notificationTexts.ts';
import enObjections from './en-US/objections.ts';
import enResultTexts from './en-US/resultTexts.ts';
import enRubric from './en-US/rubric.ts';
import enSecondWeek from './en-US/secondWeek.ts';
import enSharedPage from './en-US/sharedPage.ts';
import enValidation from './en-US/validation.ts';
import esAccounts from './es-ES/accounts.ts';
import esAuth from './es-ES/auth.ts';
import esDocuments from './es-ES/documents.ts';
import esErrors from './es-ES/errors.ts';
import esMail from './es-ES/mail.ts';
import esNotificationTexts from './es-ES/notificationTexts.ts';
import esObjections from './es-ES/objections.ts';
import esResultTexts from './es-ES/resultTexts.ts';
import esRubric from './es-ES/rubric.ts';
import esSecondWeek from './es-ES/secondWeek.ts';
import esSharedPage from './es-ES/sharedPage.ts';
import esValidation from './es-ES/validation.ts';
import ptAccounts from './pt-BR/accounts.ts';
import ptAuth from './pt-BR/auth.ts';
import ptDocuments from './pt-BR/documents.ts';
import ptErrors from './pt-BR/errors.ts';
import ptMail from './pt-BR/mail.ts';
import ptNotificationTexts from './pt-BR/notificationTexts.ts';
import ptObjections from './pt-BR/objections.ts';
import ptResultTexts from './pt-BR/resultTexts.ts';
import ptRubric from './pt-BR/rubric.ts';
import ptSecondWeek from './pt-BR/secondWeek.ts';
import ptSharedPage from './pt-BR/sharedPage.ts';
import ptValidation from './pt-BR/validation.ts';

const resources = {
  'pt-BR': {
    accounts: ptAccounts,
    auth: ptAuth,
    documents: ptDocuments,
    errors: ptErrors,
    mail: ptMail,
    notificationTexts: ptNotificationTexts,
    objections: ptObjections,
    resultTexts: ptResultTexts,
    rubric: ptRubric,
    secondWeek: ptSecondWeek,
    sharedPage: ptSharedPage,
    validation: ptValidation,
  },
  'en-US': {
    accounts: enAccounts,
    auth: enAuth,
    documents: enDocuments,
    errors: enErrors,
    mail: enMail,
    notificationTexts: enNotificationTexts,
    objections: enObjections,
    resultTexts: enResultTexts,
    rubric: enRubric,
    secondWeek: enSecondWeek,
    sharedPage: enSharedPage,
    validation: enValidation,
  },
  'es-ES': {
    accounts: esAccounts,
    auth: esAuth,
    documents: esDocuments,
    errors: esErrors,
    mail: esMail,
    notificationTexts: esNotificationTexts,
    objections: esObjections,
    resultTexts: esResultTexts,
    rubric: esRubric,
    secondWeek: esSecondWeek,
    sharedPage: esSharedPage,
    validation: esValidation,
  },
} satisfies Record<Language, object>;

const instance = createInstance();
void instance.init({
  resources,
  lng: 'pt-BR',
  fallbackLng: 'pt-BR',
  supportedLngs: [...LANGUAGES],
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The translator of a language; keys are `namespace:path.to.key`. */
export function translatorFor(language: Language): TFunction {
  return instance.getFixedT(language);
}
