import type { Segment } from './segment.ts';

export const legal: Segment = {
  key: 'legal',
  name: 'Jurídico e contábil',
  within: 'no meio jurídico e contábil',
  hears:
    /juridic|advoca|advogad|\bdireito\b|contab|contador|tribut|trabalhista|previdenc|cartorio|abertura de empresa|\boab\b|\bcrc\b|escritorio de/,
  season: [
    'De novembro a janeiro se escolhe o regime tributário: é a melhor janela do ano para trocar de mãos.',
    'De março a maio o Imposto de Renda ocupa todos e abre conversa com quem nunca procurou.',
    'O recesso do Judiciário, do fim de dezembro a janeiro, é quando advogado tem tempo para ouvir.',
    'Perto do dia 20, com guias vencendo, ninguém da contabilidade atende; tente na última semana do mês.',
  ],
  channels: {
    people: ['Indicação', 'Google', 'WhatsApp', 'Instagram'],
    companies: ['Indicação', 'LinkedIn', 'Eventos e feiras', 'E-mail'],
  },
  buyers: {
    individuals: {
      who: 'pessoas com um problema que tira o sono e um prazo correndo',
      decides: 'a própria pessoa, quase sempre depois de perguntar a um conhecido',
      ticket: [500, 6_000, 'por caso'],
      pains: [
        'não entender o que o profissional diz',
        'perder prazo por falta de um documento',
        'pagar e ficar meses sem notícia',
        'medo de o remédio sair mais caro que o problema',
        'contar a mesma história a cada atendente',
      ],
      moments: [
        'No dia em que chega a intimação, a multa ou a carta do INSS, a resposta precisa sair em horas.',
        'Demissão, separação, inventário e compra de imóvel trazem a pessoa pronta para decidir.',
      ],
      approaches: [
        'Explique em duas frases, sem sigla, o que acontece se nada for feito e até quando.',
        'Combine como e quando dará notícias antes de falar de honorários.',
        'Respeite as regras de publicidade da profissão: ensine em vez de anunciar.',
      ],
      arguments: [
        'Prazo e próximo passo escritos, em português claro',
        'Honorários por etapa, combinados antes',
        'Uma pessoa que atende pelo nome e conhece o caso',
        'A chance real dita com honestidade, inclusive quando é pequena',
      ],
      objections: [
        'Só pago se ganhar',
        'Um conhecido disse que é causa ganha',
        'Consulta é cobrada?',
        'Vou deixar, não quero mexer com isso agora',
        'Tem gente que faz isso pela internet',
      ],
      not: [
        'Quem esconde documento do próprio advogado',
        'Quem pede garantia de resultado na justiça',
        'Quem quer vingança e não solução',
      ],
    },
    small: {
      who: 'sócios de escritórios pequenos de advocacia e contabilidade que atendem, cobram e correm atrás de prazo',
      decides: 'o sócio, que assina a peça e também compra o café',
      ticket: [300, 1_800, 'por mês'],
      pains: [
        'passar o dia respondendo cliente e fazer o trabalho à noite',
        'honorário baixo porque o vizinho cobra menos',
        'cliente que manda documento no último dia',
        'depender de indicação e não saber quando vem a próxima',
        'medo de perder um prazo que ninguém mais confere',
      ],
      moments: [
        'Na semana seguinte a um vencimento pesado, o cansaço ainda está fresco e a conversa anda.',
        'Quando entra o primeiro estagiário ou sai um sócio, a rotina precisa ser refeita.',
      ],
      approaches: [
        'Pergunte quantas horas da semana não são cobradas de ninguém e some com ele.',
        'Mostre conhecimento da rotina: fale em prazo, guia e obrigação, e não em produtividade.',
        'Ofereça testar com cinco clientes da carteira, os mais bagunçados.',
      ],
      arguments: [
        'Horas cobráveis de volta na semana',
        'Sigilo e guarda de documentos como pede a profissão',
        'Cliente que se serve sozinho do que hoje pede por mensagem',
        'Conferência dupla do que tem prazo',
      ],
      objections: [
        'A ordem não permite esse tipo de divulgação',
        'Meu cliente só manda por WhatsApp mesmo',
        'Agora, com imposto de renda, não dá',
        'Já uso o sistema do fornecedor grande',
        'Não posso correr risco com dado de cliente',
      ],
      not: [
        'Quem vende preço baixo e não quer mudar',
        'Quem não responde o próprio cliente',
        'Quem promete causa ganha para fechar contrato',
      ],
    },
    medium: {
      who: 'escritórios com vinte a cem pessoas, sócios de áreas diferentes e meta de carteira',
      decides: 'o sócio-administrador, com o sócio da área e o financeiro',
      ticket: [2_500, 15_000, 'por mês'],
      pains: [
        'cliente grande que sai e leva metade de uma equipe',
        'área que trabalha muito e fatura pouco',
        'associado bom que abre o próprio escritório',
        'informação do cliente espalhada em e-mail e pasta pessoal',
        'sócio que não usa nada do que o escritório compra',
      ],
      moments: [
        'Na reunião de sócios do começo do ano se decide o que o escritório vai deixar de fazer.',
        'Depois de perder uma concorrência de carteira, gestão entra na pauta.',
      ],
      approaches: [
        'Conquiste um sócio influente com um problema da área dele, e deixe que ele apresente aos outros.',
        'Leve a conta da hora não faturada por equipe.',
        'Proponha começar pela área mais nova, que tem menos hábito para desfazer.',
      ],
      arguments: [
        'Rentabilidade por cliente e por área, sem digitação extra',
        'Carteira do escritório, e não de um sócio só',
        'Sigilo e trilha de acesso comprovados',
        'Implantação por área, com um sócio responsável',
      ],
      objections: [
        'Os sócios não vão concordar entre si',
        'Já pagamos um sistema caro',
        'Os seniores não mudam de rotina',
        'Dado de cliente não sai daqui',
        'Vamos decidir na próxima reunião de sócios',
      ],
      not: [
        'Quem está em processo de cisão',
        'Quem quer o resultado sem mexer no hábito dos sócios',
        'Quem compra para agradar um cliente e abandona depois',
      ],
    },
    enterprise: {
      who: 'departamentos jurídicos e fiscais, e grandes bancas, que contratam por especialidade',
      decides: 'o diretor jurídico ou fiscal, com compras e compliance',
      ticket: [15_000, 180_000, 'por contrato'],
      pains: [
        'provisão que cresce sem explicação que o conselho aceite',
        'escritórios terceirizados com qualidade desigual',
        'mudança tributária que mexe em todos os sistemas',
        'volume de contencioso repetido',
        'área vista como quem trava o negócio',
      ],
      moments: [
        'No fechamento trimestral, quando a provisão é discutida, o diretor procura alternativa.',
        'A cada mudança de lei com data marcada há um projeto com verba e prazo.',
      ],
      approaches: [
        'Leve um recorte da carteira pública deles, já analisado, e uma hipótese de redução.',
        'Fale de risco e de previsibilidade antes de economia.',
        'Ofereça um lote de casos como teste, com critério combinado.',
      ],
      arguments: [
        'Previsibilidade da provisão, com método auditável',
        'Especialistas com nome e histórico verificável',
        'Relatório pronto para o conselho',
        'Independência e ausência de conflito declaradas',
      ],
      objections: [
        'Temos banca parceira há vinte anos',
        'Compliance precisa avaliar conflito',
        'Isso é sensível demais para terceirizar',
        'O orçamento do jurídico foi cortado',
        'Só contrato com indicação de par',
      ],
      not: [
        'Quem quer parecer para justificar o que já decidiu',
        'Quem contrata por menor preço por processo e cobra excelência',
        'Quem não dá acesso ao histórico da carteira',
      ],
    },
  },
};
