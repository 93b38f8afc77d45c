import type pt from '../pt-BR/assistant.ts';
import type { Translation } from '../translation.ts';

const assistant: Translation<typeof pt> = {
  title: 'Assistant',
  text: 'Breathe. One tip at a time.',
  pause: 'Pause tips',
  resume: 'Resume tips',
  tips: {
    '1': 'Every no brings you closer to the next yes.',
    '2': 'Ask more than you talk: customers tell you what they want to buy.',
    '3': 'The best time for your next contact is now.',
    '4': 'Knowing the customer’s pain is worth more than memorising the product.',
    '5': 'Consistency beats talent that shows up only now and then.',
    '6': 'Good listening closes more sales than a good argument.',
    '7': 'Start the day with the most important conversation, not the easiest.',
    '8': 'An objection is not a closed door: it is a request for clarity.',
    '9': 'Those who follow up, sell. Those who wait, hope.',
    '10': 'Trust is built by keeping small promises.',
    '11': 'Write down what you learned today; tomorrow it is your advantage.',
    '12': 'Sell the change in the customer’s life, not the list of features.',
    '13': 'Ten minutes of preparation save an hour of talk.',
    '14': 'Customers remember how they felt when talking to you.',
    '15': 'Big goals are reached in small steps, every day.',
    '16': 'Be curious: behind every request there is a reason.',
    '17': 'Celebrate small wins; they feed the big ones.',
    '18': 'Talking about price is easier after talking about value.',
    '19': 'Your next customer may come from a happy one: ask for a referral.',
    '20': 'You do not need to be perfect, you need to show up again tomorrow.',
  },
};
export default assistant;
