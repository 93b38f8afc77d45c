import { useAuth } from '#lib/auth-store.ts';
import { filled } from '#lib/gaps.ts';

/** How scripts name the customer, and the seller, in every language. */
const CUSTOMER = ['nome', 'nome do cliente', 'name', 'nombre'];
const SELLER = ['seu nome', 'your name', 'tu nombre'];

export const RECIPIENT_MAX = 80;

/** @returns a function that fills in the names of the customer and the seller. */
export function useNames(recipient: string): (text: string) => string {
  const seller = useAuth((state) => state.user?.name ?? '');
  const values = Object.fromEntries([
    ...CUSTOMER.map((gap) => [gap, recipient]),
    ...SELLER.map((gap) => [gap, seller]),
  ]);
  return (text) => filled(text, values);
}
