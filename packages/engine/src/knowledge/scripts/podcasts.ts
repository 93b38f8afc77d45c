import { b2b, style } from '../channels/lines.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';

export const podcastsScripts: ChannelScriptKnowledge = {
  channel: 'podcasts',
  voice: 'talk',
  opening: {
    title: 'Abertura: convite ao convidado ou oferta de pauta',
    usage:
      'E-mail ou mensagem curta. Um convite para quem você quer ouvir; uma pauta para quem tem público.',
    tips: ['Ouça um episódio antes e prove que ouviu'],
    content: [
      [
        b2b(
          'Convite\nOi, [nome]. Sou {eu} e gravo conversas de 25 minutos com {compradores} sobre um tema só: {dor}. Gostei de [algo que a pessoa fez]. Topa contar como vocês lidam com isso? É por vídeo, e você aprova antes de publicar.',
        ),
        'Convite\nOi, [nome]. Sou {eu} e gravo conversas de 25 minutos sobre um tema só: {dor}. Gostei de [algo que a pessoa fez]. Topa contar a sua história? Você aprova antes de publicar.',
      ],
      'Oferta de pauta\nOi! Ouvi o episódio sobre [tema do episódio] e faltou um lado: o de quem atende isso todo dia. Tenho três histórias curtas e um número que surpreende. Serve para a sua audiência?',
    ],
  },
  main: {
    title: 'Roteiro principal: perguntas da gravação',
    usage: 'Conversa de 25 minutos. Fale pouco; deixe o convidado brilhar.',
    tips: [
      style('hunter', 'Não venda durante a gravação nem logo depois'),
      'Combine antes o que não pode ser dito',
    ],
    content: [
      'Para começar: o que você faz hoje e o que mais mudou no último ano? (pausa)',
      'Um assunto que sempre aparece é este: {dor}. (pausa) Como isso chegou até você?',
      'Qual foi a tentativa que deu errado e ensinou mais? (pausa longa)',
      'O que você faria diferente, se começasse de novo? (pausa)',
      'Do meu lado do balcão, o que eu costumo dizer é isto: {argumentoEmFrase} (pausa) Você já viu funcionar de outro jeito?',
      'Última: que conselho você daria a quem está nisso agora? (pausa longa)',
    ],
  },
  followUp: {
    title: 'Follow-up: depois da publicação',
    usage: 'Quando o episódio saiu e uma semana depois.',
    tips: ['Entregue os cortes prontos: a pessoa divulga com gosto'],
    content: [
      [
        'No dia\n[nome], saiu! Aqui está o link e três cortes prontos para você usar: [link]. O trecho do meio ficou ótimo.',
        'No dia\n[nome], está no ar: [link]. Separei três cortes com a sua melhor parte.',
      ],
      'Uma semana depois\n[nome], teve gente perguntando sobre o que você contou. Fiquei com uma curiosidade fora do microfone: vocês já resolveram aquilo ou ainda está na lista?',
    ],
  },
  closing: {
    title: 'Fechamento: da conversa ao negócio',
    usage: 'Só quando o convidado ou o ouvinte mostrou que ainda tem o problema.',
    tips: ['Separe claramente a entrevista da proposta'],
    content: [
      '[nome], agora é outro assunto, sem relação com o programa. (pausa) Você comentou que ainda não resolveu [o problema que ouviu]. É o que eu faço.',
      [
        b2b(
          'Se fizer sentido, marco 25 minutos com você e com quem cuida disso. Se não fizer, seguimos amigos. (pausa)',
        ),
        'Se fizer sentido, te explico em 15 minutos. Se não fizer, seguimos amigos. (pausa)',
      ],
      'Tenho [dia e horário]. Ajuda ou prefere outra semana? (pausa)',
    ],
  },
};
