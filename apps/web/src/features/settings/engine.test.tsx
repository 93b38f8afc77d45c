import { usageRoutes } from '@salesai/contract/usage';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '#testing/api.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => signedInAs());

const part = () => screen.findByRole('region', { name: 'Inteligência' });

test('Settings say that the embedded engine is at work, which costs nothing', async () => {
  renderRoute('/settings');
  within(await part()).getByText('Motor embutido');
  expect(screen.queryByText(/tokens/)).not.toBeInTheDocument();
});

test('Settings say which provider and model are at work, and what was used today', async () => {
  const engine = { kind: 'openai-compatible', model: 'qwen3:8b' };
  answer(usageRoutes.today, { engine, today: { tokens: 12_345, allowance: 400_000 } });
  renderRoute('/settings');
  within(await part()).getByText('openai-compatible · qwen3:8b');
  within(await part()).getByText('Hoje: 12.345 de 400.000 tokens');
});

test('Settings say what was used where there is no bound', async () => {
  const engine = { kind: 'anthropic', model: 'small' };
  answer(usageRoutes.today, { engine, today: { tokens: 900, allowance: null } });
  renderRoute('/settings');
  within(await part()).getByText('Hoje: 900 tokens');
});
