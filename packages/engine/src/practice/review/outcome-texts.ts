import type { PracticeCriterion } from '@salesai/contract/practice';

/** Why a buyer bought or did not: the texts of `outcome.ts`. */
export const BOUGHT = 'A pessoa comprou porque';
export const STEPPED = 'A pessoa aceitou o próximo passo, ainda sem comprar, porque';
export const BOUGHT_FOR: Readonly<Partial<Record<PracticeCriterion, string>>> = {
  listening: 'se sentiu ouvida',
  value: 'viu no que você oferece a resposta para o caso dela',
  objections: 'teve a objeção tratada',
  consequence: 'disse ela mesma o que o problema custa',
  margin: 'o preço baixou',
  next_step: 'o pedido foi claro e cabia para ela',
};

export const STOPPED_RIGHT =
  'Esta pessoa não era cliente para a sua oferta, e você percebeu a tempo.';
export const NO_CUSTOMER = 'Esta pessoa não é cliente para a sua oferta: por isso não comprou.';
export const NO_ANSWER = 'A pessoa não respondeu mais, e por isso não houve venda.';
export const WORN_OUT =
  'A conversa acabou porque a paciência da pessoa se esgotou; a mensagem que mais pesou foi {frase}.';
export const STILL_OBJECTS = 'A pessoa não comprou porque uma objeção ainda pesava: {frase}.';
export const LEFT_WITH = 'A pessoa parou de responder, e uma objeção ainda pesava: {frase}.';
export const OFFENDED = 'A pessoa encerrou a conversa por causa de uma ofensa: {frase}.';
export const PRESSED = 'A pessoa recusou depois de mensagens com pressão: {frase}.';
export const REFUSED_WITH = 'A pessoa recusou, e uma objeção ainda pesava: {frase}.';
export const REFUSED = 'A pessoa recusou: {frase}.';
export const NO_PROBLEM = 'A pessoa não comprou porque a conversa não chegou ao que incomoda ela.';
export const NOTHING_ASKED =
  'A pessoa não comprou porque a conversa parou antes de você pedir um passo.';

/** By what the step lacked: the keys are those of the advice on it. */
export const MISSING: Readonly<Record<string, string>> = {
  vague: 'A pessoa não comprou porque o seu pedido não tinha dia nem forma de pagamento.',
  untimed: 'A pessoa não comprou porque o seu pedido não tinha dia nem hora.',
  price: 'A pessoa não comprou porque ainda não sabia o preço.',
  partner: 'A pessoa não comprou porque faltava quem decide junto com ela.',
  trust: 'A pessoa não comprou porque ainda não confiava o bastante.',
  facts: 'A pessoa não comprou porque você ainda sabia pouco do caso dela.',
  reflections: 'A pessoa não comprou porque ainda não se sentia ouvida.',
  implications: 'A pessoa não comprou porque ainda não via o que o problema custa.',
  linked: 'A pessoa não comprou porque ainda não via o que a sua oferta resolve no caso dela.',
  value: 'A pessoa não comprou porque ainda não via o que ganha com isso.',
  ceiling: 'A pessoa não comprou porque o preço ainda não cabia para ela.',
  objection: 'A pessoa não comprou porque ainda tinha uma dúvida sem resposta.',
  late: 'A pessoa não comprou porque a última mensagem dela ficou sem resposta.',
  reason: 'A pessoa não comprou porque ainda tinha uma dúvida que não disse.',
};
