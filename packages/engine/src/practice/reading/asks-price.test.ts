import { describe, expect, it } from 'vitest';
import { PRACTICE_LINES } from '../../knowledge/practice/index.ts';
import { asksPrice } from './asks-price.ts';
import { plain } from './plain.ts';

describe('a buyer', () => {
  it.each([
    ...Object.values(PRACTICE_LINES.askPrice ?? {}).flat(),
    'isso é tudo muito bonito, mas custa quanto?',
    'tá, e sai por quanto?',
    'me passa o valor',
    'qual o preço da caixa?',
  ])('asks for the price: %s', (line) => expect(asksPrice(plain(line))).toBe(true));

  it.each([
    'o preço do outro era melhor',
    'achei o valor alto',
    'quanto custa deixar a máquina parada eu nem sei',
    'tá salgado, esse valor não cabe',
    'faz por R$ 300?',
    'o preço não baixou na minha cabeça',
    'certo, você não mexe no valor',
  ])('does not: %s', (line) => expect(asksPrice(plain(line))).toBe(false));
});
