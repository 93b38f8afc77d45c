import { expect, expectAccessible, expectAccessibleEverywhere, PHONE, test } from './fixtures.ts';
import { signInPrepared } from './prepared-seller.ts';

test('a seller starts the coach, practises an objection and finds the conversation after a reload', async ({
  page,
  product,
}) => {
  const seller = await signInPrepared(page, product);
  await page.goto(seller.screens.icp);
  await page.getByRole('link', { name: 'Conversar com o Coach' }).click();
  await expect(page).toHaveURL(/\/icp-arena\//);
  await expect(page.getByText('Ative seu Coach AI')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Inicializar Coach' }).click();
  await expect(page.getByText('Coach inicializado!')).toBeVisible();
  await expect(page.getByText('sobre Donas de salão')).toBeVisible();
  await expectAccessible(page);

  const log = page.getByRole('log', { name: 'Conversa com o Coach' });
  const input = page.getByLabel('Digite sua pergunta...');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: /^“/ }).first().click();
  const question = log.getByText(/^O cliente disse: “/);
  await expect(question).toBeVisible();
  await expect(log.getByRole('button', { name: /^Copiar: / })).toBeVisible();
  const steps = page.getByRole('list', { name: 'Próximos passos' });
  await expect(steps.getByRole('button')).toHaveCount(3);
  // Enter sends nothing until the answer is complete.
  await expect(log).toHaveAttribute('aria-busy', 'false');
  // The beginning of a long answer stays visible.
  await expect(question).toBeInViewport();
  await input.fill('E se ele insistir?');
  await page.keyboard.press('Enter');
  await expect(log.getByText('E se ele insistir?', { exact: true })).toBeVisible();
  await expect(log).toHaveAttribute('aria-busy', 'false');

  const conversation = await log.textContent();
  await page.reload();
  await expect(log.getByText('E se ele insistir?', { exact: true })).toBeVisible();
  await expect(log).toHaveText(conversation ?? '');

  // The log scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Reiniciar sessão' }).click();
  await expect(page.getByText('Nova sessão iniciada')).toBeVisible();
  await expect(page.getByText('O que você quer treinar hoje?')).toBeVisible();
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Excluir Coach' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir Coach' }).click();
  await expect(page.getByText('Coach excluído')).toBeVisible();
  await expect(page.getByText('Ative seu Coach AI')).toBeVisible();
});

test('the coach answers from uploaded files and shows its sources', async ({ page, product }) => {
  const seller = await signInPrepared(page, product);
  await page.goto(seller.screens.arena);
  await page.getByRole('button', { name: 'Inicializar Coach' }).click();
  await page.getByRole('button', { name: /^Arquivos da empresa/ }).click();
  await page.getByLabel('Enviar arquivos').setInputFiles({
    name: 'tabela.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('O plano Ouro custa R$ 300 por mês e inclui agenda e lembretes.'),
  });
  const files = page.getByRole('list', { name: 'Arquivos enviados' });
  await expect(files.getByText('Pronto')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Digite sua pergunta...').fill('Quanto custa o plano Ouro?');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const log = page.getByRole('log', { name: 'Conversa com o Coach' });
  await expect(log.getByText(/R\$ 300 por mês/).first()).toBeVisible();
  await log.getByRole('button', { name: /^tabela\.txt/ }).click();
  const passage = page.getByRole('dialog', { name: 'tabela.txt' });
  await expect(passage.getByText(/R\$ 300 por mês/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(passage).toBeHidden();
  // Transitions would distort contrast measurements.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: /^Arquivos da empresa/ }).click();
  await page.getByRole('button', { name: 'Excluir tabela.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir arquivo' }).click();
  await expect(files).toBeHidden();
});
