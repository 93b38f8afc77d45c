import { fold } from '../../shared/text.ts';

const LEADS =
  '(?:(?:e|mas|entao|ai|agora|coach|diz|fala|me diz|sera que|sera|eu|ja)[, ]{1,3}){0,6}';
/** "posso dar 10%?", "deixo?", "vale a pena parcelar?": yes or no. */
const PERMISSION = new RegExp(
  `(?:^|[.,;:!] ?)${LEADS}(?:posso|devo|deveria|dou|deixo|aceito|faco|cedo|baixo|libero|parcelo|topo|fecho|peco|vale a pena|compensa|tem problema|e certo|e errado|pega mal|da pra eu|tenho que)\\b[^?.!]{0,90}\\?(?: ?(?:sim ou nao|pode ou nao|o que (?:voce|vc) acha)\\W{0,9})?$`,
);
/** Asks for the text itself: "posso mandar uma mensagem? escreve". */
const OF_TEXT = /\b(?:mandar|escrever|dizer|falar|responder) (?:uma |um |assim|isso|desse jeito)/;
/** Asks for words or amounts rather than yes or no. */
const OPEN = /\b(?:o que|oq|como|quanto|qual|quando|onde|quem)\b[^?.!]{0,60}\?\W*$/;

/** Orders a text or a change of it besides. */
const ORDERS =
  /(?:^|[.,;:!?] ?|\b(?:e|entao|agora) )(?:me )?(?:escrev[ea]|redij\w|manda|mande|faz|faca|monta|cria|prepara|bota|poe|coloca|tira|troca|muda|refaz|responde)\b/;

/** Whether a message ends with a question that yes or no answers, about what the seller may do. */
export function asksPermission(text: string): boolean {
  const folded = fold(text);
  return ![OF_TEXT, OPEN, ORDERS].some((other) => other.test(folded)) && PERMISSION.test(folded);
}
