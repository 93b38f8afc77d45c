import type { Question } from '@salesai/contract/questionnaire';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

export interface QuestionTexts {
  text: string;
  placeholder: string;
  option: (id: string) => string;
}

/** The words of a question in the language in use. @param namespace of the questionnaire's texts. */
export function useQuestionTexts(namespace: string): (question: Question) => QuestionTexts {
  const { t } = useTranslation();
  return ({ key }) => {
    const say = (rest: string) => t(asKey(`${namespace}:${key}.${rest}`));
    const has = (rest: string) => i18next.exists(`${namespace}:${key}.${rest}`);
    return {
      text: say('text'),
      placeholder: has('placeholder') ? say('placeholder') : '',
      option: (id) => say(`options.${id}`),
    };
  };
}

/** The contract's questions and the messages are held together by a test, not by the compiler. */
const asKey = (key: string) => key as 'loading';
