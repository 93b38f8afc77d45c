import { describe, expect, it } from 'vitest';
import type { ActContext } from '../types.ts';
import { readMessage } from './acts.ts';

type Case = readonly [keyof typeof TRADES, string, string?];

const situation = (pain: string, mentioned: string): ActContext => ({
  ...{ count: 5, previous: mentioned, isOpen: false, silentSince: null, recent: [pain, mentioned] },
  ...{ revealed: [{ key: 'pain', text: pain }], mentioned: [mentioned], givenBack: [] },
  ...{ known: ['pain'], buyer: { partner: null }, price: { stated: null } },
});
const TRADES = {
  maths: {
    offer: 'aulas de matemática',
    price: 95,
    state: situation(
      'Ele tirou 4 na última prova de matemática e chora na hora da tarefa.',
      'no fim de semana sou eu que sento pra estudar com ele, já tive professor particular que faltava, perco uns 300 por mês e escuto reclamação da escola',
    ),
  },
  solar: {
    offer: 'energia solar',
    price: 48000,
    state: situation(
      'A conta de luz vem uns R$ 1.500 todo mês e a bomba da irrigação puxa demais.',
      'quando cai a energia o leite do tanque azeda, o eletricista demora uma semana pra vir',
    ),
  },
  cake: {
    offer: 'bolo de festa',
    price: 280,
    state: situation(
      'Encomendei um bolo e chegou amassado, passei vergonha na festa da minha filha.',
      'a moça não respondia mensagem e eu tive que buscar do outro lado da cidade',
    ),
  },
  clean: {
    offer: 'limpeza de casa',
    price: 220,
    state: situation(
      'A diarista falta sem avisar e eu chego do trabalho e ainda vou lavar louça.',
      'tenho alergia a poeira, e o cachorro solta muito pelo',
    ),
  },
};

/** Whether a message, or two in a row, link the offer to what the buyer said. */
function isLinked([trade, first, second]: Case): boolean {
  const { state, price, offer } = TRADES[trade];
  const before = readMessage(state, first, price, offer);
  const after =
    second === undefined
      ? before
      : readMessage({ ...state, hasRetold: before.isRetelling }, second, price, offer);
  return [...before.sentences, ...after.sentences].some(({ act }) => act === 'linked_pitch');
}

const LINKED: readonly Case[] = [
  [
    'maths',
    'A senhora disse que senta pra estudar com ele e isso te toma o fim de semana. Por isso eu trabalho assim: dou duas aulas durante a semana. Quem perde o fim de semana deixa de ser você.',
  ],
  [
    'maths',
    'serve pra ti sim: tu me falou que perde uns 300 por mes e escuta reclamação da escola, comigo ele faz a tarefa na aula',
  ],
  [
    'maths',
    'Pelo que tu me falou, o que pesa é o professor que faltava. Comigo, se eu faltar, reponho na mesma semana',
  ],
  ['maths', 'Tu contou que ele chora na tarefa. Na minha aula a gente começa pela tarefa dele.'],
  [
    'maths',
    'Lembra que você comentou da nota 4 na prova? Eu começo justamente revisando essa prova com ele.',
  ],
  ['maths', 'como o professor antigo faltava, eu mando a agenda do mês e aviso com dois dias'],
  [
    'maths',
    'Você me contou que ele tirou 4 na prova e chora.',
    'Então o que eu faço é pegar a prova e montar um plano só com o que ele errou',
  ],
  [
    'maths',
    'aquele choro na hora da tarefa que vc falou, eu trabalho com jogo pra ele perder o medo',
  ],
  [
    'solar',
    'O senhor falou que a bomba puxa demais. O sistema que eu instalo gera de dia, bem na hora da irrigação.',
  ],
  [
    'solar',
    'Pelo que o senhor contou, o que dói é a conta de 1.500. Com as placas, boa parte dela vira geração sua.',
  ],
  ['solar', 'como o leite azeda quando cai a energia, coloco uma bateria só pro tanque'],
  [
    'solar',
    'Foi o que o senhor disse do eletricista que demora uma semana. A gente tem equipe aqui na cidade e atende em 48 horas',
  ],
  [
    'solar',
    'vc mencionou a bomba da irrigação.',
    'é por isso que eu dimensiono o kit pelo consumo dela',
  ],
  [
    'cake',
    'A senhora contou que o bolo chegou amassado. Eu entrego montado, numa caixa rígida, e vou junto no carro.',
  ],
  [
    'cake',
    'pra não passar vergonha de novo na festa, eu te mando foto do bolo pronto antes de sair',
  ],
  [
    'cake',
    'Você disse que ela não respondia mensagem. Comigo tu me chama no zap e eu respondo no mesmo dia',
  ],
  ['clean', 'Você falou da louça depois do trabalho: eu deixo a pia limpa antes de ir embora'],
  [
    'clean',
    'Com a alergia que tu comentou, eu uso aspirador com filtro e passo pano úmido, nada de vassoura',
  ],
];
const NOT_LINKED: readonly Case[] = [
  [
    'maths',
    'Adorei conversar com você, dá pra ver que é uma mãe dedicada. Minhas aulas são ótimas!',
  ],
  ['maths', 'Você tem toda razão no que falou. Eu sou professor há dez anos e meus alunos adoram.'],
  ['maths', 'As aulas são individuais, online ou presenciais, com material incluso.'],
  ['maths', 'Tu falou que ele chora na hora da tarefa e tirou 4 na prova, é isso?'],
  ['maths', 'Entendi, ele tirou 4 na prova e chora na tarefa.'],
  ['maths', 'Que bom que você me contou isso. Trabalho com toda a zona norte.'],
  ['maths', 'Como você sabe, educação é o melhor investimento. Nosso método é premiado.'],
  [
    'maths',
    'Você disse que perde o fim de semana estudando com ele.',
    'Tenho formação em pedagogia e atendo de segunda a sexta',
  ],
  ['maths', 'Obrigado por me contar. Sou formado e dou aula pra crianças de todas as idades'],
  ['solar', 'Energia solar é o futuro, o senhor vai economizar muito.'],
  ['solar', 'O senhor disse que paga caro de luz, né? Todo mundo paga.'],
  ['solar', 'Nossa empresa instalou mais de cem sistemas na região e dá 25 anos de garantia'],
  ['solar', 'Então a bomba puxa demais e a conta vem 1.500.'],
  ['solar', 'Pelo que vejo o senhor é um homem inteligente. Nossos painéis são alemães.'],
  ['cake', 'Seus convidados vão amar, o meu bolo é o melhor da cidade!'],
  ['cake', 'Poxa, que chato isso. Meus bolos são feitos com ingredientes de primeira.'],
  ['cake', 'Me conta mais da festa da sua filha, quantos convidados?'],
  ['clean', 'Somos uma equipe de confiança, com referências e preço justo'],
  ['clean', 'Você falou muito bem. Nossa limpeza é completa e rápida.'],
  ['clean', 'Como te falei, eu limpo tudo, do teto ao chão'],
];
/** No rule was written for these. */
const KEPT_ASIDE = {
  linked: [
    [
      'maths',
      'Segundo a senhora, o pior é sentar com ele no fim de semana. Minha aula é na terça e na quinta, então sábado e domingo ficam de vocês.',
    ],
    [
      'maths',
      'vi que o que te irrita é reclamação da escola. eu converso com a professora dele uma vez por mês',
    ],
    [
      'maths',
      'Já que o outro professor faltava, eu trabalho com substituta: se eu não puder, ela vai',
    ],
    [
      'maths',
      'foi isso que tu me disse, que ele chora na tarefa. aí entra a minha aula, a gente faz a tarefa junto sem pressa',
    ],
    [
      'maths',
      'Guardei o que você me contou da prova.',
      'Por isso a primeira aula é em cima dela, questão por questão',
    ],
    ['maths', 'esses 300 que você perde por mês com professor que falta viram aula dada comigo'],
    [
      'maths',
      'Conforme você comentou, ele trava na matemática. Eu ensino do zero, com material concreto, no ritmo dele',
    ],
    [
      'solar',
      'O senhor me dizia que o leite azeda quando a luz cai. O inversor que eu coloco segura o tanque ligado.',
    ],
    ['solar', 'a tua bomba roda de dia, né, pelo que falou. a placa gera de dia, casa certinho'],
    ['solar', 'Sobre o eletricista que demora: no meu contrato a manutenção vem em até dois dias'],
    [
      'solar',
      'No caso do senhor, que paga 1.500 de luz, o sistema que eu monto cobre quase todo o consumo da irrigação',
    ],
    [
      'solar',
      'Então é a conta que aperta, e a bomba que puxa.',
      'O que eu proponho é um kit pro tamanho dessa bomba',
    ],
    [
      'solar',
      'se a energia cai e o leite azeda, o que muda com a gente é que o tanque fica na bateria',
    ],
    ['cake', 'como você teve que buscar do outro lado da cidade, eu levo na sua porta'],
    [
      'cake',
      'Entendi a vergonha que foi. Por isso eu faço o bolo com estrutura por dentro, ele não amassa no caminho',
    ],
    [
      'cake',
      'a senhora comentou que a moça sumia. eu mando mensagem na véspera confirmando horário',
    ],
    [
      'clean',
      'Você falou que ela falta sem avisar. Nós somos em três, se uma adoece vai outra no lugar.',
    ],
    ['clean', 'o pelo do cachorro que você citou eu tiro com escova própria do sofá, toda visita'],
    [
      'clean',
      'Pensando na sua alergia, trabalho só com produto sem cheiro e tiro a poeira com pano úmido',
    ],
    [
      'clean',
      'chegar do trabalho e ter louça cansa mesmo. com a minha visita você chega e tá tudo guardado',
    ],
  ] as readonly Case[],
  notLinked: [
    ['maths', 'Parabéns por cuidar tanto dele. Nosso reforço é referência no bairro.'],
    ['maths', 'Pelo que você me disse, ele tirou 4 e já teve professor que faltava. O que mais?'],
    ['maths', 'Por isso meu curso é o mais completo, com apostila e simulados.'],
    ['maths', 'eu entendo perfeitamente, e por isso quero te ajudar'],
    [
      'maths',
      'Então o professor faltava e a escola reclama.',
      'Sou apaixonado por ensinar e tenho ótimas avaliações',
    ],
    ['maths', 'Comigo o seu filho vai virar um gênio'],
    ['maths', 'Você contou bem a situação. Posso te explicar como funciona o pacote?'],
    ['solar', 'Muita gente me fala disso. A nossa instalação é rápida e limpa.'],
    ['solar', 'O senhor falou e eu anotei tudo. Somos a maior empresa da região.'],
    ['solar', 'Com energia solar o senhor valoriza a propriedade e ajuda o planeta'],
    ['solar', 'Quer dizer que quando cai a energia o leite azeda no tanque.'],
    ['solar', 'A gente parcela em até 60 vezes e cuida de toda a papelada'],
    ['solar', 'Como o senhor preferir: à vista ou financiado, a gente resolve'],
    ['cake', 'Que linda a festa da sua filha deve ter sido! Faço bolos lindos também.'],
    ['cake', 'A senhora disse que passou vergonha e que o bolo chegou amassado, imagino.'],
    ['cake', 'Tenho vários sabores, ninho, brigadeiro, morango, e entrego no dia'],
    ['clean', 'Você falou da diarista que falta sem avisar, certo?'],
    ['clean', 'Com a gente é tudo no capricho, você vai se apaixonar'],
    ['clean', 'Você é super organizada, dá pra ver. Nosso time é treinado e uniformizado.'],
    ['clean', 'Sei como é cansativo. Nosso pacote mensal tem quatro visitas'],
  ] as readonly Case[],
};

describe('What the offer does about the buyer’s case', () => {
  it.each(LINKED.map((one) => ({ one, text: one[1] })))('is linked: $text', ({ one }) => {
    expect(isLinked(one)).toBe(true);
  });

  it.each(NOT_LINKED.map((one) => ({ one, text: one[1] })))(
    'is not what flatters, retells or praises the offer: $text',
    ({ one }) => expect(isLinked(one)).toBe(false),
  );

  it('is mostly separated in sentences that nothing was fitted to', () => {
    expect(KEPT_ASIDE.linked.filter(isLinked).length).toBeGreaterThanOrEqual(16);
    expect(KEPT_ASIDE.notLinked.filter(isLinked).length).toBeLessThanOrEqual(1);
  });
});
