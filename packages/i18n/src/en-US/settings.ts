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
  engine: {
    title: 'Intelligence',
    embedded: 'Embedded engine',
    embeddedText:
      'Profiles, plans and answers are made right here, by the rules and the knowledge of SalesAI. Nothing leaves this server. They are in Portuguese, the language of selling in Brazil.',
    connect:
      'For answers written by a language model, whoever runs the server sets AI_PROVIDER, AI_MODEL and AI_API_KEY and restarts SalesAI. It works with OpenAI, Anthropic or a model on your own machine; the steps are in docs/models.md.',
    model: '{{provider}} · {{model}}',
    modelText:
      'Profiles, plans and answers are written by a language model, with the knowledge of SalesAI.',
    used: 'Today: {{tokens}} tokens',
    usedOf: 'Today: {{tokens}} of {{allowance}} tokens',
  },
  data: {
    title: 'My data',
    text: 'What we keep about your account.',
    created: 'Account created on',
    id: 'Account identifier',
    terms: 'Terms accepted on',
  },
  sessions: {
    loadError: 'Could not see where you are signed in.',
    title: 'Where you are signed in',
    text: 'Do you not recognise one? Sign it out and change your password.',
    here: 'This device',
    since: 'Signed in on {{day}}',
    unknown: 'Unknown device',
    end: 'Sign this device out',
    endOf: 'Sign this device out: {{device}}',
    endOthers: 'Sign the other devices out',
    ended: 'Done, that device is out of your account.',
    endedOthers: 'Done, the other devices are out of your account.',
    error: 'Could not sign it out. Try again.',
  },
  download: {
    text: 'One ZIP file with everything we store about you and the text of the documents you sent.',
    ask: 'Download my data',
    making: 'Preparing the file. You can leave this screen: we will tell you when it is ready.',
    save: 'Save the file ({{size}})',
    until: 'Available until {{day}}.',
    failed: 'The file could not be made. Try again.',
    error: 'Could not download your data. Try again.',
  },
  deletion: {
    title: 'Delete my account',
    text: 'Everything of yours is erased 7 days after you ask. Until then, signing in is enough to change your mind.',
    open: 'Delete my account',
    sure: 'Delete your account?',
    warning:
      'In 7 days your profile, your ICPs, channels, scripts, conversations and documents will be erased. Download your data first if you want to keep it.',
    password: 'Your password',
    submit: 'Ask for the deletion',
    asked: 'Request received. You have 7 days to change your mind.',
    error: 'Could not ask for the deletion. Try again.',
  },
  credits: {
    text: 'The drawings and the letters you see here, and who made them. Thank you!',
    changes: 'Faces are put together from these drawings, in the colors you choose.',
    font: 'Letters',
    software: 'Licenses of third-party software',
  },
};
export default settings;
