import type { Segment } from './segment.ts';

export const automotive: Segment = {
  key: 'automotive',
  name: 'Automotivo',
  within: 'no setor automotivo',
  hears:
    /automot|\bcarros?\b|veicul|oficina|mecanic|autopec|\bpneus?\b|lava ?(a )?jato|lava ?rapido|\bmotos?\b|motocicl|concession|seminov|funilar|som automotivo|despachante|guincho/,
  season: [
    'Três semanas antes das férias e dos feriados longos todo mundo lembra da revisão.',
    'Janeiro tem IPVA e pouco dinheiro; de março em diante a troca de carro volta.',
    'O fim de mês das montadoras e das lojas abre condição que não existia no dia 10.',
    'As primeiras chuvas fortes enchem a oficina de freio, limpador e pneu: avise antes delas.',
  ],
  channels: {
    people: ['Google', 'OLX e classificados', 'WhatsApp', 'Indicação'],
    companies: ['Visita presencial', 'WhatsApp', 'Indicação', 'Telefone'],
  },
  buyers: {
    individuals: {
      who: 'motoristas que dependem do carro e desconfiam de oficina e de vendedor',
      decides: 'a própria pessoa, com um parente que entende de carro',
      ticket: [250, 60_000, 'por compra'],
      pains: [
        'ficar sem carro na semana em que mais precisa',
        'pagar o conserto e o barulho voltar',
        'comprar um usado com história escondida',
        'não entender o orçamento',
        'parcela que cabe e seguro que não cabe',
      ],
      moments: [
        'Quando a luz do painel acende ou a vistoria reprova, a conversa é curta e a decisão é do mesmo dia.',
        'Com filho a caminho, emprego novo ou aplicativo para rodar, a troca do carro ganha data.',
      ],
      approaches: [
        'Mostre a peça gasta na mão ou em vídeo, antes de falar de preço.',
        'Pergunte para que o carro serve na semana da pessoa: trabalho, família ou estrada.',
        'Ligue perto da próxima revisão, com a quilometragem provável e um horário livre.',
      ],
      arguments: [
        'Orçamento com foto, peça por peça, antes de mexer',
        'Laudo e procedência sobre a mesa',
        'Garantia escrita de peça e de serviço',
        'Leva e traz, para não perder o dia',
      ],
      objections: [
        'Em outra oficina cobram menos',
        'Ainda está andando, vou esperar mais um pouco',
        'Quanto vocês dão no meu usado?',
        'A parcela ficou alta',
        'Compro a peça na internet e você só instala?',
      ],
      not: [
        'Quem traz a peça comprada e cobra garantia do serviço',
        'Quem adia a revisão até o guincho',
        'Quem liga só para comparar preço por telefone',
      ],
    },
    small: {
      who: 'donos de oficina e de loja de seminovos que conhecem cada cliente pelo nome',
      decides: 'o dono, com a opinião do mecânico ou do vendedor mais antigo',
      ticket: [600, 6_000, 'por pedido'],
      pains: [
        'peça errada que ocupa o elevador por dois dias',
        'cliente que vem uma vez e não volta para a revisão',
        'pátio com carro parado há mais de noventa dias',
        'mecânico bom que vai embora por pouco',
        'orçamento aprovado no grito e discutido no pagamento',
      ],
      moments: [
        'Terça e quarta há vaga no elevador e tempo para ouvir; segunda e sexta, nem tente.',
        'No começo do mês, com o pátio contado, ele sabe o que precisa girar.',
      ],
      approaches: [
        'Peça para ver as ordens de serviço do mês passado e conte quantos clientes não voltaram.',
        'Ganhe o mecânico mais antigo: se ele não quiser, o dono não compra.',
        'Proponha resolver os três casos que mais dão retorno, com prazo de um mês.',
      ],
      arguments: [
        'Carro que sai no dia prometido',
        'Cliente lembrado antes de vencer a revisão',
        'Pedido certo na primeira vez, com troca no mesmo dia',
        'Dinheiro do pátio girando, com a conta por carro',
      ],
      objections: [
        'Compro de quem me vende a prazo',
        'Meu mecânico não confia nessa marca',
        'O movimento caiu depois do dia 15',
        'Não tenho computador na oficina',
        'Já tenho quem entregue aqui duas vezes por dia',
      ],
      not: [
        'Quem trabalha sem nota e sem ordem de serviço',
        'Quem não paga o fornecedor e troca de CNPJ',
        'Quem só compra o mais barato e reclama do retorno',
      ],
    },
    medium: {
      who: 'revendas e empresas com dezenas de veículos rodando',
      decides: 'o gerente de frota ou de loja, com o financeiro',
      ticket: [5_000, 60_000, 'por mês'],
      pains: [
        'veículo parado que não fatura',
        'combustível e pneu comendo a margem',
        'financiamento negado depois da venda fechada',
        'manutenção que só acontece na quebra',
        'vendedor que perde o cliente e não registra',
      ],
      moments: [
        'No fechamento de combustível e de manutenção do mês o gerente procura culpado e aceita solução.',
        'Na renovação de parte da frota ou do estoque, tudo entra na mesma negociação.',
      ],
      approaches: [
        'Escolha os três veículos que mais param e meça por sessenta dias.',
        'Mostre custo por quilômetro lado a lado, com os dados deles.',
        'Inclua o financeiro cedo: é ele quem enxerga o veículo parado como prejuízo.',
      ],
      arguments: [
        'Custo por quilômetro antes e depois',
        'Disponibilidade da frota garantida em contrato',
        'Atendimento no pátio do cliente, fora do horário de rota',
        'Crédito aprovado antes da entrega',
      ],
      objections: [
        'Minha manutenção é própria',
        'Preciso aprovar com o financeiro',
        'Já tenho contrato com a concessionária',
        'Se parar um caminhão, você cobre?',
        'Faço cotação com quatro todo mês',
      ],
      not: [
        'Quem só faz manutenção depois da quebra e não quer mudar',
        'Quem não controla quilometragem',
        'Quem atrasa trinta dias e exige prioridade',
      ],
    },
    enterprise: {
      who: 'grupos de concessionárias, locadoras e transportadoras com contrato e indicador',
      decides: 'compras e operações, por contrato anual',
      ticket: [50_000, 800_000, 'por contrato'],
      pains: [
        'disponibilidade abaixo da contratada com o cliente final',
        'valor de revenda que cai mais que o previsto',
        'sinistro alto renovando caro',
        'retenção baixa depois da garantia',
        'padrão diferente em cada loja ou base',
      ],
      moments: [
        'A renovação da frota e a do seguro têm data: entre com seis meses de antecedência.',
        'Quando a montadora muda a bonificação, o grupo inteiro refaz conta.',
      ],
      approaches: [
        'Proponha uma base ou uma loja, com indicador igual ao que eles já usam.',
        'Traga operações e compras para a mesma meta: disponibilidade por real gasto.',
        'Apresente cobertura nacional com mapa e prazo por praça.',
      ],
      arguments: [
        'Indicador de disponibilidade com multa e bônus',
        'Cobertura nas praças em que a frota roda',
        'Dados integrados ao sistema de gestão deles',
        'Histórico em frota do mesmo tamanho',
      ],
      objections: [
        'A montadora restringe fornecedor',
        'O contrato atual vence só no ano que vem',
        'Precisa estar homologado em todas as bases',
        'Qual é a cobertura no Norte e no Nordeste?',
        'Trabalhamos com leilão reverso',
      ],
      not: [
        'Quem só compra em leilão e abandona o contrato no primeiro centavo',
        'Quem não abre o dado de disponibilidade',
        'Quem exige estoque dedicado sem compromisso de volume',
      ],
    },
  },
};
