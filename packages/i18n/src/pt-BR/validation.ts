const validation = {
  icp: { required: 'Por favor, preencha o nome e selecione um avatar!' },
  invalid: 'Valor inválido',
  tooLong: 'Texto longo demais',
  results: {
    amount: 'Confira o valor',
    period: 'Confira as datas',
    timeZone: 'Fuso horário desconhecido',
    future: 'A data está no futuro',
    date: 'Confira a data',
  },
  shares: { days: 'Escolha de 1 a 30 dias' },
  answers: {
    required: 'Envie as respostas do questionário',
    unreadable: 'Não encontrei nenhuma resposta neste texto',
  },
  coach: { empty: 'Escreva ou grave a sua pergunta' },
};
export default validation;
