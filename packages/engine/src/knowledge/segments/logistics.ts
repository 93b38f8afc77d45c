import type { Segment } from './segment.ts';

export const logistics: Segment = {
  key: 'logistics',
  name: 'Transporte e logística',
  within: 'em transporte e logística',
  hears:
    /logistic|transport|\bfretes?\b|\bfrotas?\b|caminhao|caminhoes|caminhoneir|motorist|entregador|motoboy|armaze|galpao|galpoes|mudanca de casa|mudancas residenciais|despacho|carga|distribuidora|distribuidor|comercio exterior|importador|exportador/,
  season: [
    'De setembro a dezembro o volume sobe e falta caminhão: contratos e capacidade se negociam em julho e agosto.',
    'Na colheita, o frete do interior muda de preço em dias; quem atende carga geral sente também.',
    'Janeiro e fevereiro são de frota parada e negociação: é quando se troca fornecedor com calma.',
    'Cada mudança no preço do diesel reabre a conversa sobre tabela.',
  ],
  channels: {
    people: ['WhatsApp', 'Google', 'Indicação', 'Grupos e comunidades'],
    companies: ['Telefone', 'LinkedIn', 'Indicação', 'Visita presencial'],
  },
  buyers: {
    individuals: {
      who: 'motoristas autônomos e pessoas que precisam mandar ou mudar alguma coisa sem susto',
      decides: 'a própria pessoa, depois de perguntar no grupo de conhecidos',
      ticket: [120, 2_500, 'por serviço'],
      pains: [
        'combinar um horário e o caminhão não aparecer',
        'móvel riscado que ninguém paga',
        'preço que muda quando o carro chega',
        'rodar vazio na volta',
        'peça e pneu levando o que sobrou da viagem',
      ],
      moments: [
        'Na última semana do mês vencem aluguéis e as mudanças se concentram: reserve a data com sinal.',
        'Quem roda decide na parada do almoço ou à noite, pelo celular.',
      ],
      approaches: [
        'Peça fotos ou vídeo do que vai ser levado e devolva preço fechado com o que está incluído.',
        'Com quem roda, fale em valor por quilômetro e em volta carregada.',
        'Mande a foto de quem vai e do veículo na véspera: acalma mais que contrato.',
      ],
      arguments: [
        'Preço fechado por escrito, com escada e montagem incluídas ou não',
        'Hora marcada com localização ao vivo',
        'Seguro da carga explicado em uma frase',
        'Pagamento parte na saída e parte na entrega',
      ],
      objections: [
        'Tenho um amigo com caminhonete',
        'O aplicativo mostrou mais barato',
        'E se quebrar alguma coisa?',
        'Posso confirmar só na véspera?',
        'Nesse valor eu rodo no prejuízo',
      ],
      not: [
        'Quem não informa escada, distância e volume',
        'Quem quer transportar o que não pode ser declarado',
        'Quem muda de data três vezes',
      ],
    },
    small: {
      who: 'transportadoras pequenas e lojas que entregam com equipe própria',
      decides: 'o dono, que também cobre falta de motorista',
      ticket: [600, 6_000, 'por mês'],
      pains: [
        'motorista que falta na segunda-feira',
        'entrega devolvida que roda duas vezes e paga uma',
        'embarcador que atrasa o pagamento e não o pedido',
        'manutenção que só acontece na estrada',
        'cliente ligando para saber onde está a carga',
      ],
      moments: [
        'Depois das dez da manhã, com os carros na rua, há meia hora de sossego.',
        'No fechamento da quinzena, quando a conta do frete não bate, ele quer ajuda.',
      ],
      approaches: [
        'Pegue uma rota que dá prejuízo e refaça a conta com ele, parada por parada.',
        'Ajude primeiro a reduzir as ligações de onde está a minha entrega.',
        'Converse no pátio, de manhã cedo, com o motorista por perto.',
      ],
      arguments: [
        'Custo por entrega visível, rota por rota',
        'Menos devolução e menos ligação de cliente',
        'Uso simples para o motorista, pelo celular que ele já tem',
        'Mensalidade proporcional ao número de carros',
      ],
      objections: [
        'Meu motorista não mexe com aplicativo',
        'O embarcador não paga um centavo a mais',
        'Estou esperando receber três fretes',
        'Já tenho rastreador',
        'É pouco carro, controlo no grupo do WhatsApp',
      ],
      not: [
        'Quem roda sem documento em dia',
        'Quem pega frete abaixo do custo e quer compensar no fornecedor',
        'Quem não anota nem a quilometragem',
      ],
    },
    medium: {
      who: 'transportadoras e distribuidoras com dezenas de carros, rotas fixas e prazo na nota',
      decides: 'o gerente de operações ou de logística, com o financeiro',
      ticket: [5_000, 45_000, 'por mês'],
      pains: [
        'caminhão saindo com metade da carga',
        'prazo perdido que vira multa no contrato',
        'hora extra e diária sem controle',
        'sinistro que encarece o seguro de todos',
        'informação da entrega que chega um dia depois',
      ],
      moments: [
        'Na reunião mensal de indicadores, o atraso tem culpado e a solução tem espaço.',
        'De 60 a 90 dias antes de renovar os contratos com embarcadores, custo é prioridade.',
      ],
      approaches: [
        'Peça os dados de uma semana e devolva três desperdícios com valor em reais.',
        'Escolha uma filial ou um cliente problemático como piloto.',
        'Envolva o financeiro com custo por entrega, e a operação com prazo cumprido.',
      ],
      arguments: [
        'Ocupação e prazo medidos por rota, toda semana',
        'Multas de contrato reduzidas, com histórico',
        'Integração com o sistema de transporte que já existe',
        'Atendimento na madrugada, que é quando a operação acontece',
      ],
      objections: [
        'O embarcador exige o sistema dele',
        'Meu custo já está no osso',
        'A operação não para para treinar',
        'Tenho contrato de fidelidade até o fim do ano',
        'Qual transportadora do meu porte usa?',
      ],
      not: [
        'Quem não abre o dado de entregas',
        'Quem só busca preço para mostrar ao embarcador',
        'Quem está vendendo a frota',
      ],
    },
    enterprise: {
      who: 'embarcadores, operadores logísticos e grandes redes de distribuição',
      decides: 'a diretoria de operações ou de suprimentos, com TI e segurança patrimonial',
      ticket: [50_000, 700_000, 'por contrato'],
      pains: [
        'nível de serviço prometido ao cliente e não cumprido na última milha',
        'custo logístico subindo mais que a receita',
        'estoque no lugar errado do país',
        'roubo de carga em rota crítica',
        'dependência de poucos transportadores na alta',
      ],
      moments: [
        'As concorrências de transporte saem no primeiro semestre, para rodar na alta do segundo.',
        'Depois de uma Black Friday ruim, a revisão começa em janeiro.',
      ],
      approaches: [
        'Entre por uma praça ou uma rota crítica, com meta de nível de serviço.',
        'Mostre a simulação com os dados deles antes da reunião de proposta.',
        'Acerte com TI a integração e com o patrimonial o risco, cedo.',
      ],
      arguments: [
        'Nível de serviço contratado, com bônus e multa',
        'Capacidade garantida na alta temporada',
        'Gerenciamento de risco e seguro aceitos pela seguradora deles',
        'Visibilidade da carga em tempo real, no sistema deles',
      ],
      objections: [
        'A concorrência só abre no ano que vem',
        'Precisamos de cobertura nacional',
        'A integração com o nosso sistema é longa',
        'O preço por quilo está acima da tabela',
        'Exigimos frota própria mínima',
      ],
      not: [
        'Quem divide a carga entre vinte e exige exclusividade de um',
        'Quem paga em cento e vinte dias',
        'Quem recusa qualquer gatilho de reajuste do diesel',
      ],
    },
  },
};
