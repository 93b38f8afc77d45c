import type { Question } from '@salesai/contract/questionnaire';
import { useTranslation } from 'react-i18next';
import { i18n } from '../i18n/i18n.ts';

export interface QuestionTexts {
  text: string;
  placeholder: string;
  option: (id: string) => string;
}

/** The texts of a question in the language in use. @param namespace of the questionnaire's texts. */
export function useQuestionTexts(namespace: string): (question: Question) => QuestionTexts {
  const { t } = useTranslation();
  return ({ key }) => {
    const translate = (rest: string) => t(asKey(`${namespace}:${key}.${rest}`));
    const has = (rest: string) => i18n.exists(`${namespace}:${key}.${rest}`);
    return {
      text: translate('text'),
      placeholder: has('placeholder') ? translate('placeholder') : '',
      option: (id) => translate(`options.${id}`),
    };
  };
}

/** A test checks that the contract's questions and the messages match. */
const asKey = (key: string) => key as 'loading';
