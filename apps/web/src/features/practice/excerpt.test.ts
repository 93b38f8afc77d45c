import { describe, expect, it } from 'vitest';
import { firstPart, lastPart } from './excerpt.ts';

const TEXT =
  'Perco cliente toda semana porque ninguém confirma, e no fim do mês a conta não fecha. Já tentei planilha. Não deu.';

describe('an excerpt of a message', () => {
  it('ends where a clause ends', () => {
    expect(firstPart(TEXT, 30)).toBe('Perco cliente toda semana porque ninguém confirma, …');
    expect(firstPart(TEXT, 60)).toBe(
      'Perco cliente toda semana porque ninguém confirma, e no fim do mês a conta não fecha. …',
    );
  });

  it('begins where a clause begins', () => {
    expect(lastPart(TEXT, 20)).toBe('… Já tentei planilha. Não deu.');
  });

  it.each(['Curta', 'Uma frase sem nenhuma pausa que passa do limite fica inteira mesmo assim'])(
    'is whole without a place to cut: %s',
    (text) => {
      expect(firstPart(text, 20)).toBe(text);
      expect(lastPart(text, 20)).toBe(text);
    },
  );
});
