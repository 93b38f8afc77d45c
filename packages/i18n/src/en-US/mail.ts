import type pt from '../pt-BR/mail.ts';
import type { Translation } from '../translation.ts';

const mail: Translation<typeof pt> = {
  greeting: 'Hello, {{name}}!',
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
};
export default mail;
