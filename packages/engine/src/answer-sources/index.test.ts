import { describe, expect, it } from 'vitest';
import { answerSources, likeliestSource } from './index.ts';

const known = {
  said: [
    'a Débora da clínica me pediu o plano trimestral',
    'ela falou que a concorrente cobra 240 por mês',
  ],
  documents: [
    'Plano mensal: R$ 290',
    'Plano trimestral: R$ 780',
    'Cancelamento com 10 dias de antecedência',
    'Atendimento de segunda a sexta, das 8h às 18h',
  ],
};
const sourceOf = (message: string) => likeliestSource(answerSources(message, known));

describe('where an answer stands', () => {
  it.each([
    ['qual o horário de atendimento?', 'documents'],
    ['quantos dias antes tem que avisar pra cancelar?', 'documents'],
    ['quanto mesmo a Débora falou que a concorrente cobra?', 'talk'],
    ['a Débora achou caro o trimestral e quer desconto, o que eu respondo?', 'coach'],
    ['escreve um zap pra Débora oferecendo o plano trimestral', 'write'],
  ])('is found for “%s”: %s', (message, source) => {
    expect(sourceOf(message)).toBe(source);
  });

  it('is one of all places with a probability of 1', () => {
    const shares = Object.values(answerSources('e aí?', { said: [], documents: [] }));
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });
});
