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
    soonSection: 'Next areas',
    dashboard: 'Dashboard',
    schedule: 'Schedule',
    salesAssistant: 'Sales assistant',
    contentGenerator: 'Content generator',
    assistant: 'Assistant',
    settings: 'Settings',
    account: 'My account',
    logout: 'Sign out',
    version: 'v{{version}}',
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
