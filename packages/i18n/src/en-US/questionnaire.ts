import type pt from '../pt-BR/questionnaire.ts';
import type { Translation } from '../translation.ts';

const questionnaire: Translation<typeof pt> = {
  oracle: 'Oracle',
  you: 'You',
  log: 'Conversation with the Oracle',
  answerArea: 'Your answer',
  answerLabel: 'Your answer',
  outOfScale: 'The mark goes from 0 to {{max}}.',
  otherLabel: 'Which?',
  thinking: 'The Oracle is thinking',
  progress: '{{step}} of {{total}}',
  progressLabel: 'Questionnaire progress',
  continue: 'Continue',
  send: 'Send',
  done: {
    title: 'All answered',
    text_one: '{{count}} answer of yours, ready to become a profile.',
    text_other: '{{count}} answers of yours, ready to become a profile.',
  },
  skip: 'Show it all',
  editAnswer: 'Edit answer: {{answer}}',
  restart: 'Start over',
  restartModal: {
    title: 'Start the questionnaire over?',
    text: 'This erases all your current progress. Are you sure you want to start over?',
  },
};
export default questionnaire;
