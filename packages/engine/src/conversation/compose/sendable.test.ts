import { describe, expect, it } from 'vitest';
import { isForWriter, isSendable, isWhole } from './sendable.ts';

describe('a sentence for a customer', () => {
  it.each([
    'O vestido fica pronto sexta.',
    'Consigo ir quarta de manhã.',
    'Fase 1 protótipo 5.400, fase 2 o resto.',
    'Revisão feita, seguro em dia.',
    'Instalação por minha conta.',
    'Combinado?',
  ])('may be “%s”', (sentence) => {
    expect(isSendable(sentence)).toBe(true);
  });

  it.each([
    'Doutor.',
    'A última parte.',
    'Vir amanhã dar uma olhada no carro.',
    'O plano tem.',
    'Que chegou ontem.',
    'Essa de 1 2 3.',
  ])('is no whole one in “%s”', (sentence) => {
    expect(isWhole(sentence)).toBe(false);
  });

  it.each([
    'Ficou estranho esse final.',
    'Está parecendo robô.',
    'Ninguém fala assim.',
    'Você copiou o que eu disse.',
    'Refaz com o preço.',
    'É aviso pras minhas alunas.',
    'Sábado está sem acento.',
    'Como falo isso para você?',
    'Fala que o prazo é dia 10.',
  ])('is none that speaks of the text or to its writer: “%s”', (sentence) => {
    expect(isForWriter(sentence)).toBe(true);
  });
});
