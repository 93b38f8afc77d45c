// A message at the end of the session would load it after the last test.
import '@salesai/ui/toast';
import { icpRoutes } from '@salesai/contract/icp';
import { roadmapRoutes } from '@salesai/contract/roadmap';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, answerPath, answerWith, refusal } from '#testing/api.ts';
import { ana, signedInAs, tokenIssued } from '#testing/people.ts';
import { auth } from './auth-store.ts';
import { call } from './call.ts';
import { i18n } from './i18n/i18n.ts';
import { refusedSessionEnded } from './session.ts';
import { requestToken } from './token.ts';

const phases = { phases: [], completed: 0, journey: [] };
const bearer = (request: Request) => request.headers.get('authorization');

beforeEach(() => signedInAs());

/** Counts token requests and answers them with numbered tokens. */
function countTokens() {
  const requests = { times: 0 };
  answerPath('GET', '/auth/token', () => {
    requests.times += 1;
    return HttpResponse.json({ token: tokenIssued(0, `new-${requests.times}`) });
  });
  return requests;
}

describe('a call', () => {
  test('sends the stored token and the language in use', async () => {
    const token = tokenIssued(1, 'stored');
    auth.signIn(ana, token);
    await i18n.changeLanguage('es-ES');
    let seen: Request | undefined;
    answerWith(roadmapRoutes.list, (request) => {
      seen = request;
      return HttpResponse.json(phases);
    });
    await call(roadmapRoutes.list);
    expect(seen && bearer(seen)).toBe(`Bearer ${token}`);
    expect(seen?.headers.get('accept-language')).toBe('es-ES');
  });

  test('encodes parameters into the path', async () => {
    let path = '';
    answerPath('DELETE', '/icp/:id', (request) => {
      path = new URL(request.url).pathname;
      return HttpResponse.json({ success: true });
    });
    await call(icpRoutes.remove, { params: { id: 'a/b c' } });
    expect(path).toBe('/api/icp/a%2Fb%20c');
  });
});

describe('the token', () => {
  test("is the answer to the page's early request, for all who wait for it and nobody later", async () => {
    auth.signIn(ana, tokenIssued(6, 'old'));
    const requests = countTokens();
    const early = tokenIssued(0, 'early');
    window.earlyToken = Promise.resolve({ token: early });
    expect(await Promise.all([requestToken(), requestToken()])).toEqual([early, early]);
    expect(requests.times).toBe(0);
    expect(await requestToken()).not.toBe(early);
    expect(requests.times).toBe(1);
  });

  test('is requested again when the early request failed', async () => {
    const requests = countTokens();
    window.earlyToken = Promise.resolve(null);
    expect(await requestToken()).toBe(tokenIssued(0, 'new-1'));
    expect(requests.times).toBe(1);
  });

  test('is renewed before the call when it is older than five minutes', async () => {
    auth.signIn(ana, tokenIssued(6, 'old'));
    const requests = countTokens();
    let seen: string | null = null;
    answerWith(roadmapRoutes.list, (request) => {
      seen = bearer(request);
      return HttpResponse.json(phases);
    });
    await call(roadmapRoutes.list);
    expect(requests.times).toBe(1);
    expect(seen).toBe(`Bearer ${auth.get().token}`);
    expect(auth.get().token).toMatch(/^new-1\./);
  });

  test('is renewed once for concurrent calls', async () => {
    auth.signIn(ana, tokenIssued(6, 'old'));
    const requests = countTokens();
    answer(roadmapRoutes.list, phases);
    await Promise.all(Array.from({ length: 8 }, () => call(roadmapRoutes.list)));
    expect(requests.times).toBe(1);
  });

  test('is renewed and the call repeated when the server refuses it', async () => {
    const requests = countTokens();
    const seen: (string | null)[] = [];
    answerWith(roadmapRoutes.list, (request) => {
      seen.push(bearer(request));
      return seen.length === 1 ? refusal(401, 'Expirado') : HttpResponse.json(phases);
    });
    await expect(call(roadmapRoutes.list)).resolves.toEqual(phases);
    expect(requests.times).toBe(1);
    expect(seen[1]).toMatch(/^Bearer new-1\./);
    expect(auth.get().isAuthenticated).toBe(true);
  });

  test('ends the session when the server refuses the renewed one too', async () => {
    countTokens();
    let signedOut = 0;
    answerPath('POST', '/auth/sign-out', () => {
      signedOut += 1;
      return HttpResponse.json({ success: true });
    });
    answerWith(roadmapRoutes.list, () => refusal(401, 'Expirado', 'UNAUTHENTICATED'));
    await expect(call(roadmapRoutes.list)).rejects.toMatchObject({ status: 401 });
    expect(auth.get()).toMatchObject({ isAuthenticated: false, token: null, user: null });
    await refusedSessionEnded();
    expect(signedOut).toBe(1);
  });

  test('does not end the session when it cannot be renewed offline', async () => {
    auth.signIn(ana, tokenIssued(6, 'old'));
    answerPath('GET', '/auth/token', () => HttpResponse.error());
    await expect(call(roadmapRoutes.list)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(auth.get().isAuthenticated).toBe(true);
  });
});

describe('a failure', () => {
  test('has the message, status, code and fields of the server', async () => {
    answerWith(icpRoutes.create, () =>
      refusal(400, 'Confira os campos', 'INVALID_INPUT', { name: 'Diga um nome' }),
    );
    await expect(
      call(icpRoutes.create, { body: { name: 'x', avatar: '/avatars/x' } }),
    ).rejects.toMatchObject({
      message: 'Confira os campos',
      status: 400,
      code: 'INVALID_INPUT',
      fields: { name: 'Diga um nome' },
    });
  });

  test('is "Erro desconhecido" when the response is not readable', async () => {
    answerWith(roadmapRoutes.list, () => new Response('<html>', { status: 502 }));
    await expect(call(roadmapRoutes.list)).rejects.toMatchObject({
      message: 'Erro desconhecido',
      status: 502,
    });
  });

  test('of the connection has a message for users', async () => {
    answerWith(roadmapRoutes.list, () => HttpResponse.error());
    await expect(call(roadmapRoutes.list)).rejects.toThrow('Sem conexão com o servidor');
  });
});
