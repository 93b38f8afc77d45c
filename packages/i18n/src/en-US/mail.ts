import type pt from '../pt-BR/mail.ts';
import type { Translation } from '../translation.ts';

const mail: Translation<typeof pt> = {
  greeting: 'Hello, {{name}}!',
  greetingUnnamed: 'Hello!',
  footer: 'SalesAI · Sales Artificial Intelligence',
  verify: {
    subject: 'Verify your email',
    text: 'One step left before you can sign in to SalesAI: confirming that this address is yours.',
    note: 'The link is valid for 24 hours. If you did not create the account, ignore this message.',
    action: 'Verify email',
  },
  reset: {
    subject: 'Password reset',
    text: 'We received a request to set a new password for your account.',
    note: 'The link is valid for 1 hour and works once. If it was not you, your password stays the same.',
    action: 'Set a new password',
  },
  deletion: {
    subject: 'Your account is going to be deleted',
    text: 'You asked to delete your account. On {{day}} everything we store about you will be erased.',
    note: 'Changed your mind? Sign in before then and press "Keep my account". If it was not you who asked, sign in and change your password.',
    action: 'Sign in to SalesAI',
  },
  archive:
    'Hello, {{name}}!\n\nHere is everything that SalesAI stores about you.\n\ndados/: one list per subject (account, profile, ICPs, channels, scripts, conversations, notifications, security events), as JSON.\ndocumentos/: the text read in each document you sent; the files themselves are not kept after reading.\n\nPasswords and access keys are not here: we only keep an encrypted digest of them, which is good for nothing else.\n',
};
export default mail;
