import { icpRoutes } from '@salesai/contract/icp';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerPath, answerWith, refusal } from '#testing/api.ts';
import { homeAnswers } from '#testing/home.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { notify } from './notify.ts';

test('a success replaces older errors', async () => {
  signedInAs();
  homeAnswers();
  renderRoute('/home');
  notify.error('Erro ao aceitar avatar. Tente novamente.');
  const error = await screen.findByRole('alert');
  notify.success('Avatar aceito com sucesso!');
  await screen.findByText('Avatar aceito com sucesso!');
  await waitFor(() => expect(error).not.toBeInTheDocument());
});

test('a session that has ended is reported once', async () => {
  signedInAs();
  answerWith(icpRoutes.list, () => refusal(401, 'x', 'UNAUTHENTICATED'));
  answerPath('GET', '/auth/token', () => refusal(401, 'x', 'UNAUTHENTICATED'));
  answerPath('POST', '/auth/sign-out', () => HttpResponse.json({ success: true }));
  renderRoute('/icps');
  await screen.findByText('Sessão expirada. Faça login novamente.');
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText('Erro ao carregar ICPs')).not.toBeInTheDocument();
});
