import type pt from '../pt-BR/icpQuestions.ts';
import type { Translation } from '../translation.ts';

const icpQuestions: Translation<typeof pt> = {
  segment: {
    text: 'Let us draw your ideal customer. Which segment are they in? You may choose more than one.',
    options: {
      retail: 'Retail',
      services: 'Services',
      technology: 'Technology',
      realEstate: 'Real estate',
      other: 'Other',
    },
  },
  customers: {
    text: 'Which kinds of customer do you want to serve?',
    options: {
      individuals: 'Individuals',
      small: 'Small businesses',
      medium: 'Medium companies',
      enterprise: 'Enterprise',
    },
  },
  description: {
    text: 'Describe your ideal customer in your own words: who they are, where, what bothers them, what they usually spend.',
    placeholder:
      'E.g. salon owners in Campinas with 3 to 8 chairs who lose clients for lack of a schedule',
  },
  close: { text: 'Done! May I generate the profile of this ICP?' },
};
export default icpQuestions;
