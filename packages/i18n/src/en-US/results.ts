import type pt from '../pt-BR/results.ts';
import type { Translation } from '../translation.ts';

const results: Translation<typeof pt> = {
  title: 'Results',
  areas: { name: 'Results of', sales: 'Sales', practice: 'Practice' },
  sales: {
    title: 'Only your own figures come here',
    text: 'While there are none, the 7-day plan of each channel shows what you have done and what is due today.',
    channels: 'Open the 7-day plan',
    create: 'Create my ICP',
  },
  practice: {
    title: 'Your progress starts with the first practice',
    text: 'After each rehearsal it is clearer what already works and what is worth repeating.',
    action: 'Go to practice',
  },
};
export default results;
