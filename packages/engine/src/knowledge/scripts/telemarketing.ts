import { b2b, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const telemarketingScripts: ChannelScriptKnowledge = {
  channel: 'telemarketing',
  voice: 'call',
  opening: {
    title: 'Abertura: identificação e motivo em 10 segundos',
    usage: 'Base própria, com permissão. Diga quem é, de onde e por que ligou.',
    tips: [
      'Pediu para não ligar? Agradeça, registre e encerre',
      style('communicator', 'Sorria: muda a voz'),
    ],
    content: [
      'Oi, [nome]? Aqui é {eu}, da [sua empresa]. (pausa) Você é nosso contato desde [ocasião do contato]. É uma ligação de dois minutos. Pode ser agora?',
      [
        b2b(
          'Estou ligando para os clientes que não pedem há um tempo, para entender o que mudou. (pausa) Ficou faltando alguma coisa da nossa parte?',
        ),
        'Estou ligando porque ficou um orçamento em aberto e não quis deixar você sem resposta. (pausa) Ainda faz sentido ou já resolveu?',
        'Estou ligando para saber como ficou depois da última vez. (pausa) Deu certo?',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: pergunta, oferta, decisão',
    usage: 'De 3 a 5 minutos. Fale em tópicos, não leia.',
    tips: ['Uma oferta por ligação', 'Ouça o motivo inteiro antes de responder'],
    content: [
      'E hoje, como você está fazendo? (pausa longa)',
      'Entendi. O que mais ouço de quem está na mesma situação é isto: {dor}. (pausa) É por aí?',
      'Então vale saber de uma coisa: {argumentoEmFrase} (pausa)',
      'Para quem já é da casa, fica em {ticket}, com [condição]. (pausa)',
      [
        b2b('Isso ajuda na sua próxima compra? (pausa longa)'),
        'Isso resolveria para você? (pausa longa)',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: ligação de retorno marcada',
    usage: 'No dia e na hora combinados. Se não atender, uma mensagem e mais uma tentativa.',
    tips: ['Atraso no retorno derruba a confiança'],
    content: [
      'Oi, [nome], {eu}, da [sua empresa], no horário que combinamos. (pausa) Conseguiu ver com calma?',
      [
        'O que ficou em dúvida? (pausa longa)',
        'Do que eu te passei, o que pesou mais? (pausa longa)',
      ],
      'Se for valor, vejo o que dá para ajustar. Se for momento, marcamos outra data e eu paro de insistir. (pausa) O que prefere?',
      'Mensagem, se não atendeu: “[nome], te liguei no horário combinado. Tento às [horário]. Se preferir que eu não ligue mais, me avisa que eu tiro seu nome da lista.”',
    ],
  },
  closing: {
    title: 'Fechamento: confirmar e receber na ligação',
    usage: 'Quando houve sim. Leia o combinado e peça confirmação clara.',
    tips: ['Mande o resumo por escrito antes de desligar'],
    content: [
      'Que bom! Vou confirmar tudo com você. [o que foi combinado], por [valor]. (pausa) Está certo?',
      [
        b2b('Faturo no mesmo CNPJ? (pausa) Boleto ou Pix? (pausa)'),
        'Prefere Pix ou cartão? Mando o link agora, no número em que estou falando. (pausa)',
      ],
      'Por ser compra por telefone, se não gostar, são 7 dias para desistir, sem custo. (pausa)',
      'Já mandei o resumo. Apareceu aí? (pausa) Agradeço a confiança, [nome]. Ligo na semana que vem só para saber se ficou bom.',
    ],
  },
};
