export { answerOrder, type Book, type OrderAnswer } from './answer.ts';
export { bookOf } from './book.ts';
export type { Order } from './order.ts';
export type { ListLine } from './price-list.ts';
