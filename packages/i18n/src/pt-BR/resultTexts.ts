/** Words of a downloaded list of results. */
const resultTexts = {
  kind: {
    contact: 'Contato',
    conversation: 'Conversa',
    proposal: 'Proposta',
    sale: 'Venda',
    loss: 'Perda',
  },
  column: {
    at: 'Data',
    kind: 'O que aconteceu',
    icpName: 'Cliente ideal',
    channelName: 'Canal',
    amount: 'Valor (R$)',
    objection: 'Por que não comprou',
    note: 'Anotação',
  },
};
export default resultTexts;
