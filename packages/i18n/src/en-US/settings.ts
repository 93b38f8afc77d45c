import type pt from '../pt-BR/settings.ts';
import type { Translation } from '../translation.ts';

const settings: Translation<typeof pt> = {
  title: 'Settings',
  text: 'Your account, your way.',
  profile: {
    title: 'Your contact details',
    email: 'The email of the account cannot be changed.',
    submit: 'Save',
    success: 'Details updated!',
    error: 'Could not update your details. Try again.',
  },
  password: {
    title: 'Password',
    text: 'When you change it, your other devices are signed out.',
    submit: 'Change password',
    success: 'Password changed successfully!',
    error: 'Could not change the password',
  },
  preferences: { title: 'Appearance and language' },
  data: {
    title: 'My data',
    text: 'What we keep about your account.',
    created: 'Account created on',
    id: 'Account identifier',
    copy: 'Copy my data',
    copied: 'Data copied!',
    copyError: 'Could not copy. Try again.',
  },
  credits: {
    text: 'The drawings and the letters you see here, and who made them. Thank you!',
    changes: 'Faces are put together from these drawings, in the colors you choose.',
    font: 'Letters',
  },
};
export default settings;
