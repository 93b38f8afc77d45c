import type { Segment } from './segment.ts';

export const construction: Segment = {
  key: 'construction',
  name: 'Construção e reforma',
  hears:
    /construcao|obra\b|obras|reforma|arquitet|engenh|material de constru|pedreiro|eletric|hidraul|pintor|\bpisos?\b|marcenar|vidracar|telhado|energia solar|solar|piscina|esquadria/,
  buyers: {
    individuals: 'famílias que vão mexer na casa e já ouviram histórias ruins de obra',
    small: 'empreiteiros, arquitetos e lojas de material que vivem de prazo e de indicação',
    medium: 'construtoras regionais com três ou quatro obras abertas',
    enterprise: 'grandes construtoras e indústrias com cadastro e medição',
  },
  tickets: {
    individuals: [3_000, 45_000, 'por obra'],
    small: [1_500, 15_000, 'por pedido'],
    medium: [15_000, 120_000, 'por obra'],
    enterprise: [100_000, 2_000_000, 'por contrato'],
  },
  decides: {
    individuals: 'o casal, depois de comparar três orçamentos na mesa da cozinha',
    small: 'o dono da empreitada, pelo telefone, no canteiro',
    medium: 'o engenheiro pede, compras cota e o dono aprova',
    enterprise: 'suprimentos, com engenharia validando a especificação',
  },
  pains: {
    people: [
      'orçamento que dobra no meio da obra',
      'prestador que pega o sinal e desaparece',
      'obra que era de um mês e fez aniversário',
      'morar no meio da poeira',
      'não saber se o material é o que foi vendido',
      'descobrir o vazamento depois de pronto',
    ],
    companies: [
      'equipe parada esperando material',
      'retrabalho que ninguém cobra de ninguém',
      'entrega que chega na hora do almoço e volta',
      'preço travado com o cliente e material subindo',
      'mão de obra boa que não se acha',
      'medição que atrasa e segura o caixa',
    ],
  },
  moments: [
    'De abril a setembro chove menos em boa parte do país: é quando as obras começam.',
    'Logo depois da assinatura do financiamento ou da entrega das chaves, tudo se decide em poucas semanas.',
    'No fim da manhã, no canteiro, o engenheiro tem cinco minutos; no escritório, quase nunca.',
    'Entre outubro e dezembro todos querem terminar antes das festas: prazo vale mais que desconto.',
  ],
  approaches: [
    'Visite antes de orçar e mande o orçamento dividido por etapa, com o que fica de fora escrito.',
    'Leve fotos de uma obra sua de um ano atrás: o que dura é o que convence.',
    'Ofereça acompanhar a primeira entrega no canteiro, na hora combinada.',
    'Pergunte o que deu errado na obra anterior; a sua proposta começa por aí.',
  ],
  arguments: [
    'Cronograma por semana, com foto de cada etapa no WhatsApp',
    'Pagamento por etapa pronta, não por data',
    'Garantia escrita, com nome de quem atende',
    'Entrega fracionada, quando a obra precisa',
    'Lista do que pode encarecer, dita antes e não depois',
    'Visita a uma obra parecida já terminada',
  ],
  objections: [
    'Vou pegar mais dois orçamentos',
    'Conheço um pedreiro que faz pela metade',
    'O material está muito caro, vou esperar',
    'E se atrasar?',
    'Na loja grande sai mais em conta',
    'Só pago quando terminar',
  ],
  not: [
    'Quem já tem o preço na cabeça e só quer alguém que aceite',
    'Quem muda o projeto toda semana sem querer pagar',
    'Quem não tem a escritura nem a autorização do condomínio',
    'Quem briga na justiça com o último prestador',
  ],
  channels: ['Indicação', 'Google Meu Negócio', 'WhatsApp', 'Visita presencial'],
};
