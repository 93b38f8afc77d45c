import { channelsRoutes } from '@salesai/contract/channels';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer } from '#testing/api.ts';
import { channel } from '#testing/channels.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { script, scriptServer } from '#testing/scripts.ts';

beforeEach(() => {
  signedInAs();
  answer(channelsRoutes.detail, channel('a', { name: 'Indicação' }));
});

async function openTeleprompter() {
  scriptServer([script('1', 'Abertura', { content: 'Olá, [nome].\n\nTudo bem?' })]);
  const view = renderRoute('/icp-channel-details/icp-1/a');
  await view.user.click(
    await screen.findByRole('button', { name: 'Abrir no teleprompter: Abertura' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Abertura' });
  // The dialog takes the focus, and with it the keys, one frame after it is shown.
  await waitFor(() => expect(dialog).toContainElement(focused()));
  return { ...view, dialog: within(dialog) };
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

describe('teleprompter', () => {
  it('opens stopped at a slow speed and returns the focus when closed', async () => {
    const { dialog, user } = await openTeleprompter();
    expect(dialog.getByRole('button', { name: 'Reproduzir' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Lento' })).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByText('[nome]')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = screen.getByRole('button', { name: 'Abrir no teleprompter: Abertura' });
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is controlled by keys: space, arrows for speed, R', async () => {
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
    expect(dialog.getByRole('button', { name: 'Reproduzir' })).toBeVisible();
    expect(dialog.queryByText('3')).not.toBeInTheDocument();
  });

  it('plays to the end and stops there', async () => {
    const { dialog, user } = await openTeleprompter();
    await user.click(dialog.getByRole('button', { name: 'Ajustes do teleprompter' }));
    await user.click(dialog.getByRole('switch', { name: 'Contagem 3, 2, 1' }));
    await user.click(dialog.getByRole('button', { name: 'Muito Rápido' }));
    await user.click(dialog.getByRole('button', { name: 'Reproduzir' }));
    await dialog.findByText('Fim do texto');
    expect(dialog.getByRole('button', { name: 'Reproduzir' })).toBeVisible();
    expect(dialog.getByText('0:00')).toBeVisible();
  });

  it('stores the speed', async () => {
    const first = await openTeleprompter();
    await first.user.click(first.dialog.getByRole('button', { name: 'Rápido' }));
    first.unmount();
    const { dialog } = await openTeleprompter();
    expect(dialog.getByRole('button', { name: 'Rápido' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('acquires a wake lock where supported and releases it when closed', async () => {
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

describe('voice following', () => {
  /** A fake of the browser's speech recognition, whose results the test sets. */
  class Recognition {
    static last: Recognition | undefined;
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    constructor() {
      Recognition.last = this;
    }
    start() {}
    abort() {}
    emitFinal(transcript: string) {
      const result = Object.assign([{ transcript }], { isFinal: true });
      act(() => this.onresult?.({ resultIndex: 0, results: [result] }));
    }
  }

  function provideRecognition(name: string) {
    Object.defineProperty(window, name, { value: Recognition, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(window, name));
  }

  async function startFollowing() {
    const view = await openTeleprompter();
    await view.user.click(view.dialog.getByRole('button', { name: 'Seguir minha voz' }));
    await view.user.click(view.dialog.getByRole('button', { name: 'Ajustes do teleprompter' }));
    await view.user.click(view.dialog.getByRole('switch', { name: 'Contagem 3, 2, 1' }));
    await view.user.click(view.dialog.getByRole('button', { name: 'Reproduzir' }));
    return view;
  }

  it('shows that the browser has no speech recognition, and stops', async () => {
    const { dialog } = await startFollowing();
    expect(await dialog.findByRole('alert')).toHaveTextContent('não reconhece voz');
    expect(dialog.getByRole('button', { name: 'Reproduzir' })).toBeVisible();
  });

  it('ends when the last word was spoken', async () => {
    provideRecognition('SpeechRecognition');
    const { dialog } = await startFollowing();
    await waitFor(() => expect(Recognition.last).toBeDefined());
    Recognition.last?.emitFinal('Olá, Carla. Tudo bem?');
    await dialog.findByText('Fim do texto');
  });

  it('explains how to allow a blocked microphone', async () => {
    provideRecognition('webkitSpeechRecognition');
    const { dialog } = await startFollowing();
    act(() => Recognition.last?.onerror?.({ error: 'not-allowed' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('O microfone está bloqueado');
    expect(dialog.getByRole('button', { name: 'Seguir minha voz' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});
