import { describe, expect, it } from 'vitest';
import { isAccepted } from './accepted.ts';
import type { Operation } from './operations.ts';

const BEFORE = 'Oi, Cida! O tapete sai por R$ 240 e fica pronto quinta. Posso levar aí?';
const add = (what: string): Operation => ({
  kind: 'add',
  what,
  order: '',
  isQuestion: false,
  where: null,
});
const remove = (what: string): Operation => ({ kind: 'remove', what, order: '', isWish: false });
const replace = (old: string, by: string): Operation => ({ kind: 'replace', old, by, order: '' });

describe('a changed text', () => {
  it('is refused if what was added is no whole sentence', () => {
    expect(isAccepted(BEFORE, `${BEFORE} Doutora.`, add('doutora'))).toBe(false);
    expect(isAccepted(BEFORE, `${BEFORE} Levo até sua casa.`, add('levo até sua casa'))).toBe(true);
  });

  it('is refused if it lost a figure that was not to go', () => {
    const after = 'Oi, Cida! Posso levar aí?';
    expect(isAccepted(BEFORE, after, remove('a parte de levar'))).toBe(false);
    expect(
      isAccepted(
        BEFORE,
        'Oi, Cida! O tapete fica pronto quinta. Posso levar aí?',
        remove('o preço'),
      ),
    ).toBe(true);
  });

  it('is refused if another kind of value took the place of an old one', () => {
    const text = 'Oi, Davi! Posso ir sábado 8h ou domingo 14h.';
    const wrong = 'Oi, Davi! Posso ir sábado 15h ou 14h.';
    expect(isAccepted(text, wrong, replace('domingo', '15h'))).toBe(false);
    const right = 'Oi, Davi! Posso ir sábado 8h ou domingo 15h.';
    expect(isAccepted(text, right, replace('domingo', '15h'))).toBe(true);
  });
});
