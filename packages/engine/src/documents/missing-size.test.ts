import { describe, expect, it } from 'vitest';
import { readRows } from './extract.ts';
import { missingSize } from './missing-size.ts';

const rows = readRows([
  { page: null, text: 'Balde 10 litros: R$ 18,00\nBalde 20 litros: R$ 27,00\nPano: R$ 4,00' },
])
  .filter(({ kind, line }) => kind === 'line' && line.startsWith('Balde'))
  .map((row) => ({ ...row, file: 'loja.txt' }));

describe('missingSize', () => {
  it('names a size that no line of the goods has', () => {
    expect(missingSize('quanto custa o balde de 30 litros?', rows)).toBe('30 litros');
  });

  it.each(['quanto custa o balde de 20 litros?', 'quanto custa o balde?', 'quero 3 baldes'])(
    'finds none in “%s”',
    (question) => {
      expect(missingSize(question, rows)).toBeNull();
    },
  );
});
