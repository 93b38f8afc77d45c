import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { PASSWORD } from './product.ts';
import { signIn } from './seller.ts';

// Reduced motion removes the delays of the questionnaire.
test.use({ reducedMotion: 'reduce' });

const EMAIL = 'nina@loja.example';

test('a new seller registers, answers 17 questions and accepts the generated profile', async ({
  page,
  product,
}) => {
  await register(page);
  await page.goto(await product.mailedLink(EMAIL));
  await page.getByRole('link', { name: 'Entrar' }).click();
  await signIn(page, { email: EMAIL, password: PASSWORD });
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nina');
  await expectAccessible(page);

  await page.goto('/avatar-onboarding');
  await answer(page, 1, '💼 Sim, já vendo');
  await answer(page, 2, '🏃 De 2 a 5 anos');
  await expectAccessible(page);
  await page.reload();
  await answerSeveral(page, 3, ['Serviços', 'Outro'], 'energia solar');
  await answerSeveral(page, 4, ['WhatsApp', 'Indicação']);
  await answer(page, 5, '🌿 R$ 3 mil a R$ 6 mil');
  await write(page, 6, '6');
  await write(page, 7, 'chegar a 15 mil por mês');
  await answer(page, 8, '🕊️ Liberdade');
  await answer(page, 9, '🧭 Consultor: entendo antes de oferecer');
  await write(page, 10, 'o cliente some depois que mando a proposta');
  await answer(page, 11, '📖 Um ou dois');
  await write(page, 12, 'um curso cheio de teoria');
  await answer(page, 13, '🥊 Praticando');
  await answer(page, 14, '🔥 Topo desafios semanais');
  await answer(page, 15, '🙌 Sim, com certeza');
  await write(page, 16, 'troca');
  await page.getByRole('button', { name: 'Confirmar' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Seu Avatar de Vendas' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('energia solar');
  await expect(page.getByRole('main')).toContainText('Nina Prado');
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await expect(page.getByText('Avatar aceito com sucesso!')).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByText('1/17 fases')).toBeVisible();
});

async function register(page: Page) {
  await page.goto('/register');
  await page.getByLabel('Nome').fill('Nina Prado');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Telefone').fill('11987654321');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Verifique seu email' })).toBeVisible();
}

/** Waits for step `number` and returns its answer area. */
async function answerArea(page: Page, number: number) {
  await expect(page.getByText(`${number} de 17`, { exact: true })).toBeVisible();
  return page.getByRole('region', { name: 'Sua resposta' });
}

async function answer(page: Page, number: number, choice: string) {
  const [, label = ''] = /^\S+ (.+)$/.exec(choice) ?? [];
  const area = await answerArea(page, number);
  await area.getByRole('button', { name: label }).click();
  await expect(page.getByRole('log')).toContainText(choice);
}

async function answerSeveral(page: Page, number: number, choices: string[], other?: string) {
  const area = await answerArea(page, number);
  for (const choice of choices) await area.getByRole('button', { name: choice }).click();
  if (other) await area.getByLabel('Qual?').fill(other);
  await area.getByRole('button', { name: 'Continuar' }).click();
}

async function write(page: Page, number: number, text: string) {
  const area = await answerArea(page, number);
  await area.getByLabel('Sua resposta').fill(text);
  await page.keyboard.press('Enter');
}
