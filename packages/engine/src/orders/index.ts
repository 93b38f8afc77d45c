export { answerOrder } from './answer.ts';
export { bookOf } from './book.ts';
export { countsListed } from './listed.ts';
export type { Order } from './order.ts';
export { orderSchema } from './order-schema.ts';
export type { ListLine } from './price-list.ts';
