import { OTHERS_DECIDE, WEIGHS, type Wordings } from './asked.ts';

/** What to ask where no answer names the offer: no line to say has a stand-in for it. */
export const UNNAMED: Readonly<
  Record<'questions' | 'consequences' | 'openings', readonly Wordings[]>
> = {
  questions: [
    ['Como você resolve isso hoje?', 'Quem cuida disso para você hoje?'],
    [
      'Da última vez, o que te agradou e o que faltou?',
      'Na última vez, saiu como você queria? O que faltou?',
    ],
    WEIGHS,
    ['É para agora ou dá para esperar?', 'Para quando você precisa disso resolvido?'],
    OTHERS_DECIDE,
  ],
  consequences: [
    [
      'E enquanto não resolve, quanto isso te custa, em dinheiro ou em tempo?',
      'E ficar como está, quanto custa por mês, contando o tempo?',
    ],
    ['E se ficar como está, o que piora primeiro?', 'E quem mais sente quando isso falha?'],
  ],
  openings: [
    [
      'Se pudesse mudar uma coisa na sua rotina de trabalho, o que mudaria primeiro?',
      'O que mais toma o seu tempo hoje e não deveria?',
    ],
    ['O que fez você pensar em mudar agora?', 'O que aconteceu para você procurar agora?'],
    [
      'O que já te deixou com um pé atrás na hora de contratar alguém?',
      'Qual foi a última promessa que te fizeram e não cumpriram?',
    ],
  ],
};
