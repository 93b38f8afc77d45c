import type pt from '../pt-BR/avatar.ts';
import type { Translation } from '../translation.ts';

const avatar: Translation<typeof pt> = {
  title: 'Your Sales Avatar',
  breadcrumbs: 'Where you are',
  chat: {
    title: 'Let us create your Sales Avatar',
    text: '17 steps, about 4 minutes. Stop whenever you like: your answers are kept.',
  },
  generating: {
    title: 'Creating your Sales Avatar',
    lines: [
      'Reading your answers...',
      'Recognising how you sell...',
      'Sorting strengths from what to develop...',
      'Writing recommendations for where you are...',
      'Adding the finishing touches...',
    ],
    leave: 'You may leave this screen: we will tell you when the profile is ready.',
  },
  verdict: {
    strength: 'Your strongest point',
    development: 'What is most worth developing',
    all: 'Read all',
  },
  sections: {
    general: 'General profile',
    insights: 'Behavioural insights',
    summary: 'Personal summary',
    strengths: 'Strengths',
    development: 'Development areas',
    motivations: 'Main motivations',
    style: 'Sales style',
    recommendations: 'Recommendations',
    outlook: 'Outlook',
  },
  insights: {
    motivations: 'What moves you',
    patterns: 'Patterns of behaviour',
    strengths: 'Strong points',
    improvements: 'Points to improve',
  },
  recommendations: {
    empathy: 'Growing empathy',
    patience: 'Growing patience',
  },
  status: { pendente: 'Waiting for your decision', aceito: 'Accepted' },
  attempts: 'Reprocessed: {{count}} of {{max}}',
  attemptsLeft_one: '{{count}} attempt left',
  attemptsLeft_other: '{{count}} attempts left',
  accept: 'Accept',
  reprocess: 'Reprocess',
  reprocessing: 'Writing a new reading of your answers. This profile stays here until it arrives.',
  delete: 'Delete',
  recreate: 'Recreate profile',
  acceptedNotice: 'This is your profile. It guides your ICPs, channels, scripts and ARENA.',
  next: 'Go on to my customers',
  acceptedToast: 'Avatar accepted!',
  removal: {
    title: 'Delete your avatar?',
    text: 'The profile and its reprocessing attempts are erased, and you answer the 17 questions again. This cannot be undone.',
    confirm: 'Delete avatar',
  },
  backToChat: 'Back to chat',
  errors: {
    title: 'Oops! Something went wrong',
    generate: 'Could not generate the avatar. Please try again.',
    accept: 'Could not accept the avatar. Please try again.',
    reprocess: 'Could not reprocess the avatar. Please try again.',
    remove: 'Could not delete the avatar. Please try again.',
    noData: 'Error: avatar data not found',
    kept: 'Your answers are kept: nothing was lost.',
    retry: 'Try again',
    reload: 'Reload',
  },
};
export default avatar;
