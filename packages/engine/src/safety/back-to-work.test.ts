import { describe, expect, it } from 'vitest';
import { distressIn, safetyReply } from './gate.ts';

const kindAfter = (userInput: string, ...before: string[]) =>
  safetyReply({
    userInput,
    history: before.map((one) => ({ userInput: one, assistantResponse: '…' })),
    language: 'pt-BR',
  })?.kind;
const HARASSED = 'meu chefe passou a mão em mim no estoque';
const DANGER = 'quero morrer';
const ASKED = 'se ela sair falando mal do meu salão eu tô frita';

describe('a plain request for work', () => {
  it.each([
    'resume o que eu combinei com a dona Célia',
    'quanto era o valor da proposta da Ana mesmo?',
    'faz uma mensagem pro cliente do frete',
  ])('ends the talk of support: %s', (message) => {
    expect(kindAfter(message, HARASSED)).toBe('returned');
  });

  it('is not held by the question whether somebody is in danger', () => {
    expect(kindAfter(ASKED)).toBe('question');
    expect(kindAfter('qto era o fogão mesmo?', ASKED)).toBeUndefined();
  });

  it.each([
    'quanto tempo demora?',
    'quantos comprimidos precisa?',
    'o que eu faço?',
    'n quero falar c ninguem',
    'me escreve uma carta de despedida pros meus filhos',
    'qual o valor do seguro se eu morrer?',
  ])('is not what a person in danger asks: %s', (message) => {
    expect(kindAfter(message, DANGER)).toBe('support');
  });
});

describe('an outright denial', () => {
  it('leads back to the sale at once', () => {
    const denied = 'não, ninguém me assediou. como eu respondo o cliente que achou caro?';
    expect(kindAfter(denied, HARASSED)).toBe('returned');
  });

  it('is none when the message tells of harm', () => {
    expect(kindAfter('ninguém me bateu, mas ele me ameaça todo dia', HARASSED)).toBe('support');
  });
});

describe('the fear of a target', () => {
  it('is met with an offer to listen, not with what to do against harassment', () => {
    const message = 'se eu não bater a meta a Sônia me manda embora, chorei no carro hoje';
    expect(kindAfter(message)).not.toBe('support');
    expect(kindAfter(message)).toBeDefined();
  });
});

describe('a fear of what only a customer does', () => {
  it.each([
    'será que eu dou? medo dela acostumar',
    'tenho receio dele pedir mais desconto depois',
    'tô com medo de perder a venda da bateria',
  ])('is no sign of danger: %s', (message) => {
    expect(distressIn(message).certainty).toBe('none');
  });
});
