import { bigBuyer, firstSteps, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const linkedinScripts: ChannelScriptKnowledge = {
  channel: 'linkedin',
  voice: 'chat',
  opening: {
    title: 'Abertura: convite e primeira mensagem',
    usage:
      'Convite com nota só para os contatos mais importantes; a mensagem vai depois do aceite.',
    tips: [
      'A nota do convite não vende nada',
      'O fato recente precisa ser verdadeiro e da empresa',
    ],
    content: [
      [
        'Convite (até 200 caracteres)\nOi, [nome]. Vi [fato recente da empresa] e acompanho o tema de perto. Gostaria de ter você na minha rede para trocar sobre isso.',
        'Convite (até 200 caracteres)\n[nome], gostei do que você comentou sobre [fato recente da empresa]. Trabalho com esse assunto e gostaria de acompanhar você por aqui.',
      ],
      [
        firstSteps(
          'Mensagem 1 (depois do aceite)\nAgradeço o aceite, [nome]. Estou estudando a fundo o dia a dia de {compradores}, e um ponto se repete: {dor}. Na [empresa] isso também aparece ou vocês já resolveram?',
        ),
        bigBuyer(
          'Mensagem 1 (depois do aceite)\nAgradeço o aceite, [nome]. Tenho falado com {compradores} e um ponto se repete: {dor}. Curiosidade sincera: na [empresa] isso está na pauta deste semestre ou já ficou para trás?',
        ),
        'Mensagem 1 (depois do aceite)\nAgradeço o aceite, [nome]. Converso com vários {compradores} e um ponto se repete: {dor}. Na [empresa] isso também aparece?',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: da resposta à reunião',
    usage: 'Quando a pessoa respondeu algo além de “ok”. Três mensagens, uma por dia útil.',
    tips: [
      style('communicator', 'Na segunda mensagem, use voz: 30 segundos, com o nome da pessoa'),
      style('consultant', 'Faça a pergunta técnica que só quem entende faria'),
      'Só peça reunião depois que a pessoa falou do problema',
    ],
    content: [
      [
        'Mensagem 1\nFaz sentido, [nome]. Quando isso acontece aí, pesa mais no prazo, no custo ou na equipe?',
        'Mensagem 1\nEntendi, [nome]. E hoje vocês medem isso ou só percebem quando estoura?',
      ],
      [
        firstSteps(
          'Mensagem 2\nPergunto porque estudei como outras empresas resolvem isso, e tenho uma ideia para o caso de vocês. {argumento}',
        ),
        'Mensagem 2\nPergunto porque vi um caso parecido: [resultado de um cliente, em uma linha]. {argumento}',
      ],
      [
        bigBuyer(
          'Mensagem 3\nTopa 20 minutos para eu te mostrar o que dá para mudar? Se fizer sentido, você chama quem cuida do tema; se não fizer, você sai com o roteiro. [dia e horário] ajuda?',
        ),
        'Mensagem 3\nTopa 20 minutos para eu te mostrar o que foi feito? Se não servir, te digo na hora. [dia e horário] ajuda?',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: retomar com motivo',
    usage: 'Quando a conversa parou. Dias 4, 10 e 25, sempre com algo novo.',
    tips: ['Entre um retorno e outro, comente uma publicação da pessoa'],
    content: [
      'Dia 4\n[nome], lembrei da nossa troca ao ler sobre [novidade do setor]. Resumi em três linhas o que muda para quem está na sua posição. Quer que eu mande aqui?',
      [
        bigBuyer(
          'Dia 10\n[nome], talvez esse tema esteja com outra pessoa aí. Se for o caso, você me diz com quem vale falar? Conto que foi você quem indicou.',
        ),
        'Dia 10\n[nome], fiquei pensando em como vocês estão lidando com isso. Mudou algo desde a nossa conversa?',
      ],
      'Dia 25\n[nome], vou parar de insistir nesse assunto. Sigo publicando sobre o tema por aqui; se virar prioridade, me chama que eu respondo no mesmo dia.',
    ],
  },
  closing: {
    title: 'Fechamento: confirmar reunião e próximo passo',
    usage: 'Quando houve sim para a conversa, ou depois dela.',
    tips: ['Mande pauta com três pontos: aumenta o comparecimento (estimativa)'],
    content: [
      'Mensagem 1\nCombinado, [nome]. Mandei o convite para [dia e horário] com a pauta: como é hoje, o que já tentaram e o que teria de mudar. Falta algum ponto?',
      [
        bigBuyer(
          'Mensagem 2 (depois da reunião)\nGostei da conversa, [nome]. Como combinamos, mando até amanhã a proposta de uma página: problema, escopo, prazo e investimento. Quem mais precisa ler para a decisão andar?',
        ),
        'Mensagem 2 (depois da reunião)\nGostei da conversa, [nome]. Mando até amanhã a proposta de uma página. Se fizer sentido, começamos em [data de início]?',
      ],
      'Mensagem 3\nPara não virar mais um e-mail parado: reservo 15 minutos na quinta para você me dizer sim, não ou o que ajustar. Pode ser?',
    ],
  },
};
