import type { Segment } from './segment.ts';

export const technology: Segment = {
  key: 'technology',
  name: 'Tecnologia',
  hears:
    /tecnolog|technolog|software|sistema|\bsaas\b|aplicativo|\bapp\b|\berp\b|\bcrm\b|automac|inteligencia artificial|\bti\b|nuvem|cloud|startup|dados|ciberseg|informatica|computador/,
  buyers: {
    individuals: 'pessoas que querem que a tecnologia funcione sem precisar entender dela',
    small: 'donos que ainda tocam o negócio no caderno, na planilha e no WhatsApp',
    medium: 'gestores que já têm três sistemas que não conversam entre si',
    enterprise: 'diretorias de TI que medem risco antes de medir economia',
  },
  tickets: {
    individuals: [30, 200, 'por mês'],
    small: [100, 900, 'por mês'],
    medium: [1_500, 12_000, 'por mês'],
    enterprise: [15_000, 120_000, 'por mês'],
  },
  decides: {
    individuals: 'a própria pessoa, depois de testar de graça',
    small: 'o dono, com o palpite de quem vai usar todo dia',
    medium: 'o gestor da área, com a TI dizendo se entra e o financeiro se cabe',
    enterprise: 'TI, segurança e compras, com um diretor patrocinando',
  },
  pains: {
    people: [
      'pagar por mês por algo que quase não usa',
      'perder fotos e arquivos na troca de aparelho',
      'não ter a quem ligar quando para de funcionar',
      'aplicativo que pede dados demais',
      'demorar mais para aprender do que para fazer à mão',
      'medo de cair em golpe',
    ],
    companies: [
      'a mesma informação digitada em três lugares',
      'planilha que só uma pessoa sabe mexer',
      'relatório que chega quando já não dá para corrigir',
      'sistema caro que a equipe não usa',
      'suporte que responde com número de protocolo',
      'medo de parar a operação na virada do sistema',
    ],
  },
  moments: [
    'Quando a equipe cresce e o controle no WhatsApp começa a perder pedido, a porta se abre.',
    'Na renovação do contrato atual, de 60 a 90 dias antes do vencimento.',
    'Depois de um erro caro de estoque, nota ou folha, todos lembram por que precisam de sistema.',
    'No planejamento de outubro e novembro, quando a verba do ano seguinte ganha dono.',
  ],
  approaches: [
    'Peça para ver o trabalho sendo feito hoje e conte em voz alta os retrabalhos: a demonstração começa ali.',
    'Mostre um único fluxo com os dados do cliente, não o passeio completo pelo menu.',
    'Traga quem vai usar para a conversa: quem decide pergunta a essa pessoa depois que você sai.',
    'Proponha um piloto de 30 dias com uma meta só, medida antes e depois.',
  ],
  arguments: [
    'Dados atuais importados por nós, com conferência antes da virada',
    'Uma tarefa que hoje leva horas resolvida em minutos, mostrada com o caso do cliente',
    'Suporte com gente de verdade, em português, pelo canal que a equipe já usa',
    'Sai quando quiser e leva os dados em planilha',
    'Acesso por função: cada um vê o que precisa, como pede a LGPD',
    'Treinamento curto, gravado, para quem entrar depois',
  ],
  objections: [
    'Já temos sistema',
    'Minha equipe não vai usar',
    'Agora não é hora de mexer nisso',
    'É seguro deixar meus dados na nuvem?',
    'Está caro para o tamanho da empresa',
    'E se vocês fecharem, como fica?',
  ],
  not: [
    'Quem quer automatizar um processo que ainda não existe',
    'Quem decide só pelo menor preço por usuário',
    'Quem não deixa falar com quem vai usar',
    'Quem pede desenvolvimento sob medida pelo preço do pacote',
  ],
  channels: ['LinkedIn', 'E-mail', 'Indicação', 'Webinar'],
};
