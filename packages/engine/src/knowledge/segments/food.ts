import type { Segment } from './segment.ts';

export const food: Segment = {
  key: 'food',
  name: 'Alimentação',
  hears:
    /aliment|restaurante|lanchonete|padaria|comida|pizza|hamburg|delivery|ifood|doce|confeit|bolo|marmita|bar\b|cafeteria|acougue|buffet|bebida|sorvet/,
  buyers: {
    individuals: 'pessoas que comem com os olhos e julgam pela primeira entrega',
    small: 'donos de cozinha que abrem cedo, fecham tarde e compram de madrugada',
    medium: 'redes com três a vinte casas e padrão para manter',
    enterprise: 'grandes redes, indústrias e cozinhas industriais com auditoria',
  },
  tickets: {
    individuals: [35, 250, 'por pedido'],
    small: [400, 3_500, 'por pedido'],
    medium: [5_000, 35_000, 'por mês'],
    enterprise: [40_000, 400_000, 'por contrato'],
  },
  decides: {
    individuals: 'quem está com fome e com o aplicativo aberto',
    small: 'o dono ou o cozinheiro, provando',
    medium: 'o gestor de compras, com o chef podendo vetar',
    enterprise: 'compras e qualidade, com contrato anual',
  },
  pains: {
    people: [
      'pedido que chega frio e errado',
      'foto linda e porção pequena',
      'taxa de entrega maior que a fome',
      'não ter opção para quem tem restrição',
      'esperar uma hora sem ninguém avisar',
      'encomenda de festa que só se confere na hora',
    ],
    companies: [
      'a comissão do aplicativo levando o lucro do prato',
      'insumo que sobe toda semana e cardápio que não acompanha',
      'desperdício que ninguém pesa',
      'cozinheiro que falta na sexta-feira',
      'entrega que chega depois da abertura',
      'casa cheia no sábado e vazia de segunda a quarta',
    ],
  },
  moments: [
    'Entre 15h e 17h a cozinha respira: é a única hora em que o dono conversa.',
    'Antes de dezembro se fecham cardápios de festa e fornecedores de fim de ano; comece em setembro.',
    'Quando o aplicativo muda a taxa, todos refazem a conta: esteja lá nessa semana.',
    'Segunda-feira é dia de compra e de balanço do fim de semana.',
  ],
  approaches: [
    'Leve para provar e cozinhe com o equipamento da casa: apresentação não tem cheiro.',
    'Faça a ficha técnica de um prato junto com o dono e mostre onde vaza a margem.',
    'Comece por um item de curva A, com entrega de teste em dia fraco.',
    'Peça para ver o lixo do almoço: o desperdício conta mais que o orçamento.',
  ],
  arguments: [
    'Custo por porção, não por quilo, com a conta na ficha do prato',
    'Entrega antes da abertura, com janela combinada',
    'Padrão igual em todo lote, e troca no mesmo dia se não vier',
    'Venda direta pelo WhatsApp que escapa da comissão do aplicativo',
    'Laudo e rotulagem em dia para a vigilância',
    'Menos itens no estoque fazendo mais pratos do cardápio',
  ],
  objections: [
    'Meu fornecedor faz mais barato',
    'Compro no atacado mesmo',
    'Seu pedido mínimo não cabe na minha câmara fria',
    'Agora o movimento caiu',
    'Já fui deixado na mão em feriado',
    'Preciso provar com o meu cozinheiro',
  ],
  not: [
    'Quem compra cada semana de um pelo centavo',
    'Quem quer prazo de 60 dias abrindo há dois meses',
    'Quem não tem onde armazenar o que pede',
    'Quem não respeita a cadeia do frio',
  ],
  channels: ['Visita presencial', 'WhatsApp', 'Instagram', 'Indicação'],
};
