import type { PracticeAct } from '@salesai/contract/practice';
import type { ActContext } from '../types.ts';
import { ABOUT_TROUBLE } from './act-rules.ts';

const SPIN: ReadonlySet<PracticeAct> = new Set([
  ...(['ask_situation', 'ask_problem', 'ask_implication', 'ask_need_payoff'] as const),
]);
/** Labels behind which a question about the problem and what follows from it may be hidden. */
const MAY_BE_SPIN: ReadonlySet<PracticeAct> = new Set([
  ...(['empathy', 'other', 'isolate_objection', 'close', 'next_step'] as const),
  ...(['ask_budget', 'ask_decision_maker', 'ask_timeline', 'generic_pitch'] as const),
]);
const PAYS_OFF =
  /\b(?:como (?:seria|ficaria) se|mudaria|mudava|ganharia|valeria|ajudaria|melhoraria|benefici\w+|melhor parte|faria diferenca|o que (?:voce|tu|a senhora|o senhor) (?:faria|ganha)|sem (?:isso|ess[ea]s?|mais ess[ea]) (?!parte|ponto)|(?:caso|se|supondo|imagin\w+) .{0,40}(?:deixasse|resolvesse|resolvid[oa]|sumisse|acabasse|superad[oa]|em ordem|redond\w+|livre)|seria (?:bom|pra voce|a sua|o seu|sua|a rotina))\b/;
export const COSTS =
  /\b(?:se (?:nada|ninguem|continuar|ficar assim|isso continuar|nao (?:mudar|resolver|mexer|fizer))|reflexo|consequencia\w*|prejui\w+|prejudic\w+|te (?:custa|faz perder|fazem perder|fez perder)|isso (?:te |lhe |ja |acaba )*(?:cust\w+|pes\w+|ger\w+|caus\w+|mex\w+|afet\w+|atrapalh\w+|represent\w+|compromet\w+)|compromete\w*|represent\w+ de perda|efeito|desgaste|quem mais sofre|(?:o que|que) (?:mais )?(?:acontece|isso atrapalha|acaba)|piorar|pesa|vai embora)\b/;

interface Question {
  state: ActContext;
  folded: string;
}

/** Of the questions about a problem: which one, by its words and by what was stated already. */
export function problemQuestion({ state, folded }: Question, label: PracticeAct): PracticeAct {
  const isRevealed = state.revealed.length > 0;
  const mayBe = SPIN.has(label) || MAY_BE_SPIN.has(label);
  if (!mayBe || (state.isOpen && label === 'isolate_objection')) return label;
  if (PAYS_OFF.test(folded) && isRevealed) return 'ask_need_payoff';
  if (COSTS.test(folded) && isRevealed) return 'ask_implication';
  const asksProblem = ABOUT_TROUBLE.test(folded) || ASKS_REASON.test(folded);
  if (!asksProblem || HYPOTHETICAL.test(folded)) return label;
  return label === 'ask_situation' || !isRevealed ? 'ask_problem' : label;
}

/** What made somebody look for a change is the problem. */
const ASKS_REASON =
  /\b(?:o que (?:foi que )?(?:aconteceu|houve)|te (?:fez|levou|faz|leva a)|a levou a|quer(?:er)? mudar|motivo|por que (?:voce )?(?:quer|procur|pens|est))/;
const HYPOTHETICAL = /\b(?:se |cust\w+|prejuizo|caus\w+|consequencia)/;
