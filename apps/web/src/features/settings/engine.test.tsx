import { usageRoutes } from '@salesai/contract/usage';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '#testing/api.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => signedInAs());

const section = () => screen.findByRole('region', { name: 'Inteligência' });

describe('engine section', () => {
  it('shows the embedded engine without token usage', async () => {
    renderRoute('/settings#engine');
    within(await section()).getByText('Motor embutido');
    expect(screen.queryByText(/tokens/)).not.toBeInTheDocument();
  });

  it('shows provider, model and the tokens used of the daily allowance', async () => {
    const engine = { kind: 'openai-compatible', model: 'qwen3:8b' };
    answer(usageRoutes.today, { engine, today: { tokens: 12_345, allowance: 400_000 } });
    renderRoute('/settings#engine');
    within(await section()).getByText('openai-compatible · qwen3:8b');
    within(await section()).getByText('Hoje: 12.345 de 400.000 tokens');
  });

  it('shows the tokens used without an allowance', async () => {
    const engine = { kind: 'anthropic', model: 'small' };
    answer(usageRoutes.today, { engine, today: { tokens: 900, allowance: null } });
    renderRoute('/settings#engine');
    within(await section()).getByText('Hoje: 900 tokens');
  });
});
