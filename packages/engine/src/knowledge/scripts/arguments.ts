import type { Situation } from '../channels/situation.ts';
import type { Archetype, Wordings } from '../seller/facts.ts';

type Audience = Situation['speaksTo'];

/** Promises by archetype, as whole sentences to the buyer. */
export const MANNER_ARGUMENTS: Record<Audience, Record<Archetype, Wordings>> = {
  companies: {
    hunter: [
      'Comigo anda rápido: em dois dias você tem escopo, preço e data, e decide com isso na mão.',
      'Não vou te prender em reunião: uma conversa, uma proposta de uma página e um prazo para dizer sim ou não.',
    ],
    consultant: [
      'Antes de propor, olho o que vocês já fazem e digo o que não precisa mudar; a proposta cobre só o resto.',
      'Começo por um diagnóstico curto, com as perguntas que quase ninguém faz, e ele fica com vocês mesmo que a gente não siga.',
    ],
    communicator: [
      'Você fala direto comigo do começo ao fim, e eu explico para a sua equipe na língua dela, sem termo difícil.',
      'Apresento a ideia para quem mais precisar ouvir, do dono ao operador, até todo mundo entender a mesma coisa.',
    ],
    strategist: [
      'Antes de começar, combinamos dois números e uma data; na data, a gente abre os números e decide se continua.',
      'Mostro a conta inteira em uma planilha simples, com o que é certo e o que é estimativa, e você muda as premissas.',
    ],
  },
  people: {
    hunter: [
      'Se fizer sentido, hoje mesmo fica resolvido: valor, data e como vai ser, sem ficar indo e voltando.',
      'Vou direto ao ponto: digo o preço, o prazo e o que não faço, e você decide agora ou com calma.',
    ],
    consultant: [
      'Primeiro eu entendo o seu caso e só depois indico; se a opção mais barata resolver, é ela que eu indico.',
      'Explico o porquê de cada coisa, e você sai sabendo escolher, comigo ou com outra pessoa.',
    ],
    communicator: [
      'Você fala comigo do começo ao fim, pelo mesmo número, e eu aviso cada passo sem você precisar perguntar.',
      'Acompanho de perto, conto o que está acontecendo e não sumo depois da venda.',
    ],
    strategist: [
      'Coloco as opções lado a lado, com preço, prazo e o que cada uma deixa de fora, para você comparar sem pressa.',
      'Faço a conta na sua frente, com os seus números, e deixo por escrito o que é certo e o que é estimativa.',
    ],
  },
};

/** Promises for every seller. */
export const ARGUMENTS: Record<Audience, Wordings> = {
  companies: [
    'Começamos por um ponto só, com prazo curto e um número combinado para medir; se não mudar, você não segue.',
    'Em vez de projeto longo, faço um primeiro passo pequeno, com responsável, data e resultado que dá para conferir.',
    'O primeiro mês serve para provar: escopo fechado, uma pessoa respondendo por ele e revisão marcada na agenda.',
  ],
  people: [
    'Você sabe o preço antes, vê exatamente o que vai receber e fica com o contato de quem resolve depois.',
    'Explico cada passo, combino prazo por escrito e continuo do seu lado se algo sair diferente do esperado.',
    'Digo o que dá e o que não dá para fazer, mostro como fica antes de começar, e você decide com calma.',
  ],
};

/** A credential for sellers with years of experience; uses `{oferta}` and `{tempo}`. */
export const CREDENTIALS: Wordings = [
  'Trabalho com {oferta} {tempo} e já vi onde isso costuma dar errado; começo por aí, para você não pagar esse aprendizado.',
  'São muitas conversas sobre {oferta} {tempo}, e aprendi a dizer logo quando não compensa.',
];
