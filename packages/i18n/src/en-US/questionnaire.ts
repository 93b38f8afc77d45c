import type pt from '../pt-BR/questionnaire.ts';
import type { Translation } from '../translation.ts';

const questionnaire: Translation<typeof pt> = {
  oracle: 'Oracle',
  you: 'You',
  log: 'Conversation with the Oracle',
  answerArea: 'Your answer',
  answerLabel: 'Your answer',
  otherLabel: 'Which?',
  thinking: 'The Oracle is thinking',
  progress: '{{step}} of {{total}}',
  progressLabel: 'Questionnaire progress',
  continue: 'Continue',
  send: 'Send',
  skip: 'Show it all',
  editAnswer: 'Edit answer: {{answer}}',
  restart: 'Start over',
  restartModal: {
    title: 'Start the questionnaire over?',
    text: 'This erases all your current progress. Are you sure you want to start over?',
  },
};
export default questionnaire;
