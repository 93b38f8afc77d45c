import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerPath, refusal } from '#testing/api.ts';
import { asVisitor } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => asVisitor());

test('the link of the mail confirms the address, once', async () => {
  const tokens: (string | null)[] = [];
  answerPath('GET', '/auth/verify-email', (request) => {
    tokens.push(new URL(request.url).searchParams.get('token'));
    return HttpResponse.json({ status: true });
  });
  renderRoute('/verify-email?token=abc.def');
  await screen.findByRole('heading', { level: 1, name: 'Email verificado!' });
  expect(tokens).toEqual(['abc.def']);
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
});

test('a spent link says so and offers a new one', async () => {
  answerPath('GET', '/auth/verify-email', () =>
    refusal(400, 'Este link não vale mais. Peça um novo.', 'auth/invalid-token'),
  );
  answerPath('POST', '/auth/send-verification-email', () => HttpResponse.json({ status: true }));
  const { user } = renderRoute('/verify-email?token=spent');
  await screen.findByRole('heading', { level: 1, name: 'Este link não vale mais' });
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Reenviar email de verificação' }));
  await screen.findByText('Email de verificação enviado!');
});

test('asking for a new password tells nothing about who has an account', async () => {
  answerPath('POST', '/auth/request-password-reset', () => HttpResponse.json({ status: true }));
  const { user } = renderRoute('/forgot-password');
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  await screen.findByText('Email de recuperação enviado!');
  expect(screen.getByText(/Se ana@example\.com tem uma conta/)).toBeVisible();
});

test('the link for a new password sets it and leads to the login', async () => {
  answerPath('POST', '/auth/reset-password', async (request) => {
    expect(await request.json()).toEqual({ token: 'abc', newPassword: 'segredo2' });
    return HttpResponse.json({ status: true });
  });
  const { user, router } = renderRoute('/reset-password?token=abc');
  await user.type(await screen.findByLabelText('Nova senha'), 'segredo2');
  await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  await screen.findByText('Senha alterada com sucesso!');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a refused new password says why at its field', async () => {
  const why = 'Senha muito fraca: ela é o seu nome ou o seu email. Escolha outra.';
  answerPath('POST', '/auth/reset-password', () =>
    refusal(400, why, 'auth/weak-password', { newPassword: why }),
  );
  const { user } = renderRoute('/reset-password?token=abc');
  const field = await screen.findByLabelText('Nova senha');
  await user.type(field, 'joana2024');
  await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(why)));
});
