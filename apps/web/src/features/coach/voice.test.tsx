import type { CoachStatus } from '@salesai/contract/coach';
import { act, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import {
  allowMicrophone,
  audioOutput,
  browserSpeechRecognition,
  browserSpeechSynthesis,
  denyMicrophone,
} from '#testing/audio.ts';
import { coachAnswers, coachReplies, freshCoach, turn } from '#testing/coach.ts';
import { salons } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

const byServer: CoachStatus = { ...freshCoach, capabilities: { stt: 'server', tts: 'server' } };
const written = turn('1', 'Quanto custa?', 'São **R$ 300** por mês. Sem fidelidade.');
const spoken = { ...written, audioUrl: '/api/coach/audio/1' };

function open(status: CoachStatus, history = [written]) {
  signedInAs();
  coachAnswers(status, history);
  return renderRoute(`/icp-arena/${salons.id}`);
}

const talking = (reply: typeof written) => coachReplies({ ...reply, id: '2' });

const button = (name: string) => screen.findByRole('button', { name });

describe('a spoken question', () => {
  test('is recorded for a server that understands speech', async () => {
    const track = allowMicrophone();
    const { user } = open(byServer);
    const sent = talking(written);
    await user.click(await button('Gravar'));
    await screen.findByText('Gravando 0:00');
    await user.click(await button('Parar e enviar'));
    await waitFor(() => expect(sent[0]?.get('audio')).toBeInstanceOf(File));
    expect(track.stop).toHaveBeenCalled();
    await screen.findByText('Resposta recebida');
  });

  test('can be thrown away before it is sent', async () => {
    const track = allowMicrophone();
    const { user } = open(byServer);
    const sent = talking(written);
    await user.click(await button('Gravar'));
    await user.click(await button('Descartar gravação'));
    await screen.findByLabelText('Digite sua pergunta...');
    expect(track.stop).toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  test('needs a microphone that is allowed', async () => {
    denyMicrophone();
    const { user } = open(byServer);
    await user.click(await button('Gravar'));
    await screen.findByText('Permita o microfone para gravar');
    await screen.findByLabelText('Digite sua pergunta...');
  });

  test('is understood by the browser where the server cannot, and answered aloud', async () => {
    const ear = browserSpeechRecognition();
    const said = browserSpeechSynthesis();
    const { user } = open(freshCoach);
    const sent = talking(written);
    await user.click(await button('Gravar'));
    await screen.findByText('Ouvindo... fale a sua pergunta');
    act(() => ear.recognizes('quanto', false));
    await screen.findByText('quanto');
    act(() => ear.recognizes('quanto custa'));
    await user.click(await button('Parar e conferir'));
    const field = await screen.findByDisplayValue('quanto custa');
    expect(sent).toEqual([]);
    await user.type(field, ' por mês{Enter}');
    await waitFor(() => expect(sent[0]?.get('textInput')).toBe('quanto custa por mês'));
    await waitFor(() => expect(said).toEqual(['São R$ 300 por mês.', 'Sem fidelidade.']));
  });

  test('is heard in the language of the screen', async () => {
    await i18next.changeLanguage('en-US');
    const ear = browserSpeechRecognition();
    const { user } = open(freshCoach);
    await user.click(await button('Record'));
    await waitFor(() => expect(ear.language()).toBe('en-US'));
  });

  test.each([
    ['not-allowed', 'Permita o microfone para gravar'],
    ['network', 'Não consegui ouvir você. Tente de novo ou digite.'],
  ])('that the browser refuses as %s says what to do', async (error, said) => {
    const ear = browserSpeechRecognition();
    const { user } = open(freshCoach);
    await user.click(await button('Gravar'));
    await screen.findByText('Ouvindo... fale a sua pergunta');
    act(() => ear.fails(error));
    await screen.findByText(said);
  });

  test('is written instead where nothing can hear it', async () => {
    const { user } = open(freshCoach);
    await user.click(await button('Gravar'));
    await screen.findByText('Este navegador não grava áudio. Digite a sua pergunta.');
  });
});

describe('an answer', () => {
  test('is heard at once when the server speaks, until it is stopped', async () => {
    const { played } = audioOutput(true);
    const { user } = open(byServer, []);
    coachReplies(spoken);
    await user.type(await screen.findByLabelText('Digite sua pergunta...'), 'Quanto custa?{Enter}');
    await user.click(await button('Parar o áudio'));
    await button('Reproduzir resposta');
    expect(played).toEqual(['/api/coach/audio/1']);
  });

  test('waits for a touch where the browser wants one', async () => {
    const { played, allow } = audioOutput(false);
    const { user } = open(byServer, []);
    coachReplies(spoken);
    await user.type(await screen.findByLabelText('Digite sua pergunta...'), 'Quanto custa?{Enter}');
    const now = await button('Tocar agora');
    expect(played).toEqual([]);
    allow();
    await user.click(now);
    await button('Parar o áudio');
    expect(played).toEqual(['/api/coach/audio/1']);
  });

  test('is not read aloud unasked when the question was written', async () => {
    const said = browserSpeechSynthesis();
    const { user } = open(freshCoach, []);
    talking(written);
    await user.type(await screen.findByLabelText('Digite sua pergunta...'), 'Quanto custa?{Enter}');
    await screen.findByText('Resposta recebida');
    expect(said).toEqual([]);
    await user.click(await button('Reproduzir resposta'));
    await waitFor(() => expect(said).toHaveLength(2));
  });

  test('stays readable where nothing can speak it', async () => {
    browserSpeechSynthesis('synthesis-failed');
    const { user } = open(freshCoach);
    await user.click(await button('Reproduzir resposta'));
    await screen.findByText(/Não foi possível reproduzir o áudio/);
  });
});
