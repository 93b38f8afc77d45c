import { describe, expect, it } from 'vitest';
import { ownLineCard } from '../../practice/card/index.ts';
import { talkOf } from '../../testing/talk.ts';
import { isJudgement, judgedLine } from '../index.ts';

/** The turns of a talk, with the replies of the engine. */
const talk = (...messages: string[]) => talkOf(messages).history;

describe('A judged line', () => {
  const LINE = 'oi querida, viu minha mensagem?';

  it.each([
    [[`mandei assim: "${LINE}", ficou bom?`]],
    [[`mandei assim: "${LINE}", ficou bom?`, 'dá uma nota']],
    [['avalia minha frase', LINE]],
  ])('is the one that the seller sent: %j', (messages) => {
    const found = judgedLine(talk(...messages));
    expect(found).toEqual({ line: LINE, buyerLine: null });
  });

  it('of an exercise comes with the buyer’s line', () => {
    const turns = talk('vamos treinar o preço', 'entendo, caro comparado com o quê?');
    const found = judgedLine(turns);
    expect(found?.line).toBe('entendo, caro comparado com o quê?');
    expect(turns[0]?.assistantResponse).toContain(found?.buyerLine);
    expect(judgedLine(talk('vamos treinar', 'caro comparado com o quê?', 'como eu fui?'))).toEqual(
      expect.objectContaining({ line: 'caro comparado com o quê?' }),
    );
  });

  it('is not found in other replies', () => {
    for (const message of ['tá caro', 'avalia minha frase', 'bom dia', 'vamos treinar']) {
      const turns = talk(message);
      expect(isJudgement(turns[0]?.assistantResponse ?? ''), message).toBe(false);
      expect(judgedLine(turns), message).toBeNull();
    }
  });
});

describe('A card from an own line', () => {
  it.each([
    ['o que mais te atrapalha hoje no salão?', 'problem'],
    ['e quanto isso te custa por mês?', 'implication'],
    ['faço por 300 reais à vista', 'price'],
    ['posso te ligar amanhã às 15h?', 'next_step'],
    ['oi, tudo bem? aqui é a Ana', 'opening'],
  ])('practises what the line does: “%s” is %s', (line, kind) => {
    expect(ownLineCard({ line, buyerLine: null })).toEqual({ kind, objection: null });
  });

  it('after an objection practises the objection', () => {
    const card = ownLineCard({ line: 'caro comparado com o quê?', buyerLine: 'achei caro' });
    expect(card).toEqual({ kind: 'objection', objection: 'price' });
  });
});
