import { describe, expect, it } from 'vitest';
import { withPlainOrders } from './imperatives.ts';

describe('formal orders to the coach', () => {
  it.each([
    ['Remova o desconto', 'Tira o desconto'],
    ['Exclua a última frase.', 'Tira a última frase.'],
    ['Altere quinta para sexta e retire o valor', 'Muda quinta para sexta e tira o valor'],
    ['Insira o endereço, e reduza o texto.', 'Coloca o endereço, e encurta o texto.'],
    ['Pedi para remover o valor.', 'tira o valor.'],
    ['Envie a mensagem sem o valor', 'tira o valor'],
    ['Encerre a simulação. Quanto ela paga?', 'chega de treino. Quanto ela paga?'],
    ['Finja ser a dona Elza', 'Finge ser a dona Elza'],
  ])('stand in the form that the readers know: %s', (given, plain) => {
    expect(withPlainOrders(given)).toBe(plain);
  });

  it.each([
    ['Escreve pra Nair: retire o aparelho até sexta'],
    ['Diz pra Nair que ela pode pagar e retire o anel'],
    ['Avisa “mude o horário” pra turma'],
    ['escreve pro Caio que chegou. Retire até sexta.'],
    ['ele disse que quer trocar o piso'],
  ])('are not read in what a customer gets: %s', (given) => {
    expect(withPlainOrders(given)).toBe(given);
  });
});
