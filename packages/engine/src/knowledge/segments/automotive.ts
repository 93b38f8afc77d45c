import type { Segment } from './segment.ts';

export const automotive: Segment = {
  key: 'automotive',
  name: 'Automotivo',
  hears:
    /automot|carro|veicul|oficina|mecanic|autopec|pneu|lava ?jato|moto\b|motos|concession|seminov|caminh(ao|oes|oneiro)|frota|funilar|som automotivo/,
  buyers: {
    individuals: 'motoristas que dependem do carro e desconfiam de oficina',
    small: 'donos de oficina e de loja de seminovos que conhecem cada cliente pelo nome',
    medium: 'revendas e frotistas com dezenas de veículos rodando',
    enterprise: 'concessionárias, locadoras e transportadoras com contrato e indicador',
  },
  tickets: {
    individuals: [250, 60_000, 'por compra'],
    small: [600, 6_000, 'por pedido'],
    medium: [5_000, 60_000, 'por mês'],
    enterprise: [50_000, 800_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria pessoa, com um parente que entende de carro',
    small: 'o dono, com a opinião do mecânico mais antigo',
    medium: 'o gerente de frota ou de loja, com o financeiro',
    enterprise: 'compras e operações, por contrato anual',
  },
  pains: {
    people: [
      'ficar sem carro na semana em que mais precisa',
      'pagar e o barulho voltar',
      'não entender o orçamento da oficina',
      'comprar um usado com história escondida',
      'a parcela que cabe e o seguro que não',
      'perder a manhã esperando atendimento',
    ],
    companies: [
      'veículo parado que não fatura',
      'peça errada que ocupa o elevador dois dias',
      'pátio cheio de seminovo que não gira',
      'cliente que vem uma vez e não volta para a revisão',
      'combustível e pneu comendo a margem do frete',
      'financiamento negado depois da venda fechada',
    ],
  },
  moments: [
    'Antes das férias e dos feriados longos, todo mundo lembra da revisão: comece a avisar três semanas antes.',
    'Janeiro tem IPVA e pouco dinheiro; de março em diante a troca de carro volta.',
    'Quando a revisão passa do prazo ou o pneu careca aparece na vistoria, a conversa é curta.',
    'Terça e quarta a oficina tem vaga; segunda e sexta, não há quem converse.',
  ],
  approaches: [
    'Mostre a peça gasta na mão do cliente, ou em vídeo, antes de falar de preço.',
    'Pergunte para que o carro serve na semana dele: trabalho, família, estrada.',
    'Com frotas, comece pelos três veículos que mais param e meça por 60 dias.',
    'Ligue no aniversário da última revisão, com a quilometragem provável e um horário livre.',
  ],
  arguments: [
    'Orçamento com foto, peça por peça, antes de mexer',
    'Prazo combinado, com aviso se mudar',
    'Laudo cautelar e procedência na mesa',
    'Garantia por escrito de peça e de serviço',
    'Leva e traz, para não perder o dia',
    'Custo por quilômetro comparado com o de hoje',
  ],
  objections: [
    'Na outra oficina cobram menos',
    'Vou esperar mais um pouco, ainda está andando',
    'A parcela ficou alta',
    'Quanto vocês dão no meu usado?',
    'Pego a peça pela internet',
    'Preciso falar com meu marido',
  ],
  not: [
    'Quem traz a peça comprada e cobra a garantia do serviço',
    'Quem quer o carro do ano com entrada simbólica e nome negativado',
    'Quem liga só para comparar preço por telefone',
    'Quem adia a revisão até o guincho',
  ],
  channels: ['Google Meu Negócio', 'WhatsApp', 'OLX e portais', 'Indicação'],
};
