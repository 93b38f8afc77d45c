import type { Segment } from './segment.ts';

export const industry: Segment = {
  key: 'industry',
  name: 'Indústria',
  hears:
    /industri|fabrica|manufat|manufact|factory|metalurg|siderurg|usinagem|caldeirari|fundicao|textil|tecelag|confecc|embalage|petroquim|produtos? quimic|\bplasticos\b|injecao plastica|ferramentaria|maquinario|\bgraficas?\b/,
  buyers: {
    individuals: 'consumidores que compram direto da fábrica e esperam o cuidado de uma loja',
    small: 'donos de pequenas fábricas que ainda ligam a primeira máquina do dia',
    medium: 'fabricantes com comprador, PCP e manutenção respondendo pela mesma linha',
    enterprise: 'grandes grupos industriais com homologação, contrato anual e auditoria',
  },
  tickets: {
    individuals: [150, 2_500, 'por compra'],
    small: [1_500, 20_000, 'por pedido'],
    medium: [15_000, 150_000, 'por pedido'],
    enterprise: [150_000, 3_000_000, 'por contrato'],
  },
  decides: {
    individuals: 'a própria pessoa, comparando o preço de fábrica com o da loja',
    small: 'o dono, ouvindo o encarregado que toca a produção',
    medium: 'o comprador, depois que produção ou manutenção aprova o teste',
    enterprise: 'suprimentos, com engenharia, qualidade e segurança podendo vetar',
  },
  pains: {
    people: [
      'preço de fábrica que, com o frete, fica igual ao da loja',
      'não ter onde ver o produto antes de comprar',
      'prazo de produção que só aparece depois do pagamento',
      'medida ou cor diferente da que foi pedida',
      'não saber a quem reclamar quando vem com defeito',
      'peça de reposição que ninguém vende',
    ],
    companies: [
      'linha parada esperando uma peça que cabe na mão',
      'lote que chega fora da especificação e só se descobre na máquina',
      'refugo e retrabalho que ninguém põe na conta do produto',
      'matéria-prima que sobe depois de o preço estar fechado com o cliente',
      'importado que atrasa no porto e leva o prazo junto',
      'depender do único operador que sabe regular a máquina',
    ],
  },
  moments: [
    'De setembro a novembro se monta o orçamento do ano seguinte: investimento que não entra ali espera doze meses.',
    'As férias coletivas e as paradas de manutenção, comuns em dezembro e janeiro, se planejam de dois a quatro meses antes.',
    'Logo depois de uma parada inesperada ou de um lote devolvido, a fábrica aceita testar fornecedor novo.',
    'No fechamento do mês a fábrica corre para faturar; marque a visita para a segunda semana.',
  ],
  approaches: [
    'Peça para ver a linha antes de apresentar o catálogo, e pergunte qual parada custou mais no último trimestre.',
    'Proponha um teste com lote pequeno, com o critério de aprovação escrito por quem vai usar.',
    'Fale com a manutenção e com a produção antes de compras: quem sente o problema defende a solução.',
    'Leve a ficha técnica e o custo por peça produzida, e deixe o preço por unidade para depois.',
  ],
  arguments: [
    'Lote de teste com laudo, antes de qualquer contrato',
    'Custo por peça produzida, com parada e refugo dentro da conta',
    'Estoque de segurança reservado, com reposição em prazo escrito',
    'Técnico que vem à fábrica e acompanha a primeira produção',
    'Certificado e rastreabilidade em cada lote, prontos para a auditoria',
    'Regra de reajuste combinada antes, com índice e data',
  ],
  objections: [
    'Já temos fornecedor homologado',
    'Trocar agora é risco de parar a linha',
    'O importado sai mais barato',
    'Não tem verba este ano',
    'Manda o cadastro para compras e aguarda',
    'Quem me atende se der problema no turno da noite?',
  ],
  not: [
    'Quem pede cotação só para baixar o preço do fornecedor atual',
    'Quem não deixa ninguém da produção participar da conversa',
    'Quem quer preço de grande volume com pedido de amostra',
    'Quem atrasa o pagamento e usa o próximo pedido como promessa',
  ],
  channels: ['Visita presencial', 'Eventos e feiras', 'LinkedIn', 'Indicação'],
};
