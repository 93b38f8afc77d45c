import type { PracticeAct } from '@salesai/contract/practice';
import type { ActContext } from '../types.ts';
import { plain } from './plain.ts';

/** How much likelier an act is in a situation than the classifier says, which sees one sentence. */
type Prior = Readonly<Partial<Record<PracticeAct, number>>>;

export interface RankedAct {
  label: PracticeAct;
  probability: number;
}

const COSTLY: Prior = { pressure: 0.5, badmouth: 0.6, rudeness: 0.4 };
const OPENING: Prior = { greeting: 2, generic_pitch: 0.4, reflection: 0.2, empathy: 0.3 };
const NOTHING_REVEALED: Prior = {
  ask_problem: 1.6,
  ask_implication: 0.5,
  ask_need_payoff: 0.5,
  linked_pitch: 0.4,
};
const PAIN_REVEALED: Prior = { ask_problem: 0.6, ask_implication: 1.3, ask_need_payoff: 1.2 };
const OBJECTION: Prior = {
  answer_objection: 2,
  isolate_objection: 1.3,
  ask_problem: 0.6,
  ask_situation: 0.6,
  generic_pitch: 0.6,
  next_step: 0.7,
};
const NO_OBJECTION: Prior = { isolate_objection: 0.2 };
const BEFORE_PRICE: Prior = {
  ...{ close: 0.5, discount: 0.3, trade_concession: 0.4, next_step: 0.8 },
};
const PARTNER_NAMED: Prior = { involve_decision_maker: 3, close: 0.6, next_step: 0.6 };
const NO_PARTNER: Prior = { involve_decision_maker: 0.3 };
const PRICE_ASKED: Prior = { state_price: 3 };

const PARTNER =
  /\b(?:meu|minha) (?:marido|espos[oa]|mulher|soci[oa]|irma[o]?|chefe|diretor\w*|pai|mae)\b|\b(?:ele|ela) (?:olha|cuida|tem que|precisa|decide)\b/;
const ASKS_PRICE = /\b(?:quanto (?:fica|sai|custa|e)|(?:qual|e) (?:e )?o (?:preco|valor))\b/;

function priorsOf(state: ActContext): Prior[] {
  const previous = plain(state.previous);
  const isRevealed = state.revealed.length > 0;
  return [
    COSTLY,
    state.count <= 1 ? OPENING : {},
    isRevealed ? PAIN_REVEALED : NOTHING_REVEALED,
    state.isOpen ? OBJECTION : NO_OBJECTION,
    state.price.stated === null ? BEFORE_PRICE : {},
    state.known.includes('decision_maker') ? { ask_decision_maker: 0.4 } : {},
    state.known.includes('timeline') ? { ask_timeline: 0.5 } : {},
    state.known.includes('budget') ? { ask_budget: 0.5 } : {},
    PARTNER.test(previous) ? PARTNER_NAMED : state.buyer.partner === null ? NO_PARTNER : {},
    ASKS_PRICE.test(previous) && state.price.stated === null ? PRICE_ASKED : {},
  ];
}

/** The acts with what the situation says about them, the likeliest first; they sum to 1. */
export function inSituation(state: ActContext, ranked: readonly RankedAct[]): RankedAct[] {
  const priors = priorsOf(state);
  const weighed = ranked.map(({ label, probability }) => ({
    label,
    probability: priors.reduce((product, prior) => product * (prior[label] ?? 1), probability),
  }));
  const sum = weighed.reduce((total, { probability }) => total + probability, 0);
  return weighed
    .map(({ label, probability }) => ({ label, probability: probability / Math.max(1e-9, sum) }))
    .toSorted((a, b) => b.probability - a.probability);
}
