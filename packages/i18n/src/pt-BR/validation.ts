const validation = {
  invalid: 'Valor inválido',
  tooLong: 'Texto longo demais',
  answers: {
    required: 'Envie as respostas do questionário',
    unreadable: 'Não encontrei nenhuma resposta neste texto',
  },
};
export default validation;
