import type { Segment } from './segment.ts';

export const pets: Segment = {
  key: 'pets',
  name: 'Pets',
  within: 'no mercado pet',
  hears:
    /\bpets?\b|pet ?shop|veterinar|\bcae?s\b|\bcachorro|\bgatos?\b|\bracao\b|banho e tosa|tosador|adestra|\btutor(es)? de|criador de (cae?s|gatos)/,
  season: [
    'O calor, de outubro a março, traz pulga, carrapato e banho toda semana; o estoque se decide em setembro.',
    'Dezembro e julho são de hospedagem: quem viaja reserva com um mês de antecedência.',
    'As campanhas de vacinação movem o bairro inteiro por duas semanas.',
    'No começo do mês se compra a ração grande; no fim, o pacote pequeno.',
  ],
  channels: {
    people: ['Instagram', 'WhatsApp', 'Indicação', 'Google'],
    companies: ['Visita presencial', 'WhatsApp', 'Indicação', 'Eventos e feiras'],
  },
  buyers: {
    individuals: {
      who: 'tutores que tratam o bicho como filho e desconfiam de quem tem pressa',
      decides: 'quem cuida do animal no dia a dia, ouvindo o veterinário',
      ticket: [60, 600, 'por compra'],
      pains: [
        'deixar o animal com quem não conhece',
        'voltar do banho com o pelo embolado ou a pele irritada',
        'alergia que ninguém resolve',
        'ração que sobe de preço e o animal não aceita outra',
        'não ter a quem ligar no domingo à noite',
      ],
      moments: [
        'Filhote recém-chegado: nas três primeiras semanas se escolhe veterinário, ração e banho.',
        'Quando a ração acaba, de vinte a trinta dias depois da última compra, basta lembrar.',
      ],
      approaches: [
        'Pergunte o nome e a rotina do animal antes de qualquer preço, e use o nome na mensagem seguinte.',
        'Mande foto e vídeo durante o atendimento: o tutor compra tranquilidade.',
        'Combine um primeiro atendimento curto, para o animal conhecer o lugar.',
      ],
      arguments: [
        'Foto e notícia durante o atendimento',
        'Profissional que explica o que viu na pele, no ouvido e nos dentes',
        'Lembrete de vacina, banho e ração',
        'Busca e entrega no mesmo bairro',
      ],
      objections: [
        'Ele tem medo de lugar novo',
        'Na internet a ração é mais barata',
        'Minha vizinha dá banho por menos',
        'Vou ver com a veterinária dele',
        'Está muito caro para um banho',
      ],
      not: [
        'Quem não vacina e quer hospedagem',
        'Quem só aparece na promoção',
        'Quem trata mal a equipe e o animal',
      ],
    },
    small: {
      who: 'donos de pet shop e de clínica veterinária de bairro, com agenda cheia no sábado e vazia na terça',
      decides: 'o dono, muitas vezes o próprio veterinário',
      ticket: [500, 4_500, 'por pedido'],
      pains: [
        'perder venda de ração para a internet e ficar só com o banho',
        'cliente que marca banho e não aparece',
        'tosador bom que sai e leva os clientes',
        'medicamento vencendo na prateleira',
        'agenda cheia no sábado e vazia de segunda a quarta',
      ],
      moments: [
        'Segunda e terça de manhã a loja está calma; sábado, nem entre.',
        'Quando um concorrente grande abre perto, ele quer reagir em semanas.',
      ],
      approaches: [
        'Conte com ele quantos clientes de banho não compram ração, e por quê.',
        'Ofereça uma ação para a terça-feira, com meta de vagas preenchidas.',
        'Leve o caso de uma loja do mesmo tamanho que enfrentou a rede grande.',
      ],
      arguments: [
        'Cliente de banho que passa a comprar o resto',
        'Recompra lembrada antes de a ração acabar',
        'Produto com giro e troca do que vencer',
        'Treino rápido para a equipe do balcão',
      ],
      objections: [
        'A rede grande vende mais barato do que eu compro',
        'Meu cliente não paga mais que isso',
        'Já tenho representante dessa linha',
        'Não tenho gente para mais uma tarefa',
        'Depois do dia 10 a gente conversa',
      ],
      not: [
        'Quem vende medicamento sem responsável técnico',
        'Quem briga só por preço com a internet',
        'Quem não anota nem o telefone do cliente',
      ],
    },
    medium: {
      who: 'redes regionais de pet shop e hospitais veterinários',
      decides: 'o comprador ou o diretor clínico, com o sócio',
      ticket: [5_000, 35_000, 'por mês'],
      pains: [
        'unidade nova que demora um ano para se pagar',
        'plantão caro e vazio de madrugada',
        'padrão de atendimento que muda de loja para loja',
        'estoque alto de ração cara e falta da barata',
        'veterinário bom que abre a própria clínica',
      ],
      moments: [
        'No fechamento do mês por unidade a diferença entre lojas abre a conversa.',
        'Antes de inaugurar, padrão e fornecedores voltam à mesa.',
      ],
      approaches: [
        'Compare a melhor e a pior unidade em retorno de cliente, com os dados deles.',
        'Peça um teste em uma loja e em um serviço, com a gerente responsável.',
        'Leve o diretor clínico para conversar sobre qualidade e o sócio sobre custo.',
      ],
      arguments: [
        'Retorno de clientes por unidade, antes e depois',
        'Padrão de atendimento treinado e conferido',
        'Entrega por loja, com validade controlada',
        'Plano que fideliza sem virar desconto',
      ],
      objections: [
        'Fechamos acordo anual com a indústria',
        'Cada loja tem um gerente diferente',
        'O corpo clínico não aceita interferência',
        'Quero ver em outra rede primeiro',
        'A expansão comeu o caixa',
      ],
      not: [
        'Quem abre loja para fechar a do vizinho, sem conta',
        'Quem não separa resultado de loja e de clínica',
        'Quem não deixa falar com quem atende',
      ],
    },
    enterprise: {
      who: 'indústrias, grandes redes e distribuidores do mercado pet',
      decides: 'compras e marketing de categoria, com regulatório',
      ticket: [40_000, 400_000, 'por contrato'],
      pains: [
        'marca própria que não ganha a confiança do veterinário',
        'preço derrubado por vendedor de internet',
        'distribuidor que só empurra o item de giro',
        'registro de produto que atrasa o lançamento',
        'dado do consumidor que fica com a loja',
      ],
      moments: [
        'O plano de categoria e as verbas de loja se definem no segundo semestre.',
        'Perto da maior feira do setor todos decidem lançamentos e parceiros.',
      ],
      approaches: [
        'Proponha uma praça e um grupo de clínicas para medir recomendação.',
        'Mostre o efeito na recompra, que é o que sustenta a categoria.',
        'Resolva o regulatório antes da apresentação comercial.',
      ],
      arguments: [
        'Recomendação de veterinários medida na praça',
        'Proteção de preço entre canais',
        'Cobertura de distribuição fora das capitais',
        'Registro e rotulagem prontos',
      ],
      objections: [
        'A verba já foi para a feira',
        'Conflita com o distribuidor exclusivo',
        'O regulatório precisa aprovar',
        'Qual é a escala de vocês?',
        'Só avaliamos com dado de mercado',
      ],
      not: [
        'Quem quer verba de loja sem compromisso de execução',
        'Quem não controla o preço na internet e culpa o canal',
        'Quem lança sem registro',
      ],
    },
  },
};
