/** The questions of the Oracle to a seller; `placeholder` is that of a free answer's input. */
const sellerQuestions = {
  selling: {
    text: 'Oi! Eu sou o Oráculo do SalesAI. Vou te conhecer em 17 passos rápidos. Para começar: você já está vendendo hoje?',
    options: { yes: 'Sim, já vendo', no: 'Ainda não, quero começar' },
  },
  experience: {
    text: 'Há quanto tempo você trabalha com vendas?',
    options: {
      starting: 'Estou começando agora',
      upToTwo: 'Até 2 anos',
      upToFive: 'De 2 a 5 anos',
      veteran: 'Mais de 5 anos',
    },
  },
  territories: {
    text: 'Em quais territórios você vende ou quer vender? Pode marcar mais de um.',
    options: {
      products: 'Produtos físicos',
      services: 'Serviços',
      realEstate: 'Imóveis',
      automotive: 'Automotivo',
      other: 'Outro',
    },
  },
  channels: {
    text: 'Por quais canais você vende? Marque todos os que usa.',
    options: {
      whatsapp: 'WhatsApp',
      instagram: 'Instagram',
      inPerson: 'Presencial',
      phone: 'Telefone',
      marketplace: 'Marketplace',
      referral: 'Indicação',
      other: 'Outro',
    },
  },
  revenue: {
    text: 'Quanto você fatura por mês com vendas, mais ou menos?',
    options: {
      upTo2: 'Até R$ 2 mil',
      from3to6: 'R$ 3 mil a R$ 6 mil',
      from7to10: 'R$ 7 mil a R$ 10 mil',
      over10: 'Mais de R$ 10 mil',
    },
  },
  satisfaction: {
    text: 'De 0 a 10, quanto você está satisfeito com os seus resultados de hoje?',
    placeholder: 'Uma nota de 0 a 10',
  },
  goal: {
    text: 'Qual é a sua meta financeira para os próximos 12 meses?',
    placeholder: 'Ex.: chegar a R$ 15 mil por mês',
  },
  motivation: {
    text: 'O que mais te move nas vendas?',
    options: {
      money: 'Dinheiro',
      recognition: 'Reconhecimento',
      freedom: 'Liberdade',
      impact: 'Impacto na vida das pessoas',
    },
  },
  archetype: {
    text: 'Com qual destes jeitos de vender você mais se parece?',
    options: {
      hunter: 'Caçador: vou atrás e fecho',
      consultant: 'Consultor: entendo antes de oferecer',
      communicator: 'Comunicador: conquisto na conversa',
      strategist: 'Estrategista: planejo cada passo',
    },
  },
  challenge: {
    text: 'Qual é o seu maior desafio em vendas hoje?',
    placeholder: 'Conte com as suas palavras',
  },
  training: {
    text: 'Você já fez treinamentos de vendas?',
    options: { several: 'Sim, vários', few: 'Um ou dois', never: 'Nunca fiz' },
  },
  courses: {
    text: 'Qual foi a melhor ou a pior experiência que você já teve com um curso?',
    placeholder: 'O que funcionou, ou o que te irritou',
  },
  learning: {
    text: 'Como você aprende melhor?',
    options: {
      video: 'Assistindo vídeos',
      reading: 'Lendo e anotando',
      practice: 'Praticando',
      audio: 'Ouvindo áudios',
    },
  },
  challenges: {
    text: 'Você topa desafios semanais ou prefere ir no seu ritmo?',
    options: { weekly: 'Topo desafios semanais', ownPace: 'Prefiro o meu ritmo' },
  },
  friends: {
    text: 'Você convidaria amigos para esta jornada?',
    options: { yes: 'Sim, com certeza', maybe: 'Talvez', unsure: 'Ainda não sei' },
  },
  word: {
    text: 'Em uma palavra: o que você busca em uma comunidade de vendas?',
    placeholder: 'Uma palavra',
  },
  close: {
    text: 'Pronto, já tenho o que preciso. Posso criar o seu Avatar de Vendas?',
  },
};
export default sellerQuestions;
