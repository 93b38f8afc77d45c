import { coachRoutes } from '@salesai/contract/coach';
import { practiceRoutes } from '@salesai/contract/practice';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, answerWith } from '#testing/api.ts';
import { allowMicrophone, browserSpeechRecognition, denyMicrophone } from '#testing/audio.ts';
import { freshCoach } from '#testing/coach.ts';
import { signedInAs } from '#testing/people.ts';
import { message, practiceAnswers, running, streamed } from '#testing/practice.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => signedInAs());

const HOLD_MS = 600;

async function open(stt: 'server' | 'browser') {
  practiceAnswers(running);
  const status = { ...freshCoach, capabilities: { stt, tts: 'browser' as const } };
  let isLoaded = false;
  answerWith(coachRoutes.status, () => {
    isLoaded = true;
    return Response.json(status);
  });
  const view = renderRoute('/treino/session-1');
  const button = await screen.findByRole('button', { name: 'Gravar' });
  await waitFor(() => expect(isLoaded).toBe(true));
  // Two ticks later, the answer is on the screen.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { ...view, button };
}

/** Answers recordings. @returns the forms that were sent. */
function transcribed(text: string) {
  const forms: FormData[] = [];
  answerWith(practiceRoutes.sendStream, async (request) => {
    forms.push(await request.formData());
    const messages = [message(3, 'seller', text), message(4, 'buyer', 'ouvi sim')];
    return streamed({ messages, status: 'active', mood: 'neutral' });
  });
  return forms;
}

describe('speaking to the buyer', () => {
  it('sends a recording for the server to transcribe', async () => {
    allowMicrophone();
    const forms = transcribed('Oi, dá para ouvir?');
    const { user, button } = await open('server');
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Parar e enviar' }));
    const talk = within(await screen.findByRole('log'));
    await talk.findByText('Oi, dá para ouvir?');
    await talk.findByText('ouvi sim');
    expect(forms[0]?.get('audio')).toBeInstanceOf(File);
    expect(forms[0]?.get('clientId')).toMatch(/\w+/);
    expect(talk.queryByText('Mensagem de voz')).not.toBeInTheDocument();
  });

  it('sends on release of a held button, and discards on a slide to the left', async () => {
    const track = allowMicrophone();
    const forms = transcribed('Segurei e falei');
    const { button } = await open('server');
    const clock = vi.spyOn(performance, 'now');
    clock.mockReturnValue(0);
    fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 300 });
    await screen.findByText('Solte para enviar. Deslize para a esquerda para cancelar.');
    await screen.findByText(/^Gravando/);
    fireEvent.pointerMove(window, { clientX: 200 });
    const again = await screen.findByRole('button', { name: 'Gravar' });
    expect(track.stop).toHaveBeenCalled();
    expect(forms).toEqual([]);
    fireEvent.pointerDown(again, { pointerType: 'touch', clientX: 300 });
    await screen.findByText(/^Gravando/);
    clock.mockReturnValue(HOLD_MS);
    fireEvent.pointerUp(window);
    await within(await screen.findByRole('log')).findByText('Segurei e falei');
    expect(forms).toHaveLength(1);
  });

  it('keeps the microphone open after a tap until a button closes it', async () => {
    allowMicrophone();
    const { user, button } = await open('server');
    fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 300 });
    fireEvent.pointerUp(window);
    await screen.findByText(/^Gravando/);
    await user.click(screen.getByRole('button', { name: 'Descartar gravação' }));
    await screen.findByRole('button', { name: 'Gravar' });
  });

  it('puts what the browser recognises into the field, to be corrected', async () => {
    const recognition = browserSpeechRecognition();
    const { user, button } = await open('browser');
    await user.click(button);
    recognition.recognizes('quanto isso dá por mês');
    await user.click(await screen.findByRole('button', { name: 'Parar e conferir' }));
    expect(await screen.findByLabelText('Escreva como no WhatsApp')).toHaveValue(
      'quanto isso dá por mês',
    );
  });

  it('says how to allow the microphone when it is denied', async () => {
    denyMicrophone();
    answer(practiceRoutes.session, running);
    const { user, button } = await open('server');
    await user.click(button);
    await screen.findByText('Permita o microfone para gravar');
  });
});
