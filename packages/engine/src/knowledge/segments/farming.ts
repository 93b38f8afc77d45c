import type { Segment } from './segment.ts';

export const farming: Segment = {
  key: 'farming',
  name: 'Agronegócio',
  hears:
    /agro|fazenda|produtor(es)? rura|soja|milho|cafe(zal|icult)|gado|pecuar|leite|lavoura|safra|trator|semente|fertiliz|defensivo|cooperativa|hortifr|irriga|sitio/,
  buyers: {
    individuals: 'sitiantes e famílias que vivem da terra e compram de quem conhecem',
    small: 'pequenos produtores que fazem conta por saca e por litro',
    medium: 'fazendas com gerente, agrônomo e financiamento de safra',
    enterprise: 'grupos agrícolas, cooperativas e usinas com compras central',
  },
  tickets: {
    individuals: [300, 4_000, 'por compra'],
    small: [2_000, 25_000, 'por safra'],
    medium: [30_000, 350_000, 'por safra'],
    enterprise: [200_000, 5_000_000, 'por safra'],
  },
  decides: {
    individuals: 'o dono do sítio, com a mulher fazendo as contas',
    small: 'o produtor, ouvindo o vizinho e o técnico da cooperativa',
    medium: 'o dono ou o filho que voltou da faculdade, com o agrônomo',
    enterprise: 'compras e diretoria técnica, com barter na mesa',
  },
  pains: {
    people: [
      'comprar o que não serve para aquela terra',
      'assistência que fica a três horas de estrada',
      'preço que muda entre a visita e a compra',
      'não conseguir crédito na hora certa',
      'perder produção por falta de uma peça barata',
      'promessa de rendimento que a chuva desmente',
    ],
    companies: [
      'máquina parada no meio da colheita',
      'custo por hectare subindo mais que a saca',
      'praga que já não responde ao que funcionava',
      'mão de obra que falta na semana decisiva',
      'crédito que sai depois da janela de plantio',
      'decidir a venda da safra sem saber o custo',
    ],
  },
  moments: [
    'A compra de insumos se decide de três a cinco meses antes do plantio: chegue antes do pacote fechado.',
    'Depois da colheita há dinheiro e balanço: é a hora de máquina e de investimento.',
    'Na semana do plantio e da colheita, só ligue se for para resolver.',
    'Os dias de campo e as feiras regionais valem mais que dez telefonemas; marque visita para a semana seguinte.',
  ],
  approaches: [
    'Ande a propriedade antes de falar de produto e pergunte pela safra passada, talhão por talhão.',
    'Faça uma faixa de teste na terra do cliente e volte para medir junto.',
    'Faça a conta em sacas ou em litros, que é como o produtor pensa.',
    'Chegue por um vizinho respeitado ou pelo técnico da cooperativa.',
  ],
  arguments: [
    'Resultado medido em propriedade vizinha, com nome e telefone',
    'Peça e técnico a menos de um dia de distância na safra',
    'Pagamento na colheita ou em troca por produto',
    'Custo por hectare comparado com o manejo de hoje',
    'Acompanhamento no campo, e não só na venda',
    'Nota, receituário e registro em ordem',
  ],
  objections: [
    'Vou esperar o preço da saca reagir',
    'Já fechei o pacote com a cooperativa',
    'Meu vizinho usou e não viu diferença',
    'Só pago na safra',
    'Sempre fiz assim e deu certo',
    'E se quebrar na colheita, quem vem?',
  ],
  not: [
    'Quem deve a safra passada em três revendas',
    'Quem só compra na promoção de fim de estoque',
    'Quem não deixa ninguém olhar a lavoura',
    'Quem quer garantia de chuva',
  ],
  channels: ['Visita presencial', 'Eventos e feiras', 'WhatsApp', 'Indicação'],
};
