import { fold } from '../../shared/text.ts';
import { asksPermission } from '../reading/permission.ts';
import { recognised, recognisedCase } from '../reading/recognise.ts';
import { demandsPrice, reportsOnly, wishesPrice } from '../reading/reported.ts';
import { asksHow, asksOwnStep } from '../reading/wording.ts';
import { wordsToReplyTo } from './asked-reply.ts';
import { textNamed } from './text-request.ts';

/** From this probability a question for a method is one. */
const CLEAR = 0.6;

function asksAdvice(text: string): boolean {
  const { label, probability } = recognised(text);
  return label.startsWith('ask.') && label !== 'ask.motivation' && probability >= CLEAR;
}

/** "como peço indicação pra ela?": how to do it, rather than the text itself. */
const asksMethod = (text: string): boolean =>
  asksHow(text) && textNamed(text) === null && asksAdvice(text);

/** What a customer said, without an order for a text. */
export const isReport = (text: string): boolean => reportsOnly(text) && textNamed(text) === null;

/** Whether a message that sounds like a request for a text asks for help or only reports. */
export const asksForHelp = (text: string): boolean =>
  asksToTellMany(text) ||
  isReport(text) ||
  wordsToReplyTo(text) !== null ||
  asksMethod(text) ||
  objects(text);

/** "como aviso os clientes que já estão marcados?": how to tell many of something, without an order for a text. */
const TELLS_MANY =
  /(?:^|[.!?;,] )(?:e |entao |ai )*(?:como|de que jeito|qual a melhor forma de) (?:que )?(?:eu )?(?:devo |posso |faco para |faco pra )?(?:avis|comunic|cont|fal|diz|dig|explic|pass|inform)\w{1,4} (?:isso |esse aumento |o aumento |o reajuste )?(?:(?:a|para|pra|com|p) )?(?:[oa]s|aos|pros|pras|meus|minhas|quem)\b[^?]{0,80}\?\s*$/;
function asksToTellMany(text: string): boolean {
  const asked = TELLS_MANY.exec(fold(text));
  return asked !== null && textNamed(text.slice(0, asked.index)) === null;
}

/** A customer's words, or a price that they wish, without an order for a text. */
function objects(text: string): boolean {
  const { label, probability } = recognised(text);
  const isObjection = label.startsWith('obj.') && probability >= CERTAIN;
  return (isObjection || wishesPrice(text)) && textNamed(text) === null;
}

/** From this probability a message is about a method or an objection, though it has figures. */
const CERTAIN = 0.9;
const ASKS_AMOUNT =
  /\b(?:q(?:ua)?n?t[oa]s?|qnto|qt|fica|ficaria|sai|custa|total|soma|lucro|sobra|ganho|perco|calcul\w{1,5}|conta|parcelas?|porcentagem)\b|\bdao?\W*$|^(?:e|mas) (?:se|com|por|em|pra|para)\b/;

/** "dou ou não dou os 62?": figures within a question for advice, or within a buyer's words. */
export function asksNoSum(text: string): boolean {
  const { label, probability } = recognisedCase(text);
  const isCertain = probability >= CERTAIN && /^(?:ask|obj)\./.test(label);
  return (isCertain || demandsPrice(text)) && !ASKS_AMOUNT.test(fold(text));
}

/** "ninguém quer aula no frio, o que eu faço?": a question for a method, in a hard week. */
export const asksHelp = (text: string): boolean => asksOwnStep(text) && asksAdvice(text);

const DECIDES =
  /\b(?:dou|faco|aceito|fecho|deixo|baixo|cedo|topo|libero)(?: (?:isso|mesmo|pra ele|pra ela))? ou (?:nao|n|num)\b/;

/** "ela quer por 180, faço ou não faço?", "dou os 15%?": whether to give a price or a discount. */
export const asksPriceDecision = (text: string): boolean =>
  (DECIDES.test(fold(text)) && /\d/.test(text)) ||
  (asksPermission(text) &&
    (demandsPrice(text) || OF_DISCOUNT.test(fold(text)) || OFFERS.test(fold(text))));
const OFFERS =
  /\b(?:quer|queria|pede|pediu|ofereceu|oferece|paga)\b[^.?!]{0,25}\b(?:por|a) (?:r\$ ?)?\d{1,6}\b(?! ?(?:dias?|horas?|h|x|vezes|km|anos?|mes|meses)\b)/;
const OF_DISCOUNT =
  /\b(?:dou|libero|faco|aceito|deixo|fecho)(?: (?:os|esses|por|a|com|em|uns))? (?:r\$ ?)?\d{1,6}(?:[.,]\d{1,3})? ?(?:%|por cento|de desconto|reais)?\W*$/;
