import { plain } from '../reading/plain.ts';

/** "Pago o frete, fecha?", "vamos fechar hoje?": asks for the purchase, and for nothing of the case. */
const TO_BUY =
  /\b(?:fech(?:a|amos|ou|ado|ar)|assina|compra|emitir a nota|garantir (?:a )?(?:sua |tua )?vaga|mando o contrato|vai querer|vai levar)\b[^?]{0,30}\?/;
const AGAIN = /^como assim\b/;
/** "Pix ou cartão?" asks how it is paid, "beleza?" how somebody is: nothing of the case. */
const OF_FORM =
  /\b(?:pix|cartao|boleto)\b|^(?:[a-z]{1,12},? ){0,3}(?:beleza|blz|tudo (?:bem|bom|certo|joia)|td bem|como (?:vai|voce esta|vc ta))\b[^?]{0,20}\?/;

export const asksToBuy = (text: string): boolean => TO_BUY.test(plain(text));

/** A question to learn something, not a request to buy and no retort. */
export const asksToLearn = (text: string): boolean => !asksToBuy(text) && !AGAIN.test(plain(text));

/** A question whose answer says something of the buyer's case. */
export const asksOfCase = (text: string): boolean =>
  text.includes('?') && asksToLearn(text) && !OF_FORM.test(plain(text));

/** Asks for permission or agreement, and nothing of the case. */
export const CHECKS =
  /\b(?:quer que eu|posso (?:te |lhe )?[a-z]{3,12}r|faz sentido|o que (?:voce )?(?:acha|achou)|(?:isso|te|lhe) (?:te )?(?:ajud|resolv|atend|serv)\w+|como fica (?:pra|para) voce|faz diferenca|cabe (?:pra|para|no))\b/;
