import { describe, expect, it } from 'vitest';
import { tradeSetup } from '../../testing/practice.ts';
import { plain } from '../reading/plain.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const setup = tradeSetup({
  who: 'donas de escola infantil',
  pain: 'parquinho quebrado',
  offer: 'reforma de parquinho',
});
const stateOf = (more: Partial<SessionState>): SessionState => ({
  ...beginning(setup),
  ...{ count: 6, trust: 50, value: 40, known: ['pain'] },
  ...more,
});
const answerTo = (text: string, more: Partial<SessionState> = {}) =>
  receiveMessage(setup, stateOf(more), text).bubbles.map((one) => plain(one.text));

describe('which of two proposals is preferred', () => {
  it.each([
    ['Qual das duas te agrada, trocar tudo ou reformar só o balanço?', /trocar tudo|balanco/],
    ['Você prefere visitar uma escola ou receber fotos?', /visitar uma escola|receber fotos/],
    [
      'Faço piso de borracha ou grama sintética. Qual dos dois faz mais sentido aí?',
      /borracha|sintetica/,
    ],
    ['Tenho um modelo de ferro e um de madeira. Qual dos dois você prefere?', /primeira|segunda/],
  ])('is one of them: %s', (text, either) => {
    expect(answerTo(text).some((one) => either.test(one))).toBe(true);
  });

  it('is neither for who was hurt', () => {
    const [said = ''] = answerTo('Você prefere visitar uma escola ou receber fotos?', { hurts: 1 });
    expect(said).toMatch(/nenhuma|nem uma|nao escolho/);
  });

  it('is no choice where the question is of a day or of paying', () => {
    const said = answerTo('Prefere quinta às 9h ou sexta às 15h?').join(' ');
    expect(said).toMatch(/quinta|sexta/);
    expect(said).not.toMatch(/opcao|primeira que/);
  });
});
