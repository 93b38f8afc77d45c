import type { Segment } from './segment.ts';

export const health: Segment = {
  key: 'health',
  name: 'Saúde e bem-estar',
  hears:
    /saude|clinica|medic|dentist|odonto|fisioterap|psicolog|nutri|hospital|laboratorio|farmac|academia|personal|pilates|yoga|terap|idoso|suplement|plano de saude/,
  buyers: {
    individuals: 'pessoas que adiaram o cuidado até ele incomodar',
    small: 'donos de consultório que atendem, cobram e respondem o WhatsApp',
    medium: 'gestores de clínicas com agenda para encher e glosa para explicar',
    enterprise: 'hospitais, operadoras e grandes redes com protocolo para tudo',
  },
  tickets: {
    individuals: [120, 1_800, 'por tratamento'],
    small: [400, 3_000, 'por mês'],
    medium: [3_000, 25_000, 'por mês'],
    enterprise: [30_000, 400_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria pessoa ou quem cuida dela, quase sempre uma mulher da família',
    small: 'o profissional dono, ouvindo a secretária',
    medium: 'o administrador, com o sócio clínico podendo vetar',
    enterprise: 'a diretoria técnica, com compras e compliance',
  },
  pains: {
    people: [
      'começar e largar no segundo mês',
      'esperar semanas por um horário',
      'medo de doer ou de dar errado',
      'não entender o que vai ser feito nem quanto vai custar',
      'sentir que o atendimento durou cinco minutos',
      'gastar e não ver diferença',
    ],
    companies: [
      'agenda furada por quem marca e não aparece',
      'secretária que não dá conta do WhatsApp',
      'paciente que faz a avaliação e não volta',
      'depender do convênio que paga pouco e tarde',
      'profissional bom que sai e leva os pacientes',
      'equipamento caro parado metade da semana',
    ],
  },
  moments: [
    'Janeiro e agosto trazem o recomeço: quem quer mudar hábito decide nessas semanas.',
    'Depois de um susto ou de um exame, a pessoa escuta o que antes adiava.',
    'No fim da tarde, entre um paciente e outro, o profissional consegue conversar; de manhã, não.',
    'Novembro e dezembro têm férias e décimo terceiro: bom para tratamento que estava na fila.',
  ],
  approaches: [
    'Acolha antes de explicar: pergunte há quanto tempo incomoda e o que já foi tentado.',
    'Mostre o caminho em etapas, com prazo e preço de cada uma, sem prometer cura.',
    'Fale de agenda cheia e de paciente que volta: é assim que o profissional mede o mês.',
    'Peça para acompanhar meio dia de recepção: o problema aparece sozinho.',
  ],
  arguments: [
    'Avaliação honesta, que às vezes diz que não precisa',
    'Plano por etapas, com preço fechado antes de começar',
    'Lembrete e remarcação pelo WhatsApp, com menos faltas na agenda',
    'Profissional habilitado e registro no conselho à vista',
    'Acompanhamento depois da alta ou da instalação',
    'Dados de paciente guardados como manda a LGPD',
  ],
  objections: [
    'Vou deixar para o mês que vem',
    'O convênio cobre?',
    'Está caro, vi mais barato em outro lugar',
    'Tenho medo de não dar resultado',
    'Não tenho horário',
    'Preciso falar com a minha família',
  ],
  not: [
    'Quem busca milagre em uma semana',
    'Quem só aceita o que o convênio paga inteiro',
    'Quem quer diagnóstico por mensagem',
    'Quem falta e remarca sempre, sem avisar',
  ],
  channels: ['Indicação', 'Instagram', 'Google Meu Negócio', 'WhatsApp'],
};
