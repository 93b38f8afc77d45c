import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

/** What the last message does after an objection and a text that was written for it. */
function actAfterText(message: string): string {
  return talkOf([
    'a Marlene achou caro o pacote de 380, disse que vai pensar',
    'escreve uma mensagem pra ela então',
    message,
  ]).last.act.kind;
}

describe('a message whose form resembles another request', () => {
  it.each([
    ['muito obrigada pela orientação, me ajudou demais', 'small-talk'],
    ['como é que eu aumento a mensalidade dos alunos antigos sem perder ninguém', 'advice'],
    ['em que hora é melhor pedir indicação pro comprador que ficou satisfeito?', 'advice'],
    ['boa noite coach, vou deitar', 'small-talk'],
  ])('“%s” is taken as what it says: %s', (message, kind) => {
    const act = actAfterText(message);
    expect(act === 'answer' ? 'advice' : act).toBe(kind);
  });

  it('stays what its form shows where recognition is in doubt', () => {
    expect(actAfterText('ficou fria')).toBe('change');
    expect(actAfterText('tira o preço')).toBe('change');
  });
});
