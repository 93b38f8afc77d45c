import type { Segment } from './segment.ts';

export const retail: Segment = {
  key: 'retail',
  name: 'Varejo',
  hears:
    /varejo|retail|minorista|loja|lojista|mercadinho|boutique|moda|roupa|calcad|joia|bijuteria|papelaria|moveis|decorac|brinquedo|e-?commerce|otica|perfumaria|vestuario/,
  buyers: {
    individuals: 'consumidores que pesquisam no celular antes de pisar na loja',
    small: 'lojistas de bairro que compram, vendem e fecham o caixa sozinhos',
    medium: 'redes regionais com algumas lojas e um comprador dedicado',
    enterprise: 'grandes redes com categoria, tabloide e calendário próprios',
  },
  tickets: {
    individuals: [80, 600, 'por compra'],
    small: [800, 4_000, 'por pedido'],
    medium: [5_000, 30_000, 'por pedido'],
    enterprise: [40_000, 300_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria pessoa, com o celular na mão e o preço do concorrente na outra aba',
    small: 'o dono, quase sempre entre um cliente e outro no balcão',
    medium: 'o comprador, com a palavra final do dono ou do gerente comercial',
    enterprise: 'o comprador da categoria, com logística, fiscal e marketing em volta',
  },
  pains: {
    people: [
      'comprar e descobrir que era mais barato na loja ao lado',
      'não achar o tamanho ou o modelo na hora em que precisa',
      'o medo de a troca virar uma novela',
      'frete caro e prazo que ninguém cumpre',
      'o parcelamento que não cabe no mês',
      'atendimento que some depois do pagamento',
    ],
    companies: [
      'estoque parado prendendo o dinheiro do giro',
      'margem que some quando a loja ao lado baixa o preço',
      'movimento fraco na segunda quinzena',
      'fornecedor que atrasa justo na semana de data comemorativa',
      'vendedor de balcão que só tira pedido',
      'a venda que vai para a internet depois de o cliente provar na loja',
    ],
  },
  moments: [
    'O melhor momento é de quatro a seis semanas antes de uma data comemorativa, quando a compra ainda está aberta.',
    'Logo depois do dia 5, com o salário na conta e a vitrine trocada, a conversa anda.',
    'Novembro começa em setembro: quem espera a Black Friday chega quando o pedido já foi feito.',
    'Janeiro e fevereiro são de liquidação e balanço: bom para reposição, ruim para novidade cara.',
  ],
  approaches: [
    'Comece pelo que gira: pergunte qual produto falta primeiro e qual está parado, e só então mostre o seu.',
    'Leve uma amostra ou uma foto do produto exposto em outra loja parecida, e proponha um pedido pequeno de teste.',
    'Fale de giro e margem por metro de prateleira, não de características.',
    'Chegue fora do horário de pico, peça cinco minutos e saia com um próximo passo marcado.',
  ],
  arguments: [
    'Pedido inicial pequeno, com reposição rápida do que girar',
    'Margem calculada com o preço que o concorrente pratica hoje, sem surpresa',
    'Troca do que não vender no prazo combinado',
    'Material de vitrine e foto pronta para o Instagram da loja',
    'Parcela que cabe no giro: o produto se paga antes do boleto vencer',
    'Prazo de entrega escrito, com aviso antes de qualquer atraso',
  ],
  objections: [
    'Já tenho fornecedor disso e nunca me deixou na mão',
    'Na internet está mais barato',
    'O movimento está fraco, deixa virar o mês',
    'Não tenho espaço para mais um produto',
    'Seu pedido mínimo é alto para mim',
    'E se encalhar, você recolhe?',
  ],
  not: [
    'Quem só pergunta o preço e compra sempre do mais barato do dia',
    'Quem está fechando a loja ou atrasado com todos os fornecedores',
    'Quem quer exclusividade na cidade sem comprar volume',
    'Quem não expõe o produto e depois cobra que não vendeu',
  ],
  channels: ['Visita presencial', 'WhatsApp', 'Instagram', 'Indicação de outros lojistas'],
};
