import {
  expect,
  expectAccessibleEverywhere,
  expectAccessibleInBothThemes,
  OFFLINE,
  PHONE,
  test,
} from './fixtures.ts';
import { signInPrepared } from './prepared-seller.ts';

test.use({ viewport: PHONE, expectedErrors: [OFFLINE] });

const LINES = [
  'Oi! Aqui é a Lia, da Agenda Fácil. Posso te fazer uma pergunta rápida?',
  'O que mais te incomoda na agenda hoje?',
];

test('a seller practises from the start to the review, also without a network', async ({
  page,
  context,
  product,
}) => {
  await signInPrepared(page, product);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/treino');
  await page.getByRole('link', { name: 'Fazer meu primeiro treino' }).click();
  await page.getByLabel('Produto ou serviço').fill('Agenda com lembrete');
  await page.getByLabel('Preço em reais').fill('149,90');
  await expectAccessibleEverywhere(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Começar' }).click();
  const briefing = page.getByRole('dialog');
  await expect(briefing.getByText('Objetivo: vender ou sair com data marcada.')).toBeVisible();
  await briefing.getByRole('button', { name: 'Começar conversa' }).click();

  const field = page.getByLabel('Escreva como no WhatsApp');
  const log = page.getByRole('log');
  for (const line of LINES) {
    await field.fill(line);
    await page.keyboard.press('Enter');
    await expect(log.getByText(line)).toBeVisible();
    await expect(log).toHaveAttribute('aria-busy', 'false');
  }
  // The log scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
  await expectAccessibleInBothThemes(page);

  await context.setOffline(true);
  await field.fill('Quanto isso dá por mês?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enviamos quando a conexão voltar.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Enviamos quando a conexão voltar.')).toBeHidden();
  await expect(log.getByText('Quanto isso dá por mês?')).toHaveCount(1);

  await page.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Encerrar conversa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar conversa' }).click();
  await page.getByRole('link', { name: 'Ver minha nota' }).click();
  await expect(page.getByRole('img', { name: /^Nota: \d+ de 100$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ver tudo (13 critérios)' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize(PHONE);

  // A quote leads to its message in the conversation.
  await page.getByRole('link', { name: 'Ver na conversa' }).first().click();
  await expect(page).toHaveURL(/\/treino\/[^/]+#m-/);
  const target = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  await page.goBack();

  // A correction changes the score, and can be taken back.
  const score = page.getByRole('img', { name: /^Nota: \d+ de 100$/ });
  const before = await score.getAttribute('aria-label');
  await page.getByRole('button', { name: /^Descoberta do problema/ }).click();
  await page.getByRole('button', { name: 'Contestar: Descoberta do problema' }).click();
  const sheet = page.getByRole('dialog', { name: 'O que você fez aqui?' });
  await sheet.getByText('Escuta', { exact: true }).click();
  await sheet.getByRole('radio', { name: /^Abertura Cumprimenta/ }).check();
  await sheet.getByRole('button', { name: 'Calcular de novo' }).click();
  await expect(sheet.getByText(/^(De \d+ para \d+|A nota continua \d+)$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Desfazer' }).click();
  await expect(sheet).toBeHidden();
  await expect(score).toHaveAttribute('aria-label', before ?? '');

  await page.goto('/treino/regras');
  await expect(page.getByRole('heading', { name: 'Os critérios' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/treino');
  await expect(page.getByText(/^\d+ de 100$/)).toBeVisible();
  await expectAccessibleEverywhere(page);
});
