import type pt from '../pt-BR/validation.ts';
import type { Translation } from '../translation.ts';

const validation: Translation<typeof pt> = {
  invalid: 'Invalid value',
  tooLong: 'Text too long',
  answers: {
    required: 'Send the answers of the questionnaire',
    unreadable: 'I found no answer in this text',
  },
};
export default validation;
