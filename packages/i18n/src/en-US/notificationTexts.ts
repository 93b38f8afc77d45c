import type pt from '../pt-BR/notificationTexts.ts';
import type { Translation } from '../translation.ts';

const notificationTexts: Translation<typeof pt> = {
  'seed.onboarding': {
    title: 'Onboarding available',
    message: 'The onboarding step of your avatar is available. It takes 17 quick questions.',
  },
  'seed.dashboard': {
    title: 'Dashboard available, Schedule coming soon',
    message:
      'The Dashboard already shows what you log, and the Schedule is on its way. Meanwhile, complete your onboarding.',
  },
  'seed.assistants': {
    title: 'AI assistants coming soon',
    message: 'New AI assistants for your sales are on their way.',
  },
  'avatar.ready': {
    title: 'Your Sales Avatar is ready',
    message: 'See what your answers say about the way you sell.',
  },
  'icp.ready': {
    title: 'ICP ready: {{name}}',
    message: 'The profile of your ideal customer can be seen now.',
  },
  'channels.ready': {
    title: 'Channels ready for {{name}}',
    message: 'See the strategy and the suggested acquisition channels.',
  },
  'channels.failed': {
    title: 'The channels could not be made',
    message: 'Error generating the channels. Try again whenever you like.',
  },
  'download.ready': {
    title: 'Your data is ready',
    message: 'The file with everything we store about you can be downloaded for 48 hours.',
  },
};
export default notificationTexts;
