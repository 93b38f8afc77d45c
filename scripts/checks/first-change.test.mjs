import { describe, expect, it } from 'vitest';
import { read } from './tree.mjs';

describe('the first change in CONTRIBUTING.md', () => {
  const guide = read('CONTRIBUTING.md');

  it('names a line that the test has', () => {
    const line = "await panel.findByText('Nenhuma notificação');";
    expect(guide).toContain(line);
    expect(read('apps/web/src/features/notifications/notifications.test.tsx')).toContain(line);
  });

  it.each(['pt-BR', 'en-US', 'es-ES'])('names a text that %s has', (language) => {
    const path = `packages/i18n/src/${language}/notifications.ts`;
    expect(guide).toContain(path);
    expect(read(path)).toMatch(/\bemptyHint: '/);
  });
});
