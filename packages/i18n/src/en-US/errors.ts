import type pt from '../pt-BR/errors.ts';
import type { Translation } from '../translation.ts';

const errors: Translation<typeof pt> = {
  INVALID_INPUT: 'Check the fields and try again',
  UNAUTHENTICATED: 'Session expired. Please sign in again.',
  FORBIDDEN: 'You do not have access to this',
  NOT_FOUND: 'Not found',
  CONFLICT: 'This has changed. Reload and try again',
  LIMIT_REACHED: 'Limit reached',
  TOO_LARGE: 'Content too large',
  UNSUPPORTED_TYPE: 'Content type not accepted',
  UNPROCESSABLE: 'This data does not allow it to be done',
  TOO_MANY_REQUESTS: 'Too many attempts. Try again later',
  UNKNOWN: 'Unknown error',
  UNAVAILABLE: 'Service unavailable right now. Try again in a moment',
  idempotencyKey: 'The Idempotency-Key header is not valid',
  avatar: {
    generate: 'Error generating the avatar. Try again.',
    reprocess: 'Error reprocessing the avatar. Try again.',
    limit: 'You have used all {{max}} attempts to reprocess this profile',
    accepted: 'This profile was already accepted. To change it, recreate the profile',
    none: 'You do not have an avatar yet',
  },
  icp: {
    limit: 'You already have {{max}} ICPs. Delete one to create another',
    notFound: 'ICP not found',
    notActive: 'This ICP has not been completed yet',
    generate: 'Error generating the ICP. Try again.',
  },
  channels: {
    notFound: 'Channel not found',
    failed: 'Error generating the channels',
    estimate: { embedded: 'a few seconds', model: 'about 1 minute' },
  },
  scripts: {
    notFound: 'Script not found',
    generate: 'Error generating scripts',
  },
  cards: {
    notJudged: 'This turn of the coach judged none of your lines',
    notFound: 'Card not found',
    removed: 'This card was deleted',
    answered: 'This card was already answered on another device',
  },
  reminder: {
    endpoint: 'This browser cannot receive reminders from this server',
  },
  shares: {
    notFound: 'Link not found',
    limit: 'You already have {{max}} links. Revoke one to create another',
    repeated: 'This link was already created. See the list of your links',
  },
  results: {
    notFound: 'Result not found',
    icpOrChannel: 'ICP or channel not found',
    limit: 'Limit of {{max}} entries on one day',
  },
  conversation: {
    noTranscriber: 'This server does not transcribe audio. Type your question',
    noSpeech: 'I did not understand the audio. Speak closer to the microphone, or type',
    audioType: 'Audio format not accepted. Record again, or type',
    transcription: 'I could not listen to the audio right now. Try again, or type',
    speech: 'I could not speak the answer right now. It is written in the conversation',
  },
  coach: {
    none: 'Start the Coach before talking to it',
    talk: 'Error talking to the Coach',
  },
  practice: {
    active: 'You already have a practice session running with this customer',
    ended: 'This practice session has already ended',
    notEnded: 'This practice session is still running. End it to see the result',
    busy: 'This practice session is answering another message. Try again in a moment',
    start: 'I could not start the practice session now. Try again.',
    turn: 'I could not send the message now. Try again.',
    review: 'I could not compute the result now. Try again.',
    noOffer: 'Say what you sell and at what price',
    notFound: 'Practice session not found',
    notSeller: 'You can only contest a message of your own',
  },
  engine: {
    badOutput: 'The AI model gave an answer that cannot be used.',
    busy: 'The AI model is busy right now.',
    configuration: 'The AI model is not set up correctly. Tell whoever runs this system.',
    timeout: 'The AI model took too long to answer.',
    unavailable: 'The AI model is down.',
    userBudget: 'You have used your AI allowance for today. Try again tomorrow.',
    installationBudget: "This installation's AI allowance for today is spent. Try again tomorrow.",
  },
};
export default errors;
