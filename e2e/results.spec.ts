import type { Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, OFFLINE, PHONE, test } from './fixtures.ts';
import { signInPrepared } from './prepared-seller.ts';

test.use({
  viewport: PHONE,
  expectedErrors: [OFFLINE],
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** A date of the seller's calendar. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * DAY_MS).toLocaleDateString('sv-SE', {
    timeZone: 'America/Sao_Paulo',
  });

type Entry = { kind: string; daysAgo?: number; amount?: string; objection?: string };

/** What a seller logs in a month and a half, beside what the test logs on other screens. */
const ENTRIES: readonly Entry[] = [
  ...[1, 2, 4, 6, 9, 13, 20, 27].map((days) => ({ kind: 'Contato', daysAgo: days })),
  ...[2, 5, 10, 21, 28].map((days) => ({ kind: 'Conversa', daysAgo: days })),
  { kind: 'Proposta', daysAgo: 3, amount: '1,5 mil' },
  { kind: 'Proposta', daysAgo: 12, amount: '' },
  { kind: 'Venda', daysAgo: 3, amount: '1.234,56' },
  { kind: 'Venda', daysAgo: 22, amount: '' },
  { kind: 'Venda', daysAgo: 40, amount: '300' },
  { kind: 'Perda', daysAgo: 7, objection: 'Achou caro' },
  { kind: 'Perda', daysAgo: 18, objection: 'Achou caro' },
  { kind: 'Perda', daysAgo: 25, objection: 'Não sei' },
];

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
/** Named after its question, then after the kind that was chosen. */
const sheetOf = (page: Page) =>
  page.getByRole('dialog', {
    name: /^(O que aconteceu\?|Contato|Conversa|Proposta|Venda|Perda)$/,
  });

/** Completes the open sheet. */
async function finish(page: Page, { kind, daysAgo: days = 0, amount, objection }: Entry) {
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  const isAsked = await sheet.getByRole('button', { name: 'Contato', exact: true }).isVisible();
  if (days > 0) await sheet.getByLabel('Quando foi?').fill(daysAgo(days));
  if (isAsked) await sheet.getByRole('button', { name: kind, exact: true }).click();
  if (amount !== undefined) {
    await sheet.getByLabel('Qual foi o valor?').fill(amount);
    await page.keyboard.press('Enter');
  }
  if (objection) await sheet.getByRole('button', { name: objection, exact: true }).click();
  await expect(sheet).toBeHidden();
}

test('a month of results is logged on all screens and traced from the dashboard', async ({
  page,
  context,
  product,
}) => {
  const seller = await signInPrepared(page, product);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('region', { name: 'Exemplo' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('Aqui entram só os seus números.')).toBeVisible();
  for (const entry of ENTRIES) {
    await page.getByRole('button', { name: 'Registrar', exact: true }).click();
    await finish(page, entry);
  }

  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Desfazer' });
  await expect(toast).toHaveCount(1);
  const toastBox = await toast.boundingBox();
  const sheetBox = await sheetOf(page).boundingBox();
  expect(bottomOf(toastBox)).toBeLessThanOrEqual(sheetBox?.y ?? 0);

  await page.goto(seller.screens.icp);
  await page.getByRole('button', { name: 'Registrar contato, venda ou perda' }).click();
  await finish(page, { kind: 'Conversa' });

  await page.goto(seller.screens.channel);
  await page.getByRole('button', { name: 'Fiz isso' }).click();
  for (const chip of ['+ Contato', '+ Conversa']) {
    await page.getByRole('button', { name: chip }).click();
    await sheetOf(page)
      .getByRole('button', { name: /^Registrar: / })
      .click();
    // A sheet that closes goes back in the history, which would abort the next navigation.
    await expect(sheetOf(page)).toBeHidden();
  }

  await page.goto(seller.screens.arena);
  await page.getByRole('button', { name: 'Inicializar Coach' }).click();
  await page.getByLabel('Digite sua pergunta...').fill('fechei!!');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Registrar esta venda' }).click();
  await finish(page, { kind: 'Venda', amount: '149,90' });

  await page.goto('/home');
  const logSale = page.getByRole('button', { name: '+ Venda' });
  await expect(logSale).toBeVisible();
  await expect(page.getByRole('region', { name: 'Exemplo' })).toHaveCount(0);
  await context.setOffline(true);
  await logSale.click();
  await finish(page, { kind: 'Venda', amount: '2k' });
  await expect(page.getByText('1 a enviar')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 a enviar')).toBeHidden();
  // 1,234.56 + 149.90 + 2,000
  await expect(page.getByText(/^R\$\s3\.384,46$/)).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText(/^4 vendas · ticket médio R\$\s1\.128,15/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).scrollIntoViewIfNeeded();
  const logButton = page.getByRole('button', { name: 'Registrar', exact: true });
  await expect(logButton).toBeInViewport();
  for (const summary of await page.getByText('Ver em números').all()) await summary.click();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.width);
  const figures = await page.getByRole('button', { name: /ver registros: / }).all();
  expect(figures.length).toBeGreaterThan(30);
  const untraced: string[] = [];
  for (const figure of figures) {
    const name = (await figure.textContent()) ?? '';
    await figure.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    const entries = await dialog.getByRole('listitem').allTextContents();
    if (!isCounted(name, entries)) untraced.push(`${name}: ${entries.join(' | ')}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(untraced).toEqual([]);
});

const AMOUNT = /R\$\s([\d.]+(?:,\d\d)?)/;
const amountIn = (text: string): number =>
  Number((AMOUNT.exec(text)?.[1] ?? '0').replaceAll('.', '').replace(',', '.'));

/** Whether a figure of the dashboard is the sum of the sales, or the number, of its entries. */
function isCounted(figure: string, entries: readonly string[]): boolean {
  const sales = entries.filter((entry) => entry.startsWith('Venda'));
  const sold = sales.reduce((sum, entry) => sum + amountIn(entry), 0);
  const compared = /vendas contra (\d+)/.exec(figure);
  if (compared) return sales.length === Number(compared[1]);
  if (figure.startsWith('R$')) return Math.abs(sold - amountIn(figure)) < 0.001;
  return Number.parseInt(figure, 10) === entries.length;
}
