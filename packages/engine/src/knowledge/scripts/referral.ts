import { b2b, byAppointment, firstSteps, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const referralScripts: ChannelScriptKnowledge = {
  channel: 'referral',
  voice: 'chat',
  opening: {
    title: 'Abertura: pedir a indicação',
    usage: 'A um cliente satisfeito, logo depois de um resultado ou elogio.',
    tips: [
      'Peça por uma situação, não por um nome qualquer',
      'Por voz funciona melhor do que por texto',
    ],
    content: [
      [
        firstSteps(
          '[nome], tudo bem? Estou começando a trabalhar com {assunto} e você é das primeiras pessoas que procuro. Posso te contar em um minuto?',
        ),
        '[nome], posso te perguntar uma coisa? Do que a gente fez, o que mais valeu para você?',
        '[nome], que bom ouvir isso! O que mudou mais, na prática?',
      ],
      '(espere a resposta e agradeça com as palavras da pessoa)',
      [
        b2b(
          'Fico feliz. Deixa eu te pedir uma ajuda: quem você conhece que vive isto aqui: {dor}? Pode ser um fornecedor, um colega de associação, alguém de outra unidade.',
        ),
        'Fico feliz. Deixa eu te pedir uma ajuda: quem da sua família, do trabalho ou do prédio está passando por isto: {dor}?',
      ],
      'Para não te dar trabalho, eu te mando um texto de três linhas e você só encaminha. Prometo que falo com a pessoa com o mesmo cuidado. Quem veio primeiro à cabeça?',
    ],
  },
  main: {
    title: 'Roteiro principal: falar com quem foi indicado',
    usage: 'Em até 24 horas depois da indicação.',
    tips: [
      'Cite quem indicou na primeira linha',
      style('hunter', 'Não corra para o preço: a confiança é emprestada'),
    ],
    content: [
      [
        firstSteps(
          'Texto para a pessoa encaminhar\n“Lembrei de você. {eu} está começando com {assunto} e cuida bem de cada pessoa. Posso passar o seu contato?”',
        ),
        'Texto para o cliente encaminhar\n“Lembrei de você. {eu} me ajudou com algo parecido com o que você comentou e eu gostei. Posso passar o seu contato?”',
      ],
      [
        firstSteps(
          'Mensagem 1\nOi, [nome]! Aqui é {quem}. [quem indicou] achou que eu poderia te ajudar e que valia uma conversa. Posso te fazer duas perguntas?',
        ),
        'Mensagem 1\nOi, [nome]! Aqui é {quem}. [quem indicou] me disse que você está vendo um assunto que a gente resolveu por lá e achou que valia uma conversa. Posso te fazer duas perguntas?',
      ],
      [
        firstSteps(
          'Mensagem 2\nO que você está querendo resolver? Pergunto porque muita gente passa por isto: {dor}.',
        ),
        b2b(
          'Mensagem 2\nO que está pegando mais aí hoje? No caso de [quem indicou], era parecido com isto: {dor}.',
        ),
        'Mensagem 2\nO que você está querendo resolver? Com [quem indicou] a gente começou por algo bem parecido com isto: {dor}.',
      ],
      [
        byAppointment(
          'Mensagem 3\nEntendi. {argumento} Quer vir conhecer? Tenho [dia e horário], e você vê se gosta antes de marcar o próximo.',
        ),
        'Mensagem 3\nEntendi. {argumento} Como cada caso é um caso, prefiro te ouvir 15 minutos. Fica bom [dia e horário]?',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: retorno ao indicado e a quem indicou',
    usage: 'Se o indicado não respondeu em três dias, e sempre para dar notícia.',
    tips: ['Dar notícia a quem indicou é o que gera a segunda indicação'],
    content: [
      'Para quem foi indicado\nOi, [nome]. Imagino que a semana esteja cheia. [quem indicou] falou tão bem de você que não quis deixar passar. Prefere que eu te chame na semana que vem?',
      [
        'Para quem indicou\n[quem indicou], passando para te contar: falei com [nome] e foi ótimo. Seguimos assim: [próximo passo]. Valeu por lembrar de mim!',
        'Para quem indicou\n[quem indicou], te devo notícia: conversei com [nome] e combinamos [próximo passo]. Valeu demais pela confiança.',
      ],
    ],
  },
  closing: {
    title: 'Fechamento: transformar a confiança em sim',
    usage: 'Quando o indicado já entendeu a solução.',
    tips: ['Depois do sim, agradeça a quem indicou no mesmo dia'],
    content: [
      [
        firstSteps(
          'Mensagem 1\n[nome], pelo que conversamos, ficaria assim: [o que foi combinado], com data e valor por escrito.',
        ),
        'Mensagem 1\n[nome], pelo que conversamos, o caminho é o mesmo que deu certo com [quem indicou], ajustado para você. Ficaria assim: [o que foi combinado].',
      ],
      [
        b2b(
          'Mensagem 2\nSugiro começar pelo primeiro mês, com revisão marcada. Se não entregar o combinado, você não segue. Posso preparar o documento?',
        ),
        'Mensagem 2\nSe fizer sentido, começo esta semana. Prefere Pix ou cartão?',
      ],
      [
        firstSteps(
          'Mensagem 3\nFechado! Vou cuidar como se fosse para alguém da minha família. Posso contar a [quem indicou] que deu certo?',
        ),
        'Mensagem 3\nFechado! Vou cuidar como cuidei lá. E posso contar a [quem indicou] que deu certo?',
      ],
    ],
  },
};
