import type { Segment } from './segment.ts';

export const food: Segment = {
  key: 'food',
  name: 'Alimentação',
  within: 'na alimentação',
  hears:
    /aliment|restaurante|lanchonete|padari|padeir|comida|pizza|hamburg|delivery|ifood|doceri|confeit|\bbolos?\b|marmit|\bbar(es)?\b|cafeteria|acougue|buffet|bebida|sorvet|cozinha|food ?truck/,
  season: [
    'Antes de dezembro se fecham cardápios de festa e fornecedores de fim de ano; comece em setembro.',
    'O inverno muda o cardápio e o horário de movimento: maio é o mês de propor.',
    'Janeiro esvazia as capitais e enche o litoral; planeje a rota antes de planejar a visita.',
    'Dia das Mães e Dia dos Namorados são as duas noites do ano em que nada pode dar errado.',
  ],
  channels: {
    people: ['Instagram', 'WhatsApp', 'Google', 'Indicação'],
    companies: ['Visita presencial', 'WhatsApp', 'Indicação', 'Instagram'],
  },
  buyers: {
    individuals: {
      who: 'pessoas que comem com os olhos e julgam pela primeira entrega',
      decides: 'quem está com fome e com o aplicativo aberto; em festa, quem organiza',
      ticket: [35, 250, 'por pedido'],
      pains: [
        'pedido que chega frio ou trocado',
        'foto linda e porção pequena',
        'esperar uma hora sem ninguém avisar',
        'não ter opção para quem tem restrição',
        'encomenda de festa que só se confere na hora',
      ],
      moments: [
        'Das 10h30 às 11h e das 17h às 18h se decide o que comer: apareça antes da fome.',
        'De dez a quinze dias antes da festa a encomenda ainda está em aberto.',
      ],
      approaches: [
        'Mande o cardápio curto do dia, com uma foto sua e não de banco de imagem.',
        'Para festa, pergunte quantas pessoas, a que horas e o que não pode faltar; depois sugira a quantidade.',
        'Depois da primeira compra, pergunte o que mudaria: quem responde vira freguês.',
      ],
      arguments: [
        'Chega quente na hora combinada, ou avisamos antes',
        'Foto real da porção',
        'Opção para quem tem restrição, sem mistura na cozinha',
        'Quantidade certa para o número de pessoas',
      ],
      objections: [
        'No aplicativo tem cupom',
        'A taxa de entrega está cara',
        'Vou perguntar o que o pessoal quer',
        'Da última vez atrasou',
        'Dá para fazer menos quantidade?',
      ],
      not: [
        'Quem só compra com cupom',
        'Quem encomenda na véspera e quer desconto',
        'Quem não paga o sinal da festa',
      ],
    },
    small: {
      who: 'donos de cozinha que abrem cedo, fecham tarde e compram no susto',
      decides: 'o dono ou o cozinheiro, provando',
      ticket: [400, 3_500, 'por pedido'],
      pains: [
        'ver a comissão do aplicativo levar o lucro do prato',
        'insumo que sobe toda semana e cardápio que não acompanha',
        'cozinheiro que falta na sexta-feira',
        'casa cheia no sábado e vazia de segunda a quarta',
        'desperdício que ninguém pesa',
      ],
      moments: [
        'Entre 15h e 17h a cozinha respira: é a única hora em que o dono conversa.',
        'Na semana em que o aplicativo muda a taxa, todo dono refaz as contas: esteja lá.',
      ],
      approaches: [
        'Faça com ele a ficha técnica do prato que mais sai e mostre onde vaza a margem.',
        'Peça para ver o lixo do almoço: o desperdício conta mais que qualquer planilha.',
        'Leve para provar ou para testar num dia fraco, com o equipamento da casa.',
      ],
      arguments: [
        'Custo por porção, com a conta na ficha do prato',
        'Pedido direto que escapa da comissão do aplicativo',
        'Entrega e atendimento antes da abertura, com janela combinada',
        'Menos coisa parada na câmara fria',
      ],
      objections: [
        'Compro no atacado e sai mais barato',
        'Agora o movimento caiu',
        'Já me deixaram na mão em feriado',
        'Não tenho onde guardar isso',
        'Vou falar com o meu cozinheiro',
      ],
      not: [
        'Quem compra cada semana de um pelo centavo',
        'Quem quer prazo de sessenta dias abrindo há dois meses',
        'Quem não sabe o custo do próprio prato e não quer saber',
      ],
    },
    medium: {
      who: 'redes com três a vinte casas e um padrão para manter',
      decides: 'o gestor de compras ou de operação, com o chef podendo vetar',
      ticket: [5_000, 35_000, 'por mês'],
      pains: [
        'prato que sai diferente em cada casa',
        'custo de mercadoria que foge no fim do mês',
        'gerente que compra por fora para não faltar',
        'equipe que gira a cada três meses',
        'avaliação ruim de uma casa derrubando todas',
      ],
      moments: [
        'No inventário do fim do mês a diferença aparece, e com ela a vontade de mudar.',
        'Dois meses antes de abrir uma casa nova, cardápio e fornecedores são revistos.',
      ],
      approaches: [
        'Compare duas casas da própria rede e proponha levar a pior ao nível da melhor.',
        'Leve o chef para a degustação e o financeiro para a conta, no mesmo dia.',
        'Comece por um item de curva A ou por um turno, com número combinado.',
      ],
      arguments: [
        'Padrão igual em todas as casas, medido por cliente oculto ou por avaliação',
        'Custo de mercadoria acompanhado por semana',
        'Abastecimento garantido em feriado, por contrato',
        'Treino curto, por função, para equipe que muda',
      ],
      objections: [
        'O chef não abre mão da marca dele',
        'Temos contrato de volume até o fim do ano',
        'Cada casa tem um gerente com o seu jeito',
        'O custo por quilo é maior que o atual',
        'Quero testar em uma casa, sem compromisso',
      ],
      not: [
        'Quem não faz inventário',
        'Quem paga em noventa dias e reclama de entrega',
        'Quem muda o cardápio todo mês',
      ],
    },
    enterprise: {
      who: 'grandes redes, indústrias e cozinhas industriais com auditoria',
      decides: 'compras e qualidade, com contrato anual',
      ticket: [40_000, 400_000, 'por contrato'],
      pains: [
        'não conformidade que para um lote inteiro',
        'preço de insumo travado com o cliente e solto no mercado',
        'rastreabilidade que depende de papel',
        'fornecedor único em item crítico',
        'quebra de cadeia fria que só aparece no destino',
      ],
      moments: [
        'As negociações anuais acontecem de setembro a novembro: a homologação precisa começar no meio do ano.',
        'Depois de um recall ou de uma auditoria reprovada, qualidade decide mais que compras.',
      ],
      approaches: [
        'Conquiste a qualidade antes de compras: sem laudo e rastreio não existe conversa de preço.',
        'Ofereça um lote ou uma unidade de teste, com protocolo escrito.',
        'Chegue com plano de contingência para o item mais crítico da linha.',
      ],
      arguments: [
        'Laudos, rotulagem e rastreio prontos para auditoria',
        'Capacidade e contingência comprovadas por contrato',
        'Preço com regra de reajuste clara para os dois lados',
        'Mesmo padrão em todo lote, com amostra guardada',
      ],
      objections: [
        'A homologação leva de quatro a seis meses',
        'Precisamos de volume que vocês não têm',
        'O fornecedor atual está no contrato global',
        'Qual é a certificação de vocês?',
        'Só negociamos com reajuste anual',
      ],
      not: [
        'Quem quer preço de volume para comprar pouco',
        'Quem abre cotação para pressionar o contrato vigente',
        'Quem não aceita auditoria na própria unidade',
      ],
    },
  },
};
