const validation = {
  icp: { required: 'Por favor, preencha o nome e selecione um avatar!' },
  invalid: 'Valor inválido',
  tooLong: 'Texto longo demais',
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
