import { usersRoutes } from '@salesai/contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#lib/auth-store.ts';
import { savePendingEmail } from '#lib/device.ts';
import { answer, answerPath, refusal } from '#testing/api.ts';
import { homeAnswers } from '#testing/home.ts';
import { ana, asVisitor, signedInAs, tokenIssued } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => asVisitor());

async function openLogin() {
  const view = renderRoute('/login');
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  return view;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Senha');
const submitButton = () => screen.getByRole('button', { name: 'Entrar' });

describe('on a first visit', () => {
  it('introduces the product, with both ways in', async () => {
    const { user } = await openLogin();
    const introduction = within(screen.getByRole('complementary', { name: 'O que é o SalesAI' }));
    expect(introduction.getByText('Venda mais, do seu jeito.')).toBeVisible();
    expect(introduction.getAllByRole('listitem')).toHaveLength(3);
    expect(introduction.getByRole('img', { name: /^Exemplo/ })).toBeVisible();
    expect(introduction.getByRole('link', { name: 'Criar conta' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(screen.queryByText('Bom ter você de volta.')).not.toBeInTheDocument();
    await user.click(introduction.getByRole('link', { name: 'Entrar' }));
    expect(email()).toHaveFocus();
  });

  it('fills in the address of a registration on this device', async () => {
    savePendingEmail(ana.email);
    await openLogin();
    expect(email()).toHaveValue(ana.email);
    const introduction = within(screen.getByRole('complementary', { name: 'O que é o SalesAI' }));
    expect(introduction.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('login', () => {
  it('welcomes back a device that was signed in before', async () => {
    auth.signIn(ana, tokenIssued());
    auth.signOut();
    await openLogin();
    expect(screen.getByText('Bom ter você de volta.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Criar conta' })).toHaveLength(1);
    expect(email()).toHaveValue('');
  });

  it('requires both fields and focuses the first invalid one', async () => {
    const { user } = await openLogin();
    await user.click(submitButton());
    await screen.findByText('Email é obrigatório');
    expect(screen.getByText('Senha é obrigatória')).toBeVisible();
    expect(email()).toHaveFocus();
  });

  it('rejects an invalid email and a short password', async () => {
    const { user } = await openLogin();
    await user.type(email(), 'ana@');
    await user.type(password(), '12345');
    await user.click(submitButton());
    await screen.findByText('Email inválido');
    expect(screen.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible();
  });

  it('shows the password on demand', async () => {
    const { user } = await openLogin();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('signs in and stores the user', async () => {
    const { user, router } = await openLogin();
    homeAnswers();
    answerPath('POST', '/auth/sign-in/email', async (request) => {
      expect(await request.json()).toEqual({ email: ana.email, password: 'segredo1' });
      signedInServer();
      return HttpResponse.json({});
    });
    await user.type(email(), ana.email);
    await user.type(password(), 'segredo1');
    await user.click(submitButton());
    await screen.findByText('Login realizado com sucesso!');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(auth.get().user).toEqual(ana);
  });

  it('shows why the server rejected the credentials', async () => {
    const { user } = await openLogin();
    answerPath('POST', '/auth/sign-in/email', () =>
      refusal(401, 'Email ou senha incorretos', 'auth/invalid-credential'),
    );
    await user.type(email(), ana.email);
    await user.type(password(), 'segredo1');
    await user.click(submitButton());
    expect(await screen.findAllByText('Email ou senha incorretos')).not.toHaveLength(0);
    expect(auth.get().isAuthenticated).toBe(false);
  });

  it('shows a default error for a failure without a reason', async () => {
    const { user } = await openLogin();
    answerPath('POST', '/auth/sign-in/email', () => new Response('', { status: 500 }));
    await user.type(email(), ana.email);
    await user.type(password(), 'segredo1');
    await user.click(submitButton());
    expect(await screen.findAllByText('Erro ao fazer login. Tente novamente.')).not.toHaveLength(0);
  });

  it('sends a new verification mail to a user with an unverified email', async () => {
    const { user } = await openLogin();
    const message = 'Email não verificado. Verifique sua caixa de entrada.';
    answerPath('POST', '/auth/sign-in/email', () => refusal(403, message, 'EMAIL_NOT_VERIFIED'));
    answerPath('POST', '/auth/send-verification-email', async (request) => {
      expect(await request.json()).toEqual({ email: ana.email });
      return HttpResponse.json({ status: true });
    });
    await user.type(email(), ana.email);
    await user.type(password(), 'segredo1');
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Reenviar email de verificação' }));
    await screen.findByText('Email de verificação enviado!');
  });
});

/** Makes the server answer as for a signed-in user, without a session in the browser. */
function signedInServer() {
  const before = { ...auth.get() };
  signedInAs();
  auth.signOut();
  answer(usersRoutes.profile, ana);
  expect(before.isAuthenticated).toBe(false);
}
