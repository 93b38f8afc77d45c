import { usersRoutes } from '@salesai/contract/users';
import { createMemoryHistory } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { auth } from '#lib/auth-store.ts';
import { restoreSession } from '#lib/session.ts';
import { answerPath, answerWith, refusal } from '#testing/api.ts';
import { homeAnswers } from '#testing/home.ts';
import { ana, asVisitor, signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { createAppRouter } from './router.tsx';

const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Entrar' });

describe('a visitor', () => {
  test.each(['/home', '/settings', '/perfil', '/icps'])(
    'is redirected from %s to the login',
    async (path) => {
      asVisitor();
      const { router } = renderRoute(path);
      await loginHeading();
      expect(router.state.location.pathname).toBe('/login');
    },
  );

  test('returns to the requested screen after signing in', async () => {
    asVisitor();
    const { router } = renderRoute('/settings');
    await loginHeading();
    signedInAs();
    await screen.findByRole('heading', { level: 1, name: 'Configurações' });
    expect(router.state.location.pathname).toBe('/settings');
  });

  test('can open the visitor screens', async () => {
    asVisitor();
    renderRoute('/register');
    await screen.findByRole('heading', { level: 1, name: 'Criar conta' });
  });
});

describe('a signed-in user', () => {
  test.each(['/login', '/register', '/verify-email', '/forgot-password', '/', '/no/such/page'])(
    'is redirected from %s to home without a history entry',
    async (path) => {
      signedInAs();
      homeAnswers();
      const { router } = renderRoute(path);
      await screen.findByRole('heading', { level: 1, name: /Ana/ });
      expect(router.state.location.pathname).toBe('/home');
      expect(router.history.length).toBe(1);
    },
  );

  test('is restored from the cookie when no session is stored', async () => {
    signedInAs();
    homeAnswers();
    auth.signOut();
    answerPath('GET', '/auth/get-session', () => HttpResponse.json({ user: { id: ana.id } }));
    renderRoute('/home');
    await screen.findByRole('heading', { level: 1, name: /Ana/ });
  });

  test('is redirected to the login when the stored session has ended', async () => {
    signedInAs();
    homeAnswers();
    answerPath('GET', '/auth/token', () => refusal(401, 'x', 'UNAUTHENTICATED'));
    answerWith(usersRoutes.profile, () => refusal(401, 'x', 'UNAUTHENTICATED'));
    answerPath('POST', '/auth/sign-out', () => HttpResponse.json({ success: true }));
    renderRoute('/home');
    await loginHeading();
    await screen.findByText('Sessão expirada. Faça login novamente.');
  });

  test('stays signed out after the server refused the session, although the cookie was valid', async () => {
    let cookieIsValid = true;
    signedInAs();
    homeAnswers();
    answerWith(usersRoutes.profile, () => refusal(401, 'x', 'UNAUTHENTICATED'));
    answerPath('POST', '/auth/sign-out', () => {
      cookieIsValid = false;
      return HttpResponse.json({ success: true });
    });
    answerPath('GET', '/auth/get-session', () =>
      HttpResponse.json(cookieIsValid ? { user: { id: ana.id } } : null),
    );
    const { router } = renderRoute('/settings');
    await loginHeading();
    await waitFor(() => expect(cookieIsValid).toBe(false));
    await restoreSession();
    expect(auth.get().isAuthenticated).toBe(false);
    expect(router.state.location.pathname).toBe('/login');
  });

  test('is signed out when another tab signs out', async () => {
    signedInAs();
    homeAnswers();
    renderRoute('/home');
    await screen.findByRole('heading', { level: 1, name: /Ana/ });
    const signedOut = JSON.stringify({
      state: { user: null, token: null, isAuthenticated: false },
      version: 0,
    });
    localStorage.setItem('salesai-auth', signedOut);
    window.dispatchEvent(new StorageEvent('storage', { key: 'salesai-auth', newValue: signedOut }));
    await loginHeading();
  });
});

describe('before the app is rendered', () => {
  const routerAt = (path: string) =>
    createAppRouter({
      session: restoreSession(),
      history: createMemoryHistory({ initialEntries: [path] }),
    });

  test('a redirect is loaded', async () => {
    signedInAs();
    const router = routerAt('/');
    await router.load();
    expect(router.state).toMatchObject({ status: 'idle', location: { pathname: '/home' } });
  });

  test('a session that ends after its screen was loaded leads to the login', async () => {
    signedInAs();
    const router = routerAt('/settings');
    await router.load();
    auth.signOut();
    await router.invalidate();
    expect(router.state).toMatchObject({ status: 'idle', location: { pathname: '/login' } });
  });
});

test('local storage contains only the user, the token and the signed-in flag', async () => {
  signedInAs();
  await waitFor(() => {
    const { state } = JSON.parse(localStorage.getItem('salesai-auth') ?? '{}');
    expect(Object.keys(state).sort()).toEqual(['isAuthenticated', 'token', 'user']);
  });
});
