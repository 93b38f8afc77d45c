/** Moves with lines of their own, in `knowledge/practice/lines.yaml`. */
export const MOVES = [
  'greet',
  'greetBack',
  'greetName',
  'small',
  'evade',
  'again',
  'interrogated',
  'confirm',
  'flat',
  'thank',
  'pitied',
  'nothingKnown',
  'payoff',
  'interest',
  'cold',
  'dump',
  'impressed',
  'provenAlready',
  'priceNoted',
  'priceHeld',
  'dearer',
  'settled',
  'askPrice',
  'haggle',
  'limit',
  'more',
  'discounted',
  'whichDiscount',
  'trade',
  'tradeEarly',
  'form',
  'agree',
  'agreeStep',
  'refuseStep',
  'vagueStep',
  'notYet',
  'notYetTrust',
  'notYetValue',
  'pressed',
  'badmouth',
  'insulted',
  'slighted',
  'cool',
  'forgiven',
  'confused',
  'role',
  'repeated',
  'back',
  'leave',
  'pause',
  'released',
  'releasedWrongly',
  'detail',
  'whyAsk',
  'partnerFor',
  'partnerCurious',
  'partnerAgainst',
  'partnerLater',
  'thoughtOver',
] as const;

/** What the buyer does with a message; the other moves have words of the case or of an objection. */
export type Move =
  | (typeof MOVES)[number]
  | 'fact'
  | 'topic'
  | 'recall'
  | 'object'
  | 'insist'
  | 'explain'
  | 'resolved';
