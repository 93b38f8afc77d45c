import type { Segment } from './segment.ts';

export const beauty: Segment = {
  key: 'beauty',
  name: 'Beleza e estética',
  within: 'em beleza e estética',
  hears:
    /beleza|estetic|salao|saloes|cabele|barbe|\bunhas?\b|manicure|nail|maquia|sobrancelh|cilios|depila|cosmet|\bspa\b|massag|harmoniza|skincare|micropigment/,
  season: [
    'De outubro a dezembro todo mundo quer estar pronto para as festas: agenda e estoque se decidem em setembro.',
    'O Dia das Mães e as formaturas do meio do ano abrem as duas maiores janelas do primeiro semestre.',
    'O inverno é a época dos procedimentos que pedem pouco sol: comece a falar deles em abril.',
    'Antes do Carnaval há um pico curto, de duas semanas, e depois dele vem o mês mais vazio do ano.',
  ],
  channels: {
    people: ['Instagram', 'WhatsApp', 'Indicação', 'TikTok'],
    companies: ['Instagram', 'WhatsApp', 'Visita presencial', 'Indicação'],
  },
  buyers: {
    individuals: {
      who: 'clientes que voltam quando se sentem vistas, não só atendidas',
      decides: 'a própria cliente, com a foto de referência na mão',
      ticket: [60, 700, 'por atendimento'],
      pains: [
        'sair com um resultado diferente da foto',
        'horário que atrasa meia hora toda vez',
        'gastar de novo com retoque do que ficou ruim',
        'medo de reação na pele por produto duvidoso',
        'pacote empurrado com pressão no meio do atendimento',
      ],
      moments: [
        'Quinta à noite e sexta de manhã ela procura horário para o fim de semana: esteja com a agenda aberta.',
        'De 20 a 25 dias depois do último atendimento a vontade de voltar existe, falta o convite.',
      ],
      approaches: [
        'Pergunte o que ela já fez e não gostou; a resposta vale mais que qualquer foto de referência.',
        'Mostre um antes e depois na mesma luz, de alguém com o cabelo, a pele ou a idade parecida.',
        'Diga com carinho o que não dá para conseguir: quem recusa o impossível vende o possível.',
      ],
      arguments: [
        'Avaliação antes, com o que dá e o que não dá para conseguir',
        'Horário que começa na hora, com tolerância combinada dos dois lados',
        'Produto registrado, aberto na frente da cliente',
        'Retoque combinado por escrito, com prazo',
      ],
      objections: [
        'No bairro fazem mais barato',
        'Tenho medo de ficar artificial',
        'Estou sem tempo esta semana',
        'Vou esperar o décimo terceiro',
        'Quanto tempo dura mesmo?',
      ],
      not: [
        'Quem desmarca em cima da hora mais de uma vez',
        'Quem quer resultado de filtro de celular',
        'Quem escolhe só pela promoção do dia',
      ],
    },
    small: {
      who: 'donas de salão e profissionais que vivem da própria agenda',
      decides: 'a dona, que testa em si mesma antes de comprar para o salão',
      ticket: [300, 2_500, 'por pedido'],
      pains: [
        'cadeira vazia na terça e fila no sábado',
        'cliente que marca pelo direct e não aparece',
        'perder a profissional que abre o próprio espaço e leva a carteira',
        'comissão que come a margem do procedimento',
        'agenda no caderno, com dois nomes no mesmo horário',
      ],
      moments: [
        'Na segunda-feira, com o salão fechado ou vazio, a dona conversa; no sábado, nem tente.',
        'Quando uma profissional sai ou uma cadeira nova entra, ela refaz as contas e aceita ouvir.',
      ],
      approaches: [
        'Comece pela agenda dos dias fracos: é o problema que toda dona sente e quase ninguém mede.',
        'Elogie um trabalho específico que você viu no perfil e pergunte como aquela cliente chegou.',
        'Demonstre ali, numa cliente de verdade e numa cadeira só, e volte em uma semana para ver o que mudou.',
      ],
      arguments: [
        'A terça e a quarta com mais gente, medidas em cadeiras ocupadas',
        'Custo por atendimento, e não por pedido, com a conta feita na hora',
        'Treino curto para a equipe, no salão e fora do horário de movimento',
        'Começo por uma cadeira só, sem mexer no resto',
      ],
      objections: [
        'Minhas clientes não pagam esse preço',
        'Já me acostumei com o que eu uso',
        'Está parado, não é hora de investir',
        'As meninas não vão querer mudar o jeito de trabalhar',
        'Me manda no WhatsApp que eu vejo no domingo',
      ],
      not: [
        'Quem não tira uma hora para aprender a usar o que comprou',
        'Quem vive de promoção e cobra abaixo do próprio custo',
        'Quem pede consignado e não presta conta',
      ],
    },
    medium: {
      who: 'redes de estética e de salões com metas por unidade',
      decides: 'a gestora de operação, com a franqueadora ou a sócia aprovando',
      ticket: [3_000, 20_000, 'por mês'],
      pains: [
        'unidade que atende bem e vizinha que queima o nome da marca',
        'recepção que não confirma horário e perde o encaixe',
        'pacote vendido que a cliente não termina e pede de volta',
        'equipamento caro parado metade da semana',
        'não saber quanto custa trazer cada cliente nova',
      ],
      moments: [
        'No começo do mês a rede revê meta por unidade; leve o número da pior delas.',
        'Antes de abrir uma unidade nova, padrão e fornecedor voltam a ser discutidos.',
      ],
      approaches: [
        'Sente uma tarde na recepção da unidade mais fraca e conte quantos horários se perdem.',
        'Ofereça começar em uma unidade, com a gestora dela como dona do resultado.',
        'Mostre o efeito na taxa de retorno das clientes, que é o que mantém a rede de pé.',
      ],
      arguments: [
        'Piloto em uma unidade, com retorno de clientes medido antes e depois',
        'O mesmo padrão em todas as unidades, com treino gravado para quem entra',
        'Menos faltas na agenda, mostradas semana a semana',
        'Documentação e registro em ordem para a vigilância',
      ],
      objections: [
        'A franqueadora já tem fornecedor homologado',
        'Preciso ver com as outras sócias',
        'Cada unidade trabalha de um jeito',
        'Trocar agora, antes da alta temporada, é arriscado',
        'Quero ver resultado em rede parecida',
      ],
      not: [
        'Quem quer salvar uma unidade que já decidiu fechar',
        'Quem não consegue dizer quantas clientes voltam por mês',
        'Quem muda de gestora a cada trimestre',
      ],
    },
    enterprise: {
      who: 'indústrias, distribuidoras e grandes franquias que abastecem milhares de salões',
      decides: 'trade marketing e compras, por praça, com o jurídico olhando registro e contrato',
      ticket: [25_000, 200_000, 'por contrato'],
      pains: [
        'distribuidor que derruba o preço e estraga a praça',
        'lançamento que vende na convenção e para no estoque do salão',
        'equipe técnica que não chega ao interior',
        'não enxergar o que acontece depois que a caixa sai do distribuidor',
        'concorrente novo que cresce só pela internet',
      ],
      moments: [
        'O calendário de lançamentos se fecha com oito meses de antecedência, quase sempre logo depois da maior feira do setor.',
        'Na virada do semestre, a praça que ficou abaixo da meta recebe verba para tentar algo novo.',
      ],
      approaches: [
        'Escolha uma praça fraca e proponha resolver aquela, com número de salões ativos como medida.',
        'Converse com três técnicos de campo antes da reunião: eles contam o que o relatório não conta.',
        'Leve jurídico e regulatório prontos; é neles que a boa ideia costuma parar.',
      ],
      arguments: [
        'Resultado por praça, com salões ativos antes e depois',
        'Capacidade de atender capital e interior com o mesmo padrão',
        'Conformidade com a Anvisa e com a política de canal',
        'Um time que responde por meta, e não por visita feita',
      ],
      objections: [
        'A verba do ano já está comprometida com a convenção',
        'Isso conflita com o nosso distribuidor',
        'Precisamos homologar com a matriz',
        'Vocês têm estrutura para o Brasil todo?',
        'Me traga um caso do mesmo porte',
      ],
      not: [
        'Quem quer testar em todas as praças ao mesmo tempo, sem verba',
        'Quem não abre o número de salões ativos',
        'Quem troca de gerente de praça no meio do piloto',
      ],
    },
  },
};
