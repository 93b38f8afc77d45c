import type { Segment } from './segment.ts';

export const legal: Segment = {
  key: 'legal',
  name: 'Jurídico e contábil',
  hears:
    /juridic|advoca|advogad|\bdireito (civil|trabalh|penal|tribut|de familia)|contab|contador|tribut|imposto|fiscal|trabalhista|previdenc|cartorio|folha de pagamento|abertura de empresa/,
  buyers: {
    individuals: 'pessoas com um problema que tira o sono e um prazo correndo',
    small: 'donos de empresa que só lembram do contador no dia do imposto',
    medium: 'diretores que querem pagar o certo e dormir tranquilos',
    enterprise: 'departamentos jurídicos e fiscais que contratam por especialidade',
  },
  tickets: {
    individuals: [500, 6_000, 'por caso'],
    small: [300, 1_800, 'por mês'],
    medium: [2_500, 15_000, 'por mês'],
    enterprise: [15_000, 180_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria pessoa, quase sempre depois de perguntar a um conhecido',
    small: 'o dono, com medo de multa e de trocar',
    medium: 'o sócio-administrador, com o financeiro',
    enterprise: 'o jurídico interno, com compras e compliance',
  },
  pains: {
    people: [
      'não entender o que o profissional diz',
      'perder prazo por falta de um documento',
      'pagar e ficar meses sem notícia',
      'medo de o remédio sair mais caro que o problema',
      'ouvir promessa de causa ganha',
      'contar a mesma história para cada atendente',
    ],
    companies: [
      'guia que chega na véspera do vencimento',
      'imposto pago a mais sem ninguém avisar',
      'contador que só fala por e-mail e em siglas',
      'contrato copiado da internet',
      'ação trabalhista que podia ter sido evitada',
      'decidir investimento sem um balanço confiável',
    ],
  },
  moments: [
    'De novembro a janeiro se escolhe o regime tributário: é a melhor janela do ano para trocar de contador.',
    'De março a maio o Imposto de Renda abre conversa com quem nunca procurou.',
    'Depois de uma notificação ou de uma intimação, a resposta precisa sair no mesmo dia.',
    'Na abertura, na sociedade nova e na separação de sócios, o contrato vira assunto.',
  ],
  approaches: [
    'Explique em duas frases, sem sigla, o que acontece se nada for feito e até quando.',
    'Ofereça um diagnóstico com três riscos e três economias, por escrito.',
    'Combine como e quando dará notícias antes de falar de honorários.',
    'Respeite as regras de publicidade da sua ordem: ensine em vez de anunciar.',
  ],
  arguments: [
    'Prazo e próximo passo sempre escritos, em português claro',
    'Um responsável que atende pelo nome',
    'Honorários por etapa, combinados antes',
    'Calendário do ano com o que vence e quanto custa',
    'Transição feita por nós, sem parar a empresa',
    'Experiência em casos do mesmo tipo, contada sem expor ninguém',
  ],
  objections: [
    'Meu contador é amigo da família',
    'Está mais caro que o contador on-line',
    'Trocar agora dá muito trabalho',
    'Só pago se ganhar',
    'Depois eu vejo isso',
    'Como sei que não vou ter problema na troca?',
  ],
  not: [
    'Quem quer um jeito de não pagar o que deve',
    'Quem esconde documento do próprio advogado',
    'Quem já trocou de contador três vezes no ano',
    'Quem pede garantia de resultado na justiça',
  ],
  channels: ['Indicação', 'LinkedIn', 'Google Meu Negócio', 'Conteúdo e SEO'],
};
