import type { Page } from '@playwright/test';
import { icpAnswers } from '@salesai/engine/testing/icps';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import type { ProductServer } from './product.ts';
import { signIn } from './seller.ts';

/** Signed-in screens without parameters. */
export const SELLER_PATHS: readonly string[] = [
  '/home',
  '/perfil',
  '/avatar-onboarding',
  '/icps',
  '/assistant',
  '/settings',
  '/treino',
  '/dashboard',
  '/progresso',
  '/credits',
];

const SALON_OWNERS = icpAnswers(
  'Outro: salão de beleza',
  'Pequenas empresas',
  'donas de salão em Campinas com 3 a 8 cadeiras que reclamam de cliente que falta',
);

/** Creates a seller with a pending profile, an ICP, its channels and scripts; `call` is theirs. */
export async function preparedSeller(product: ProductServer) {
  const seller = await product.newSeller('Lia Prado');
  const call = await signedInCall(product.url, seller);
  await call('POST', '/avatar/generate', { perfilVendedor: answersOf(SELLER) });
  const { icp } = await call('POST', '/icp/create', {
    name: 'Donas de salão',
    avatar: '/avatars/bottts/svg?seed=Lia&backgroundColor=0e7490,38bdf8,bae6fd',
  });
  await call('POST', `/icp/${icp.id}/generate`, { respostasICP: SALON_OWNERS });
  await call('POST', '/acquisition-channels/generate', { icpId: icp.id });
  const channel = await firstChannel(() => call('GET', `/acquisition-channels/${icp.id}`));
  await call('POST', '/scripts/generate', { icpId: icp.id, channel });
  const screens = {
    icp: `/icp-details/${icp.id}`,
    channels: `/icp-channel-strategy/${icp.id}`,
    channel: `/icp-channel-strategy/${icp.id}/${channel}`,
    scripts: `/icp-channel-details/${icp.id}/${channel}`,
    arena: `/icp-arena/${icp.id}`,
  };
  return { ...seller, screens, call };
}

/** Creates a prepared seller, who signs in on the page. */
export async function signInPrepared(page: Page, product: ProductServer) {
  const seller = await preparedSeller(product);
  await signIn(page, seller);
  return seller;
}

/** Calls a path below `/api`; throws on an error response. */
export type ApiCall = Awaited<ReturnType<typeof signedInCall>>;

/** Signs a seller in through the API. */
export async function signedInCall(
  url: string,
  { email, password }: { email: string; password: string },
) {
  const headers = { 'content-type': 'application/json' };
  const session = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { token } = await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json();
  return async (method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...(isForm ? {} : headers), authorization: `Bearer ${token}` },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

async function firstChannel(list: () => Promise<{ channels: { id: string }[] }>): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const [first] = (await list()).channels;
    if (first) return first.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No channels were generated');
}
