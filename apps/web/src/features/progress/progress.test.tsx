import { practiceRoutes } from '@salesai/contract/practice';
import { progressRoutes } from '@salesai/contract/progress';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { weekOf } from '#lib/practice/progress.ts';
import { answer } from '#testing/api.ts';
import { signedInAs } from '#testing/people.ts';
import { someProgress } from '#testing/practice-cards.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { comparedOf } from './compared.ts';

function withProgress(progress: typeof someProgress) {
  signedInAs();
  answer(progressRoutes.get, progress);
  answer(practiceRoutes.rubric, {
    version: 1,
    criteria: [{ key: 'listening', weight: 14, title: 'Escuta', rule: '' }],
    acts: [],
    levels: [{ key: 'hard', title: 'Difícil', description: '' }],
  });
  return renderRoute('/progresso');
}

describe('progress', () => {
  it('compares the first sessions with the last in one sentence, dots and a table', async () => {
    withProgress(someProgress);
    await screen.findByText('Você melhorou em escuta: de 1 para 3 em 5 conversas.');
    expect(screen.getByText('de 1 para 3')).toBeInTheDocument();
    expect(screen.getAllByText('2, como antes').length).toBeGreaterThan(0);
    expect(screen.getByText('vendeu em 1 de 1 treino')).toBeInTheDocument();
    expect(screen.getByText('vendeu em 3 de 5 treinos')).toBeInTheDocument();
    expect(
      await screen.findByText('Você já vende bem neste nível. Experimente o Difícil.'),
    ).toBeVisible();
    expect(screen.getByText(/você manteve 96% do preço/)).toBeVisible();
    expect(screen.getAllByRole('table', { hidden: true }).length).toBeGreaterThanOrEqual(2);
  });

  it('hides all numbers with one switch', async () => {
    const { user } = withProgress(someProgress);
    await user.click(await screen.findByRole('switch', { name: 'Esconder os números' }));
    await screen.findByText('Você melhorou em escuta.');
    expect(screen.queryByText('de 1 para 3')).not.toBeInTheDocument();
    expect(screen.queryByText(/96%/)).not.toBeInTheDocument();
    localStorage.clear();
  });

  it('starts with the first practice', async () => {
    withProgress({ ...someProgress, sessions: 0, criteria: [], days: [] });
    await screen.findByText('Seu progresso começa no primeiro treino');
  });
});

describe('comparedOf', () => {
  it('leaves out criteria with fewer than three sessions and puts the largest change first', () => {
    const [first] = comparedOf(someProgress);
    expect(first?.key).toBe('listening');
    const few = someProgress.criteria.map((one) => ({ ...one, count: 2 }));
    expect(comparedOf({ criteria: few })).toEqual([]);
  });
});

describe('weekOf', () => {
  it('marks the days of this week, Monday first', () => {
    const sunday = new Date(2026, 10, 22, 10);
    const days = [
      { date: '2026-11-16', minutes: 1 },
      { date: '2026-11-22', minutes: 1 },
      { date: '2026-11-15', minutes: 1 },
    ];
    expect(weekOf(days, sunday)).toEqual([true, false, false, false, false, false, true]);
  });
});
