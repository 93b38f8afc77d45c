import type { Segment } from './segment.ts';

/** For what no other segment hears: useful, and it says that it is general. */
export const general: Segment = {
  key: 'general',
  name: 'Segmento a definir',
  hears: /$^/,
  buyers: {
    individuals: 'pessoas que já sentem o problema que você resolve',
    small: 'donos de pequenos negócios que decidem rápido e sentem no bolso',
    medium: 'gestores de empresas médias com meta e orçamento próprios',
    enterprise: 'grandes empresas com processo formal de compra',
  },
  tickets: {
    individuals: [100, 1_000, 'por compra'],
    small: [500, 4_000, 'por compra'],
    medium: [4_000, 30_000, 'por contrato'],
    enterprise: [30_000, 250_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria pessoa, ouvindo alguém em quem confia',
    small: 'o dono',
    medium: 'o gestor da área, com o financeiro',
    enterprise: 'um grupo: quem usa, quem paga e quem aprova',
  },
  pains: {
    people: [
      'gastar e não resolver',
      'não saber em quem confiar',
      'deixar para depois o que já incomoda',
      'perder tempo comparando opções que parecem iguais',
      'ficar sem resposta depois de pagar',
      'comprar por impulso e se arrepender',
    ],
    companies: [
      'tempo do time gasto no que não traz resultado',
      'custo que cresce mais que a receita',
      'fornecedor que promete e não cumpre',
      'decidir no escuro, sem número confiável',
      'perder cliente sem saber por quê',
      'depender de uma pessoa ou de um fornecedor só',
    ],
  },
  moments: [
    'Logo depois de o problema custar caro, a conversa anda; antes disso, vira curiosidade.',
    'No começo do mês e no começo do trimestre há mais disposição para mudar.',
    'Quando alguém novo assume a decisão, nos primeiros 90 dias.',
    'No planejamento de outubro e novembro, antes de a verba ter outro dono.',
  ],
  approaches: [
    'Converse com cinco clientes que já compraram e pergunte o que quase os fez desistir.',
    'Abra com uma pergunta sobre o dia a dia, não com a apresentação.',
    'Proponha um primeiro passo pequeno, com prazo e com jeito de sair.',
    'Escreva o problema com as palavras do cliente e devolva para ele confirmar.',
  ],
  arguments: [
    'Primeiro passo pequeno, com saída combinada',
    'Exemplo de alguém parecido que já resolveu',
    'Preço, prazo e o que está incluído, por escrito',
    'Um responsável com nome e telefone',
    'O custo de continuar como está, na ponta do lápis',
    'Acompanhamento depois da compra',
  ],
  objections: [
    'Está caro',
    'Vou pensar',
    'Já tenho quem faça',
    'Agora não é o momento',
    'Preciso falar com outra pessoa',
    'Não conheço a sua empresa',
  ],
  not: [
    'Quem não sente o problema e só quer conversar',
    'Quem decide apenas pelo menor preço',
    'Quem não pode pagar nem em partes',
    'Quem não é quem decide nem leva a quem decide',
  ],
  channels: ['Indicação', 'WhatsApp', 'Instagram', 'LinkedIn'],
};
