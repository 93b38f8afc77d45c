/** Words of a downloaded list of results. */
const resultTexts = {
  kind: {
    contact: 'Contact',
    conversation: 'Conversation',
    proposal: 'Proposal',
    sale: 'Sale',
    loss: 'Loss',
  },
  column: {
    at: 'Date',
    kind: 'What happened',
    icpName: 'Ideal customer',
    channelName: 'Channel',
    amount: 'Amount (R$)',
    objection: 'Why they did not buy',
    note: 'Note',
  },
};
export default resultTexts;
