import type { ProductServer } from '@salesai/e2e/product';

/** Creates a seller. @returns their ID token. */
export async function signIn(product: ProductServer): Promise<string> {
  const account = await product.newSeller();
  const signedIn = await fetch(`${product.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify(account),
  });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const answer = await fetch(`${product.url}/api/auth/token`, { headers: { cookie } });
  return (await answer.json()).token;
}
