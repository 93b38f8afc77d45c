import { describe, expect, it } from 'vitest';
import { plain } from '../reading/plain.ts';
import { answerTypeOf, fitsType } from './answer-type.ts';

describe('the kind of answer that a question needs', () => {
  it.each([
    ['Quantos funcionários vocês têm?', 'count'],
    ['Quanto vocês gastam por mês?', 'amount'],
    ['Quantas vezes por semana ela vem?', 'frequency'],
    ['Faz quanto tempo que está assim?', 'duration'],
    ['Quando ela falta, quem cobre?', 'who'],
    ['O que mais pesa quando o caminhão para?', 'what'],
    ['Vocês já ficaram sem ninguém quando o cliente chegou?', 'yesNo'],
    ['Por que pararam com o curso?', 'why'],
    ['Pra quando vocês precisam?', 'when'],
  ])('of "%s" is %s', (question, type) => {
    expect(answerTypeOf(plain(question))).toBe(type);
  });
});

describe('an answer', () => {
  it.each([
    ['Quantos banheiros tem aí?', 'são três'],
    ['Quanto você paga?', 'isso eu não abro assim'],
    ['Quanto você paga?', 'uns R$ 300 por mês'],
    ['Quem cuida disso?', 'a Rosana, que coordena a recepção'],
    ['Desde quando?', 'desde o ano passado'],
    ['Acontece muito?', 'umas duas vezes por mês'],
    ['Qual a sua idade? quantos anos?', 'quarenta e dois'],
  ])('to "%s" may be "%s"', (question, text) => {
    expect(fitsType(plain(question), text)).toBe(true);
  });

  it.each([
    ['Quantas câmeras tem na loja?', 'toda semana, quase sempre na quinta'],
    ['Quanto gasta com o sistema?', 'umas 3 horas por dia'],
    ['Desde quando vocês estão lá?', 'a minha irmã'],
    ['Vocês recebem cliente aí?', 'umas 4 vezes por mês'],
    ['Por que ele largou?', 'já, um aplicativo'],
    ['Quem abre a loja?', 'das oito às seis'],
  ])('to "%s" is never "%s"', (question, text) => {
    expect(fitsType(plain(question), text)).toBe(false);
  });
});
