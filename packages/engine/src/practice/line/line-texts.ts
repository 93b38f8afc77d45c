/** What is good or costs in a line; the keys of {@link GOOD} and {@link COSTS}. */
export type GoodKey =
  | 'question'
  | 'buyer'
  | 'empathy'
  | 'listens'
  | 'isolates'
  | 'nextStep'
  | 'proof'
  | 'trade'
  | 'short'
  | 'polite';
export type CostKey =
  | 'rude'
  | 'promise'
  | 'pressure'
  | 'discount'
  | 'badmouth'
  | 'hype'
  | 'offerFirst'
  | 'argues'
  | 'priceFirst'
  | 'pushy'
  | 'self'
  | 'long'
  | 'closed'
  | 'many'
  | 'noQuestion';

export const GOOD: Record<GoodKey, string> = {
  question: 'você pergunta em vez de adivinhar, e pergunta aberta faz a pessoa falar',
  isolates: 'você quer entender o motivo antes de responder',
  listens: 'você devolve o que a pessoa contou, e ela se sente ouvida',
  empathy: 'você começa pelo que a pessoa sente, sem discutir',
  nextStep: 'você puxa um próximo passo claro',
  trade: 'você pede algo em troca da condição',
  proof: 'você mostra uma prova que dá para conferir',
  buyer: 'a frase fala da pessoa, não só de você',
  short: 'é curta: dá para ler de uma vez no celular',
  polite: 'o tom é educado e direto',
};

export const COSTS: Record<CostKey, string> = {
  rude: 'o tom fecha a porta: quem se sente diminuído não compra',
  promise: 'promessa vira oferta, e pela lei você tem que cumprir; sem ela a frase fica mais forte',
  pressure: 'pressa empurrada faz a pessoa se defender',
  badmouth: 'falar mal do outro põe a dúvida em você',
  discount: 'o desconto saiu sem você receber nada em troca',
  priceFirst: 'o preço chegou antes do motivo, e sozinho ele só parece caro',
  hype: 'palavra de propaganda parece anúncio: diga um fato que a pessoa possa conferir',
  offerFirst: 'oferece antes de perguntar: a pessoa ainda não viu motivo para te ouvir',
  argues: 'rebate antes de mostrar que entendeu, e a pessoa se defende em vez de te ouvir',
  pushy: 'cobra resposta sem trazer nada novo; a pessoa só consegue inventar uma desculpa',
  self: 'fala de você e do produto; a pessoa ainda não apareceu na frase',
  long: 'é longa: no celular a pergunta se perde no fim',
  closed: 'a pergunta se responde com “não”, e aí a conversa acaba',
  many: 'são várias perguntas juntas; a pessoa responde a mais fácil',
  noQuestion: 'não termina em pergunta, então quem fica com a bola é ninguém',
};

export const POINTS: Record<CostKey, number> = {
  rude: 5,
  promise: 3,
  pressure: 3,
  badmouth: 3,
  discount: 3,
  hype: 2,
  offerFirst: 2,
  argues: 2,
  priceFirst: 2,
  pushy: 3,
  self: 2,
  long: 2,
  closed: 1,
  many: 1,
  noQuestion: 2,
};
