import { describe, expect, it } from 'vitest';
import { dayChoiceIn } from './day-choice.ts';

describe('a choice of two times', () => {
  it.each([
    ['Fica melhor quinta às 10h ou sexta à tarde?', ['quinta às 10h', 'sexta à tarde']],
    ['Posso passar amanhã de manhã ou prefere sábado?', ['amanhã de manhã', 'sábado']],
    ['Dia 12 ou dia 15?', ['dia 12', 'dia 15']],
    ['Pode ser às 9h ou às 14h?', ['às 9h', 'às 14h']],
    ['Terça-feira, 10h, ou quarta-feira, 16h?', ['terça-feira, 10h', 'quarta-feira, 16h']],
    ['De manhã ou à tarde?', ['de manhã', 'à tarde']],
    ['Segunda te serve ou terça fica melhor?', ['segunda', 'terça']],
  ])('is found: %s', (text, days) => expect(dayChoiceIn(text)).toEqual(days));

  it.each([
    'Quinta às 10h tá bom?',
    'Pix ou cartão?',
    'Abre de segunda a sexta?',
    'Você atende mais homem ou mulher?',
  ])('is none: %s', (text) => expect(dayChoiceIn(text)).toBeNull());
});
