const validation = {
  icp: { required: 'Por favor, preencha o nome e selecione um avatar!' },
  invalid: 'Valor inválido',
  tooLong: 'Texto longo demais',
  answers: {
    required: 'Envie as respostas do questionário',
    unreadable: 'Não encontrei nenhuma resposta neste texto',
  },
};
export default validation;
