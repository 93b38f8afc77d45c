import { channelsRoutes } from '@salesai/contract/channels';
import { type Script, scriptsRoutes } from '@salesai/contract/scripts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channel } from '#testing/channels.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

const script = (id: string, title: string, rest: Partial<Script> = {}): Script => ({
  id,
  title,
  content: `Olá, aqui é ${title}.`,
  duration: '35 s',
  edited: false,
  ...rest,
});
const three = [
  script('1', 'Abertura: o convite'),
  script('2', 'Roteiro principal'),
  script('3', 'Fechamento'),
];
const listOf = (scripts: Script[]) => ({ scripts, count: scripts.length });
const openScripts = () => renderRoute('/icp-channel-details/icp-1/a');

/** A server that keeps scripts, and those just removed. */
function scriptServer(scripts: Script[]) {
  const server = { scripts, removed: [] as Script[], drafts: three };
  answerWith(scriptsRoutes.list, () => Response.json(listOf(server.scripts)));
  answerWith(scriptsRoutes.generate, () => {
    server.scripts = server.drafts;
    return Response.json({ count: server.scripts.length });
  });
  answerWith(scriptsRoutes.remove, () => {
    server.removed = server.scripts;
    server.scripts = [];
    return Response.json({ success: true });
  });
  answerWith(scriptsRoutes.undoRemove, () => {
    server.scripts = server.removed;
    return Response.json(listOf(server.scripts));
  });
  return server;
}

beforeEach(() => {
  signedInAs();
  answer(channelsRoutes.detail, channel('a', { name: 'Indicação' }));
});

describe('the scripts of a channel', () => {
  test('are shown with title, duration, preview and what part of a sale they are', async () => {
    scriptServer(three);
    openScripts();
    await screen.findByText('Scripts - Indicação');
    const [first, ...others] = await screen.findAllByRole('article');
    const card = within(first ?? document.body);
    expect(card.getByRole('heading', { name: /Abertura: o convite/ })).toBeVisible();
    expect(card.getByText('35 s')).toBeVisible();
    expect(card.getByText('Olá, aqui é Abertura: o convite.')).toBeVisible();
    expect(card.getByText('Abertura')).toBeVisible();
    expect(others.map((one) => within(one).queryByText('Principal'))[0]).toBeVisible();
    expect(
      others.map((one) => within(one).queryByText('Fechamento', { selector: 'span' }))[1],
    ).toBeVisible();
  });

  test('are written when asked for, with a bar meanwhile', async () => {
    scriptServer([]);
    const { user } = openScripts();
    await screen.findByText('Nenhum Script Criado');
    await user.click(screen.getByRole('button', { name: 'Gerar Scripts' }));
    await screen.findByRole('progressbar', { name: 'Progresso dos scripts' });
    await screen.findByText('Scripts gerados com sucesso!');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('may be none: the screen is empty again and says so', async () => {
    const server = scriptServer([]);
    server.drafts = [];
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Gerar Scripts' }));
    await screen.findByText('Nenhum script gerado.');
    expect(screen.getByText('Nenhum Script Criado')).toBeVisible();
  });

  test('that cannot be written leave the screen as it was, with a word', async () => {
    scriptServer([]);
    answerWith(scriptsRoutes.generate, () => refusal(500, 'x'));
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Gerar Scripts' }));
    await screen.findByText('Erro ao gerar scripts');
    expect(screen.getByText('Nenhum Script Criado')).toBeVisible();
  });

  test('are removed, and brought back when one thinks again', async () => {
    scriptServer(three);
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Remover scripts' }));
    await screen.findByText('Nenhum Script Criado');
    await screen.findByText('Scripts removidos');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  test('say while they are being removed, and stay when that fails', async () => {
    scriptServer(three);
    const gate = Promise.withResolvers<void>();
    answerWith(scriptsRoutes.remove, async () => {
      await gate.promise;
      return refusal(500, 'x');
    });
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Remover scripts' }));
    expect(await screen.findByRole('button', { name: 'Removendo...' })).toBeDisabled();
    gate.resolve();
    await screen.findByText('Erro ao remover scripts');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('can be asked for again when they do not load', async () => {
    answerWith(scriptsRoutes.list, () => refusal(500, 'x'));
    const { user } = openScripts();
    await screen.findByText('Erro ao carregar scripts');
    scriptServer(three);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});

describe('the teleprompter', () => {
  async function openTeleprompter() {
    scriptServer([script('1', 'Abertura', { content: 'Olá, [nome].\n\nTudo bem?' })]);
    const view = openScripts();
    await view.user.click(
      await screen.findByRole('button', { name: 'Abrir no teleprompter: Abertura' }),
    );
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Abertura' })) };
  }

  test('opens at rest, slowly, and gives the focus back when it closes', async () => {
    const { dialog, user } = await openTeleprompter();
    expect(dialog.getByRole('button', { name: 'Iniciar' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Lento' })).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByText('[nome]')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = screen.getByRole('button', { name: 'Abrir no teleprompter: Abertura' });
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('is led by keys: space, arrows for speed, R', async () => {
    const { dialog, user } = await openTeleprompter();
    const pressed = (name: string) =>
      expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowUp}');
    pressed('Normal');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    pressed('Muito Lento');
    await user.keyboard(' ');
    await dialog.findByText('3');
    expect(dialog.getByRole('button', { name: 'Pausar' })).toBeVisible();
    await user.keyboard('r');
    expect(dialog.getByRole('button', { name: 'Iniciar' })).toBeVisible();
    expect(dialog.queryByText('3')).not.toBeInTheDocument();
  });

  test('runs to the end by itself and stops there', async () => {
    const { dialog, user } = await openTeleprompter();
    await user.click(dialog.getByRole('button', { name: 'Ajustes do teleprompter' }));
    await user.click(dialog.getByRole('switch', { name: 'Contagem 3, 2, 1' }));
    await user.click(dialog.getByRole('button', { name: 'Muito Rápido' }));
    await user.click(dialog.getByRole('button', { name: 'Iniciar' }));
    await dialog.findByText('Fim do script');
    expect(dialog.getByRole('button', { name: 'Iniciar' })).toBeVisible();
    expect(dialog.getByText('0:00')).toBeVisible();
  });

  test('remembers how one reads', async () => {
    const first = await openTeleprompter();
    await first.user.click(first.dialog.getByRole('button', { name: 'Rápido' }));
    first.unmount();
    const { dialog } = await openTeleprompter();
    expect(dialog.getByRole('button', { name: 'Rápido' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps the screen lit while it is open, where the browser can', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
    const { dialog, user } = await openTeleprompter();
    expect(request).toHaveBeenCalledWith('screen');
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
  });
});
