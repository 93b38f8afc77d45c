import type { Question } from './questionnaire.ts';

/** The short questionnaire about an ICP (docs/product.md#questionnaire); its texts are in `icpQuestions`. */
export const ICP_QUESTIONS = [
  {
    id: 1,
    key: 'segment',
    type: 'multiSelect',
    options: [
      { id: 'retail', emoji: '🛍️' },
      { id: 'services', emoji: '🛠️' },
      { id: 'technology', emoji: '💻' },
      { id: 'realEstate', emoji: '🏠' },
      { id: 'other', emoji: '✍️', isOther: true },
    ],
  },
  {
    id: 2,
    key: 'customers',
    type: 'multiSelect',
    options: [
      { id: 'individuals', emoji: '🙋' },
      { id: 'small', emoji: '🏪' },
      { id: 'medium', emoji: '🏢' },
      { id: 'enterprise', emoji: '🏙️' },
    ],
  },
  { id: 3, key: 'description', type: 'text' },
  { id: 4, key: 'close', type: 'close' },
] as const satisfies readonly Question[];
