const validation = {
  icp: { required: 'Por favor, preencha o nome e selecione um avatar!' },
  invalid: 'Valor inválido',
  tooLong: 'Texto longo demais',
  answers: {
    required: 'Envie as respostas do questionário',
    unreadable: 'Não encontrei nenhuma resposta neste texto',
  },
  coach: { empty: 'Escreva ou grave a sua pergunta' },
};
export default validation;
