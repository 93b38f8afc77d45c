import { hash } from '../../shared/variation.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { bare, de, em, the } from '../../shared/writing/pt/articles.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import type { PurchaseKind } from '../phrasing/purchase.ts';

/** What to ask about an offer of which no trade is curated. */
export interface OfferQuestions {
  questions: readonly string[];
  consequences: readonly string[];
  openings: readonly string[];
}

/** The wordings of one question; each seller gets one of them. */
type Wordings = readonly [string, ...string[]];

/** @param what the offer, or the item of it that this customer buys. */
export function questionsFor(
  what: NounPhrase,
  kind: PurchaseKind,
  seedText: string,
  isCompany: boolean,
): OfferQuestions {
  const seed = hash(`${what.text} ${seedText}`);
  const chosen = (all: readonly Wordings[]) =>
    all.map((wordings, at) => wordings[(seed + at) % wordings.length] ?? wordings[0]);
  const nouns = nounsOf(what);
  const { questions, consequences } = BY_KIND[kind](nouns, isCompany);
  return {
    questions: chosen(questions),
    consequences: chosen(consequences),
    openings: chosen(openingsOf(nouns, GOODS.has(kind))),
  };
}

const nounsOf = (what: NounPhrase) => ({
  what: bare(what),
  theWhat: the(what),
  ofWhat: de({ ...what, article: 'none' }),
  ofTheWhat: de(what),
  inWhat: em(what),
});
type Nouns = ReturnType<typeof nounsOf>;
interface Asked {
  questions: readonly Wordings[];
  consequences: readonly Wordings[];
}

/** Kinds that are bought as things. */
const GOODS: ReadonlySet<PurchaseKind> = new Set(['goods', 'machine', 'vehicle', 'property']);

const openingsOf = (
  { what, ofWhat, inWhat, ofTheWhat }: Nouns,
  isGoods: boolean,
): readonly Wordings[] => [
  isGoods
    ? [
        sentence`Se pudesse mudar uma coisa na hora da compra ${ofWhat}, o que você mudaria?`,
        sentence`O que você mais quer acertar na próxima compra ${ofWhat}?`,
        sentence`Quando se fala em ${what}, o que vem primeiro à sua cabeça?`,
      ]
    : [
        sentence`O que você mais quer acertar ${inWhat} desta vez?`,
        sentence`Quando se fala em ${what}, o que vem primeiro à sua cabeça?`,
        sentence`O que não pode dar errado ${inWhat}, para você?`,
      ],
  [
    sentence`Você está vendo ${what} para agora ou ainda pesquisando?`,
    sentence`O que fez você pensar em ${what} agora?`,
  ],
  [
    sentence`O que você já ouviu falar ${ofTheWhat} que te deixou com um pé atrás?`,
    sentence`Qual foi a última dúvida que você teve sobre ${what}?`,
  ],
];

const WEIGHS: Wordings = [
  'Na hora de decidir, o que pesa mais para você: preço, prazo ou confiança em quem atende?',
  'O que faz você escolher um e não outro: o preço, o prazo ou quem atende?',
  'Fora o preço, o que faz você bater o martelo?',
];
const WITH_WHOM: Wordings = [
  'Quem mais vai querer opinar antes de você decidir?',
  'Você decide por conta própria ou conversa com alguém antes?',
  'Tem mais alguém que precisa gostar da ideia?',
];

const BY_KIND: Readonly<Record<PurchaseKind, (nouns: Nouns, isCompany: boolean) => Asked>> = {
  goods: ({ what, ofWhat, inWhat }, isCompany) => ({
    questions: [
      [
        sentence`O que você olha primeiro quando compra ${what}?`,
        sentence`O que não pode faltar ${inWhat} para você levar?`,
      ],
      [
        sentence`Da última compra ${ofWhat}, do que você gostou e o que faltou?`,
        sentence`Na última vez que comprou ${what}, veio como você esperava?`,
      ],
      WEIGHS,
      [sentence`Para quando você precisa ${ofWhat}?`, 'É para agora ou para alguma data?'],
      isCompany
        ? [
            'Quanto você costuma levar por vez, e de quanto em quanto tempo?',
            'Que quantidade resolve o seu mês?',
          ]
        : ['É para você ou para presente?', 'Vai usar no dia a dia ou em alguma ocasião?'],
    ],
    consequences: [
      [
        sentence`E quando a compra ${ofWhat} não vem como devia, o que sobra para você resolver?`,
        sentence`E se a escolha ${ofWhat} sair errada, como você faz?`,
      ],
      [
        'E quando falta ou atrasa, o que acontece aí?',
        'E quando não dá certo, dá para trocar ou fica no prejuízo?',
      ],
    ],
  }),
  service: ({ what, ofWhat, ofTheWhat }) => ({
    questions: [
      [
        sentence`Quando precisa ${ofWhat}, como você escolhe quem chamar?`,
        sentence`Como você costuma achar quem faça isso, na hora que precisa ${ofWhat}?`,
      ],
      [
        sentence`Na última vez que precisou ${ofWhat}, saiu como você queria?`,
        sentence`Você já contratou ${what} antes? O que deu certo e o que não deu?`,
      ],
      WEIGHS,
      [sentence`Para quando você precisa ${ofWhat}?`, 'Tem data para isso ficar pronto?'],
      WITH_WHOM,
    ],
    consequences: [
      [
        sentence`E enquanto isso não se resolve, o que você deixa de fazer?`,
        sentence`E quando o resultado ${ofTheWhat} não sai como combinado, quem corre atrás?`,
      ],
      [
        'E refazer, já aconteceu? Quanto custou, em dinheiro ou em tempo?',
        'E se ficar para depois, o que piora?',
      ],
    ],
  }),
  consulting: ({ what, ofWhat, inWhat }) => ({
    questions: [
      [
        'Quem cuida disso aí hoje, e o que costuma ficar sem ninguém olhar?',
        sentence`Como esse assunto ${ofWhat} é tratado aí hoje?`,
      ],
      [
        'Quando foi a última vez que alguém revisou isso, e o que apareceu?',
        'O que já tentaram nisso, e até onde foi?',
      ],
      [
        sentence`O que você precisaria ver ${inWhat} para confiar no trabalho?`,
        sentence`O que faria você dizer não para ${what} logo de saída?`,
      ],
      [
        'Em quanto tempo você esperaria ver o primeiro resultado?',
        'Que número mudaria primeiro, se desse certo?',
      ],
      [
        'Quem mais participa dessa decisão?',
        'Quem precisa estar na conversa para não repetir tudo depois?',
      ],
    ],
    consequences: [
      [
        'E deixar como está por mais um ano, quanto custa?',
        'E o que acontece se aparecer um erro que ninguém viu?',
      ],
      ['E quem paga a conta quando isso falha?', 'E quanto tempo da sua equipe isso leva por mês?'],
    ],
  }),
  care: ({ what, inWhat }) => ({
    questions: [
      [
        sentence`O que você espera ${inWhat} que ainda não encontrou?`,
        sentence`O que fez você procurar ${what} agora?`,
      ],
      [
        'Você já tentou algo parecido? O que ajudou e o que fez parar?',
        'O que você já tentou até hoje, e até onde foi?',
      ],
      [
        'O que você gostaria de notar diferente daqui a três meses?',
        'Como você vai saber que está dando certo?',
      ],
      [
        'Que dias e horários cabem na sua semana?',
        'Qual é o melhor horário para você, sem correria?',
      ],
      [
        'O que poderia fazer você desistir no meio do caminho?',
        'O que já te fez faltar ou parar outras vezes?',
      ],
    ],
    consequences: [
      [
        'E se continuar do jeito que está, como você se vê daqui a seis meses?',
        'E o que isso já atrapalha no seu dia?',
      ],
      ['E o que você deixou de fazer por causa disso?', 'E quem mais em volta de você sente isso?'],
    ],
  }),
  appointment: ({ what, inWhat, ofTheWhat }) => ({
    questions: [
      [
        sentence`O que fez você procurar ${what} agora?`,
        sentence`Quem costuma cuidar ${ofTheWhat} para você hoje?`,
      ],
      [
        'Da última vez, ficou como você queria?',
        'Teve alguma coisa que te incomodou da última vez?',
      ],
      [
        sentence`O que não pode dar errado ${inWhat}?`,
        sentence`O que faz você voltar sempre no mesmo lugar para ${what}?`,
      ],
      ['Que dia e horário ficam melhores para você?', 'Prefere durante a semana ou no sábado?'],
      [
        'O que te faz adiar quando pensa em marcar?',
        'Você prefere resolver já ou tirar as dúvidas antes?',
      ],
    ],
    consequences: [
      [
        'E quando fica para depois, o que costuma acontecer?',
        'E se não ficar bom, como você resolve?',
      ],
      ['E quanto tempo você já perdeu por causa disso?', 'E refazer em outro lugar, já aconteceu?'],
    ],
  }),
  subscription: ({ what, inWhat, ofTheWhat }) => ({
    questions: [
      [
        sentence`Hoje você já tem ${what}? Como está sendo?`,
        sentence`Como você se vira hoje sem ${what}, ou já tem?`,
      ],
      ['Do que você mais sente falta no que usa hoje?', 'O que você paga hoje e quase não usa?'],
      [
        sentence`O que não pode faltar ${inWhat} para valer a pena todo mês?`,
        sentence`O que faria você se arrepender ${ofTheWhat} no segundo mês?`,
      ],
      ['Quando você gostaria de começar?', 'Tem contrato correndo hoje? Vence quando?'],
      WITH_WHOM,
    ],
    consequences: [
      [
        'E quando dá problema hoje, quem atende e em quanto tempo?',
        'E ficar como está, quanto custa por mês, contando o tempo?',
      ],
      ['E o que já aconteceu por falta disso?', 'E quem sente primeiro quando isso falha?'],
    ],
  }),
  rental: ({ ofWhat }) => ({
    questions: [
      [
        sentence`Para que dia você precisa ${ofWhat}, e por quanto tempo?`,
        'Qual é a data, e quanto tempo vai ficar com você?',
      ],
      [
        'Você já alugou antes? O que deu certo e o que atrasou?',
        'Na última vez que alugou, chegou como combinado?',
      ],
      ['Onde vai ser a entrega, e tem escada ou horário certo?', 'Quem recebe e quem devolve?'],
      WEIGHS,
      WITH_WHOM,
    ],
    consequences: [
      [
        'E se não chegar na hora, o que acontece com o resto do dia?',
        'E se vier com defeito, dá tempo de trocar?',
      ],
      [
        'E se precisar ficar mais uns dias, como você faria?',
        'E quem responde se quebrar alguma coisa?',
      ],
    ],
  }),
  property: ({ theWhat, inWhat, ofTheWhat }) => ({
    questions: [
      [
        sentence`O que não pode faltar ${inWhat} que você procura?`,
        sentence`Como é o dia a dia de quem vai usar ${theWhat}?`,
      ],
      [
        'Você já visitou algum? O que faltou nele?',
        'De tudo que você já viu, qual chegou mais perto, e por que não foi?',
      ],
      [
        'Que parcela cabe no seu mês sem aperto?',
        'Entrada, parcela ou lugar: o que manda mais na sua escolha?',
      ],
      ['Para quando você quer se mudar?', 'Tem alguma data que não pode passar?'],
      ['Quem vai junto na visita e precisa gostar?', WITH_WHOM[0]],
    ],
    consequences: [
      [
        'E se ficar mais um ano como está, quanto sai do seu bolso?',
        'E o que muda na sua rotina quando isso se resolver?',
      ],
      [
        'E se o crédito não sair de primeira, você já sabe o que fazer?',
        sentence`E quem te ajuda com a papelada ${ofTheWhat}?`,
      ],
    ],
  }),
  vehicle: ({ theWhat }) => ({
    questions: [
      [
        'O que você tem hoje, e o que te faz querer trocar?',
        sentence`Vai usar ${theWhat} mais para trabalho ou para a família?`,
      ],
      [
        'Quantos quilômetros você roda por dia?',
        'O que não pode faltar nele para o seu dia a dia?',
      ],
      [
        'Pensa em pagar à vista, financiar ou dar o seu na troca?',
        'Que parcela cabe no seu mês com folga?',
      ],
      ['Para quando você precisa?', 'Até quando dá para ficar com o que você tem?'],
      WITH_WHOM,
    ],
    consequences: [
      ['E quanto o atual já levou de oficina este ano?', 'E quando o seu para, como você se vira?'],
      [
        'E se esperar mais um ano, quanto ele perde de valor?',
        'E se aparecer defeito depois da compra, quem você procura?',
      ],
    ],
  }),
  machine: ({ what, ofWhat }) => ({
    questions: [
      [
        sentence`O que você usa hoje no lugar ${ofWhat}, e o que já não dá conta?`,
        'O que você usa hoje, de que ano é, e o que ele deixa de fazer?',
      ],
      [
        'Quanto custa para você um dia parado por causa disso?',
        'Quantas vezes ele parou no último ano, e quem consertou?',
      ],
      [
        sentence`Como a compra ${ofWhat} é aprovada aí, e quem participa?`,
        'Quem decide junto, e o que cada um olha primeiro?',
      ],
      [
        'Em que época do ano essa compra costuma sair?',
        'De onde sai o dinheiro dessa compra: caixa, banco ou verba?',
      ],
      [
        sentence`O que faria você trocar de marca em ${what}?`,
        'O que você exige de assistência depois da entrega?',
      ],
    ],
    consequences: [
      [
        'E quando ele para no pior dia, o que você perde?',
        'E continuar mais um ano com o que tem, quanto custa em conserto e serviço perdido?',
      ],
      ['E quem perde o sono quando isso acontece?', 'E o que atrasa em cadeia quando ele para?'],
    ],
  }),
  unknown: ({ what, ofWhat, inWhat, ofTheWhat }) => ({
    questions: [
      [
        sentence`O que você procura ${inWhat} hoje?`,
        sentence`Como você resolve hoje o assunto ${what}?`,
      ],
      [
        sentence`Da última vez que você precisou ${ofWhat}, o que te agradou e o que faltou?`,
        sentence`Você já passou por isso com ${what}? Como foi?`,
      ],
      WEIGHS,
      [sentence`Para quando você precisa ${ofWhat}?`, 'É para agora ou dá para esperar?'],
      WITH_WHOM,
    ],
    consequences: [
      [
        sentence`E quando a escolha ${ofTheWhat} não dá certo, o que sobra para você?`,
        'E enquanto não resolve, quanto isso te custa, em dinheiro ou em tempo?',
      ],
      ['E se ficar como está, o que piora primeiro?', 'E quem mais sente quando isso falha?'],
    ],
  }),
};
