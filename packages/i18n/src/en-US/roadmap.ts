import type pt from '../pt-BR/roadmap.ts';
import type { Translation } from '../translation.ts';

const roadmap: Translation<typeof pt> = {
  title: 'Knowledge Flow',
  text: 'Seventeen phases, from your profile to your sales guru. Each one opens when it is ready.',
  progress: '{{completed}}/{{total}} phases',
  progressLabel: 'Overall progress',
  phase: 'Phase {{number}}',
  open: 'Start',
  soonAlert: 'This phase will be available soon!',
  premiumAlert: 'This phase requires the PREMIUM plan. Upgrade to continue!',
  loadError: 'Could not load the phases.',
  status: {
    liberada: 'Open',
    completed: 'Completed',
    em_breve: 'Coming soon',
    premium: 'PREMIUM',
  },
  journey: {
    title: 'Up to the sale',
    done: 'Done',
    next: 'Next',
    later: 'Later',
    steps: {
      profile: 'Profile',
      customer: 'Customer',
      channel: 'Channel',
      script: 'Script',
      practice: 'Practice',
      result: 'Result',
    },
  },
  phases: {
    '1': { title: 'Basic Profile', description: 'A conversation to discover how you sell.' },
    '2': {
      title: 'Self-Knowledge',
      description: 'What drives you and what holds you back when selling.',
    },
    '3': {
      title: 'Product Basics',
      description: 'What you sell, in one sentence the customer repeats.',
    },
    '4': { title: 'Sales Goals', description: 'Numbers that fit your week, not only your dream.' },
    '5': {
      title: 'ACR Specification',
      description: 'Attract, convert, retain: your way at each stage.',
    },
    '6': {
      title: 'High Performance',
      description: 'The routine of people who sell well every day.',
    },
    '7': { title: 'Environment', description: 'A place and a rhythm that help you sell.' },
    '8': {
      title: 'Technical Knowledge',
      description: 'The answers customers expect you to know by heart.',
    },
    '9': {
      title: 'Map of Emotions',
      description: 'How you react to a no, to silence and to a yes.',
    },
    '10': { title: 'Habits and Routine', description: 'Small habits that hold up great months.' },
    '11': { title: 'Wheel of Life', description: 'The balance behind people who sell steadily.' },
    '12': { title: 'Dream Board', description: 'What you want to see when you look back.' },
    '13': {
      title: 'Why and For Whom?',
      description: 'The reasons and the people that keep you going.',
    },
    '14': { title: 'Plan and Cadence', description: 'Whom to contact, when and how many times.' },
    '15': {
      title: 'Agreement and Schedule',
      description: 'Your deal with yourself, on the calendar.',
    },
    '16': {
      title: 'Final Goals',
      description: 'Where to arrive, and how to know you have arrived.',
    },
    '17': {
      title: 'Your Guru Is Ready!',
      description: 'Everything you discovered, in a coach of your own.',
    },
  },
};
export default roadmap;
