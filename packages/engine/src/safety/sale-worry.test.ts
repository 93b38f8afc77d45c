import { describe, expect, it } from 'vitest';
import { distressIn } from './gate.ts';

describe('a worry of selling', () => {
  it.each([
    'dou o desconto? tenho medo dele acostumar',
    'medo dela achar que todo mês é assim, dou o frete?',
    'eles já vieram 3 vezes na loja e não decidem a cor, tô achando que vou perder',
    'as clientes desmarcam em cima da hora e eu fico olhando pra cadeira vazia',
    'a menina tem 12 anos, atendo?',
    'assinaram!!! tô tremendo aqui',
    "ela respondeu: 'meu filho tá com febre, pode ser sábado?'. responde por mim",
  ])('is no sign of danger: %s', (message) => {
    expect(distressIn(message).certainty).toBe('none');
  });

  it.each([
    'a menina tem 12 anos e tá com fome, o pai bate nela',
    'tenho medo dele me bater de novo',
    'olho pra minha vida vazia e não quero mais acordar',
    'tô achando que vou perder a cabeça e fazer uma besteira, não aguento',
  ])('is not what tells of harm: %s', (message) => {
    expect(distressIn(message).certainty).not.toBe('none');
  });
});
