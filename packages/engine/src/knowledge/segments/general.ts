import type { Segment } from './segment.ts';

/** For what no other segment hears: useful, and the profile says that it is general. */
export const general: Segment = {
  key: 'general',
  name: 'Segmento a definir',
  within: 'em mercados parecidos',
  hears: /$^/,
  season: [
    'No começo do mês e no começo do trimestre há mais disposição para mudar do que no fim.',
    'Entre a segunda quinzena de dezembro e o Carnaval as decisões esfriam; use o período para marcar conversas.',
    'De setembro a novembro se define o que vai existir no ano seguinte: é quando vale insistir.',
  ],
  channels: {
    people: ['Indicação', 'WhatsApp', 'Instagram', 'Google'],
    companies: ['Indicação', 'WhatsApp', 'LinkedIn', 'Visita presencial'],
  },
  buyers: {
    individuals: {
      who: 'pessoas que já sentem o problema que você resolve e perguntam a conhecidos antes de pagar',
      decides: 'a própria pessoa, ouvindo alguém em quem confia',
      ticket: [100, 1_000, 'por compra'],
      pains: [
        'gastar e não resolver',
        'não saber em quem confiar',
        'perder tempo comparando opções que parecem iguais',
        'ficar sem resposta depois de pagar',
        'deixar para depois o que já incomoda',
      ],
      moments: [
        'Logo depois de o problema custar caro ou dar vergonha, a pessoa escuta o que antes adiava.',
        'À noite e no domingo ela pesquisa; deixe a resposta pronta para segunda de manhã.',
      ],
      approaches: [
        'Converse com cinco pessoas que já compraram de você e pergunte o que quase as fez desistir; abra as próximas conversas por aí.',
        'Comece perguntando há quanto tempo aquilo incomoda e o que já foi tentado.',
        'Ofereça um primeiro passo barato e completo, que resolva um pedaço do problema no mesmo dia.',
      ],
      arguments: [
        'Um primeiro passo pequeno, com saída combinada',
        'Preço, prazo e o que está incluído, por escrito',
        'Exemplo de alguém parecido que já resolveu',
        'Acompanhamento depois da compra, com nome e telefone',
      ],
      objections: [
        'Está caro para mim agora',
        'Vou pensar e te falo',
        'Nunca ouvi falar de vocês',
        'Acho que consigo resolver sozinho',
        'Já gastei com isso e não adiantou',
      ],
      not: [
        'Quem não sente o problema e só quer conversar',
        'Quem decide apenas pelo menor preço',
        'Quem não pode pagar nem em partes',
      ],
    },
    small: {
      who: 'donos de pequenos negócios que decidem rápido e sentem cada gasto no bolso',
      decides: 'o dono, ouvindo quem trabalha ao lado dele',
      ticket: [500, 4_000, 'por compra'],
      pains: [
        'fazer tudo sozinho e não ter tempo de vender',
        'custo que cresce mais rápido que a receita',
        'fornecedor que promete e não cumpre',
        'decidir no escuro, sem um número confiável',
        'depender de uma pessoa só para funcionar',
      ],
      moments: [
        'Depois de fechar o mês, quando acabou de ver o que sobrou, ele aceita falar de mudança.',
        'Quando contrata alguém ou perde alguém, o jeito antigo deixa de caber.',
      ],
      approaches: [
        'Peça dez minutos para ver o trabalho sendo feito e anote onde o dinheiro escapa.',
        'Chegue por alguém da mesma rua ou do mesmo ramo que já compra de você.',
        'Proponha resolver o ponto que mais dói em duas semanas, e só ele.',
      ],
      arguments: [
        'A conta do que custa deixar como está',
        'Começo em uma semana, sem parar o negócio',
        'Um responsável que atende o telefone',
        'Pagamento que acompanha o resultado',
      ],
      objections: [
        'Agora não é o momento',
        'Já tenho quem faça',
        'E se não der certo, quem paga?',
        'Está apertado este mês',
        'Depois a gente vê isso com calma',
      ],
      not: [
        'Quem está apagando incêndio e não paga nem o essencial',
        'Quem quer tudo pelo preço do básico',
        'Quem não separa meia hora para explicar o que precisa',
      ],
    },
    medium: {
      who: 'gestores de empresas médias com meta, orçamento e pouca gente',
      decides: 'o gestor da área, com o financeiro e um sócio conferindo',
      ticket: [4_000, 30_000, 'por contrato'],
      pains: [
        'gastar o tempo do time com o que não traz resultado',
        'áreas que não conversam e descobrem o problema no fim do mês',
        'perder cliente sem saber por quê',
        'processo que só funciona quando uma pessoa específica está lá',
        'crescer em vendas e encolher em margem',
      ],
      moments: [
        'No segundo mês do trimestre, quando a meta escapa, o gestor procura ajuda.',
        'Um gestor recém-chegado tem noventa dias para mostrar serviço: é a melhor janela.',
      ],
      approaches: [
        'Descubra quem usa, quem decide e quem assina, e marque uma conversa com cada um.',
        'Leve uma página que o gestor possa defender sem você na sala.',
        'Combine um piloto com data de fim e um número só para olhar.',
      ],
      arguments: [
        'Retorno mostrado numa conta que o financeiro aceita',
        'Implantação com responsável, etapas e data',
        'Referência de empresa do mesmo porte, com telefone',
        'Um risco pequeno no começo, com saída prevista',
      ],
      objections: [
        'Não está no orçamento deste ano',
        'Preciso levar para os sócios',
        'Estamos comparando com mais dois',
        'A equipe não tem braço para isso agora',
        'Qual é o retorno e em quanto tempo?',
      ],
      not: [
        'Quem pede proposta só para ter o terceiro orçamento',
        'Quem não abre o acesso a quem assina',
        'Quem muda o escopo a cada reunião sem mudar o prazo',
      ],
    },
    enterprise: {
      who: 'grandes empresas com processo formal de compra e muita gente na decisão',
      decides: 'um grupo: quem usa, quem paga e quem pode vetar',
      ticket: [30_000, 250_000, 'por contrato'],
      pains: [
        'projeto bom que morre entre uma área e outra',
        'fornecedor pequeno demais para o risco ou grande demais para dar atenção',
        'não conseguir provar internamente o retorno do que já foi comprado',
        'processo lento que faz perder a janela do mercado',
        'depender de um fornecedor só em ponto crítico',
      ],
      moments: [
        'Entre agosto e outubro o orçamento do ano seguinte ainda aceita linha nova.',
        'Depois de uma auditoria, de uma fusão ou de um número ruim divulgado, o assunto sobe de andar.',
      ],
      approaches: [
        'Encontre quem tem o problema e a verba, e prepare essa pessoa para defender a ideia por dentro.',
        'Entre por uma unidade, com prazo curto e resultado que a matriz consiga ler.',
        'Antecipe compras, jurídico e segurança: é neles que a proposta para.',
      ],
      arguments: [
        'Risco coberto em contrato, com garantias e plano de saída',
        'Caso em empresa do mesmo porte, com quem conversar',
        'Equipe dedicada, com reunião e indicador combinados',
        'Começo por uma unidade, com critério de expansão escrito',
      ],
      objections: [
        'Nosso processo de homologação leva meses',
        'Isso precisa passar por compras',
        'Já temos contrato global para isso',
        'Qual é o tamanho da operação de vocês?',
        'Quem mais do nosso porte usa?',
      ],
      not: [
        'Quem quer estudo grátis para montar o edital',
        'Quem não tem dono do problema, só curiosos',
        'Quem exige exclusividade sem garantir volume',
      ],
    },
  },
};
