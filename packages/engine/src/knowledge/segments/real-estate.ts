import type { Segment } from './segment.ts';

export const realEstate: Segment = {
  key: 'realEstate',
  name: 'Imobiliário',
  hears:
    /imovel|imoveis|imobili|real estate|inmobili|apartamento|\bcasas?\b propri|casa nova|terreno|lote|loteamento|aluguel|condominio|incorpora|construtora|corretor de imo/,
  buyers: {
    individuals: 'famílias que juntam a maior compra da vida com a maior dúvida',
    small: 'pequenos investidores e donos de imobiliárias de bairro',
    medium: 'construtoras regionais e imobiliárias com equipe de corretores',
    enterprise: 'incorporadoras e fundos que compram por planilha e por praça',
  },
  tickets: {
    individuals: [180_000, 650_000, 'por imóvel'],
    small: [120_000, 900_000, 'por imóvel'],
    medium: [8_000, 60_000, 'por mês de parceria'],
    enterprise: [300_000, 3_000_000, 'por operação'],
  },
  decides: {
    individuals: 'o casal, com a família opinando e o banco dando a última palavra',
    small: 'o dono do dinheiro, aconselhado por um corretor de confiança',
    medium: 'o diretor comercial, com o dono assinando',
    enterprise: 'um comitê de investimento, com jurídico e engenharia',
  },
  pains: {
    people: [
      'pagar aluguel sem ver nada ficar',
      'ter o financiamento negado depois de já ter se imaginado na casa',
      'visitar dez imóveis que não parecem com a foto',
      'documento que trava a venda na última semana',
      'não saber se o preço é justo para o bairro',
      'medo de a obra atrasar ou parar',
    ],
    companies: [
      'imóvel parado com condomínio e IPTU correndo',
      'lead que pede preço, recebe a tabela e some',
      'corretor que atende bem e não registra nada',
      'visita marcada com quem não tem crédito',
      'carteira de proprietários que só liga para reclamar',
      'lançamento que vende bem no primeiro fim de semana e para',
    ],
  },
  moments: [
    'Mudanças de vida abrem a porta: casamento, filho a caminho, separação, filhos saindo de casa.',
    'O fim do contrato de aluguel é um prazo de verdade: comece a conversa 90 dias antes.',
    'Quando a taxa do financiamento cai, quem estava parado volta a visitar; tenha a simulação pronta.',
    'Entre janeiro e março as famílias escolhem escola e bairro, e a busca fica séria.',
  ],
  approaches: [
    'Antes de mostrar imóvel, entenda a rotina: trabalho, escola, quem mora junto, o que irrita na casa de hoje.',
    'Faça a simulação de crédito primeiro: visita sem crédito aprovado gasta o seu sábado e o sonho do cliente.',
    'Leve no máximo três opções e conte por que cada uma entrou na lista.',
    'Depois da visita, pergunte o que faria a família se imaginar ali daqui a cinco anos.',
  ],
  arguments: [
    'Documentação conferida antes da primeira visita',
    'Comparação com o que foi vendido no mesmo bairro nos últimos meses',
    'A parcela ao lado do aluguel de hoje, com entrada e FGTS na conta',
    'Um só contato do interesse à chave, inclusive no cartório',
    'Três visitas bem escolhidas no lugar de dez às cegas',
    'O que já se sabe do bairro: obra prevista, trânsito, barulho, escola',
  ],
  objections: [
    'Vou esperar os juros baixarem',
    'Está acima do que eu posso pagar',
    'Preciso vender o meu antes',
    'Vou pensar com calma, é muita coisa',
    'Vi um parecido mais barato',
    'Por que a comissão é tão alta?',
  ],
  not: [
    'Quem quer “só dar uma olhada” e não abre a renda',
    'Quem ainda briga em família sobre mudar ou não',
    'Quem espera o preço cair há dois anos',
    'Quem atende cinco corretores ao mesmo tempo pelo mesmo imóvel',
  ],
  channels: ['Portais de imóveis', 'Instagram', 'WhatsApp', 'Indicação'],
};
