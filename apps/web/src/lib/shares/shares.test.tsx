import { practiceRoutes } from '@salesai/contract/practice';
import { progressRoutes } from '@salesai/contract/progress';
import { type CreateShare, type Share, sharesRoutes } from '@salesai/contract/shares';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { copiedText } from '#testing/clipboard.ts';
import { drawnTexts } from '#testing/drawn-texts.ts';
import { signedInAs } from '#testing/people.ts';
import { ended, practiceAnswers, review, rubric } from '#testing/practice.ts';
import { someProgress } from '#testing/practice-cards.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { resultAnswers, someResults } from '#testing/results.ts';

const URL_OF_SHARE = 'https://example.com/r/abc';
const share: Share = {
  id: 'share-1',
  kind: 'review',
  sessionId: ended.id,
  include: { numbers: true },
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
};

/** Collects the requests for a link with their idempotency keys. */
function captureShares() {
  const sent: { body: CreateShare; key: string | null }[] = [];
  answerWith(sharesRoutes.create, async (request) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    return Response.json({ ...share, url: URL_OF_SHARE });
  });
  return sent;
}

async function openSheet(path: string, title: string) {
  const view = renderRoute(path);
  await view.user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: title })) };
}

beforeEach(() => {
  signedInAs();
  practiceAnswers(ended);
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const openReview = () => openSheet('/treino/session-1/resultado', 'Compartilhar este resultado');

describe('sharing a review', () => {
  it('creates a link that shows nothing more by default, and copies it', async () => {
    const sent = captureShares();
    const { sheet, user } = await openReview();
    expect(sheet.getByText(/Nada seu é visível para outras pessoas/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Copiar link' }));
    await waitFor(() => expect(sheet.getByLabelText('Seu link')).toHaveValue(URL_OF_SHARE));
    expect(sent).toEqual([
      {
        body: { kind: 'review', sessionId: ended.id, days: 7, include: {} },
        key: expect.stringMatching(/^\w{32}$/),
      },
    ]);
    expect(await copiedText()).toBe(URL_OF_SHARE);
    expect(sheet.getByRole('button', { name: 'Fazer imagem' })).toBeEnabled();
  });

  it('sends the link by WhatsApp', async () => {
    captureShares();
    const { sheet, user } = await openReview();
    await user.click(sheet.getByRole('button', { name: 'Copiar link' }));
    const text = encodeURIComponent(`Resultado de um treino: ${URL_OF_SHARE}`);
    expect(await sheet.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${text}`,
    );
  });

  it('sends what was switched on and for how many days', async () => {
    const sent = captureShares();
    const { sheet, user } = await openReview();
    await user.click(sheet.getByRole('switch', { name: 'Mostrar a conversa' }));
    await user.click(sheet.getByRole('switch', { name: 'Mostrar meu primeiro nome' }));
    await user.click(sheet.getByRole('radio', { name: '30 dias' }));
    await user.click(sheet.getByRole('button', { name: 'Copiar link' }));
    await sheet.findByLabelText('Seu link');
    expect(sent[0]?.body).toMatchObject({ days: 30, include: { transcript: true, name: true } });
  });

  it('repeats a failed request with the same key', async () => {
    const keys: (string | null)[] = [];
    answerWith(sharesRoutes.create, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return refusal(409, 'Agora não', 'CONFLICT');
    });
    const { sheet, user } = await openReview();
    await user.click(sheet.getByRole('button', { name: 'Copiar link' }));
    await screen.findByText('Agora não');
    await user.click(sheet.getByRole('button', { name: 'Copiar link' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });

  it("opens the platform's share sheet where there is one", async () => {
    captureShares();
    const shared = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    const { sheet, user } = await openReview();
    await user.click(sheet.getByRole('button', { name: 'Copiar link' }));
    await user.click(await sheet.findByRole('button', { name: 'Enviar' }));
    expect(shared).toHaveBeenCalledWith({ url: URL_OF_SHARE, title: 'Resultado de um treino' });
  });
});

it('shares progress without offering a conversation', async () => {
  answer(progressRoutes.get, someProgress);
  answer(practiceRoutes.rubric, rubric);
  const sent = captureShares();
  const { sheet, user } = await openSheet('/progresso', 'Compartilhar meu progresso');
  expect(sheet.queryByRole('switch', { name: 'Mostrar a conversa' })).not.toBeInTheDocument();
  await user.click(sheet.getByRole('switch', { name: 'Mostrar números' }));
  await user.click(sheet.getByRole('button', { name: 'Copiar link' }));
  await sheet.findByLabelText('Seu link');
  expect(sent[0]?.body).toEqual({ kind: 'progress', days: 7, include: { numbers: true } });
});

describe('the picture of a result', () => {
  /** A share sheet that takes files. @returns what it got. */
  function shareSheetForFiles() {
    const shared: ShareData[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => void shared.push(data),
    });
    return shared;
  }
  afterEach(() => Reflect.deleteProperty(navigator, 'canShare'));
  const make = { name: 'Fazer imagem' };

  it('is made on the device, without score, name and conversation unless they are ticked', async () => {
    const texts = drawnTexts();
    const shared = shareSheetForFiles();
    const { sheet, user } = await openReview();
    await user.click(sheet.getByRole('button', make));
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]?.files?.[0]).toMatchObject({ name: 'salesai.png', type: 'image/png' });
    const score = String(review.score);
    expect(texts).toContain('Resultado de um treino');
    expect(texts.filter((text) => text === score || text.includes('Ana'))).toEqual([]);
    for (const { text } of ended.messages) expect(texts.join(' ')).not.toContain(text);

    texts.length = 0;
    await user.click(sheet.getByRole('switch', { name: 'Mostrar números' }));
    await user.click(sheet.getByRole('switch', { name: 'Mostrar meu primeiro nome' }));
    await user.click(sheet.getByRole('button', make));
    await waitFor(() => expect(shared).toHaveLength(2));
    expect(texts).toContain(score);
    expect(texts).toContain('Compartilhado por Ana');
    expect(texts.join(' ')).not.toContain('Souza');
  });

  it('is saved where the share sheet takes no files', async () => {
    drawnTexts();
    const { sheet, user } = await openReview();
    await user.click(sheet.getByRole('button', make));
    await screen.findByText('Imagem salva neste aparelho');
  });

  it('is silent when the share sheet is closed, and says when it fails', async () => {
    drawnTexts();
    const failures = [new DOMException('', 'AbortError'), new Error('no')];
    let asked = 0;
    Object.assign(navigator, {
      canShare: () => true,
      share: () => Promise.reject(failures[asked++]),
    });
    const { sheet, user } = await openReview();
    await user.click(sheet.getByRole('button', make));
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByText(/Não foi possível fazer a imagem/)).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', make));
    await screen.findByText(/Não foi possível fazer a imagem/);
  });

  it('of the dashboard shows the figures that are ticked, and needs one', async () => {
    const texts = drawnTexts();
    const shared = shareSheetForFiles();
    resultAnswers(someResults);
    const { user } = renderRoute('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Fazer uma imagem' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Fazer uma imagem' }));
    expect(await sheet.findByRole('button', make)).toBeDisabled();
    await user.click(sheet.getByRole('switch', { name: 'Mostrar o número de vendas' }));
    await user.click(sheet.getByRole('button', make));
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(texts).toContain('2 vendas');
    expect(texts.join(' ')).not.toMatch(/R\$|meta|contatos|Ana/);
  });
});

describe('own links in the settings', () => {
  it('are listed with what they show and until when, and can be ended', async () => {
    answer(sharesRoutes.list, { shares: [share] });
    const removed: string[] = [];
    answerWith(sharesRoutes.remove, (request) => {
      removed.push(new URL(request.url).pathname);
      answer(sharesRoutes.list, { shares: [] });
      return Response.json({ success: true });
    });
    const { user } = renderRoute('/settings#links');
    const section = within(await screen.findByRole('region', { name: 'Links compartilhados' }));
    await section.findByText('Resultado de um treino, criado em 20 de novembro');
    expect(section.getByText('Mostra: o resultado e os números')).toBeVisible();
    expect(section.getByText('Até 27 de novembro')).toBeVisible();
    await user.click(section.getByRole('button', { name: /^Desfazer: Resultado/ }));
    await section.findByText('Nenhum link ativo.');
    expect(removed).toEqual(['/api/shares/share-1']);
  });

  it('can be loaded again after a failure', async () => {
    answerWith(sharesRoutes.list, () => refusal(403, 'x'));
    const { user } = renderRoute('/settings#links');
    const section = within(await screen.findByRole('region', { name: 'Links compartilhados' }));
    const retry = await section.findByRole('button', { name: 'Tentar novamente' });
    answer(sharesRoutes.list, { shares: [] });
    await user.click(retry);
    await section.findByText('Nenhum link ativo.');
  });
});
