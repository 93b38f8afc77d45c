import { b2b, byAppointment, priced, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const instagramScripts: ChannelScriptKnowledge = {
  channel: 'instagram',
  voice: 'chat',
  opening: {
    title: 'Abertura: Reels de 30 segundos',
    usage: 'Vídeo para ser descoberto. Fale olhando para a câmera, com legenda.',
    tips: [
      'A primeira frase vem antes de qualquer “oi, gente”',
      style('strategist', 'Grave três versões da primeira frase e compare a retenção'),
    ],
    content: [
      [
        'Se isto acontece com você, fica 30 segundos: {dor}.',
        'Tem uma coisa que ouço toda semana: {dor}. E quase sempre começa no mesmo ponto.',
      ],
      '(mostre a situação ou o trabalho enquanto fala)',
      [
        'Muita gente acha que é assim mesmo e vai levando. Não precisa.',
        'Quase todo mundo se acostuma com isso. E dá para ser diferente.',
      ],
      'Por aqui é assim: {argumentoEmFrase}',
      [
        b2b(
          'Se você passa por isso no seu negócio, comenta “quero” que eu te chamo no direct e te faço duas perguntas.',
        ),
        'Se é o seu caso, me manda “eu” no direct que eu te digo por onde começar.',
        'Salva este vídeo e me conta no direct qual é o seu caso. Eu respondo, de verdade.',
      ],
    ],
  },
  main: {
    title: 'Roteiro principal: conversa no direct',
    usage: 'Para quem comentou, votou na enquete ou mandou mensagem.',
    tips: [
      'Cite o que a pessoa fez antes de perguntar',
      'Com interesse claro, leve para o WhatsApp',
    ],
    content: [
      [
        b2b(
          'Mensagem 1\nOi, [nome]! Vi seu comentário e dei uma olhada no seu perfil, gostei de [algo que viu no perfil]. Isso de que falei no vídeo acontece por aí?',
        ),
        'Mensagem 1\nOi, [nome]! Que bom que você chamou. Me conta: o que no vídeo bateu com o que você está vivendo?',
      ],
      [
        byAppointment('Mensagem 2\nEntendi. E hoje você já faz com alguém ou está procurando?'),
        'Mensagem 2\nEntendi. E você já tentou resolver de algum jeito ou é a primeira vez que procura?',
      ],
      [
        priced(
          ['high', 'premium'],
          'Mensagem 3\nPelo que você contou, dá para ajudar, sim. Como cada caso muda o valor, o melhor é uma conversa de 15 minutos. Posso te chamar no WhatsApp? Me passa o número e o melhor horário.',
        ),
        byAppointment(
          'Mensagem 3\nPelo que você contou, consigo te atender, sim. {argumento} Fica em {ticket}, conforme o que você escolher. Quer que eu veja um horário para você?',
        ),
        'Mensagem 3\nPelo que você contou, dá para resolver. {argumento} Fica em {ticket}, conforme o caso. Quer que eu te explique por áudio no WhatsApp?',
      ],
    ],
  },
  followUp: {
    title: 'Follow-up: retomar quem sumiu no direct',
    usage: 'Quando a pessoa visualizou e não voltou. Dois toques, com algo novo.',
    tips: ['Responder a um story da pessoa é o retorno mais natural'],
    content: [
      [
        'Dia 2\n[nome], postei um caso bem parecido com o seu nos stories e lembrei de você. Quer que eu te mande direto aqui?',
        'Dia 2\n[nome], gravei uma resposta curta para a sua dúvida. Posso mandar?',
      ],
      'Dia 6\nPassando para não te deixar sem resposta, [nome]. Se não for a hora, sem problema. Posso te avisar quando abrir [próxima data ou condição]?',
    ],
  },
  closing: {
    title: 'Fechamento: do direct para o pagamento ou a reunião',
    usage: 'Quando a pessoa perguntou como faz para contratar ou comprar.',
    tips: ['Uma opção principal e uma alternativa; mais do que isso trava'],
    content: [
      [
        b2b(
          'Mensagem 1\nPerfeito, [nome]. Então o próximo passo é a conversa de 20 minutos. Tenho [duas opções de horário]. Qual fica melhor?',
        ),
        'Mensagem 1\nPerfeito, [nome]. Ficou assim: [o que foi combinado], por [valor]. Posso confirmar?',
      ],
      [
        b2b(
          'Mensagem 2\nMarcado. Te mando o convite agora e um resumo do que conversamos, para você não precisar explicar de novo.',
        ),
        'Mensagem 2\nÓtimo! Prefere Pix ou cartão? Assim que cair eu te confirmo por aqui.',
      ],
      'Mensagem 3\nTudo certo. Qualquer dúvida me chama. E depois me conta como foi, que eu adoro saber.',
    ],
  },
};
