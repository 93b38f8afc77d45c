import type { Question } from './questionnaire.ts';

/** The seller's questionnaire (docs/product.md#questionnaire); its texts are in `sellerQuestions`. */
export const SELLER_QUESTIONS = [
  {
    id: 1,
    key: 'selling',
    type: 'options',
    options: [
      { id: 'yes', emoji: '💼' },
      { id: 'no', emoji: '🌱' },
    ],
  },
  {
    id: 2,
    key: 'experience',
    type: 'options',
    options: [
      { id: 'starting', emoji: '🐣' },
      { id: 'upToTwo', emoji: '🚶' },
      { id: 'upToFive', emoji: '🏃' },
      { id: 'veteran', emoji: '🏆' },
    ],
  },
  {
    id: 3,
    key: 'territories',
    type: 'multiSelect',
    options: [
      { id: 'products', emoji: '📦' },
      { id: 'services', emoji: '🛠️' },
      { id: 'realEstate', emoji: '🏠' },
      { id: 'automotive', emoji: '🚗' },
      { id: 'other', emoji: '✍️', isOther: true },
    ],
  },
  {
    id: 4,
    key: 'channels',
    type: 'multiSelect',
    options: [
      { id: 'whatsapp', emoji: '💬' },
      { id: 'instagram', emoji: '📸' },
      { id: 'inPerson', emoji: '🤝' },
      { id: 'phone', emoji: '📞' },
      { id: 'marketplace', emoji: '🛒' },
      { id: 'referral', emoji: '📣' },
      { id: 'other', emoji: '✍️', isOther: true },
    ],
  },
  {
    id: 5,
    key: 'revenue',
    type: 'options',
    options: [
      { id: 'upTo2', emoji: '🌱' },
      { id: 'from3to6', emoji: '🌿' },
      { id: 'from7to10', emoji: '🌳' },
      { id: 'over10', emoji: '🚀' },
    ],
  },
  { id: 6, key: 'satisfaction', type: 'text', max: 10 },
  { id: 7, key: 'goal', type: 'text' },
  {
    id: 8,
    key: 'motivation',
    type: 'options',
    options: [
      { id: 'money', emoji: '💰' },
      { id: 'recognition', emoji: '🏅' },
      { id: 'freedom', emoji: '🕊️' },
      { id: 'impact', emoji: '🌎' },
    ],
  },
  {
    id: 9,
    key: 'archetype',
    type: 'options',
    options: [
      { id: 'hunter', emoji: '🏹' },
      { id: 'consultant', emoji: '🧭' },
      { id: 'communicator', emoji: '🎤' },
      { id: 'strategist', emoji: '♟️' },
    ],
  },
  { id: 10, key: 'challenge', type: 'text' },
  {
    id: 11,
    key: 'training',
    type: 'options',
    options: [
      { id: 'several', emoji: '📚' },
      { id: 'few', emoji: '📖' },
      { id: 'never', emoji: '🆕' },
    ],
  },
  { id: 12, key: 'courses', type: 'text' },
  {
    id: 13,
    key: 'learning',
    type: 'options',
    options: [
      { id: 'video', emoji: '🎬' },
      { id: 'reading', emoji: '📝' },
      { id: 'practice', emoji: '🥊' },
      { id: 'audio', emoji: '🎧' },
    ],
  },
  {
    id: 14,
    key: 'challenges',
    type: 'options',
    options: [
      { id: 'weekly', emoji: '🔥' },
      { id: 'ownPace', emoji: '🧘' },
    ],
  },
  {
    id: 15,
    key: 'friends',
    type: 'options',
    options: [
      { id: 'yes', emoji: '🙌' },
      { id: 'maybe', emoji: '🤔' },
      { id: 'unsure', emoji: '🤷' },
    ],
  },
  { id: 16, key: 'word', type: 'text' },
  { id: 17, key: 'close', type: 'close' },
] as const satisfies readonly Question[];
