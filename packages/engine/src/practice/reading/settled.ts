import type { PracticeAct } from '@salesai/contract/practice';
import type { Clue } from './clue.ts';

const ASKS_TO_BUY = /\b(?:fech(?:ar|amos|o|ado)|pix|cartao|boleto|contrato|pedido|pagamento)\b/;
const MEETS =
  /\b(?:visit\w+|ligo|ligar|ligacao|telefon\w+|passo ai|passar ai|ir ai|reuniao|apresenta\w+|demonstra\w+|proposta|convers\w+|chamada|video\w*|falar|fala|orcamento|avaliacao|medi\w+|conhecer|mostrar|ver|cafe\w*|20 min|minutos)\b/;
const INVOLVES =
  /\b(?:voces dois|os dois|as duas|voces duas|junt[oa]s|(?:com|quando) (?:ele|ela|seu|sua|o seu|a sua)|(?:pr[ao]|para) (?:ele|ela)|(?:que )?(?:ele|ela) (?:vai|quer|tiver|estiver|puder|precisa)|seu (?:marido|socio|irmao|diretor|chefe|pai|filho|noivo|subsindico|secretario|tesoureiro)|sua (?:esposa|socia|mulher|irma|filha|mae|gerente|diretora|vice))\b/;

/** Asks for the purchase, whatever day it names. */
export const isBuying = (folded: string): boolean => ASKS_TO_BUY.test(folded);

/** A label in its meaning for this buyer: a date after the price is a request to buy. */
export function settled({ state, folded }: Clue, label: PracticeAct): PracticeAct {
  const isNamed = state.buyer.partner !== null;
  if ((label === 'next_step' || label === 'close') && isNamed && INVOLVES.test(folded)) {
    return 'involve_decision_maker';
  }
  if (label === 'next_step' && ASKS_TO_BUY.test(folded)) return 'close';
  if (label === 'next_step' && state.price.stated !== null && !MEETS.test(folded)) return 'close';
  return label;
}
