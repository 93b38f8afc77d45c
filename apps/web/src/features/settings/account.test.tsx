import { authRoutes, type Session } from '@salesai/contract/auth';
import { privacyRoutes } from '@salesai/contract/privacy';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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

describe('sessions', () => {
  it('lists every device and ends another session', async () => {
    const { user } = renderRoute('/settings#sessions');
    const section = await screen.findByRole('region', { name: 'Onde você está conectado' });
    await within(section).findByText('Chrome · Android');
    within(section).getByText('Este aparelho');
    answer(authRoutes.endSession, { success: true });
    answer(authRoutes.sessions, { sessions: [session('here', true)] });
    await user.click(
      within(section).getByRole('button', { name: 'Sair deste aparelho: Aparelho desconhecido' }),
    );
    await screen.findByText('Pronto, aquele aparelho saiu da sua conta.');
    expect(within(section).queryByText('Aparelho desconhecido')).not.toBeInTheDocument();
  });
});

describe('data download', () => {
  it('prepares the download and shows an error when saving fails', async () => {
    const { user } = renderRoute('/settings#data');
    const preparing = { ...privacy, download: downloadWith('making') };
    answer(privacyRoutes.requestDownload, preparing);
    answer(privacyRoutes.overview, preparing);
    await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
    await screen.findByText(/avisamos quando ficar pronto/);
    answer(privacyRoutes.overview, { ...privacy, download: downloadWith('ready') });
    const save = await screen.findByRole('button', { name: 'Salvar o arquivo (12 kB)' });
    answerWith(privacyRoutes.download, () => refusal(404, 'Não encontrado', 'NOT_FOUND'));
    await user.click(save);
    await screen.findByText('Não foi possível baixar seus dados. Tente de novo.');
  });

  it('shows that the preparation failed and offers it again', async () => {
    answer(privacyRoutes.overview, { ...privacy, download: downloadWith('failed') });
    renderRoute('/settings#data');
    await screen.findByText('O arquivo não ficou pronto. Tente de novo.');
    screen.getByRole('button', { name: 'Baixar meus dados' });
  });
});

describe('account deletion', () => {
  const dueAt = '2026-11-28T12:00:00.000Z';

  it('requires the password, requests the deletion and cancels it', async () => {
    const { user } = renderRoute('/settings#deletion');
    const section = await screen.findByRole('region', { name: 'Excluir minha conta' });
    await user.click(within(section).getByRole('button'));
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

describe('new terms', () => {
  it('shows a notice above the screen until they are accepted', async () => {
    signedInAs({ ...ana, termsVersion: '2020-01-01' });
    const { user } = renderRoute('/settings');
    await screen.findByText(/mudaram/);
    answer(privacyRoutes.acceptTerms, privacy);
    await user.click(screen.getByRole('button', { name: 'Aceitar' }));
    await screen.findByText('Termos aceitos. Obrigado!');
    expect(screen.queryByText(/mudaram/)).not.toBeInTheDocument();
  });
});

function downloadWith(status: 'making' | 'ready' | 'failed') {
  return {
    status,
    askedAt: '2026-11-21T12:00:00.000Z',
    bytes: status === 'ready' ? 12_000 : null,
    availableUntil: status === 'ready' ? '2026-11-23T12:00:00.000Z' : null,
  };
}
