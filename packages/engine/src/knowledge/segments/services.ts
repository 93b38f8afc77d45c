import type { Segment } from './segment.ts';

export const services: Segment = {
  key: 'services',
  name: 'Serviços',
  within: 'em serviços',
  hears:
    /servic|service|consultor|agencia|manutenc|limpeza|marketing|design|fotograf|recursos humanos|terceiriz|assistencia tecnica|freelancer|prestador|coworking|eletricist|encanador|diarista/,
  season: [
    'Entre outubro e novembro as empresas fecham o orçamento do ano seguinte; em março se decide o que sobrou dele.',
    'Janeiro é o mês dos cancelamentos e também das trocas: quem perde um fornecedor procura outro em duas semanas.',
    'No começo do mês a conversa rende mais; depois do dia 20 quase todos correm atrás da meta ou da folha.',
    'As semanas com feriado no meio são ótimas para visita e péssimas para proposta.',
  ],
  channels: {
    people: ['Indicação', 'WhatsApp', 'Google', 'Instagram'],
    companies: ['Indicação', 'LinkedIn', 'WhatsApp', 'Google'],
  },
  buyers: {
    individuals: {
      who: 'pessoas que contratam por confiança e por indicação de alguém próximo',
      decides: 'a própria pessoa, depois de perguntar a quem já contratou',
      ticket: [150, 1_500, 'por serviço'],
      pains: [
        'combinar um preço e receber outro no fim',
        'prestador que some no meio do serviço',
        'ficar em casa esperando quem não chega',
        'não saber avaliar se o trabalho ficou bom',
        'pagar adiantado e torcer para dar certo',
      ],
      moments: [
        'No dia em que o problema aparece, quem responde primeiro leva: tenha uma resposta pronta para o fim de semana.',
        'Antes de receber visita, de viajar ou de mudar de casa, o que foi adiado vira urgente.',
      ],
      approaches: [
        'Peça uma foto ou um áudio do problema e devolva na hora uma faixa de preço e um prazo.',
        'Diga quem vai, a que horas e quanto tempo fica: quem contrata serviço compra previsibilidade.',
        'Mostre um trabalho igual, do começo ao fim, com a opinião de quem pagou.',
      ],
      arguments: [
        'Preço fechado antes de começar, com o extra combinado por escrito',
        'Hora marcada, com aviso se atrasar',
        'Pagamento só depois de ver o serviço pronto',
        'Garantia com nome e telefone de quem fez',
      ],
      objections: [
        'Tenho um conhecido que faz mais barato',
        'Já me deram calote uma vez',
        'Precisa mesmo fazer isso agora?',
        'Dá para parcelar?',
        'E se eu não gostar do resultado?',
      ],
      not: [
        'Quem quer o preço sem contar o problema',
        'Quem regateia depois do serviço pronto',
        'Quem fala mal de todos os que contratou',
      ],
    },
    small: {
      who: 'donos de agências, escritórios e prestadoras que vendem o próprio tempo',
      decides: 'o dono, que sente o gasto no mesmo dia em que sente o alívio',
      ticket: [500, 3_500, 'por mês'],
      pains: [
        'passar o dia entregando e não ter hora para prospectar',
        'mês bom seguido de mês vazio, sem saber por quê',
        'cliente que pede mais do que contratou e não quer pagar a diferença',
        'depender de dois clientes grandes para fechar a conta',
        'receber com atraso e pagar a equipe no dia certo',
      ],
      moments: [
        'Quando um cliente grande cancela, ele olha para a própria carteira e aceita mudar a rotina.',
        'Ao contratar a primeira pessoa, o que estava na cabeça dele precisa virar processo.',
      ],
      approaches: [
        'Pergunte de onde vieram os últimos três clientes: a resposta costuma mostrar o buraco.',
        'Faça um diagnóstico de uma página, entregue por escrito, e proponha resolver só o item mais caro.',
        'Ofereça um primeiro mês com resultado combinado e saída livre.',
      ],
      arguments: [
        'Horas de volta para o que só o dono pode fazer',
        'Escopo escrito: o que está incluído, o que não está e quanto custa o extra',
        'Entrada que não depende de um cliente só',
        'Resultado visto em trinta dias, com um número simples',
      ],
      objections: [
        'Eu mesmo faço isso quando sobra tempo',
        'Já contratei e não deu em nada',
        'Meu serviço é diferente, não funciona assim',
        'Este mês recebi pouco',
        'Preciso ver com meu sócio',
      ],
      not: [
        'Quem cobra tão barato que não tem como pagar por ajuda',
        'Quem quer cliente novo sem conseguir atender os que tem',
        'Quem pede uma amostra grátis atrás da outra',
      ],
    },
    medium: {
      who: 'empresas de serviço com equipe em campo, contratos mensais e gestor por área',
      decides: 'o gestor da operação, com o financeiro conferindo e um sócio aprovando',
      ticket: [3_000, 18_000, 'por mês'],
      pains: [
        'equipe apagando incêndio em vez de cumprir o combinado',
        'contrato que deu lucro na proposta e prejuízo na entrega',
        'rotatividade que obriga a treinar do zero todo mês',
        'cliente que reclama e ninguém sabe quem prometeu',
        'crescer em contratos e perder o controle da qualidade',
      ],
      moments: [
        'De 60 a 90 dias antes da renovação dos contratos maiores, qualidade e custo voltam para a mesa.',
        'Depois de perder uma concorrência por preço, a diretoria aceita rever o jeito de fazer.',
      ],
      approaches: [
        'Acompanhe um dia de campo e volte com três desperdícios medidos em horas.',
        'Leve o gestor da operação e o financeiro para a mesma reunião, com a mesma conta.',
        'Comece por um contrato que dá trabalho e deixe os bons para depois.',
      ],
      arguments: [
        'Custo por contrato visível antes do fim do mês',
        'Um responsável que o gestor pode cobrar pelo nome',
        'Implantação por contrato, sem parar a operação',
        'Relatório de uma página que o cliente deles também entende',
      ],
      objections: [
        'Dá para fazer isso com a equipe que eu tenho',
        'O financeiro travou gasto novo',
        'Minha equipe já tem sistema e reunião demais',
        'Se falhar, quem ouve do meu cliente sou eu',
        'Me chama depois da renovação dos contratos',
      ],
      not: [
        'Quem culpa o cliente por todos os problemas',
        'Quem quer resultado sem liberar ninguém do time',
        'Quem abre concorrência a cada três meses',
      ],
    },
    enterprise: {
      who: 'grandes prestadoras e áreas corporativas que contratam por concorrência',
      decides: 'um comitê: a área pede, compras negocia e o jurídico aprova',
      ticket: [20_000, 150_000, 'por contrato'],
      pains: [
        'indicador contratado que ninguém consegue comprovar',
        'fornecedor bom na proposta e ausente na execução',
        'passivo trabalhista vindo de terceiro',
        'padrão diferente em cada filial',
        'não ter plano B para um serviço crítico',
      ],
      moments: [
        'Seis meses antes do fim do contrato atual é quando a área ainda pode influir no edital.',
        'Uma falha que chegou à diretoria abre, por poucas semanas, uma porta que ficou anos fechada.',
      ],
      approaches: [
        'Ajude a área a escrever o problema antes de existir o edital; depois, só resta disputar preço.',
        'Leve certidões, seguros e indicadores prontos na primeira conversa com compras.',
        'Peça uma filial difícil como piloto: convencer no fácil não convence ninguém.',
      ],
      arguments: [
        'Nível de serviço com multa e com medição que os dois lados enxergam',
        'Certidões, seguros e encargos em dia, mostrados todo mês',
        'Substituição garantida de pessoas e plano de contingência escrito',
        'Transição planejada, sem interrupção para quem usa',
      ],
      objections: [
        'Vocês entram na próxima concorrência',
        'Compras exige três propostas com o mesmo escopo',
        'O fornecedor atual conhece a casa',
        'Qual é a multa se não cumprirem?',
        'Precisamos de presença em todas as filiais',
      ],
      not: [
        'Quem já escolheu e só precisa completar o número de propostas',
        'Quem transfere todo o risco e recusa qualquer contrapartida',
        'Quem não deixa falar com a área que usa o serviço',
      ],
    },
  },
};
