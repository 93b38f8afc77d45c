import { describe, expect, it } from 'vitest';
import { lookedUp } from './look-up.ts';
import { sheetOf } from './sheet/read-sheet.ts';

const RULES = sheetOf([
  {
    page: null,
    text: `Lavagem de sofá: R$ 180
Impermeabilização: R$ 120, só junto com a lavagem
Garantia da impermeabilização: 6 meses`,
  },
]).map((row) => ({ ...row, file: 'tabela.txt' }));

describe('what documents state on a matter', () => {
  it('is every line that names it', () => {
    const found = lookedUp('procura nos meus arquivos o que diz sobre impermeabilização', RULES);
    expect(found?.rows).toHaveLength(2);
    expect(found?.text).toContain('**tabela.txt**');
  });

  it('is said to be missing where no line names it', () => {
    expect(lookedUp('o que o meu documento fala de tapete?', RULES)?.text).toBe(
      'Não encontrei nada sobre “tapete” nos seus documentos.',
    );
  });

  it.each(['quanto é a lavagem?', 'o cliente procurou outra tabela', 'fala sobre o sofá com ele'])(
    'is not asked for by “%s”',
    (message) => {
      expect(lookedUp(message, RULES)).toBeNull();
    },
  );
});
