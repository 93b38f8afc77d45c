import { resultsRoutes } from '@salesai/contract/results';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseDeviceData } from '#lib/device-data/device-store.ts';
import { useWaitingWrites } from '#lib/outbox/waiting.ts';
import { answerWith } from '#testing/api.ts';
import { setOnline } from '#testing/device.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { captureLogs, noResults, resultAnswers, someResults } from '#testing/results.ts';

beforeEach(async () => {
  await eraseDeviceData();
  setOnline(true);
  useWaitingWrites.setState(0, true);
  signedInAs();
});
afterEach(() => eraseDeviceData());

async function logContact() {
  const view = renderRoute('/dashboard');
  await view.user.click(await screen.findByRole('button', { name: 'Registrar' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'O que aconteceu?' }));
  return { ...view, save: () => view.user.click(sheet.getByRole('button', { name: 'Contato' })) };
}

it('queues a result without a connection, then sends it once with the key of the first attempt', async () => {
  resultAnswers(noResults);
  const keys: (string | null)[] = [];
  answerWith(resultsRoutes.log, (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return HttpResponse.error();
  });
  const { save } = await logContact();
  await save();
  await screen.findByText('1 a enviar');
  await screen.findByText('Sem conexão: enviamos quando ela voltar.');
  const sent = captureLogs();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 a enviar')).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ kind: 'contact' });
  expect(new Set([...keys, sent[0]?.key])).toEqual(new Set([keys[0]]));
});

it('queues results while offline, sends them in order and loads the figures again', async () => {
  resultAnswers(noResults);
  const { save, user } = await logContact();
  setOnline(false);
  answerWith(resultsRoutes.log, () => HttpResponse.error());
  await save();
  await screen.findByText('1 a enviar');
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  await user.click(await screen.findByRole('button', { name: 'Conversa' }));
  await screen.findByText('2 a enviar');
  const sent = captureLogs();
  resultAnswers(someResults);
  setOnline(true);
  await screen.findByText('Do contato à venda');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body.kind)).toEqual(['contact', 'conversation']);
});
