import type { Segment } from './segment.ts';

export const construction: Segment = {
  key: 'construction',
  name: 'Construção e reforma',
  within: 'em obras e reformas',
  hears:
    /construcao|construtor|\bobras?\b|reforma|arquitet|engenh|material de constru|pedreiro|empreiteir|hidraul|\bpintor|\bpisos?\b|marcenar|vidrac|telhado|piscina|esquadria|gesso|moveis planejad|decorador/,
  season: [
    'De abril a setembro chove menos em boa parte do país: é quando as obras começam.',
    'Entre outubro e dezembro todos querem terminar antes das festas, e prazo vale mais que desconto.',
    'Janeiro é de projeto e orçamento: quem entra no desenho raramente sai na compra.',
    'Depois do Carnaval as obras voltam todas ao mesmo tempo, e falta gente boa em toda parte.',
  ],
  channels: {
    people: ['Indicação', 'Instagram', 'Google', 'WhatsApp'],
    companies: ['Visita presencial', 'Indicação', 'WhatsApp', 'Eventos e feiras'],
  },
  buyers: {
    individuals: {
      who: 'famílias que vão mexer na casa e já ouviram histórias ruins de obra',
      decides: 'o casal, depois de comparar três orçamentos na mesa da cozinha',
      ticket: [3_000, 45_000, 'por obra'],
      pains: [
        'orçamento que dobra no meio da obra',
        'prestador que pega o sinal e desaparece',
        'obra de um mês que faz aniversário',
        'morar no meio da poeira',
        'descobrir o vazamento depois de tudo pronto',
      ],
      moments: [
        'Logo depois da entrega das chaves ou da assinatura do financiamento, tudo se decide em poucas semanas.',
        'Antes da chegada de um bebê, de um parente ou das festas, a reforma ganha data.',
      ],
      approaches: [
        'Visite antes de orçar e mande o orçamento por etapa, com o que fica de fora escrito.',
        'Leve fotos de uma obra sua de um ano atrás: o que dura convence mais que o que brilha.',
        'Pergunte o que deu errado na obra anterior; a sua proposta começa por aí.',
      ],
      arguments: [
        'Pagamento por etapa pronta, não por data',
        'Cronograma por semana, com foto no WhatsApp',
        'Garantia escrita, com o nome de quem atende',
        'Lista do que pode encarecer, dita antes e não depois',
      ],
      objections: [
        'Vou pegar mais dois orçamentos',
        'Conheço um pedreiro que faz pela metade',
        'E se atrasar?',
        'O material está muito caro, vou esperar',
        'Só pago quando terminar',
      ],
      not: [
        'Quem já tem o preço na cabeça e procura quem aceite',
        'Quem muda o projeto toda semana sem querer pagar',
        'Quem não tem autorização do condomínio ou da prefeitura',
      ],
    },
    small: {
      who: 'empreiteiros, arquitetos e lojas de material que vivem de prazo e de indicação',
      decides: 'o dono da empreitada, pelo telefone, no canteiro',
      ticket: [1_500, 15_000, 'por pedido'],
      pains: [
        'equipe parada esperando material',
        'cliente que some na hora da última parcela',
        'orçamento feito de noite, de graça, que não vira obra',
        'ajudante que não aparece na segunda-feira',
        'preço travado com o cliente e material subindo',
      ],
      moments: [
        'Às sete da manhã no canteiro ou depois das seis pelo telefone; no meio do dia ninguém atende.',
        'Na semana em que fecha uma obra nova, ele compra tudo o que adiou.',
      ],
      approaches: [
        'Resolva uma entrega urgente antes de falar de parceria; canteiro lembra de quem salvou a sexta-feira.',
        'Pergunte qual obra está dando prejuízo e refaça com ele a conta de uma etapa.',
        'Use foto e áudio, curtos: ele decide com o celular numa mão e a trena na outra.',
      ],
      arguments: [
        'Entrega fracionada, no horário em que o canteiro recebe',
        'Orçamento pronto em um dia, que ele pode mostrar ao cliente',
        'Prazo de pagamento casado com a medição',
        'Troca no mesmo dia quando o item vem errado',
      ],
      objections: [
        'Na loja grande sai mais em conta',
        'Só compro quando o cliente paga',
        'Sempre fiz com o pessoal daqui do bairro',
        'Não tenho tempo de mexer com isso',
        'Manda o preço que eu vejo',
      ],
      not: [
        'Quem usa o sinal de uma obra para pagar a outra',
        'Quem compra sem nota e depois quer garantia',
        'Quem pede dez orçamentos e não fecha nenhum',
      ],
    },
    medium: {
      who: 'construtoras regionais com três ou quatro obras abertas',
      decides: 'o engenheiro pede, compras cota e o dono aprova',
      ticket: [15_000, 120_000, 'por obra'],
      pains: [
        'retrabalho que ninguém cobra de ninguém',
        'medição que atrasa e segura o caixa',
        'compra de emergência que custa o dobro',
        'engenheiro que passa o dia atrás de papel',
        'mão de obra boa que não se acha na região',
      ],
      moments: [
        'Na mobilização de uma obra nova os fornecedores são escolhidos em quinze dias.',
        'Quando o cronograma físico descola do financeiro, o dono entra na conversa.',
      ],
      approaches: [
        'Vá à obra que mais atrasa e volte com três causas, em fotos e em dias perdidos.',
        'Fale com o engenheiro no canteiro e com compras no escritório: cada um tem um medo diferente.',
        'Proponha cuidar de uma etapa crítica, com prazo e multa.',
      ],
      arguments: [
        'Dias de cronograma ganhos, comprovados numa etapa',
        'Um custo por metro que compras consegue comparar',
        'Documentação de segurança e de pessoal em ordem',
        'Assistência no canteiro, e não por telefone',
      ],
      objections: [
        'A obra já está comprada',
        'Compras só olha preço unitário',
        'Nosso mestre não trabalha com isso',
        'Se parar a concretagem, quem paga?',
        'O dono centraliza essa decisão',
      ],
      not: [
        'Quem atrasa medição de propósito para fazer caixa',
        'Quem troca de fornecedor no meio da etapa',
        'Quem não deixa entrar no canteiro',
      ],
    },
    enterprise: {
      who: 'grandes construtoras e indústrias com cadastro, medição e auditoria',
      decides: 'suprimentos, com engenharia validando a especificação',
      ticket: [100_000, 2_000_000, 'por contrato'],
      pains: [
        'acidente ou embargo que para a obra',
        'aditivo que ninguém previu no orçamento',
        'produtividade abaixo da prevista em várias frentes',
        'fornecedor sem fôlego financeiro para o prazo de pagamento',
        'documentação de terceiros que trava o acesso',
      ],
      moments: [
        'Entre a vitória na concorrência e a mobilização, engenharia ainda pode mudar a especificação.',
        'Na revisão mensal do custo, a frente que estourou aceita alternativa.',
      ],
      approaches: [
        'Entre na especificação, com engenharia, meses antes do mapa de cotação.',
        'Mostre produtividade por equipe em obra do mesmo tipo, com o contato de quem mediu.',
        'Resolva cadastro, segurança e seguros antes da primeira reunião com suprimentos.',
      ],
      arguments: [
        'Produtividade comprovada em obra semelhante',
        'Cadastro, seguros e segurança do trabalho em dia',
        'Capacidade financeira para o prazo de pagamento do contrato',
        'Plano de recuperação se a frente atrasar',
      ],
      objections: [
        'O cadastro de fornecedores está fechado',
        'Precisa estar na especificação do projeto',
        'O contrato vai por menor preço global',
        'Qual é o capital social de vocês?',
        'Já temos acordo com o fabricante',
      ],
      not: [
        'Quem quer o projeto executivo de graça',
        'Quem impõe multa sem responder pelos próprios atrasos',
        'Quem não tem obra contratada, só intenção',
      ],
    },
  },
};
