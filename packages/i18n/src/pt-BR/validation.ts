const validation = {
  icp: { required: 'Por favor, preencha o nome e selecione um avatar!' },
  invalid: 'Valor inválido',
  tooLong: 'Texto longo demais',
  cards: { empty: 'Escreva ou grave a sua resposta' },
  channels: { secondWeek: 'A segunda semana ainda não começou' },
  results: {
    amount: 'Confira o valor',
    period: 'Confira as datas',
    timeZone: 'Fuso horário desconhecido',
    future: 'A data está no futuro',
    date: 'Confira a data',
  },
  shares: { days: 'Escolha de 1 a 30 dias', session: 'Escolha a conversa' },
  answers: {
    required: 'Envie as respostas do questionário',
    unreadable: 'Não encontrei nenhuma resposta neste texto',
  },
  coach: { empty: 'Escreva ou grave a sua pergunta' },
  practice: {
    empty: 'Escreva ou grave a sua mensagem',
    offerName: 'Diga o que você vende neste treino',
    price: 'Informe um preço em reais, maior que zero e até R$ 100.000.000',
  },
};
export default validation;
