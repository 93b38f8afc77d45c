import { createPayloadCycle, PAYLOADS } from './payloads.ts';
import { type ApiCall, preparedSeller, SELLER_PATHS } from './prepared-seller.ts';
import type { ProductServer } from './product.ts';

const IMAGE = '"><img src=x onerror=globalThis.__ran=1>';
const encodedImage = encodeURIComponent(IMAGE);

/** URLs with payloads that a link can open for a visitor. */
export const VISITOR_URLS: readonly string[] = [
  `/login?next=${encodeURIComponent('https://evil.example')}`,
  '/login?redirect=javascript:globalThis.__ran=1#<img src=x onerror=globalThis.__ran=1>',
  `/reset-password?token=${encodedImage}`,
  `/verify-email?token=${encodedImage}`,
  `/verify-email?email=${encodedImage}`,
  `/icp-details/${encodedImage}`,
  `/${encodedImage}`,
  '/?__proto__[__ran]=1&constructor[prototype][__ran]=1',
];

/** Creates a seller whose texts are payloads, with the paths of every screen that shows them. */
export async function injectedSeller(product: ProductServer) {
  const seller = await preparedSeller(product);
  const { call } = seller;
  const next = createPayloadCycle();
  const { screens } = seller;
  const [, icpId = '', channel = ''] = /details\/([^/]+)\/([^/]+)$/.exec(screens.scripts) ?? [];
  // Names reject links, which most payloads contain.
  await call('POST', '/auth/update-user', { name: IMAGE });
  await call('POST', '/avatar/reprocess', {});
  await call('PUT', `/icp/${icpId}`, { name: IMAGE });
  await call('POST', `/icp/${icpId}/generate`, {
    respostasICP: ['Em que segmento ele está?', 'O que mais dói nele?', 'Quem decide?']
      .map((question) => `${question}\nResposta: Outro: ${next(20)}`)
      .join('\n\n'),
  });
  const { icp: unfinished } = await call('POST', '/icp/create', {
    name: next(1).slice(0, 80),
    avatar: `/avatars/initials/svg?seed=${encodedImage.replaceAll('*', '%2A')}&backgroundColor=0e7490`,
  });
  const { scripts } = await call('GET', `/scripts/${icpId}/${channel}`);
  await call('PUT', `/scripts/${icpId}/${channel}/${scripts[0].id}`, { content: next(100) });
  await talk(call, next);
  return {
    ...seller,
    screens: [
      ...SELLER_PATHS,
      '/privacy',
      `/icp-onboarding/${unfinished.id}`,
      ...Object.values(screens),
    ],
  };
}

/** Uploads a document and asks a question, both with payloads. */
async function talk(call: ApiCall, next: (n: number) => string) {
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
