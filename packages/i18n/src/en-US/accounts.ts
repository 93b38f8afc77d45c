import type pt from '../pt-BR/accounts.ts';
import type { Translation } from '../translation.ts';

const accounts: Translation<typeof pt> = {
  codes: {
    'auth/invalid-credential': 'Incorrect email or password',
    'auth/user-not-found': 'User not found',
    'auth/wrong-password': 'Wrong password',
    'auth/too-many-requests': 'Too many attempts. Try again later',
    'auth/user-disabled': 'Account disabled',
    'auth/invalid-email': 'Invalid email',
    'auth/email-already-in-use': 'This email is already in use',
    'auth/weak-password': 'Password too weak. Use at least 6 characters',
    'auth/operation-not-allowed': 'Operation not allowed',
    'auth/requires-recent-login': 'Sign in again before changing your password',
    'auth/not-invited': 'Your email is not on the Ambassadors list. Contact us to request access.',
    'auth/invalid-token': 'This link is no longer valid. Ask for a new one.',
    'auth/confirmed-elsewhere':
      'This email was confirmed in another browser. Sign in there once, or create a new password with "Forgot your password?".',
    EMAIL_NOT_VERIFIED: 'Email not verified. Check your inbox.',
  },
  /** Why a password is rejected, by the server's reason. */
  weakPassword: {
    short: 'Password too weak. Use at least 6 characters',
    common: 'Password too weak: it is among the most used. Choose another one.',
    personal: 'Password too weak: it is your name or your email. Choose another one.',
    product:
      'Password too weak: it is a word of the product, such as "salesai" or "vendas". Choose another one.',
  },
  beta: {
    allowed: 'Your email is on the Ambassadors list.',
    refused: 'Your email is not on the Ambassadors list. Contact us to request access.',
  },
};
export default accounts;
