import type { Segment } from './segment.ts';

export const energy: Segment = {
  key: 'energy',
  name: 'Energia',
  within: 'em energia',
  hears:
    /energia|\bsolar\b|fotovolt|placas? solar|conta de luz|mercado livre de energia|gerador|eletroposto|eficiencia energetica/,
  season: [
    'O verão traz as contas mais altas do ano: janeiro e fevereiro são os meses de abrir conversa com a fatura na mão.',
    'Cada reajuste da distribuidora, em data conhecida por região, reabre todas as propostas paradas.',
    'Quem instala até setembro entra no verão gerando; use isso como prazo verdadeiro.',
    'Quando a bandeira tarifária fica vermelha, o assunto aparece sozinho: tenha a simulação pronta.',
  ],
  channels: {
    people: ['Indicação', 'WhatsApp', 'Google', 'Visita presencial'],
    companies: ['Visita presencial', 'Indicação', 'Telefone', 'LinkedIn'],
  },
  buyers: {
    individuals: {
      who: 'famílias com casa própria, cansadas de uma conta de luz que só sobe',
      decides: 'o casal, com o filho pesquisando na internet',
      ticket: [12_000, 35_000, 'por sistema'],
      pains: [
        'conta de luz que sobe todo ano e não dá para prever',
        'medo de a empresa fechar e ficar sem garantia',
        'não entender como fica a conta depois de instalar',
        'vizinho que instalou e ficou meses esperando a ligação',
        'telhado furado por instalação malfeita',
      ],
      moments: [
        'No dia em que a fatura chega mais alta, e nos três seguintes, a família faz a conta.',
        'Antes de comprar ar-condicionado, piscina ou carro elétrico, a casa aceita rever a energia.',
      ],
      approaches: [
        'Peça a foto da última fatura e devolva uma simulação de uma página, com parcela e conta futura lado a lado.',
        'Convide para ver a instalação de um vizinho e a fatura de antes e depois.',
        'Suba no telhado antes de dar o preço final: segurança se mostra.',
      ],
      arguments: [
        'Parcela comparada com a conta de hoje, mês a mês',
        'Garantia e homologação por conta da empresa, por escrito',
        'Fatura de um vizinho antes e depois',
        'Vistoria do telhado incluída e reparo previsto em contrato',
      ],
      objections: [
        'É muito caro e demora a se pagar',
        'E se a empresa fechar?',
        'A lei mudou e não compensa mais',
        'Meu telhado aguenta?',
        'Vou esperar o preço da placa cair',
      ],
      not: [
        'Quem mora de aluguel ou pretende se mudar em poucos anos',
        'Quem tem conta baixa demais para a economia aparecer',
        'Quem quer instalar escondido, sem homologar',
      ],
    },
    small: {
      who: 'comércios com câmara fria, forno ou ar-condicionado ligados o dia inteiro',
      decides: 'o dono, que paga a conta e sente o forno ligado',
      ticket: [30_000, 120_000, 'por sistema'],
      pains: [
        'a conta de luz empatando com o aluguel',
        'não conseguir repassar o aumento da energia no preço',
        'queda de energia que estraga a mercadoria',
        'ponto alugado sem telhado próprio',
        'proposta que ninguém consegue comparar com outra',
      ],
      moments: [
        'Na semana do vencimento da fatura o dono abre a gaveta das contas com você.',
        'Antes de comprar um equipamento que gasta mais, tudo pode ser revisto.',
      ],
      approaches: [
        'Junte doze faturas e mostre em que mês e em que aparelho a conta foge.',
        'Traga o cálculo com o telhado dele e também com a opção por assinatura, se o ponto for alugado.',
        'Comece por um reparo barato que reduza a conta já no mês seguinte; ele abre caminho para o sistema.',
      ],
      arguments: [
        'Conta e parcela comparadas no fluxo de caixa da loja',
        'Opção sem obra para ponto alugado',
        'Instalação sem fechar o comércio',
        'Monitoramento com alguém que avisa quando cai a geração',
      ],
      objections: [
        'Não vou investir em imóvel que não é meu',
        'Prefiro colocar o dinheiro em estoque',
        'Já recebi cinco propostas diferentes',
        'O banco não aprovou',
        'E quando a distribuidora mudar a regra?',
      ],
      not: [
        'Quem vai entregar o ponto em um ano',
        'Quem tem restrição de crédito e nenhuma entrada',
        'Quem só quer o orçamento para mostrar ao instalador',
      ],
    },
    medium: {
      who: 'empresas com demanda contratada, multa por ultrapassagem e alguém cobrando custo',
      decides: 'o gerente de operação ou financeiro, com o sócio assinando',
      ticket: [90_000, 600_000, 'por projeto'],
      pains: [
        'multa por demanda que ninguém explica',
        'custo de energia sem dono na empresa',
        'proposta com economia que depende de hipótese otimista',
        'parada por queda que custa um turno',
        'meta de carbono pedida por cliente grande',
      ],
      moments: [
        'De 60 a 180 dias antes do fim do contrato de energia há liberdade para migrar.',
        'No fechamento do orçamento, quando energia vira linha vermelha, o gerente pede alternativas.',
      ],
      approaches: [
        'Analise doze meses de fatura e devolva o que é consumo, o que é multa e o que é imposto.',
        'Apresente três cenários, com o pessimista primeiro.',
        'Leve técnico e financeiro para a mesma reunião.',
      ],
      arguments: [
        'Três cenários, com as hipóteses escritas',
        'Contrato com garantia de desempenho',
        'Ajuste de demanda feito já no primeiro mês',
        'Relatório de emissões aceito pelo cliente deles',
      ],
      objections: [
        'O financeiro não quer imobilizar capital',
        'Não confio em projeção de vinte anos',
        'Meu contrato tem multa de saída',
        'Outra empresa prometeu economia maior',
        'A matriz precisa aprovar o telhado',
      ],
      not: [
        'Quem não entrega as faturas',
        'Quem compara só o preço por quilowatt instalado',
        'Quem tem obra ou mudança de sede prevista',
      ],
    },
    enterprise: {
      who: 'grandes consumidores com energia na pauta da diretoria',
      decides: 'suprimentos de energia e financeiro, com sustentabilidade e jurídico',
      ticket: [400_000, 5_000_000, 'por contrato'],
      pains: [
        'exposição ao preço de curto prazo',
        'compromisso público de descarbonizar sem caminho pronto',
        'contratos diferentes em cada unidade',
        'risco regulatório que muda a conta no meio do prazo',
        'conexão que atrasa e trava a usina',
      ],
      moments: [
        'A janela de contratação de médio prazo é discutida no comitê duas vezes por ano.',
        'Depois de uma alta forte de preço, proteção vira prioridade por um trimestre.',
      ],
      approaches: [
        'Traga leitura de risco por unidade, com posição atual e cenários.',
        'Alinhe com sustentabilidade o que precisa ser certificado antes de falar com financeiro.',
        'Ofereça começar por duas unidades com perfis opostos.',
      ],
      arguments: [
        'Proteção de preço com regras auditáveis',
        'Certificados aceitos em relatório internacional',
        'Garantias financeiras compatíveis com o contrato',
        'Equipe regulatória que acompanha cada mudança',
      ],
      objections: [
        'O comitê de risco limita o prazo',
        'Exigimos garantia bancária',
        'Temos comercializadora parceira',
        'O jurídico vê risco regulatório',
        'O balanço não comporta esse passivo',
      ],
      not: [
        'Quem quer preço indicativo para negociar com outro',
        'Quem não tem mandato para contratar além de um ano',
        'Quem exige garantia total sem pagar prêmio',
      ],
    },
  },
};
