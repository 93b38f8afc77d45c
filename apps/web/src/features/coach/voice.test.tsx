import type { CoachStatus } from '@salesai/contract/coach';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { i18n } from '#lib/i18n/i18n.ts';
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

const serverSpeech: CoachStatus = { ...freshCoach, capabilities: { stt: 'server', tts: 'server' } };
const textReply = turn('1', 'Quanto custa?', 'São **R$ 300** por mês. Sem fidelidade.');
const audioReply = { ...textReply, audioUrl: '/api/coach/audio/1' };

function open(status: CoachStatus, history = [textReply]) {
  signedInAs();
  coachAnswers(status, history);
  return renderRoute(`/icp-arena/${salons.id}`);
}

const replyWith = (reply: typeof textReply) => coachReplies({ ...reply, id: '2' });

const button = (name: string) => screen.findByRole('button', { name });

describe('spoken question', () => {
  it('records audio when the server transcribes', async () => {
    const track = allowMicrophone();
    const { user } = open(serverSpeech);
    const sent = replyWith(textReply);
    await user.click(await button('Gravar'));
    await screen.findByText('Gravando 0:00');
    await user.click(await button('Parar e enviar'));
    await waitFor(() => expect(sent[0]?.get('audio')).toBeInstanceOf(File));
    expect(track.stop).toHaveBeenCalled();
    await screen.findByText('Resposta recebida');
  });

  it('discards a recording without sending it', async () => {
    const track = allowMicrophone();
    const { user } = open(serverSpeech);
    const sent = replyWith(textReply);
    await user.click(await button('Gravar'));
    await user.click(await button('Descartar gravação'));
    await screen.findByLabelText('Digite sua pergunta...');
    expect(track.stop).toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('asks for permission when the microphone is denied', async () => {
    denyMicrophone();
    const { user } = open(serverSpeech);
    await user.click(await button('Gravar'));
    await screen.findByText('Permita o microfone para gravar');
    await screen.findByLabelText('Digite sua pergunta...');
  });

  it('dictates in the browser when the server does not transcribe, and speaks the reply', async () => {
    const recognition = browserSpeechRecognition();
    const spoken = browserSpeechSynthesis();
    const { user } = open(freshCoach);
    const sent = replyWith(textReply);
    await user.click(await button('Gravar'));
    await screen.findByText('Ouvindo... fale a sua pergunta');
    act(() => recognition.recognizes('quanto', false));
    await screen.findByText('quanto');
    act(() => recognition.recognizes('quanto custa'));
    await user.click(await button('Parar e conferir'));
    const field = await screen.findByDisplayValue('quanto custa');
    expect(sent).toEqual([]);
    await user.type(field, ' por mês{Enter}');
    await waitFor(() => expect(sent[0]?.get('textInput')).toBe('quanto custa por mês'));
    await waitFor(() => expect(spoken).toEqual(['São R$ 300 por mês.', 'Sem fidelidade.']));
  });

  it('recognises speech in the language of the screen', async () => {
    await i18n.changeLanguage('en-US');
    const recognition = browserSpeechRecognition();
    const { user } = open(freshCoach);
    await user.click(await button('Record'));
    await waitFor(() => expect(recognition.language()).toBe('en-US'));
  });

  it.each([
    ['not-allowed', 'Permita o microfone para gravar'],
    ['network', 'Não consegui ouvir você. Tente de novo ou digite.'],
  ])('shows what to do when recognition fails with %s', async (error, shown) => {
    const recognition = browserSpeechRecognition();
    const { user } = open(freshCoach);
    await user.click(await button('Gravar'));
    await screen.findByText('Ouvindo... fale a sua pergunta');
    act(() => recognition.fails(error));
    await screen.findByText(shown);
  });

  it('asks to type where the browser has no speech recognition', async () => {
    const { user } = open(freshCoach);
    await user.click(await button('Gravar'));
    await screen.findByText('Este navegador não grava áudio. Digite a sua pergunta.');
  });
});

describe('spoken reply', () => {
  it('plays the audio of the server after a spoken question, until it is stopped', async () => {
    allowMicrophone();
    const { played } = audioOutput(true);
    const { user } = open(serverSpeech, []);
    coachReplies(audioReply);
    await user.click(await button('Gravar'));
    await user.click(await button('Parar e enviar'));
    await user.click(await button('Parar o áudio'));
    await button('Reproduzir resposta');
    expect(played).toEqual(['/api/coach/audio/1']);
  });

  it('waits for a user gesture where the browser blocks autoplay', async () => {
    allowMicrophone();
    const { played, allow } = audioOutput(false);
    const { user } = open(serverSpeech, []);
    coachReplies(audioReply);
    await user.click(await button('Gravar'));
    await user.click(await button('Parar e enviar'));
    const now = await button('Tocar agora');
    expect(played).toEqual([]);
    allow();
    await user.click(now);
    await button('Parar o áudio');
    expect(played).toEqual(['/api/coach/audio/1']);
  });

  it('does not play the audio of the server after a typed question', async () => {
    const { played } = audioOutput(true);
    const { user } = open(serverSpeech, []);
    coachReplies(audioReply);
    await user.type(await screen.findByLabelText('Digite sua pergunta...'), 'Quanto custa?{Enter}');
    await screen.findByText('Resposta recebida');
    await button('Reproduzir resposta');
    expect(played).toEqual([]);
  });

  it('does not speak the reply to a typed question until requested', async () => {
    const spoken = browserSpeechSynthesis();
    const { user } = open(freshCoach, []);
    replyWith(textReply);
    await user.type(await screen.findByLabelText('Digite sua pergunta...'), 'Quanto custa?{Enter}');
    await screen.findByText('Resposta recebida');
    expect(spoken).toEqual([]);
    await user.click(await button('Reproduzir resposta'));
    await waitFor(() => expect(spoken).toHaveLength(2));
  });

  it('shows a message when speech synthesis is unavailable', async () => {
    browserSpeechSynthesis('synthesis-failed');
    const { user } = open(freshCoach);
    await user.click(await button('Reproduzir resposta'));
    await screen.findByText(/Não foi possível reproduzir o áudio/);
  });
});
