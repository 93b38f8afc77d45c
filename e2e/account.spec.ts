import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, test } from './fixtures.ts';
import { PASSWORD } from './product.ts';
import { signIn } from './seller.ts';

const EMAIL = 'olga@loja.example';
const NEW_PASSWORD = 'outro-segredo-bom-9';
const LAST_PASSWORD = 'o-ultimo-segredo-bom-9';

// The browser logs rejected requests as errors.
test.use({ expectedErrors: [/status of (400|401|403|404)/] });

test('an invited user registers, resets the password, downloads the data and is deleted', async ({
  page,
  product,
  browser,
}) => {
  await register(page, 'estranha@fora.example');
  await expect(page.getByRole('alert').first()).toContainText('não está na lista de Embaixadores');

  await register(page, EMAIL);
  await expect(page.getByRole('heading', { name: 'Verifique seu email' })).toBeVisible();
  await page.goto(await product.mailedLink(EMAIL));
  await expect(page.getByRole('heading', { name: 'Email verificado!' })).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Email de recuperação enviado!')).toBeVisible();
  await expect.poll(() => product.mailedLink(EMAIL)).toContain('/reset-password');
  await page.goto(await product.mailedLink(EMAIL));
  await page.getByLabel('Nova senha').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { email: EMAIL, password: NEW_PASSWORD });

  const otherDevice = await openOtherDevice(browser, product.url);
  await signIn(otherDevice, { email: EMAIL, password: NEW_PASSWORD });
  await page.goto('/settings#sessions');
  const sessions = page.getByRole('region', { name: 'Onde você está conectado' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await openSection(page, 'Senha');
  await page.getByLabel('Senha atual').fill(NEW_PASSWORD);
  await page.getByLabel('Nova senha').fill(LAST_PASSWORD);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await otherDevice.goto('/icps');
  await expect(otherDevice).toHaveURL(/\/login$/);
  await otherDevice.context().close();

  await expectAccessible(page);
  await downloadData(page);
  await requestDeletion(page);
  await page.getByRole('button', { name: 'Manter minha conta' }).click();
  await expect(page.getByText('Que bom que você ficou!')).toBeVisible();

  await product.admin('user', 'delete', EMAIL);
  await page.goto('/icps');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Senha', { exact: true }).fill(LAST_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Email ou senha incorretos');
});

async function register(page: Page, email: string) {
  await page.goto('/register');
  await page.getByLabel('Nome').fill('Olga Reis');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Telefone').fill('11987654321');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

async function openOtherDevice(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' });
  return context.newPage();
}

/** Opens a row of the settings. */
const openSection = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title }).getByRole('button').click();

async function downloadData(page: Page) {
  await openSection(page, 'Meus dados');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Salvar o arquivo/ }).click();
  const file = await readFile(await (await download).path());
  const users = unzipSync(file)['dados/users.json'] ?? new Uint8Array();
  expect(JSON.parse(strFromU8(users))).toMatchObject([{ name: 'Olga Reis', email: EMAIL }]);
}

async function requestDeletion(page: Page) {
  await openSection(page, 'Excluir minha conta');
  const section = page.getByRole('region', { name: 'Excluir minha conta' });
  await section.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await dialog.getByLabel('Sua senha').fill('errada');
  await dialog.getByRole('button', { name: 'Pedir a exclusão' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Senha incorreta');
  await expectAccessible(page);
  await dialog.getByLabel('Sua senha').fill(LAST_PASSWORD);
  await dialog.getByRole('button', { name: 'Pedir a exclusão' }).click();
  await expect(page.getByText(/Sua conta será excluída em/)).toBeVisible();
}
