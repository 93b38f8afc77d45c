import { sentence } from '../../shared/writing/pt/sentence.ts';
import { type Asking, OTHERS_DECIDE, WEIGHS } from './asked.ts';

/** Questions about what is bought or rented as a thing, and about offers of no known kind. */
export const GOODS_QUESTIONS = {
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
      OTHERS_DECIDE,
    ],
    consequences: [
      ['E quanto o atual já levou de oficina este ano?', 'E quando o seu para, como você se vira?'],
      [
        'E se esperar mais um ano, quanto ele perde de valor?',
        'E se aparecer defeito depois da compra, quem você procura?',
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
      ['Quem vai junto na visita e precisa gostar?', OTHERS_DECIDE[0]],
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
      OTHERS_DECIDE,
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
      OTHERS_DECIDE,
    ],
    consequences: [
      [
        sentence`E quando a escolha ${ofTheWhat} não dá certo, o que sobra para você?`,
        'E enquanto não resolve, quanto isso te custa, em dinheiro ou em tempo?',
      ],
      ['E se ficar como está, o que piora primeiro?', 'E quem mais sente quando isso falha?'],
    ],
  }),
} satisfies Record<string, Asking>;
