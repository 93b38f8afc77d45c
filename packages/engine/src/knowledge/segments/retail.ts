import type { Segment } from './segment.ts';

export const retail: Segment = {
  key: 'retail',
  name: 'Varejo',
  within: 'no varejo',
  hears:
    /varejo|retail|minorista|\blojas?\b|lojist|mercadinho|supermercad|mercearia|conveniencia|joia|bijuteria|papelaria|moveis|brinquedo|e-?commerce|otica|perfumaria|eletrodomest|presentes/,
  season: [
    'O varejo compra de quatro a seis semanas antes de cada data comemorativa; quem chega na semana da data só ouve que já fecharam.',
    'Novembro começa em setembro: é quando se decide o estoque da Black Friday e do Natal.',
    'Janeiro e fevereiro são de liquidação e balanço: bons para conversar sobre o que encalhou, ruins para novidade cara.',
    'Entre o Dia das Mães e o Dia dos Pais o movimento é irregular, e o comerciante tem tempo para ouvir.',
  ],
  channels: {
    people: ['Instagram', 'WhatsApp', 'Google', 'Indicação'],
    companies: ['Visita presencial', 'WhatsApp', 'Indicação', 'Instagram'],
  },
  buyers: {
    individuals: {
      who: 'consumidores que pesquisam no celular antes de pisar na loja',
      decides: 'a própria pessoa, com o celular na mão e o preço do concorrente na outra aba',
      ticket: [80, 600, 'por compra'],
      pains: [
        'comprar e descobrir que estava mais barato na loja ao lado',
        'não achar o tamanho ou o modelo na hora em que precisa',
        'o medo de a troca virar uma novela',
        'frete caro com prazo que ninguém cumpre',
        'atendimento que some depois do pagamento',
      ],
      moments: [
        'Depois do dia 5, com o salário na conta, a conversa anda; na última semana do mês, só a parcela interessa.',
        'O sábado de manhã é de quem quer levar hoje; a noite de terça é de quem pesquisa para o fim de semana.',
      ],
      approaches: [
        'Pergunte para quem é e para quando: a resposta elimina metade das opções e mostra que você ouviu.',
        'Mostre duas opções, diga qual levaria e por quê; vitrine cheia cansa quem já pesquisou.',
        'Mande foto real, com preço e prazo na mesma mensagem, antes que a pessoa precise pedir.',
      ],
      arguments: [
        'Troca simples, sem discussão, em prazo escrito na nota',
        'Retirada no mesmo dia ou entrega com hora combinada',
        'O produto visto em vídeo, na mão, antes do pagamento',
        'Preço à vista e parcelado ditos juntos, sem letra miúda',
      ],
      objections: [
        'Na internet está mais barato',
        'Vou dar mais uma olhada e qualquer coisa volto',
        'E se não servir?',
        'Faz um desconto no Pix?',
        'O frete ficou quase o preço do produto',
      ],
      not: [
        'Quem só pergunta o preço e compra sempre do mais barato do dia',
        'Quem quer experimentar na loja para pedir pelo aplicativo depois',
        'Quem troca de ideia três vezes e devolve a metade',
      ],
    },
    small: {
      who: 'lojistas de bairro que compram, vendem e fecham o caixa sozinhos',
      decides: 'o dono, quase sempre em pé, entre um cliente e outro no balcão',
      ticket: [800, 4_000, 'por pedido'],
      pains: [
        'estoque parado prendendo o dinheiro do giro',
        'ver a margem sumir quando a loja ao lado baixa o preço',
        'movimento fraco na segunda quinzena',
        'não ter quem fique na loja para ele poder comprar e divulgar',
        'vender fiado e cobrar quem mora na mesma rua',
      ],
      moments: [
        'De terça a quinta, antes das onze da manhã, a loja está vazia e o dono está inteiro.',
        'Na semana seguinte a uma data comemorativa ele sabe o que girou: é a hora da conta, não a da novidade.',
      ],
      approaches: [
        'Entre fora do horário de pico, pergunte o que falta primeiro e o que está parado, e só depois mostre o que traz.',
        'Leve o caso de uma loja do mesmo tamanho, de outro bairro, com o nome do dono.',
        'Proponha um teste pequeno, de um mês, com uma conta que caiba num pedaço de papel.',
      ],
      arguments: [
        'Começo pequeno, que se paga antes de o boleto vencer',
        'A conta feita em giro e em margem, com os preços da própria loja',
        'Atendimento pelo WhatsApp com quem resolve, não com quem anota',
        'Nada que obrigue a fechar a loja para instalar ou aprender',
      ],
      objections: [
        'Já tenho quem me atenda nisso e nunca me deixou na mão',
        'O movimento está fraco, deixa virar o mês',
        'Não tenho espaço para mais nada aqui dentro',
        'E se não girar, quem fica com o prejuízo?',
        'Meu cliente não paga esse preço',
      ],
      not: [
        'Quem está fechando a loja ou devendo a todos os fornecedores',
        'Quem quer exclusividade no bairro sem se comprometer com volume',
        'Quem guarda no fundo da loja e depois cobra que não vendeu',
      ],
    },
    medium: {
      who: 'redes regionais de três a vinte lojas, com comprador e meta por unidade',
      decides: 'o comprador ou o gerente comercial, com a palavra final do dono',
      ticket: [5_000, 30_000, 'por pedido'],
      pains: [
        'ter ruptura numa loja e sobra na outra do mesmo produto',
        'gerente de loja que cuida de escala e não de venda',
        'não saber qual unidade dá lucro de verdade',
        'fornecedor que entrega certo na matriz e errado nas filiais',
        'promoção que enche a loja e esvazia a margem',
      ],
      moments: [
        'Segunda à tarde o comprador fecha o relatório do fim de semana; na quarta ele tem agenda para fornecedor.',
        'De 30 a 60 dias antes de abrir uma loja nova, tudo o que é padrão volta para a mesa.',
      ],
      approaches: [
        'Peça para testar em duas lojas, uma forte e uma fraca, e combine o número que vai decidir a expansão.',
        'Visite as filiais antes da reunião: chegar sabendo o que falta na gôndola muda a conversa.',
        'Fale de giro por metro e de ruptura, não de catálogo.',
      ],
      arguments: [
        'Piloto em duas lojas, com número combinado antes de expandir',
        'Um responsável que responde por todas as unidades',
        'Relatório por loja que o dono entende em dois minutos',
        'Entrega e cobrança separadas por filial, sem retrabalho no escritório',
      ],
      objections: [
        'O comprador está com a verba do trimestre fechada',
        'Manda a tabela que eu comparo com os outros dois',
        'Minhas lojas não têm gente para mais uma rotina',
        'Quem já atende rede do nosso tamanho?',
        'Só entro se a condição for melhor que a atual',
      ],
      not: [
        'Quem usa a sua proposta para apertar o fornecedor de sempre',
        'Quem não deixa ninguém falar com os gerentes de loja',
        'Quem compra cada filial por si e cobra preço de rede',
      ],
    },
    enterprise: {
      who: 'grandes redes com categoria, tabloide e calendário próprios',
      decides: 'o comprador da categoria, com logística, fiscal e marketing em volta',
      ticket: [40_000, 300_000, 'por contrato'],
      pains: [
        'categoria que perde participação para a loja on-line',
        'fornecedor que não cumpre janela de entrega no centro de distribuição',
        'ação de loja que não se repete igual em duas praças',
        'gastar com mídia sem saber o que trouxe gente para a loja',
        'processo interno que leva três meses para trocar uma etiqueta',
      ],
      moments: [
        'O plano da categoria é refeito duas vezes por ano, perto de fevereiro e de agosto: entre antes, com dado de praça.',
        'Depois de um tabloide que não performou, o comprador procura explicação e aceita teste regional.',
      ],
      approaches: [
        'Chegue pela categoria: leve o que mudou no consumo da praça e só então o que você oferece.',
        'Proponha uma região como teste, com logística e fiscal resolvidos antes da segunda reunião.',
        'Mapeie quem sofre com o problema na operação e leve essa pessoa para a conversa com compras.',
      ],
      arguments: [
        'Capacidade de entrega comprovada para o volume e para a janela da rede',
        'Teste regional com grupo de comparação e prazo de leitura',
        'Cadastro, fiscal e verba de apoio resolvidos antes do primeiro pedido',
        'Equipe que acompanha a execução em loja, com foto e data',
      ],
      objections: [
        'Só trabalhamos com fornecedor cadastrado',
        'Qual é a verba de apoio que vocês trazem?',
        'Seu volume não atende a rede inteira',
        'A decisão é da matriz, não da regional',
        'O prazo de pagamento aqui é de noventa dias',
      ],
      not: [
        'Quem pede exclusividade nacional sem garantir volume',
        'Quem quer o teste de graça e sem data de fim',
        'Quem tem a categoria em revisão e não decide até o outro semestre',
      ],
    },
  },
};
