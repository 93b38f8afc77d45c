import type { Order } from './order.ts';
import type { Request } from './request.ts';

const ROLES_MAX = 120;

/** Payment, delivery and discounts that the message states. */
export function withTerms(order: Order, request: Request): Order {
  const { pay, withoutDiscount, discount, freight, deposit, parts, km, folded } = request;
  const roles = folded.split(' ').filter((word) => word.length > 3);
  const place =
    freight || km !== null ? { amount: freight?.amount ?? null, place: folded, km } : null;
  const again =
    freight && order.freight && freight.amount === null && km === null
      ? { ...order.freight, place: `${order.freight.place} ${folded}` }
      : place;
  const paid = pay ?? (parts !== null ? (order.pay === 'cash' ? null : order.pay) : order.pay);
  return {
    ...order,
    pay: withoutDiscount && pay === null ? null : paid,
    isFull: withoutDiscount || (order.isFull && pay === null && discount === null),
    discounts: withoutDiscount
      ? []
      : discount
        ? [...order.discounts.filter((one) => one.isEach !== discount.isEach), discount]
        : order.discounts,
    freight: freight?.isOff ? null : (again ?? order.freight),
    deposit: deposit ?? order.deposit,
    parts,
    roles: [...new Set([...order.roles, ...roles])].slice(-ROLES_MAX),
  };
}
