/** The kind of result that each step of the way to a sale counts. */
export const KINDS = {
  contacts: 'contact',
  conversations: 'conversation',
  proposals: 'proposal',
  sales: 'sale',
} as const;
