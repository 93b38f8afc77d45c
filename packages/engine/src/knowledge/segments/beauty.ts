import type { Segment } from './segment.ts';

export const beauty: Segment = {
  key: 'beauty',
  name: 'Beleza e estética',
  hears:
    /beleza|estetic|salao|cabele|barbe|unha|manicure|nail|maquia|sobrancelh|cilios|depila|cosmet|spa\b|massag|harmoniza|skincare|perfume/,
  buyers: {
    individuals: 'clientes que voltam quando se sentem vistas, não só atendidas',
    small: 'profissionais e donas de salão que vivem da própria agenda',
    medium: 'redes de estética e franquias com metas por unidade',
    enterprise: 'indústrias e distribuidoras que vendem para milhares de salões',
  },
  tickets: {
    individuals: [60, 700, 'por atendimento'],
    small: [300, 2_500, 'por pedido'],
    medium: [3_000, 20_000, 'por mês'],
    enterprise: [25_000, 200_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria cliente, com a foto de referência na mão',
    small: 'a dona, que testa em si mesma antes de comprar',
    medium: 'a gestora de operação, com a franqueadora aprovando',
    enterprise: 'trade marketing e compras, por praça',
  },
  pains: {
    people: [
      'sair com um resultado diferente da foto',
      'o dinheiro que vai embora em retoque',
      'horário que atrasa meia hora toda vez',
      'reação na pele por produto duvidoso',
      'pacote vendido com pressão no meio do atendimento',
      'a profissional de confiança que mudou de salão',
    ],
    companies: [
      'cadeira vazia na terça e fila no sábado',
      'cliente que marca no direct e não aparece',
      'profissional que abre o próprio espaço e leva a carteira',
      'produto caro aberto que vence na prateleira',
      'comissão que come a margem do procedimento',
      'agenda no caderno, com horário marcado duas vezes',
    ],
  },
  moments: [
    'De outubro a dezembro todo mundo quer estar pronto para as festas: agenda e estoque se decidem em setembro.',
    'O Dia das Mães e as formaturas de meio de ano abrem as duas maiores janelas do primeiro semestre.',
    'Segunda-feira, com o salão fechado ou vazio, a dona conversa; no sábado, nem tente.',
    'O inverno é a época de procedimentos que pedem pouco sol: comece a falar deles em abril.',
  ],
  approaches: [
    'Elogie um trabalho específico que você viu no perfil e pergunte como aquela cliente chegou.',
    'Demonstre em uma cliente de verdade, com antes e depois na mesma luz.',
    'Calcule junto o custo por aplicação: produto caro no frasco pode ser barato na mão.',
    'Comece pela agenda dos dias fracos: é o problema que toda dona sente.',
  ],
  arguments: [
    'Rende mais aplicações por frasco, com a conta feita na hora',
    'Registro na Anvisa e ficha técnica à mão',
    'Treinamento curto para a equipe, com reciclagem',
    'Avaliação antes do procedimento, com o que dá e o que não dá para conseguir',
    'Lembrete automático que reduz falta e enche a terça-feira',
    'Fotos e legendas prontas para o perfil do salão',
  ],
  objections: [
    'Minhas clientes não pagam esse preço',
    'Já uso outra marca e gosto',
    'Está parado, não é hora de investir',
    'Tenho medo de dar alergia',
    'Vou testar um pouco e te falo',
    'Vi um mais barato na internet',
  ],
  not: [
    'Quem escolhe só pelo preço da promoção do dia',
    'Quem quer resultado de filtro de celular',
    'Quem não tira uma hora para aprender a usar',
    'Quem pede consignado e não presta conta',
  ],
  channels: ['Instagram', 'WhatsApp', 'Indicação', 'TikTok'],
};
