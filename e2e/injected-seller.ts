import { PAYLOADS, payloadWheel } from './payloads.ts';
import { preparedSeller, SCREENS_OF_SELLERS, signedInCall } from './prepared-seller.ts';
import type { ProductServer } from './product.ts';

const IMAGE = '"><img src=x onerror=globalThis.__ran=1>';
const inAddress = encodeURIComponent(IMAGE);

/** What a visitor can be sent to by a link. */
export const SCREENS_OF_VISITORS: readonly string[] = [
  `/login?next=${encodeURIComponent('https://evil.example')}`,
  '/login?redirect=javascript:globalThis.__ran=1#<img src=x onerror=globalThis.__ran=1>',
  `/reset-password?token=${inAddress}`,
  `/verify-email?token=${inAddress}`,
  `/verify-email?email=${inAddress}`,
  `/icp-details/${inAddress}`,
  `/${inAddress}`,
  '/?__proto__[__ran]=1&constructor[prototype][__ran]=1',
];

/** A seller all of whose own texts are payloads, by the API; with every screen that shows them. */
export async function attackedSeller(product: ProductServer) {
  const seller = await preparedSeller(product);
  const call = await signedInCall(product.url, seller);
  const next = payloadWheel();
  const { screens } = seller;
  const [, icpId = '', channel = ''] = /details\/([^/]+)\/([^/]+)$/.exec(screens.scripts) ?? [];
  // Names take no links, which most payloads hold.
  await call('POST', '/auth/update-user', { name: IMAGE });
  await call('POST', '/avatar/reprocess', {});
  await call('PUT', `/icp/${icpId}`, { name: IMAGE });
  await call('POST', `/icp/${icpId}/generate`, {
    respostasICP: ['Em que segmento ele está?', 'O que mais dói nele?', 'Quem decide?']
      .map((question) => `${question}\nResposta: Outro: ${next(20)}`)
      .join('\n\n'),
  });
  const { icp: begun } = await call('POST', '/icp/create', {
    name: next(1).slice(0, 80),
    avatar: `/avatars/initials/svg?seed=${inAddress.replaceAll('*', '%2A')}&backgroundColor=0e7490`,
  });
  const { scripts } = await call('GET', `/scripts/${icpId}/${channel}`);
  await call('PUT', `/scripts/${icpId}/${channel}/${scripts[0].id}`, { content: next(100) });
  await talk(call, next);
  return {
    ...seller,
    screens: [
      ...SCREENS_OF_SELLERS,
      '/privacy',
      `/icp-onboarding/${begun.id}`,
      ...Object.values(screens),
    ],
  };
}

/** A document whose name and content are payloads, and a question of the same kind about it. */
async function talk(call: Awaited<ReturnType<typeof signedInCall>>, next: (n: number) => string) {
  await call('POST', '/coach/bootstrap');
  const form = new FormData();
  form.set(
    'files',
    new File([`Preços.\n${PAYLOADS.join('\n')}`], `a ${IMAGE}.txt`, { type: 'text/plain' }),
  );
  await call('POST', '/coach/files', form);
  for (let tries = 0; tries < 100; tries++) {
    const { files } = await call('GET', '/coach/status');
    if (files[0].status === 'ready') break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const question = new FormData();
  question.set('textInput', `evil.example ${next(30)}`.slice(0, 4_000));
  await call('POST', '/coach/talk', question);
}
