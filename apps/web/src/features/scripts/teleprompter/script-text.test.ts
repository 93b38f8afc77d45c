import { describe, expect, it } from 'vitest';
import { parseScript, withDirections } from './script-text.ts';

const spoken = (content: string) =>
  parseScript(withDirections(content))
    .words.map(({ plain }) => plain)
    .join(' ');

describe('script text', () => {
  it('reads no notes and no labels of earlier versions', () => {
    expect(spoken('(Depois da resposta)\nOi, tudo bem?')).toBe('oi tudo bem');
    expect(spoken('Mensagem 2 (se topar seguir)\nPosso mandar?')).toBe('posso mandar');
    expect(spoken('Se ouvir “tá caro”\nCaro perto do quê?')).toBe('caro perto do que');
    expect(spoken('(“tá caro (demais)”)\nCaro perto do quê?')).toBe('caro perto do que');
  });

  it('keeps a pause inside a line', () => {
    const { lines } = parseScript(withDirections('Tudo bem? (pausa) Ligo depois.'));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.isDirection).toBe(false);
  });
});
