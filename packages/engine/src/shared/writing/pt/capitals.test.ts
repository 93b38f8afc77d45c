import { describe, expect, it } from 'vitest';
import { isNameOrAcronym, midSentence, sentenceStart } from './capitals.ts';

describe('midSentence', () => {
  it.each([
    ['Perder cliente', 'perder cliente'],
    ['CRM para clínicas', 'CRM para clínicas'],
    ['WhatsApp na madrugada', 'WhatsApp na madrugada'],
    ['São Paulo e região', 'São Paulo e região'],
    ['Rio de Janeiro', 'Rio de Janeiro'],
    ['PMEs do interior', 'PMEs do interior'],
    ['R$ 15 mil', 'R$ 15 mil'],
    ['É caro', 'é caro'],
    ['iFood', 'iFood'],
  ])('%s → %s', (text, expected) => {
    expect(midSentence(text)).toBe(expected);
  });
});

describe('sentenceStart', () => {
  it.each([
    ['perder cliente', 'Perder cliente'],
    ['iFood leva 27%', 'iFood leva 27%'],
    ['“ela some” é o que dói', '“Ela some” é o que dói'],
    ['3 clientes por dia', '3 clientes por dia'],
    ['à clínica', 'À clínica'],
    ['R$ 15 mil por mês', 'R$ 15 mil por mês'],
    ['e-commerce', 'E-commerce'],
  ])('%s → %s', (text, expected) => {
    expect(sentenceStart(text)).toBe(expected);
  });
});

describe('isNameOrAcronym', () => {
  it('tells names and acronyms from ordinary words', () => {
    expect(['CRM', 'PMEs', 'iFood', 'LinkedIn', 'Pix'].every(isNameOrAcronym)).toBe(true);
    expect(['Cliente', 'a', 'É', 'Salão'].some(isNameOrAcronym)).toBe(false);
  });
});
