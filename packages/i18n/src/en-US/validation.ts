import type pt from '../pt-BR/validation.ts';
import type { Translation } from '../translation.ts';

const validation: Translation<typeof pt> = {
  icp: { required: 'Please fill in the name and choose an avatar!' },
  invalid: 'Invalid value',
  tooLong: 'Text too long',
  cards: { empty: 'Write or record your answer' },
  channels: { secondWeek: 'The second week has not begun yet' },
  results: {
    amount: 'Check the amount',
    period: 'Check the dates',
    timeZone: 'Unknown time zone',
    future: 'The date is in the future',
    date: 'Check the date',
  },
  shares: { days: 'Choose 1 to 30 days', session: 'Choose the conversation' },
  answers: {
    required: 'Send the answers of the questionnaire',
    unreadable: 'I found no answer in this text',
  },
  coach: { empty: 'Write or record your question' },
  practice: {
    empty: 'Write or record your message',
    offerName: 'Say what you sell in this practice',
    price: 'Enter a price in R$, above zero and up to R$ 100,000,000',
  },
};
export default validation;
