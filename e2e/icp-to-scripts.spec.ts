import { expect, expectAccessible, test } from './fixtures.ts';
import { signIn } from './seller.ts';

test('a seller creates an ICP, generates channels and scripts and opens the teleprompter', async ({
  page,
  product,
}) => {
  await signIn(page, await product.newSeller('Lia Prado'));
  await page.goto('/icps');
  await page
    .getByRole('button', { name: /Criar Novo ICP/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Criar ICP' }).click();
  await expect(
    page.getByText('Por favor, preencha o nome e selecione um avatar!').first(),
  ).toBeVisible();
  await page.getByLabel('Nome').fill('Donas de salão');
  await page.getByText('Escolher estilo e cores').click();
  await page.getByRole('button', { name: 'Robô' }).click();
  await page.getByRole('group', { name: 'Paleta de cores' }).getByRole('button').nth(3).click();
  await page.getByRole('button', { name: 'Gerar Novo' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar ICP' }).click();
  await expect(page.getByText('ICP "Donas de salão" criado com sucesso!')).toBeVisible();
  await expect(page.getByText('1/3')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /Donas de salão/ }).click();
  const area = page.getByRole('region', { name: 'Sua resposta' });
  await area.getByRole('button', { name: 'Outro' }).click();
  await area.getByLabel('Qual?').fill('salão de beleza');
  await area.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('2 de 4', { exact: true })).toBeVisible();
  await area.getByRole('button', { name: 'Pequenas empresas' }).click();
  await area.getByRole('button', { name: 'Continuar' }).click();
  await area
    .getByLabel('Sua resposta')
    .fill('donas de salão em Campinas que reclamam de cliente que falta');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Confirmar' }).click();

  await expect(page).toHaveURL(/\/icp-details\//);
  await expect(page.getByRole('main')).toContainText('cliente que falta');
  await expect(page.getByText('você disse').first()).toBeVisible();
  await page.getByRole('button', { name: 'Gerar canais' }).click();
  await expect(page.getByText('Canais de aquisição gerados com sucesso!')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a estratégia completa' }).click();
  await expect(page.getByRole('heading', { name: /^Estratégia sugerida/ })).toBeVisible();

  await page
    .getByRole('link', { name: /^Ver detalhes de/ })
    .first()
    .click();
  const plan = page.getByRole('heading', { name: 'Plano de 7 dias' });
  await plan.click();
  const saved = page.waitForResponse(/\/plan$/);
  await page.getByRole('checkbox', { name: /Dia 1/ }).click();
  await saved;
  // An opened section stays open.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Dia 1/ })).toBeChecked();
  await page.getByRole('link', { name: 'Scripts deste canal' }).click();
  await page.getByRole('button', { name: 'Gerar Scripts' }).click();
  await expect(page.getByText('Scripts gerados com sucesso!')).toBeVisible();

  await page
    .getByRole('button', { name: /^Abrir no teleprompter/ })
    .first()
    .click();
  const prompter = page.getByRole('dialog');
  await expect(prompter.getByRole('button', { name: 'Lento', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await prompter.getByRole('button', { name: 'Muito Rápido' }).click();
  await prompter.getByRole('button', { name: 'Reproduzir' }).click();
  await expect(prompter.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompter).toBeHidden();

  await page.getByRole('button', { name: 'Remover scripts' }).click();
  await expect(page.getByText('Nenhum Script Criado')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: /^Abrir no teleprompter/ }).first()).toBeVisible();
});
