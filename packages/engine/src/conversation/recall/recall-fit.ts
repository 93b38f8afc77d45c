import { fold } from '../../shared/text.ts';
import type { Case } from '../cases/case.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import type { Passage, PassageSource } from './stated-passages.ts';

/** What a question for a value is read as. */
export interface Asked {
  folded: string;
  weights: ReadonlyMap<string, number>;
  /** Whether nothing of the talk has any word of the question. */
  isUnknown: boolean;
  one: Case | null;
  /** Whether the question names the customer. */
  isNamed: boolean;
  state: ConversationState;
}

const OF_TEXT =
  /\b(?:msg|mensagem|texto|zap|whats\w*|e-?mail|proposta|convite|post|bilhete|audio|legenda|recado)\b|\b(?:botei|pus|coloquei|escrevi|botamos|colocamos|escrevemos)\b/;
const OF_SUM =
  /\b(?:deu|dava|daria|ficou|ficava|ficado|total|conta|resultado|calcul\w+|lucro|sobr\w+)\b/;
const OWN = /\b(?:meus?|minhas?|eu)\b/;
const OF_OTHER = /\b(?:outr[oa]s?|concorr\w+|vizinh[oa]|del[ae]s?)\b/;

const OF_STATED = /\b(?:te|lhe|eu) (?:tinha |ja )?(?:falei|disse|contei|passei|falado|dito)\b/;

export const EARLY =
  /\b(?:antes(?! que (?:eu|a gente)\b| de (?:eu |fechar|desligar|sair|dormir|terminar|ir\b))|primeir\w+|comeco|inicio|original\w*)\b/;
/** What a question for the time before adds to the earliest statement. */
const EARLY_BONUS = 0.3;
const NOW = /\b(?:agora|hoje|atual\w*)\b/;
const BEFORE = /\b(?:era|eram|antes|tinha|primeiro)\b/;

/** How well a clause about now or before fits what is asked. */
function timeFit(clause: string, asked: string): number {
  const isEarly = EARLY.test(asked);
  if (!isEarly && !NOW.test(asked)) return 0;
  const [fits, not] = isEarly ? [BEFORE, NOW] : [NOW, BEFORE];
  return fits.test(clause) ? 0.2 : not.test(clause) ? -0.2 : 0;
}

export function placeFit(source: PassageSource, asked: string): number {
  const asksText = OF_TEXT.test(asked);
  const asksSum = OF_SUM.test(asked);
  const isStated = OF_STATED.test(asked);
  switch (source) {
    case 'text':
      return asksText ? 0.5 : isStated ? -0.3 : 0;
    case 'sum':
    case 'documents':
      return asksSum && !isStated ? 0.35 : 0;
    case 'request':
      return 0.1;
    case 'seller':
      return isStated ? 0.35 : 0.2;
  }
}

/** A value of the customer who is named; one of a message about somebody else is none. */
export function personFit({ at, context }: Passage, { one, isNamed, state }: Asked): number {
  if (one === null) return 0;
  const isOwn = one.turns.includes(at) || hasName(context, one);
  if (isOwn) return 0.25;
  const isOther = state.cases.all.some((other) => other !== one && hasName(context, other));
  return isNamed && isOther ? -0.6 : 0;
}

const hasName = (context: string, { name }: Case): boolean =>
  name !== null && context.split(/[^a-z]+/).includes(fold(name).split(' ').at(-1) ?? '');

/** What speaks for the place of a value besides the words around it. */
export function fitOf(passage: Passage, clause: string, asked: Asked): number {
  const { source, text, at } = passage;
  const { folded } = asked;
  const of = fold(clause);
  const place = placeFit(source, folded);
  const person = personFit(passage, asked);
  const owner = OWN.test(folded) ? (OWN.test(of) ? 0.3 : OF_OTHER.test(of) ? -0.2 : 0) : 0;
  const early = EARLY.test(folded) ? EARLY_BONUS * (1 - at / Math.max(1, asked.state.turns)) : 0;
  return (
    place +
    person +
    owner +
    early +
    timeFit(of, folded) -
    (text.endsWith('?') && source === 'seller' ? 0.2 : 0)
  );
}
