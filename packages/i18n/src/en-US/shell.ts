import type pt from '../pt-BR/shell.ts';
import type { Translation } from '../translation.ts';

const shell: Translation<typeof pt> = {
  menu: {
    open: 'Open menu',
    close: 'Close menu',
    name: 'Main menu',
    home: 'Home',
    flow: 'Flow',
    avatar: 'Avatar onboarding',
    icp: 'ICP onboarding',
    dashboard: 'Dashboard',
    schedule: 'Schedule',
    contentGenerator: 'Content generator',
    assistant: 'Assistant',
    settings: 'Settings',
    account: 'My account',
    logout: 'Sign out',
    version: 'v{{version}}',
  },
  tabs: {
    name: 'Main',
    home: 'Home',
    icps: 'Customers',
    practice: 'Practice',
    arena: 'ARENA',
    results: 'Results',
  },
  needsIcp: {
    title: 'ARENA needs a customer',
    text_one: 'Answer {{count}} question and it knows who you talk to.',
    text_other: 'Answer {{count}} questions and it knows who you talk to.',
    create: 'Create my ICP',
    start: 'Answer now',
    continue: 'Continue ({{step}} of {{total}})',
  },
  logout: { success: 'Logout successful!', error: 'Could not sign out' },
  header: { goHome: 'SalesAI, go to home' },
  notice: {
    deletion: 'Your account will be deleted on {{day}}.',
    keep: 'Keep my account',
    kept: 'Glad you stayed! Your account goes on.',
    keepError: 'Could not cancel the deletion. Try again.',
    terms: 'The Terms and the Privacy policy have changed.',
    read: 'Read',
    accept: 'Accept',
    accepted: 'Terms accepted. Thank you!',
    acceptError: 'Could not record it. Try again.',
  },
};
export default shell;
