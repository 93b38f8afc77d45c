import type { Segment } from './segment.ts';

export const services: Segment = {
  key: 'services',
  name: 'Serviços',
  hears:
    /servic|service|consultor|agencia|manutenc|limpeza|seguranca|marketing|design|fotograf|frete|transport|logistic|recursos humanos|\brh\b|terceiriz|assistencia tecnica|freelancer/,
  buyers: {
    individuals: 'pessoas que contratam por confiança e por indicação de alguém próximo',
    small: 'donos de pequenos negócios que fazem de tudo e querem tirar um peso das costas',
    medium: 'gestores de área que respondem por prazo, custo e por quem indicaram',
    enterprise: 'áreas que contratam por concorrência, com compras e jurídico na mesa',
  },
  tickets: {
    individuals: [150, 1_500, 'por serviço'],
    small: [500, 3_500, 'por mês'],
    medium: [3_000, 18_000, 'por mês'],
    enterprise: [20_000, 150_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria pessoa, depois de perguntar a quem já contratou',
    small: 'o dono, que sente o gasto no próprio bolso',
    medium: 'o gestor da área, com o financeiro conferindo',
    enterprise: 'um comitê: a área pede, compras negocia, o jurídico aprova',
  },
  pains: {
    people: [
      'combinar um preço e receber outro no fim',
      'prestador que some no meio do serviço',
      'não saber avaliar se o trabalho ficou bom',
      'ficar em casa esperando quem não chega',
      'pagar adiantado e torcer para dar certo',
      'refazer com outro o que já foi pago',
    ],
    companies: [
      'tarefa importante que fica para depois porque ninguém tem tempo',
      'prestador que entrega fora do prazo e ainda pede paciência',
      'depender de uma pessoa só, que um dia falta',
      'pagar todo mês sem enxergar o que mudou',
      'equipe apagando incêndio em vez de fazer o que dá dinheiro',
      'contrato que não diz o que está incluído',
    ],
  },
  moments: [
    'Logo depois de um problema com o prestador anterior: a dor está fresca e a comparação é fácil.',
    'Entre outubro e novembro as empresas fecham o orçamento do ano seguinte; em março, o que sobrou dele.',
    'Quando o negócio contrata gente ou abre unidade, o que era feito no improviso deixa de caber.',
    'No começo do mês a conversa rende mais: depois do dia 20 quase todos estão correndo atrás da meta.',
  ],
  approaches: [
    'Faça um diagnóstico curto de graça, entregue por escrito, e proponha resolver só o ponto mais caro.',
    'Mostre como é o antes, o durante e o depois do serviço: quem compra confiança precisa ver o caminho.',
    'Peça a indicação antes da venda: um nome em comum vale mais que qualquer apresentação.',
    'Ofereça um primeiro mês com saída livre e um resultado combinado por escrito.',
  ],
  arguments: [
    'Escopo escrito: o que está incluído, o que não está e quanto custa o extra',
    'Um responsável com nome e telefone, e alguém que o cobre quando faltar',
    'Relatório de uma página por mês, com o que foi feito e o que mudou',
    'Começo pequeno, com saída sem multa se não servir',
    'Dois clientes parecidos com quem conversar antes de decidir',
    'As horas que voltam para o que só o cliente pode fazer',
  ],
  objections: [
    'Dá para fazer isso aqui dentro mesmo',
    'Já tive uma experiência ruim com outro prestador',
    'Está caro para o que é',
    'Preciso ver com meu sócio',
    'Como eu sei que vai funcionar?',
    'Agora não é prioridade, me chama mais para a frente',
  ],
  not: [
    'Quem quer o preço fechado sem contar o problema',
    'Quem troca de prestador a cada três meses e fala mal de todos',
    'Quem pede uma amostra grátis atrás da outra',
    'Quem não tem ninguém que responda pelo assunto do lado de lá',
  ],
  channels: ['Indicação', 'WhatsApp', 'LinkedIn', 'Google Meu Negócio'],
};
