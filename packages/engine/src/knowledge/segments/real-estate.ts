import type { Segment } from './segment.ts';

export const realEstate: Segment = {
  key: 'realEstate',
  name: 'Imobiliário',
  within: 'no mercado imobiliário',
  hears:
    /imovel|imoveis|imobili|real estate|inmobili|inmueble|\bape\b|casa propria|casa nova|terreno|\blotes?\b|loteament|aluguel|incorpora|construtora|corretor(es)? de imo/,
  season: [
    'Entre janeiro e março as famílias escolhem escola e bairro, e a busca por imóvel fica séria.',
    'Quando a taxa do financiamento cai, quem estava parado volta a visitar: tenha a simulação pronta.',
    'O segundo semestre concentra os lançamentos; de novembro em diante o décimo terceiro vira entrada.',
    'Julho é mês de visita em família, e dezembro é mês de assinar, não de procurar.',
  ],
  channels: {
    people: ['Portais de imóveis', 'Instagram', 'WhatsApp', 'Indicação'],
    companies: ['Indicação', 'LinkedIn', 'Visita presencial', 'WhatsApp'],
  },
  buyers: {
    individuals: {
      who: 'famílias que juntam a maior compra da vida com a maior dúvida',
      decides: 'o casal, com a família opinando e o banco dando a última palavra',
      ticket: [180_000, 650_000, 'por imóvel'],
      pains: [
        'pagar aluguel sem ver nada ficar',
        'ter o financiamento negado depois de já se imaginar na casa',
        'visitar dez imóveis que não parecem com a foto',
        'documento que trava o negócio na última semana',
        'medo de a obra atrasar ou parar',
      ],
      moments: [
        'O fim do contrato de aluguel é um prazo de verdade: comece a conversa 90 dias antes.',
        'Casamento, filho a caminho, separação e filhos saindo de casa abrem a porta que anúncio nenhum abre.',
      ],
      approaches: [
        'Antes de mostrar imóvel, entenda a rotina: trabalho, escola, quem mora junto e o que irrita na casa de hoje.',
        'Faça a simulação de crédito primeiro: visita sem crédito gasta o seu sábado e o sonho do cliente.',
        'Leve no máximo três opções e conte por que cada uma entrou na lista.',
      ],
      arguments: [
        'Documentação conferida antes da primeira visita',
        'A parcela ao lado do aluguel de hoje, com entrada e FGTS na conta',
        'Comparação com o que foi vendido no mesmo bairro nos últimos meses',
        'Um só contato do interesse à chave, inclusive no cartório',
      ],
      objections: [
        'Vou esperar os juros baixarem',
        'Preciso vender o meu antes',
        'Está acima do que dá para pagar',
        'Vi um parecido mais barato em outro bairro',
        'Minha família ainda não foi ver',
      ],
      not: [
        'Quem só quer dar uma olhada e não abre a renda',
        'Quem ainda briga em casa sobre mudar ou não',
        'Quem atende cinco corretores pelo mesmo imóvel',
      ],
    },
    small: {
      who: 'donos de imobiliária de bairro e pequenos investidores que compram para alugar',
      decides: 'o dono do dinheiro, que escuta um corretor de confiança e quase mais ninguém',
      ticket: [1_000, 12_000, 'por mês de parceria'],
      pains: [
        'lead que pede preço, recebe a tabela e some',
        'imóvel parado com condomínio e IPTU correndo',
        'corretor que atende bem e não registra nada',
        'proprietário que anuncia em seis imobiliárias ao mesmo tempo',
        'sábado inteiro perdido em visita de curioso',
      ],
      moments: [
        'Na segunda-feira, depois das visitas do fim de semana, ele sabe quantas foram perdidas e ainda está incomodado.',
        'Quando um corretor bom sai com a carteira, a conversa sobre processo deixa de ser teoria.',
      ],
      approaches: [
        'Peça os dez últimos leads perdidos e descubra, junto com ele, em que mensagem cada um parou.',
        'Comece por um imóvel encalhado: se aquele andar, o resto da carteira vem.',
        'Fale com o dono e com o corretor que mais vende; sem o segundo nada muda.',
      ],
      arguments: [
        'Menos visita de curioso e mais visita com crédito conferido',
        'Resposta em minutos, mesmo quando todos estão na rua',
        'A carteira no nome da imobiliária, e não no celular do corretor',
        'Custo por visita boa, comparado com o do portal',
      ],
      objections: [
        'Já pago portal e não sobra para mais nada',
        'Meus corretores são autônomos, não posso obrigar',
        'O mercado está parado na região',
        'Indicação sempre funcionou aqui',
        'Vamos ver se este mês vende alguma coisa',
      ],
      not: [
        'Quem não responde lead no mesmo dia',
        'Quem trabalha sem autorização do proprietário',
        'Quem espera o preço do mercado voltar há dois anos',
      ],
    },
    medium: {
      who: 'construtoras regionais e imobiliárias com equipe de corretores',
      decides: 'o diretor comercial, com o dono assinando',
      ticket: [8_000, 60_000, 'por mês'],
      pains: [
        'lançamento que vende bem no primeiro fim de semana e para',
        'tabela atualizada que não chega a todos os corretores',
        'distrato que devolve a unidade meses depois',
        'gastar em mídia e não saber qual anúncio virou contrato',
        'estoque de unidades prontas com custo correndo',
      ],
      moments: [
        'De 90 a 120 dias antes de um lançamento tudo ainda pode ser escolhido; depois, só executado.',
        'Na sexta semana de um lançamento, quando a venda cai, o diretor aceita ideia de fora.',
      ],
      approaches: [
        'Chegue com a velocidade de venda dos concorrentes da mesma região, e peça a dele.',
        'Escolha as unidades encalhadas e proponha meta e prazo só para elas.',
        'Ouça três corretores de ponta antes da reunião com o diretor.',
      ],
      arguments: [
        'Velocidade de venda por unidade, medida toda semana',
        'Crédito analisado antes da visita ao decorado',
        'Corretor e construtora vendo a mesma tabela, na mesma hora',
        'Custo por contrato assinado, e não por cadastro',
      ],
      objections: [
        'A verba do lançamento já foi distribuída',
        'Temos house própria para isso',
        'O dono só assina depois de vender mais um prédio',
        'Já tentamos e os corretores não aderiram',
        'Precisa integrar com o nosso sistema',
      ],
      not: [
        'Quem quer vender produto errado com mais anúncio',
        'Quem atrasa comissão e perde os corretores bons',
        'Quem não tem registro de incorporação em ordem',
      ],
    },
    enterprise: {
      who: 'incorporadoras nacionais e fundos que decidem por planilha e por praça',
      decides: 'um comitê de investimento ou de produto, com jurídico, engenharia e comercial',
      ticket: [60_000, 800_000, 'por operação'],
      pains: [
        'praça que vende abaixo da curva sem explicação clara',
        'ativo vago com taxa de administração correndo',
        'custo de aquisição que sobe a cada lançamento',
        'dado comercial espalhado entre casas de venda',
        'exigência de governança que o fornecedor local não cumpre',
      ],
      moments: [
        'A cada fechamento trimestral o mercado cobra explicação: leve análise da praça uma semana antes.',
        'Na compra de um terreno ou de um portfólio, os fornecedores são escolhidos em poucas reuniões.',
      ],
      approaches: [
        'Entre por uma praça que preocupa, com diagnóstico próprio e hipótese escrita.',
        'Fale a língua do comitê: retorno, prazo, risco e o que acontece se der errado.',
        'Deixe jurídico e governança resolvidos antes de falar de preço.',
      ],
      arguments: [
        'Leitura de praça com dado verificável e método aberto',
        'Contrato por desempenho, com gatilhos claros',
        'Governança e prestação de contas no formato do comitê',
        'Equipe com experiência em operação do mesmo porte',
      ],
      objections: [
        'Isso precisa ir para o comitê',
        'Trabalhamos com um fornecedor por praça',
        'Seu histórico é curto para o nosso risco',
        'Qual é a exposição jurídica?',
        'A decisão fica para depois do balanço',
      ],
      not: [
        'Quem só coleta estudo de mercado grátis',
        'Quem não define quem responde pela praça',
        'Quem quer remuneração só por êxito com o produto travado na aprovação',
      ],
    },
  },
};
