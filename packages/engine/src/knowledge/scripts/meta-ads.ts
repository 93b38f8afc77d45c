import { b2b, priced } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const metaAdsScripts: ChannelScriptKnowledge = {
  channel: 'meta-ads',
  voice: 'chat',
  opening: {
    title: 'Abertura: vídeo do anúncio, 25 segundos',
    usage: 'Fale olhando para a câmera, na vertical, com legenda. Botão: enviar mensagem.',
    tips: [
      'Diga a região no começo: filtra curioso',
      'Nada de “você está com problema de…” em saúde: a Meta recusa',
    ],
    content: [
      [
        b2b('Se você tem um negócio em [cidade], talvez já tenha passado por isto: {dor}.'),
        'Você que é de [cidade]: se a sua história é esta, presta atenção: {dor}.',
        'Para quem mora em [cidade] e vive isto: {dor}.',
      ],
      '(mostre o resultado ou a situação real)',
      '{argumento}',
      'Este mês estou atendendo [número de vagas] pessoas nesta condição. É o que eu consigo fazer bem feito.',
      'Toca no botão, me responde duas perguntas no WhatsApp e eu te digo se serve para você.',
    ],
  },
  main: {
    title: 'Roteiro principal: receber quem clicou',
    usage: 'Primeiras mensagens no WhatsApp, em até 10 minutos.',
    tips: [
      'A primeira resposta pergunta; o preço vem com contexto',
      'Etiquete o anúncio de origem',
    ],
    content: [
      'Mensagem 1 (automática)\nOi! Que bom que você chamou. Aqui é {quem}. Para te responder certo: o que você quer resolver e em que bairro ou cidade está?',
      [
        b2b(
          'Mensagem 2\nBoa, [nome]. E quantas pessoas trabalham aí com você? Isso muda a solução que eu indico.',
        ),
        'Mensagem 2\nBoa, [nome]. É para quando? E já fez algo parecido antes?',
      ],
      [
        priced(
          ['high', 'premium'],
          'Mensagem 3\nDá para ajudar, sim. Como o valor muda conforme o caso, {ticket}, o certo é uma conversa de 15 minutos ou uma visita. Fica bom [dia e horário]?',
        ),
        'Mensagem 3\nDá para ajudar, sim. {argumento} O valor fica em {ticket}. Quer a opção mais simples ou a completa?',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: perguntou o preço e sumiu',
    usage: 'Mesmo dia, dia 1 e dia 4. Depois, só com novidade e permissão.',
    tips: ['Metade de quem some só se distraiu: um retorno leve traz de volta (estimativa)'],
    content: [
      'No mesmo dia\n[nome], acho que a correria te pegou. Te passo o preço certinho se você me disser só isto: [a pergunta que faltou].',
      [
        'Dia 1\nOi, [nome]! Separei um caso parecido com o que você contou. Posso te mandar a foto do resultado?',
        'Dia 1\nOi, [nome]! Surgiu um horário em [dia e horário]. Lembrei de você. Quer que eu segure?',
      ],
      'Dia 4\n[nome], encerro por aqui para não te encher. Se quiser receber aviso de condição nova, responde “pode”. Se não, tudo bem!',
    ],
  },
  closing: {
    title: 'Fechamento: fechar na conversa do anúncio',
    usage: 'Quando a pessoa já tem o preço e faz perguntas de detalhe.',
    tips: ['Prazo da oferta precisa ser verdadeiro'],
    content: [
      'Mensagem 1\nPelo que você contou, [nome], eu iria com [opção indicada], porque resolve o principal sem gastar a mais. Concorda?',
      [
        b2b(
          'Mensagem 2\nPara começar, preciso do CNPJ e de um e-mail. Mando o resumo por escrito e o boleto ou Pix. Pode ser?',
        ),
        'Mensagem 2\nPara garantir a condição, é Pix ou cartão. Qual você prefere? Mando o link agora.',
      ],
      'Mensagem 3\nConfirmado, [nome]! Anota: [dia e horário]. Te lembro na véspera por aqui.',
    ],
  },
};
