import { expect, expectAccessible, test } from './fixtures.ts';
import { PASSWORD } from './product.ts';

test('a newcomer registers, follows the mailed link and signs in', async ({ page, product }) => {
  const email = 'nina@convidados.example';
  await page.goto('/register');
  await expectAccessible(page);
  await page.getByLabel('Nome').fill('Nina Prado');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Telefone').fill('11987654321');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Verifique seu email' })).toBeVisible();

  await page.goto(await product.mailedLink(email));
  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nina');
  await expectAccessible(page);
});
