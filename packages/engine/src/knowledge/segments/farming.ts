import type { Segment } from './segment.ts';

export const farming: Segment = {
  key: 'farming',
  name: 'Agronegócio',
  within: 'no agronegócio',
  hears:
    /\bagro|fazend|produtor(es)? rura|produtor(es)? de (soja|milho|cafe|leite|gado|algodao|fruta|uva|cana|arroz|trigo)|\bsoja\b|\bmilho\b|cafezal|cafeicult|\bgado\b|pecuar|leiteir|lavoura|safra|trator|sementes|fertiliz|defensivo|hortifr|irriga|\bsitios?\b|sitiante|rural|mel\b|abelha|apicult/,
  season: [
    'A compra de insumos se decide de três a cinco meses antes do plantio: chegue antes de o pacote ser fechado.',
    'Depois da colheita há dinheiro e balanço: é a hora de máquina e de investimento.',
    'Na semana do plantio e na da colheita, só ligue se for para resolver.',
    'O Plano Safra sai no meio do ano, e a fila do crédito decide quem consegue comprar.',
  ],
  channels: {
    people: ['Visita presencial', 'Indicação', 'WhatsApp', 'Eventos e feiras'],
    companies: ['Visita presencial', 'Eventos e feiras', 'Indicação', 'WhatsApp'],
  },
  buyers: {
    individuals: {
      who: 'sitiantes e famílias ligadas à terra, que compram de quem conhecem',
      decides: 'o dono do sítio, com a mulher fazendo as contas',
      ticket: [300, 4_000, 'por compra'],
      pains: [
        'comprar o que não serve para aquela terra',
        'assistência que fica a três horas de estrada',
        'não conseguir crédito na hora certa',
        'perder produção por falta de uma peça barata',
        'promessa de rendimento que a chuva desmente',
      ],
      moments: [
        'No dia de feira ou de cooperativa ele está na cidade, sem pressa e com o dinheiro da semana.',
        'Antes das primeiras chuvas se compra o que não pode faltar.',
      ],
      approaches: [
        'Vá até a propriedade, ande junto e pergunte o que deu certo no ano passado.',
        'Explique em sacas, em litros ou em dias de serviço, nunca em porcentagem.',
        'Chegue pelo vizinho: o nome dele abre a porteira.',
      ],
      arguments: [
        'Alguém da região que atende no mesmo dia',
        'O mesmo produto visto funcionando no vizinho',
        'Pagamento na época em que entra dinheiro',
        'Embalagem e quantidade para propriedade pequena',
      ],
      objections: [
        'Meu pai sempre fez de outro jeito',
        'Este ano a chuva não ajudou',
        'Na cooperativa eu pago na safra',
        'E se quebrar, quem vem aqui?',
        'Vou ver com a patroa',
      ],
      not: [
        'Quem quer garantia de chuva',
        'Quem compra fiado em três lugares',
        'Quem mora na cidade e usa o sítio uma vez por ano',
      ],
    },
    small: {
      who: 'pequenos produtores que fazem conta por saca e por litro',
      decides: 'o produtor, ouvindo o vizinho e o técnico da cooperativa',
      ticket: [2_000, 25_000, 'por safra'],
      pains: [
        'custo por hectare subindo mais que o preço da saca',
        'máquina parada no meio da colheita',
        'vender na baixa porque a dívida vence antes',
        'praga que já não responde ao que funcionava',
        'mão de obra que falta na semana decisiva',
      ],
      moments: [
        'Depois de vender a produção e antes de pagar as contas, ele pensa na próxima safra.',
        'No dia de campo ele vê com os próprios olhos: marque a visita para a semana seguinte.',
      ],
      approaches: [
        'Ande a lavoura antes de falar de produto e pergunte pela safra passada, talhão por talhão.',
        'Faça uma faixa de teste na terra dele e volte para medir junto.',
        'Monte a conta no caderno dele, com o preço que ele recebeu.',
      ],
      arguments: [
        'Resultado medido em propriedade vizinha, com nome e telefone',
        'Pagamento na colheita ou em troca por produto',
        'Técnico e peça a menos de um dia de distância na safra',
        'Custo por hectare comparado com o manejo de hoje',
      ],
      objections: [
        'Vou esperar o preço da saca reagir',
        'Já fechei o pacote com a cooperativa',
        'Meu vizinho usou e não viu diferença',
        'Só pago na safra',
        'O banco ainda não liberou',
      ],
      not: [
        'Quem deve a safra passada em três revendas',
        'Quem não deixa ninguém olhar a lavoura',
        'Quem só compra na promoção de fim de estoque',
      ],
    },
    medium: {
      who: 'fazendas com gerente, agrônomo e financiamento de safra',
      decides: 'o dono ou o filho que voltou da faculdade, com o agrônomo ao lado',
      ticket: [30_000, 350_000, 'por safra'],
      pains: [
        'crédito que sai depois da janela de plantio',
        'decidir a venda da safra sem saber o custo por talhão',
        'gerente que anota no caderno e dono que decide no escuro',
        'frota que gasta mais em oficina do que em diesel',
        'sucessão que trava toda mudança',
      ],
      moments: [
        'De 120 a 150 dias antes do plantio o dono e o agrônomo montam o pacote.',
        'No balanço da safra, com os números na mesa, o filho consegue defender uma ideia nova.',
      ],
      approaches: [
        'Trabalhe com o agrônomo e com quem cuida do financeiro antes de sentar com o dono.',
        'Proponha um talhão de comparação, com medição de um terceiro.',
        'Leve uma operação de troca pronta, com preço e data, em vez de uma tabela.',
      ],
      arguments: [
        'Ganho por hectare medido por terceiro, no talhão da própria fazenda',
        'Condição casada com o fluxo da safra',
        'Assistência no campo durante a janela crítica',
        'Informação por talhão que o gerente consegue alimentar',
      ],
      objections: [
        'Meu agrônomo tem contrato com outra marca',
        'Já travei o insumo desta safra',
        'Quero ver um ano de resultado antes',
        'Meu pai não muda isso enquanto for vivo',
        'O câmbio pode virar até lá',
      ],
      not: [
        'Quem troca de pacote por um prazo mais longo de outra revenda',
        'Quem não registra produtividade por talhão',
        'Quem decide sozinho e desautoriza o agrônomo',
      ],
    },
    enterprise: {
      who: 'grupos agrícolas, cooperativas e usinas com compra centralizada',
      decides: 'compras e diretoria técnica, com operação de troca sobre a mesa',
      ticket: [200_000, 5_000_000, 'por safra'],
      pains: [
        'logística que atrasa a colheita em dias que não voltam',
        'exigência de rastreabilidade do comprador externo',
        'cooperado que compra fora e enfraquece o volume',
        'frota grande com disponibilidade baixa na janela',
        'custo financeiro do estoque de insumo',
      ],
      moments: [
        'A assembleia e o planejamento de safra definem fornecedores com quase um ano de antecedência.',
        'Depois de uma quebra de safra ou de uma barreira de exportação, a diretoria procura alternativa.',
      ],
      approaches: [
        'Instale um ensaio na área experimental deles e espere o resultado com eles.',
        'Converse com a área técnica antes de compras; sem recomendação, preço não resolve.',
        'Mostre como a sua oferta ajuda a cooperativa a segurar o cooperado.',
      ],
      arguments: [
        'Ensaio na área deles, com dado aberto',
        'Logística garantida na janela, com multa',
        'Rastreio e certificação aceitos pelo comprador',
        'Estrutura de garantia e de troca já aprovada por banco',
      ],
      objections: [
        'O comitê técnico precisa de duas safras de ensaio',
        'Temos acordo anual com as marcas de sempre',
        'Seu volume não atende a nossa área',
        'A diretoria muda na próxima assembleia',
        'Só fechamos com operação de troca',
      ],
      not: [
        'Quem usa o ensaio só para pressionar o preço do atual',
        'Quem não dá acesso à área técnica',
        'Quem exige prazo de safra inteira sem garantia',
      ],
    },
  },
};
