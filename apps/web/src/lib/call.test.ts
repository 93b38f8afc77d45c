import { icpRoutes } from '@salesai/contract/icp';
import { roadmapRoutes } from '@salesai/contract/roadmap';
import i18next from 'i18next';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, answerPath, answerWith, refusal } from '#testing/api.ts';
import { ana, signedInAs, tokenIssued } from '#testing/people.ts';
import { auth } from './auth-store.ts';
import { call } from './call.ts';
import { refusedSessionEnded } from './session.ts';

const phases = { phases: [], completed: 0 };
const bearer = (request: Request) => request.headers.get('authorization');

beforeEach(() => signedInAs());

/** Counts how often a new token is asked for, and hands out numbered ones. */
function countTokens() {
  const asked = { times: 0 };
  answerPath('GET', '/auth/token', () => {
    asked.times += 1;
    return HttpResponse.json({ token: tokenIssued(0, `new-${asked.times}`) });
  });
  return asked;
}

describe('a call carries who and in which language', () => {
  test('the stored token and the language in use', async () => {
    const token = tokenIssued(1, 'stored');
    auth.signIn(ana, token);
    await i18next.changeLanguage('es-ES');
    let seen: Request | undefined;
    answerWith(roadmapRoutes.list, (request) => {
      seen = request;
      return HttpResponse.json(phases);
    });
    await call(roadmapRoutes.list);
    expect(seen && bearer(seen)).toBe(`Bearer ${token}`);
    expect(seen?.headers.get('accept-language')).toBe('es-ES');
  });

  test('parameters are escaped into the path', async () => {
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
  test('older than five minutes is renewed before the call', async () => {
    auth.signIn(ana, tokenIssued(6, 'old'));
    const asked = countTokens();
    let seen: string | null = null;
    answerWith(roadmapRoutes.list, (request) => {
      seen = bearer(request);
      return HttpResponse.json(phases);
    });
    await call(roadmapRoutes.list);
    expect(asked.times).toBe(1);
    expect(seen).toBe(`Bearer ${auth.get().token}`);
    expect(auth.get().token).toMatch(/^new-1\./);
  });

  test('is renewed once for many calls at the same time', async () => {
    auth.signIn(ana, tokenIssued(6, 'old'));
    const asked = countTokens();
    answer(roadmapRoutes.list, phases);
    await Promise.all(Array.from({ length: 8 }, () => call(roadmapRoutes.list)));
    expect(asked.times).toBe(1);
  });

  test('that the server refuses is renewed and the call made again', async () => {
    const asked = countTokens();
    const seen: (string | null)[] = [];
    answerWith(roadmapRoutes.list, (request) => {
      seen.push(bearer(request));
      return seen.length === 1 ? refusal(401, 'Expirado') : HttpResponse.json(phases);
    });
    await expect(call(roadmapRoutes.list)).resolves.toEqual(phases);
    expect(asked.times).toBe(1);
    expect(seen[1]).toMatch(/^Bearer new-1\./);
    expect(auth.get().isAuthenticated).toBe(true);
  });

  test('that stays refused ends the session', async () => {
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

  test('that cannot be renewed for want of a connection leaves the session alone', async () => {
    auth.signIn(ana, tokenIssued(6, 'old'));
    answerPath('GET', '/auth/token', () => HttpResponse.error());
    await expect(call(roadmapRoutes.list)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(auth.get().isAuthenticated).toBe(true);
  });
});

describe('a failure', () => {
  test('keeps the message, status, code and fields of the server', async () => {
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

  test('without a readable answer is "Erro desconhecido"', async () => {
    answerWith(roadmapRoutes.list, () => new Response('<html>', { status: 502 }));
    await expect(call(roadmapRoutes.list)).rejects.toMatchObject({
      message: 'Erro desconhecido',
      status: 502,
    });
  });

  test('of the connection says so in plain words', async () => {
    answerWith(roadmapRoutes.list, () => HttpResponse.error());
    await expect(call(roadmapRoutes.list)).rejects.toThrow('Sem conexão com o servidor');
  });
});
