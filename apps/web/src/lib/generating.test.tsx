import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Generating, withMinimumDuration } from './generating.tsx';

const LINES = ['first', 'second', 'third', 'fourth'];

describe('The generating screen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows three lines before a fast engine is done, and keeps the last one', async () => {
    render(<Generating title="Title" lines={LINES} leave="Leave" />);
    const seen: (string | null)[] = [];
    const note = () => seen.push(screen.getByRole('status').textContent);
    note();
    const done = withMinimumDuration(Promise.resolve('profile'));
    for (let step = 0; step < 2; step++) {
      await act(() => vi.advanceTimersByTimeAsync(450));
      note();
    }
    expect(seen).toEqual(['first', 'second', 'third']);
    await act(() => vi.advanceTimersByTimeAsync(450));
    await expect(done).resolves.toBe('profile');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('status')).toHaveTextContent('fourth');
  });
});
