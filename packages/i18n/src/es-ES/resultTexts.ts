/** Words of a downloaded list of results. */
const resultTexts = {
  kind: {
    contact: 'Contacto',
    conversation: 'Conversación',
    proposal: 'Propuesta',
    sale: 'Venta',
    loss: 'Pérdida',
  },
  column: {
    at: 'Fecha',
    kind: 'Qué pasó',
    icpName: 'Cliente ideal',
    channelName: 'Canal',
    amount: 'Valor (R$)',
    objection: 'Por qué no compró',
    note: 'Nota',
  },
};
export default resultTexts;
