import type { Distress } from '../recognition/index.ts';
import { fold } from '../shared/text.ts';
import { isGrave } from './sale-talk.ts';
import { namesDistress, OWES } from './vocabulary.ts';
import { namesHarm } from './weak-sign.ts';

/** Below this probability a sign is most often a word about customers, families or a bad day. */
const FAINT = 0.3;
/** Without any of these, anger that may be meant as a threat stays with words. */
const PHYSICAL =
  /\b(?:mat(?:ar|o|ei|em)|mort\w+|morr\w+|bat(?:er|o) (?:n?el|em|na cara|naquel|ness)\w*|arrebent\w+|quebr\w+ (?:el|a cara|os? dente|tudo|a loja|o carro|a perna|a mao)\w*|surra|soco|porrada|paulada|pau nel[ea]|tiro|arma|revolver|pistola|faca|facao|canivete|fogo|gasolina|incendi\w+|veneno|sangue|ving\w+|estrangul\w+|esgan\w+|enforc\w+|machuc\w+|pegar (?:el|aquel|ess)\w*|acab(?:ar|o) com|fazer (?:uma )?besteira|atropel\w+|jogar (?:el|pedra|acido)\w*|explodir (?:el|a|o)\w*|sumir com|kill|hurt|gun|knife|golpea\w*)\b/;

/** Without any of these, a lost morning or a broken machine is no debt. */
const OWED = new RegExp(
  String.raw`\b(?:${OWES}|dev(?:endo|edor\w*|emos)|divid\w+|agiot\w+|emprest\w+|consignad\w+|nome sujo|serasa|spc|negativad\w+|atrasad\w+|venc(?:eu|id\w+)|aluguel|despej\w+|fal(?:ido|ida|iu|encia)|banco|juros|cobr\w+|contas?|dinheiro|grana|salario|fome|sem nada|quebrad[oa]|quebrei|penhor\w*|perd\w+ tudo|sem saida|luz cort\w*|aposta\w*|apostei|bets?|tigrinho|vici\w+|beb(?:er|endo|ida)|drog\w+|owe|debts?|loan|rent|deud\w+|debo|prestamo)\b`,
);

/** Below this probability a sign without a word of distress does not interrupt a talk about sales. */
const DOUBTFUL = 0.6;

/** Whether an uncertain sign has nothing but its probability: no word of distress, no harm. */
export const isWithoutWords = ({ certainty, probability }: Distress, message: string): boolean =>
  certainty === 'possible' &&
  probability < DOUBTFUL &&
  !namesDistress(message) &&
  !isGrave(message);

/**
 * Whether an uncertain sign is so weak that the coach answers the message and offers to listen,
 * rather than asking first. What is said of death, harm or fear of somebody is never faint.
 */
export function isFaint(
  { certainty, kind, probability, isFigure }: Distress,
  message: string,
): boolean {
  if (certainty !== 'possible') return false;
  if (isFigure) return true;
  if (isGrave(message)) return false;
  const folded = fold(message);
  const isWithoutHarm =
    (kind === 'threat' && !PHYSICAL.test(folded)) ||
    (kind === 'debt' && !OWED.test(folded)) ||
    (kind === 'vulnerable' && !namesDistress(message) && !namesHarm(message));
  return probability < FAINT || isWithoutHarm;
}
