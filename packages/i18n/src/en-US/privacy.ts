import type pt from '../pt-BR/privacy.ts';
import type { Translation } from '../translation.ts';

const privacy: Translation<typeof pt> = {
  title: 'Terms and privacy',
  version: 'Version of {{day}}',
  intro:
    'In short: your data is yours. We use it to train you, not to train machines, and you can take it away or erase it whenever you want.',
  terms: {
    title: 'Our agreement',
    items: [
      'Access is by invitation and the account is yours: do not lend the password.',
      'What SalesAI writes is a suggestion. Check prices, deadlines and promises before you speak to the customer.',
      'Only send documents that you may use, and nothing that exposes your customers without need.',
      'We may close accounts used for fraud, spam or attacks on the service.',
    ],
  },
  stored: {
    title: 'What we store, why and for how long',
    why: 'Why',
    how: 'For how long',
    account: {
      what: 'Name, email, phone, language and the password as an encrypted digest',
      why: 'To recognise you and write to you',
      how: 'While the account exists',
    },
    answers: {
      what: 'Answers to the questionnaires, profile, ICPs, channels and scripts',
      why: 'To build your sales plan',
      how: 'While the account exists; each item can be deleted earlier',
    },
    coach: {
      what: 'Conversations with the Coach and the documents you sent',
      why: 'To answer with what your company says',
      how: 'Until you delete the document, the Coach or the account',
    },
    reminder: {
      what: 'Daily reminder, if you turn it on: hour, time zone and the notification address of each browser',
      why: 'To notify you at the hour you chose. The notification passes through the service of the browser’s maker, encrypted, always with the same text',
      how: 'Until you turn the reminder off, sign out on the device or delete the account',
    },
    mails: {
      what: 'The emails with a link that we send: of the link, the database has only an encrypted digest',
      why: 'To confirm your email and create a new password',
      how: 'Until the link is used or expires, 24 hours at most. Without a mail server, the message stays in a file of this installation until the account is deleted',
    },
    sessions: {
      what: 'Devices you signed in from and security events, without keeping their addresses',
      why: 'To protect the account',
      how: 'While the account exists',
    },
  },
  processing: {
    title: 'Who reads what you write',
    embedded:
      'This installation uses the embedded engine: profiles, scripts and answers are made on this server. None of your text goes to another company.',
    provider:
      'This installation uses a model of {{provider}} ({{model}}). To answer, it receives your answers, the profile of the ICP, the last messages with the Coach and the passages of documents that the question is about. It does not receive your email, phone or password.',
    stt: 'What you record is transcribed by a speech service that the operator configured, and is not kept.',
    tts: 'Spoken answers are made by a speech service that the operator configured.',
    browser:
      'If you speak by the dictation of your browser, the browser itself transcribes it, by its own rules.',
    unknown: 'Could not ask the server who processes the texts. Try again.',
  },
  rights: {
    title: 'Your rights (LGPD)',
    items: [
      'See and correct your data in Settings.',
      'Download everything in one ZIP file.',
      'Delete the account. For 7 days you can change your mind; then everything is erased, documents and searches included.',
      'Know when you accepted this text, and which version.',
    ],
    contact: 'Whoever operates this installation of SalesAI and invited you answers for the data.',
  },
  cookies:
    'We use two cookies only: that of your session and, for up to 24 hours, the one that says that this browser opened the link to confirm your email. Besides them, the memory of the browser for language, theme and drafts. No trackers and no third-party pages.',
  back: 'Back',
};
export default privacy;
