import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerPath, refusal } from '#testing/api.ts';
import { asVisitor } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => asVisitor());

describe('links in mails', () => {
  it('verifies the email once with the token of the link', async () => {
    const tokens: (string | null)[] = [];
    answerPath('GET', '/auth/verify-email', (request) => {
      tokens.push(new URL(request.url).searchParams.get('token'));
      return HttpResponse.json({ status: true });
    });
    const { user } = renderRoute('/verify-email?token=abc.def');
    await screen.findByRole('heading', { level: 1, name: 'Email verificado!' });
    expect(tokens).toEqual(['abc.def']);
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    await screen.findByLabelText('Email');
    // The introduction of a first visit would stand before the form.
    expect(screen.getAllByRole('link', { name: 'Criar conta' })).toHaveLength(1);
  });

  it('shows that a link is no longer valid and sends a new one', async () => {
    answerPath('GET', '/auth/verify-email', () =>
      refusal(400, 'Este link não vale mais. Peça um novo.', 'auth/invalid-token'),
    );
    answerPath('POST', '/auth/send-verification-email', () => HttpResponse.json({ status: true }));
    const { user } = renderRoute('/verify-email?token=used');
    await screen.findByRole('heading', { level: 1, name: 'Este link não vale mais' });
    await user.type(screen.getByLabelText('Email'), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Reenviar email de verificação' }));
    await screen.findByText('Email de verificação enviado!');
  });

  it('requests a password reset without revealing whether the account exists', async () => {
    answerPath('POST', '/auth/request-password-reset', () => HttpResponse.json({ status: true }));
    const { user } = renderRoute('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Enviar link' }));
    await screen.findByText('Email de recuperação enviado!');
    expect(screen.getByText(/Se ana@example\.com tem uma conta/)).toBeVisible();
  });

  it('sets a new password and opens the login', async () => {
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

  it('shows why a new password was rejected at its field', async () => {
    const reason = 'Senha muito fraca: ela é o seu nome ou o seu email. Escolha outra.';
    answerPath('POST', '/auth/reset-password', () =>
      refusal(400, reason, 'auth/weak-password', { newPassword: reason }),
    );
    const { user } = renderRoute('/reset-password?token=abc');
    const field = await screen.findByLabelText('Nova senha');
    await user.type(field, 'joana2024');
    await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(reason)));
  });
});
