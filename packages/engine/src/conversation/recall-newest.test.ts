import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

const ORDER =
  'escreve uma mensagem para a dona Célia: vou na pousada na segunda-feira, dia 24, às 13h, com as amostras';
const MOVED = 'errei, na verdade é terça-feira, dia 25, às 10h30. Corrige, por favor.';

describe('A question for a day and its hour', () => {
  it('is answered with both', () => {
    const { last } = talkOf([ORDER, 'que dia e hora ficou a dona Célia?']);
    expect(last.act.kind).toBe('recall');
    expect(last.text).toMatch(/\*\*segunda-feira, dia 24, 13h\*\*/);
  });

  it.each([
    'Que dia ficou mesmo a visita à dona Célia, e a que horas?',
    'em que dia e a que horas ficou a visita mesmo?',
    'q dia e q hora é a dona Célia msm?',
  ])('is answered with the newest, after a correction: %s', (question) => {
    const { last } = talkOf([ORDER, MOVED, question]);
    expect(last.text).toMatch(/\*\*terça-feira, dia 25, 10h30\*\*/);
    expect(last.text).toContain('segunda-feira, dia 24 por terça-feira, dia 25');
  });

  it('is not answered with a day of the seller own life', () => {
    const { last } = talkOf([
      ORDER,
      'Minha mãe foi internada no sábado e eu não durmo direito.',
      'que dia ficou a dona Célia?',
    ]);
    expect(last.text).toContain('dia 24');
  });
});

describe('Two questions in one message', () => {
  it('are both answered where the second begins with a preposition', () => {
    const { last } = talkOf([
      ORDER,
      '12 x 135 dá quanto?',
      'em que dia ficou a dona Célia, e de quanto era mesmo a conta?',
    ]);
    expect(last.text).toContain('dia 24');
    expect(last.text).toContain('1.620');
  });
});

describe('A question for what a sum found', () => {
  it('is answered with the sum that has its words and figures', () => {
    const { last } = talkOf([
      '8 portas de 120 cada, menos 5%, quanto dá?',
      'e 300 menos 45?',
      'quanto tinha dado mesmo as 8 portas com o desconto?',
    ]);
    expect(last.act.kind).toBe('recall');
    expect(last.text).toContain('912');
  });
});
