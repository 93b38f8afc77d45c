import { describe, expect, it } from 'vitest';
import { plain } from '../reading/plain.ts';
import { factFits } from './fact-fits.ts';

const fits = (question: string) => factFits('decision_maker', plain(question), '');

describe('who decides', () => {
  it.each([
    'Quem decide isso aí na empresa?',
    'Além de você, mais alguém opina na compra?',
    'Você fecha sozinha ou precisa falar com alguém?',
    'A decisão passa por mais gente?',
    'Quem bate o martelo?',
    'Seu marido participa da escolha?',
    'É contigo mesmo que eu trato disso?',
  ])('answers "%s"', (question) => {
    expect(fits(question)).toBe(true);
  });

  it.each([
    'Quem costuma buscar ele na escola?',
    'Você trabalha sozinha?',
    'Quem cuida da recepção hoje?',
    'Sua mulher trabalha fora?',
    'Quem é o responsável pelo estoque?',
    'Mora com o marido?',
    'Quem atende os clientes no sábado?',
    'Tem sócio?',
    'Quem indicou a gente?',
  ])('is no answer to "%s"', (question) => {
    expect(fits(question)).toBe(false);
  });
});
