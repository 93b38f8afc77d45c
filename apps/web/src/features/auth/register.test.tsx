import { authRoutes } from '@salesai/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#lib/auth-store.ts';
import { pendingEmail } from '#lib/device.ts';
import { answer, answerPath, refusal } from '#testing/api.ts';
import { homeAnswers } from '#testing/home.ts';
import { asVisitor, signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { announceVerified } from './verified-channel.ts';

beforeEach(() => asVisitor());

async function openRegister() {
  const view = renderRoute('/register');
  await screen.findByRole('heading', { level: 1, name: 'Criar conta' });
  return view;
}

type User = Awaited<ReturnType<typeof openRegister>>['user'];
const field = (label: string) => screen.getByLabelText(label);
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Criar conta' }));

async function fillIn(user: User) {
  await user.type(field('Nome'), 'Ana Souza');
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Telefone'), '11987654321');
  await user.type(field('Senha'), 'segredo1');
  await user.type(field('Confirmar senha'), 'segredo1');
}

describe('registration', () => {
  it('requires every field', async () => {
    const { user } = await openRegister();
    await user.clear(field('Telefone'));
    await submit(user);
    for (const message of [
      'Nome é obrigatório',
      'Email é obrigatório',
      'Senha é obrigatória',
      'Confirmação de senha é obrigatória',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByText(/^Telefone (é obrigatório|deve ter)/)).toBeVisible();
    expect(field('Nome')).toHaveFocus();
  });

  it('requires a phone with ten digits and matching passwords', async () => {
    const { user } = await openRegister();
    expect(field('Telefone')).toHaveValue('+55 ');
    await user.type(field('Telefone'), '1');
    await user.type(field('Senha'), 'segredo1');
    await user.type(field('Confirmar senha'), 'segredo2');
    await submit(user);
    await screen.findByText('Telefone deve ter pelo menos 10 dígitos');
    expect(screen.getByText('Senhas não coincidem')).toBeVisible();
  });

  it('shows why an email without invitation cannot register', async () => {
    const { user } = await openRegister();
    answer(authRoutes.checkBetaUsers, { allowed: false, message: 'Você ainda não foi convidado.' });
    await fillIn(user);
    await submit(user);
    await screen.findByText('Você ainda não foi convidado.');
    expect(
      screen.getByText(
        'Seu email não está na lista de Embaixadores. Entre em contato conosco para solicitar acesso.',
      ),
    ).toBeVisible();
  });

  it('creates the account and asks to verify the email', async () => {
    const { user } = await openRegister();
    answer(authRoutes.checkBetaUsers, { allowed: true, message: '' });
    answerPath('POST', '/auth/sign-up/email', async (request) => {
      expect(await request.json()).toEqual({
        name: 'Ana Souza',
        email: 'ana@example.com',
        phone: '+55 (11) 98765-4321',
        password: 'segredo1',
      });
      return HttpResponse.json({});
    });
    await fillIn(user);
    await submit(user);
    await screen.findByRole('heading', { level: 1, name: 'Verifique seu email' });
    expect(screen.getByText(/ana@example\.com/)).toBeVisible();
    expect(screen.getByText('Conta criada com sucesso! Verifique seu email.')).toBeInTheDocument();

    answerPath('POST', '/auth/sign-in/email', () =>
      refusal(403, 'Email não verificado.', 'EMAIL_NOT_VERIFIED'),
    );
    await user.click(screen.getByRole('button', { name: 'Já verifiquei meu email' }));
    await screen.findByText(
      'Email ainda não foi verificado. Verifique sua caixa de entrada e spam.',
    );
    expect(screen.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '/login');
  });

  it('signs in when another tab of the browser verifies the address', async () => {
    const { user, router } = await openRegister();
    answer(authRoutes.checkBetaUsers, { allowed: true, message: '' });
    answerPath('POST', '/auth/sign-up/email', () => HttpResponse.json({}));
    await fillIn(user);
    await submit(user);
    await screen.findByRole('heading', { level: 1, name: 'Verifique seu email' });
    expect(pendingEmail()).toBe('ana@example.com');

    homeAnswers();
    answerPath('POST', '/auth/sign-in/email', async (request) => {
      expect(await request.json()).toEqual({ email: 'ana@example.com', password: 'segredo1' });
      signedInAs();
      auth.signOut();
      return HttpResponse.json({});
    });
    announceVerified();
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(pendingEmail()).toBe('');
  });

  it('shows that the email is already in use', async () => {
    const { user } = await openRegister();
    answer(authRoutes.checkBetaUsers, { allowed: true, message: '' });
    answerPath('POST', '/auth/sign-up/email', () =>
      refusal(409, 'Este email já está em uso', 'auth/email-already-in-use'),
    );
    await fillIn(user);
    await submit(user);
    expect(await screen.findAllByText('Este email já está em uso')).not.toHaveLength(0);
  });

  it.each(['(11) 98888-7777', '+5511988887777', '011988887777'])(
    'formats a phone pasted as %s',
    async (pasted) => {
      const { user } = await openRegister();
      await user.tripleClick(field('Telefone'));
      await user.paste(pasted);
      expect(field('Telefone')).toHaveValue('+55 (11) 98888-7777');
    },
  );

  it('formats a phone pasted after the country code', async () => {
    const { user } = await openRegister();
    await user.click(field('Telefone'));
    await user.paste('011988887777');
    expect(field('Telefone')).toHaveValue('+55 (11) 98888-7777');
    await user.clear(field('Telefone'));
    await user.type(field('Telefone'), '+55 ');
    await user.paste('+5511988887777');
    expect(field('Telefone')).toHaveValue('+55 (11) 98888-7777');
  });
});
