import { fold } from '../../shared/text.ts';
import { customersIn } from '../cases/customer.ts';
import { asksOwnStep, countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';

const LEAD = '^(?:(?:agora|coach|ta|tá|ok|e|mas|entao|beleza|opa|po|bom|ah),? ){0,4}';
/** "manda msg pra Carina": asks the coach for a text. */
const ASKS_TEXT = new RegExp(
  `${LEAD}(?:me )?(?:manda|mande|escreve|escreva|faz|faca|monta|cria|prepara)(?: (?:ai|logo|pra mim))? (?:uma? |a |o )?(?:msg|mensagem|texto|textinho|zap|whats\\w*|email|e-mail|proposta|post|legenda|recado|bilhete|resumo)\\b`,
);
/** "o João falou que é caro", "ela respondeu: vou ver": a real customer, not the one that is played. */
const REPORTS =
  /^(?:(?:agora|coach|e|mas|ah|olha|gente),? ){0,3}(?:[ao] |uma? |minha |meu )?(?:dona |seu )?\p{L}{3,20} (?:(?:me|ja|so|acabou de|agora|hoje) ){0,3}(?:falou|disse|respondeu|mandou|pediu|achou|sumiu|escreveu|perguntou)\b/u;
const SELLER =
  /^(?:eu|a gente|nos|meu|minha|entendo|quem|voce|vc|tudo|que|qual|como|outro|outros)\b/;
/** "já te falei", "para o treino": to the coach about the talk. */
const TO_COACH = new RegExp(
  `${LEAD}(?:coach\\b|(?:eu )?ja te (?:falei|disse)|para (?:com )?(?:o|esse) treino|chega|sai do treino|cansei|volta(?:ndo)? (?:pr[ao]|ao|a)|outra coisa|me explica|o que (?:eu )?te (?:falei|disse)|quem (?:me )?dev\\w+)|\\bja te (?:falei|disse)\\W*$`,
);
const WORDS_MAX = 30;

/** Whether a message in an exercise is for the coach, about something real, rather than for the buyer it plays. */
export function leavesExercise(text: string, { cases }: ConversationState): boolean {
  const folded = fold(text);
  if (countWords(text) > WORDS_MAX) return false;
  if (ASKS_TEXT.test(folded) || TO_COACH.test(folded)) return true;
  if (REPORTS.test(folded) && !SELLER.test(folded)) return true;
  const words = folded.split(/[^a-z]+/);
  const isKnown = cases.all.some(
    ({ name }) => name !== null && words.includes(fold(name).split(' ').at(-1) ?? '-'),
  );
  const namesOne = isKnown || customersIn(text).length > 0;
  return namesOne && (asksOwnStep(text) || ASKS_ABOUT.test(folded));
}

/** "e com a Camila faço o q" */
const ASKS_ABOUT =
  /^(?:(?:ta|tá|ok|mas|agora|beleza),? )*e (?:com |pr[ao] |d[ao] |[ao] )|\b(?:faco|falo|mando|digo) (?:o )?(?:que|q|oq)\b/;
