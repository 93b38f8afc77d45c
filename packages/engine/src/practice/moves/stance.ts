import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import type { Move } from './moves.ts';
import type { Saying } from './turn.ts';

/** What a saying may be for or against. */
type Matter = 'worth' | 'understood' | 'price' | 'deal';
type Stance = Partial<Record<Matter, 'for' | 'against'>>;

const NONE: Stance = {};

/** Where the lines of each move stand, so that one answer does not say two opposite things. */
const STANCES: Readonly<Record<Exclude<Move, OfObjection>, Stance>> = {
  greet: NONE,
  greetBack: NONE,
  greetName: NONE,
  small: NONE,
  evade: NONE,
  again: NONE,
  interrogated: { understood: 'against' },
  confirm: { understood: 'for', deal: 'for' },
  flat: { understood: 'against' },
  thank: { understood: 'for' },
  pitied: { understood: 'against' },
  nothingKnown: { understood: 'against', worth: 'against' },
  payoff: { worth: 'for' },
  interest: { worth: 'for' },
  cold: { worth: 'against' },
  dump: { understood: 'against' },
  impressed: { worth: 'for' },
  provenAlready: { worth: 'against' },
  priceNoted: NONE,
  priceHeld: { price: 'against' },
  dearer: { price: 'against' },
  settled: { price: 'for', deal: 'for' },
  askPrice: NONE,
  haggle: { price: 'against' },
  limit: { price: 'against' },
  more: { price: 'against' },
  discounted: { price: 'for' },
  whichDiscount: NONE,
  trade: { price: 'for' },
  tradeEarly: { worth: 'against' },
  form: NONE,
  agree: { deal: 'for', worth: 'for', price: 'for' },
  agreeStep: { deal: 'for' },
  refuseStep: { deal: 'against' },
  vagueStep: NONE,
  notYet: { deal: 'against' },
  notYetTrust: { deal: 'against', understood: 'against' },
  notYetValue: { deal: 'against', worth: 'against' },
  pressed: { understood: 'against', deal: 'against' },
  badmouth: { understood: 'against' },
  insulted: { understood: 'against', deal: 'against' },
  slighted: { understood: 'against', deal: 'against' },
  cool: NONE,
  forgiven: NONE,
  confused: NONE,
  role: NONE,
  repeated: { understood: 'against' },
  back: NONE,
  leave: { deal: 'against', worth: 'against', understood: 'against' },
  pause: NONE,
  released: { understood: 'for' },
  releasedWrongly: NONE,
  detail: NONE,
  whyAsk: NONE,
  partnerFor: NONE,
  partnerCurious: NONE,
  partnerAgainst: NONE,
  partnerLater: NONE,
  thoughtOver: NONE,
  fact: NONE,
  topic: NONE,
  recall: NONE,
};

type OfObjection = 'object' | 'insist' | 'explain' | 'resolved';

/** What an objection of a family speaks against. */
const OBJECTS: Readonly<Record<Family, Matter | null>> = {
  price: 'price',
  need: 'worth',
  timing: 'deal',
  authority: null,
  competition: null,
  trust: null,
  terms: null,
};

type Said = Pick<Saying, 'move' | 'objection' | 'text'>;

function stanceOf({ move, objection, text }: Said): Stance {
  switch (move) {
    case 'object':
    case 'explain':
      // One of the things that the question offers is an answer.
      if (text !== undefined) return NONE;
      return stanceOf({ move: 'insist', ...(objection && { objection }) });
    case 'insist':
    case 'resolved': {
      const matter = objection ? OBJECTS[objection.family] : null;
      return matter === null ? NONE : { [matter]: move === 'resolved' ? 'for' : 'against' };
    }
    default:
      return STANCES[move];
  }
}

const MATTERS: readonly Matter[] = ['worth', 'understood', 'price', 'deal'];

/** Whether two sayings of one answer say opposite things of the same matter. */
export function contradict(one: Said, other: Said): boolean {
  const [a, b] = [stanceOf(one), stanceOf(other)];
  return MATTERS.some((matter) => a[matter] && b[matter] && a[matter] !== b[matter]);
}

/** Of sayings that contradict each other the last one stays: it was decided with all others known. */
export const withoutContradictions = (sayings: readonly Saying[]): Saying[] =>
  sayings.filter((one, at) => !sayings.slice(at + 1).some((later) => contradict(one, later)));
