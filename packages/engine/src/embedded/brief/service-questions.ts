import { sentence } from '../../shared/writing/pt/sentence.ts';
import { type Asking, OTHERS_DECIDE, WEIGHS } from './asked.ts';

/** Questions about what somebody does for the customer. */
export const SERVICE_QUESTIONS = {
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
      OTHERS_DECIDE,
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
  subscription: ({ what, inWhat }) => ({
    questions: [
      [
        sentence`Hoje você já tem ${what}? Como está sendo?`,
        sentence`Como você se vira hoje sem ${what}, ou já tem?`,
      ],
      ['Do que você mais sente falta no que usa hoje?', 'O que você paga hoje e quase não usa?'],
      [
        sentence`O que não pode faltar ${inWhat} para valer a pena todo mês?`,
        sentence`O que ${inWhat} faria diferença no seu dia a dia?`,
      ],
      ['Quando você gostaria de começar?', 'Tem contrato correndo hoje? Vence quando?'],
      OTHERS_DECIDE,
    ],
    consequences: [
      [
        'E quando dá problema hoje, quem atende e em quanto tempo?',
        'E ficar como está, quanto custa por mês, contando o tempo?',
      ],
      ['E o que já aconteceu por falta disso?', 'E quem sente primeiro quando isso falha?'],
    ],
  }),
} satisfies Record<string, Asking>;
