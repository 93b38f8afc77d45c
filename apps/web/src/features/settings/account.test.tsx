import { authRoutes, type Session } from '@salesai/contract/auth';
import { privacyRoutes } from '@salesai/contract/privacy';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { ana, privacy, signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const session = (id: string, current: boolean, userAgent = CHROME): Session => ({
  id,
  current,
  userAgent,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastSeenAt: '2026-11-21T12:00:00.000Z',
});
beforeEach(() => {
  signedInAs();
  answer(authRoutes.sessions, { sessions: [session('here', true), session('there', false, '')] });
});

describe('Where one is signed in', () => {
  test('every place has a name, and all but this one a way out', async () => {
    const { user } = renderRoute('/settings');
    const part = await screen.findByRole('region', { name: 'Onde você está conectado' });
    await within(part).findByText('Chrome · Android');
    within(part).getByText('Este aparelho');
    answer(authRoutes.endSession, { success: true });
    answer(authRoutes.sessions, { sessions: [session('here', true)] });
    await user.click(
      within(part).getByRole('button', { name: 'Sair deste aparelho: Aparelho desconhecido' }),
    );
    await screen.findByText('Pronto, aquele aparelho saiu da sua conta.');
    expect(within(part).queryByText('Aparelho desconhecido')).not.toBeInTheDocument();
  });
});

describe('One’s data', () => {
  test('are made ready and handed over', async () => {
    const { user } = renderRoute('/settings');
    const making = { ...privacy, download: downloadThat('making') };
    answer(privacyRoutes.requestDownload, making);
    answer(privacyRoutes.overview, making);
    await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
    await screen.findByText(/avisamos quando ficar pronto/);
    answer(privacyRoutes.overview, { ...privacy, download: downloadThat('ready') });
    const save = await screen.findByRole('button', { name: 'Salvar o arquivo (12 kB)' });
    answerWith(privacyRoutes.download, () => refusal(404, 'Não encontrado', 'NOT_FOUND'));
    await user.click(save);
    await screen.findByText('Não foi possível baixar seus dados. Tente de novo.');
  });

  test('that could not be made say so, and can be asked for again', async () => {
    answer(privacyRoutes.overview, { ...privacy, download: downloadThat('failed') });
    renderRoute('/settings');
    await screen.findByText('O arquivo não ficou pronto. Tente de novo.');
    screen.getByRole('button', { name: 'Baixar meus dados' });
  });
});

describe('The way out', () => {
  const dueAt = '2026-11-28T12:00:00.000Z';

  test('asks for the password, tells a wrong one at its place, and stays open to turn back', async () => {
    const { user } = renderRoute('/settings');
    await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir sua conta?' });
    answerWith(privacyRoutes.requestDeletion, () =>
      refusal(400, 'Senha incorreta', 'auth/wrong-password'),
    );
    await user.type(within(dialog).getByLabelText('Sua senha'), 'errada');
    await user.click(within(dialog).getByRole('button', { name: 'Pedir a exclusão' }));
    await within(dialog).findByText('Senha incorreta');
    answer(privacyRoutes.requestDeletion, { ...privacy, deletion: { dueAt } });
    await user.click(within(dialog).getByRole('button', { name: 'Pedir a exclusão' }));
    await screen.findByText('Sua conta será excluída em 28 de novembro de 2026.');

    answer(privacyRoutes.cancelDeletion, { success: true });
    await user.click(screen.getByRole('button', { name: 'Manter minha conta' }));
    await screen.findByText('Que bom que você ficou! Sua conta continua.');
    expect(screen.queryByText(/Sua conta será excluída/)).not.toBeInTheDocument();
  });
});

describe('New terms', () => {
  test('are offered above every screen until they are accepted', async () => {
    signedInAs({ ...ana, termsVersion: '2020-01-01' });
    const { user } = renderRoute('/settings');
    await screen.findByText(/mudaram/);
    answer(privacyRoutes.acceptTerms, privacy);
    await user.click(screen.getByRole('button', { name: 'Aceitar' }));
    await screen.findByText('Termos aceitos. Obrigado!');
    expect(screen.queryByText(/mudaram/)).not.toBeInTheDocument();
  });
});

function downloadThat(status: 'making' | 'ready' | 'failed') {
  return {
    status,
    askedAt: '2026-11-21T12:00:00.000Z',
    bytes: status === 'ready' ? 12_000 : null,
    availableUntil: status === 'ready' ? '2026-11-23T12:00:00.000Z' : null,
  };
}
