import type { PracticeAct } from '@salesai/contract/practice';
import type { Clue } from './clue.ts';

const ASKS_TO_BUY = /\b(?:fech(?:ar|amos|o|ado)|pix|cartao|boleto|contrato|pedido|pagamento)\b/;
const MEETS =
  /\b(?:visit\w+|ligo|ligar|ligacao|telefon\w+|passo ai|passar ai|ir ai|reuniao|apresenta\w+|demonstra\w+|proposta|convers\w+|chamada|video\w*|falar|fala|orcamento|avaliacao|medi\w+|conhecer|mostrar|ver|cafe\w*|20 min|minutos)\b/;
const INVOLVES =
  /\b(?:voces dois|os dois|as duas|voces duas|junt[oa]s|(?:com|quando) (?:ele|ela|seu|sua|o seu|a sua)|(?:pr[ao]|para) (?:ele|ela)|(?:que )?(?:ele|ela) (?:vai|quer|tiver|estiver|puder|precisa)|seu (?:marido|socio|irmao|diretor|chefe|pai|filho|noivo|subsindico|secretario|tesoureiro)|sua (?:esposa|socia|mulher|irma|filha|mae|gerente|diretora|vice))\b/;

/** Asks for the purchase, whatever day it names. */
export const isBuying = (folded: string): boolean => ASKS_TO_BUY.test(folded);

/** A trial, a visit, a tasting or papers, whatever verb agrees on it: "fechamos a degustação sábado?" */
const TRIES =
  /\b(?:experimenta(?:l|is)|de teste|(?:um|o|seu|esse|primeiro|fazer|agendar|marcar) teste|test drive|test(?:e|ar|a) (?:gratis|gratuit\w+|sem|de graca|por|antes)|gratis|gratuit\w+|de graca|sem (?:custo|compromisso|pagar)|cortesia|degusta\w+|prova (?:do|da|de) (?:bolo|doce\w*|vestido|roupa|sabor\w*)|amostra\w*|visit\w+|demonstra\w+|(?:mand|envi|encaminh|prepar|mont|faz|pass)\w* (?:te |lhe |ai |ja )*(?:a |uma |essa |o |um |esse )?(?:proposta|orcamento|apresentacao|catalogo|simulacao)|(?:proposta|orcamento|catalogo|simulacao) (?:por|no|pelo|ate|hoje|amanha)|conhecer (?:o |a |nosso|nossa|pessoalmente)|reuniao|call|cafe|avaliacao (?:inicial|presencial)|(?:pra|para) (?:voces? |tu |a senhora |o senhor |eu )?(?:ver|olhar|conhecer|dar uma (?:volta|olhada))|v[ei]m (?:ver|conhecer|olhar)|(?:dar?|dando) uma volta)\b/;
const PAYS =
  /\b(?:pix|cartao|boleto|pagamento|pag(?:o|a|ar|ue|amos)|sinal|entrada|contrato|assin\w+|compr(?!omis)\w+|pedido|matricul\w+|(?:fech|contrat)\w+ (?:o |a |esse |essa |este |nosso |nossa |com o |no )?(?:plano|pacote|kit|negocio|sistema|compra|servico|curso|tratamento|projeto|mensal\w*|anual|instalacao))\b/;

/** Whether a sentence agrees on something that is not the purchase. @param folded a sentence */
export const isOnlyTrial = (folded: string): boolean =>
  TRIES.test(folded.replace(EXTRAS, '')) && !PAYS.test(folded.replace(WITHOUT_PAYING, ''));
const WITHOUT_PAYING = /\bsem (?:pagar|compra\w*|contrato|entrada)\b/g;
/** What comes with a purchase for nothing. */
const EXTRAS =
  /\b(?:frete|entrega|instalacao|brinde|montagem|suporte|garantia|manutencao|retirada) (?:e |fica |sai )?(?:gratis|gratuit\w+|de graca|sem custo|cortesia)\b/g;

/** A label in its meaning for this buyer: a date after the price is a request to buy. */
export function settled({ state, folded }: Clue, label: PracticeAct): PracticeAct {
  const isNamed = state.buyer.partner !== null;
  if ((label === 'next_step' || label === 'close') && isNamed && INVOLVES.test(folded)) {
    return 'involve_decision_maker';
  }
  if (isOnlyTrial(folded) && (label === 'next_step' || label === 'close')) return 'next_step';
  if (label === 'next_step' && ASKS_TO_BUY.test(folded)) return 'close';
  if (label === 'next_step' && state.price.stated !== null && !MEETS.test(folded)) return 'close';
  return label;
}
