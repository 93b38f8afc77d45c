import type { MessageLabel, Recognition } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import { figuresIn } from '../../sums/index.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { asksOwnStep, countWords, isQuestion, pastedIn } from './wording.ts';

export interface Reading {
  label: MessageLabel;
  probability: number;
}

const SHORT = 6;
const ELLIPSIS =
  /^(e|mas|entao)?\s*(e )?(com|para|pra|no|na|se for|acima|abaixo|ate|quanto|qual|o de|a de|os|as)\b/;
/** "como chama a que tava viajando?", "quanto eu disse que cobrava?" */
const RECALLS =
  /\b(como (que )?(se )?cham(a|ava)|qual (era|foi|e) (mesmo )?o nome (d[eao]l?[ae]?|daquel[ae]) (client\w*|noiv\w*|que)|que eu (te )?(disse|falei|contei|citei|passei)|eu (te )?(disse|falei|contei)|(voce )?lembra)\b/;
const CONTINUES = /^(e|mas)\s+se\b|^mas\b|^e quando\b/;

/** The readings of a message, the likeliest first, given where the conversation stands. */
export function withPriors(
  { ranked }: Recognition<MessageLabel>,
  text: string,
  state: ConversationState,
  coverage: number,
): Reading[] {
  const factors = factorsFor(text, state, coverage);
  const scored = ranked.map(({ label, probability }) => ({
    label,
    probability: probability * factors(label),
  }));
  const sum = scored.reduce((all, { probability }) => all + probability, 0) || 1;
  return scored
    .map((one) => ({ ...one, probability: one.probability / sum }))
    .sort((a, b) => b.probability - a.probability);
}

function factorsFor(
  text: string,
  state: ConversationState,
  coverage: number,
): (label: string) => number {
  const folded = fold(text);
  const words = countWords(text);
  const isShort = words <= SHORT;
  const hasText = state.artefact !== null || pastedIn(text) !== null;
  const hasNumbers = /\d/.test(text) || figuresIn(text).length > 0;
  const asks = isQuestion(text);
  const isOwnStep = asksOwnStep(text);
  return (label) => {
    const [group, name] = label.split('.');
    switch (group) {
      case 'change':
        if (!hasText && state.subject === null) return 0.1;
        return (
          (hasText || name === 'another' ? 1 : 0.5) *
          (isShort ? 2 : 1) *
          (asks && words > 8 ? 0.5 : 1)
        );
      case 'flow':
        return flowFactor(name, folded, state);
      case 'sum':
        if (state.open?.kind === 'numbers') return 3;
        return hasNumbers ? (state.last?.kind === 'sum' ? 1.5 : 1) : 0.6;
      case 'doc':
        if (name === 'question' && state.last?.kind === 'document' && ELLIPSIS.test(folded))
          return 30;
        return name === 'question' && coverage >= 0.6 && asks ? 3 : 1;
      case 'obj':
        if (isOwnStep) return OWN_OBJECTION;
        if (state.last?.kind === 'document' && ELLIPSIS.test(folded) && asks) return 0.2;
        return isShort && words <= 2 && state.artefact ? 0.6 : 1;
      case 'ask':
        return (
          (isOwnStep ? OWN_ADVICE : 1) *
          (name === 'late-payer' && OWED.test(folded) ? OWED_MORE : 1)
        );
      case 'talk':
        return words > 9 ? 0.5 : 1;
      case 'recall':
        return (
          (state.turns === 0 ? 0.7 : 1.5) *
          (RECALLS.test(folded) && asks && name === 'fact' && coverage < 0.5 ? 12 : 1)
        );
      default:
        return 1;
    }
  };
}

/** A question about the seller's own step is this much likelier one for advice than a buyer's words. */
/** The seller is owed money; a buyer who cannot pay says it otherwise. */
const OWED =
  /\b(?:me dev\w+|(?:nao|num|n) (?:me )?pag(?:a|am|ou|aram)\b|tenho .{0,25}(?:carnes?|boletos?|parcelas?|fiados?)|atra[sz]ad\w+|calote\w*)\b/;
const OWED_MORE = 5;
const OWN_ADVICE = 2.5;
const OWN_OBJECTION = 0.15;

const EXPLAINS = /\bcomo (que )?(voce |vc )?(chegou|chegaste|fez essa conta|calculou|deu isso)\b/;

function flowFactor(name: string | undefined, folded: string, state: ConversationState): number {
  if (name === 'explain' && EXPLAINS.test(folded)) return 1000;
  if (name === 'repair') return state.turns === 0 ? 0.3 : 1.3;
  if (name === 'yes' || name === 'no') return state.turns === 0 ? 0.4 : 1;
  if (state.subject === null && state.turns === 0) return 0.3;
  return name === 'insist' && CONTINUES.test(folded) ? 3 : 1.2;
}
