import { describe, expect, it } from 'vitest';
import { withoutPercent, withoutPrice } from './price.ts';

describe('a text without its price', () => {
  it.each([
    ['A revisão fica pronta terça, o serviço deu 240.', 'A revisão fica pronta terça.'],
    ['O kit de 6 peças sai por 180 e entrego dia 9.', 'Entrego dia 9.'],
    ['Mantenho os 42,90 mas incluo a entrega.', 'Mantenho o valor mas incluo a entrega.'],
    ['O plano é 1.280 por mês.', ''],
    ['Aula de forró sábado às 20h por R$ 35.', 'Aula de forró sábado às 20h.'],
    ['Chego dia 12 às 14h30 com 3 caixas.', 'Chego dia 12 às 14h30 com 3 caixas.'],
  ])('of “%s” says “%s”', (text, left) => {
    expect(withoutPrice(text)).toBe(left);
  });

  it('has no share, and no sentence that only named it', () => {
    expect(withoutPercent('Dois pares com 15% até sábado.')).toBe('Dois pares até sábado.');
    expect(withoutPercent('A loja abre às 9h.')).toBeNull();
  });
});
