import { describe, expect, it } from 'vitest';
import { judgeLine } from './line.ts';

describe('judgeLine', () => {
  it.each([
    ['garanto que você vai vender o dobro', 'promise'],
    ['Aproveita, é só hoje, corre!', 'pressure'],
    ['Leva logo que amanhã sobe', 'pressure'],
    ['A senhora só casa a filha uma vez na vida, não economize', 'pressure'],
    ['E aí, viu minha mensagem?', 'pushy'],
    ['Se é pobre não pergunta o preço', 'rude'],
    [
      'Nós somos uma empresa com 20 anos e temos os melhores produtos, nossa equipe é ótima',
      'self',
    ],
    ['faço por 75 pra você', 'discount'],
    ['Oi Lucas, tudo bem? Vim te oferecer um consórcio sem juros imperdível!', 'promise'],
    ['Bom dia! Tenho o melhor plano do mercado, é imperdível, vamos conversar?', 'hype'],
    ['Oi Bia, tudo bem? Queria te apresentar um plano de saúde', 'offerFirst'],
  ])('names what costs in “%s”', (line, cost) => {
    const judgement = judgeLine(line, '');
    expect(judgement.cost?.key).toBe(cost);
    expect(judgement.rewrite).not.toBe(line);
    expect(judgement.grade).toBeLessThan(8);
  });

  it('names what is good in an open question about the buyer, and leaves it as it is', () => {
    const line = 'Caro comparado com o quê, pra você?';
    const { good, cost, rewrite } = judgeLine(line, 'achei caro');
    expect(good.text).not.toBe('');
    expect(cost).toBeNull();
    expect(rewrite).toBe(line);
  });

  it('removes the promise and keeps the other words', () => {
    const { rewrite } = judgeLine('Garanto que o prazo é de 5 dias. Posso separar o azul?', '');
    expect(rewrite).toMatch(/prazo é de 5 dias/);
    expect(rewrite).not.toMatch(/garanto/i);
  });

  it('leaves nothing of a line that is only pressure', () => {
    expect(judgeLine('Leva logo que amanhã sobe', '').rewrite).not.toMatch(/logo|sobe/);
  });

  it('ends a line without a question by one about what is sold', () => {
    const { rewrite } = judgeLine(
      'O seu tem três andares e recheio de nozes.',
      '',
      'bolo de casamento',
    );
    expect(rewrite).toMatch(/^O seu tem três andares/);
    expect(rewrite).toMatch(/bolo de casamento\?$/);
  });

  it('takes no greeting for a question and keeps what is offered', () => {
    const { grade, rewrite } = judgeLine(
      'Oi Lucas, tudo bem? Vim te oferecer um consórcio sem juros imperdível!',
      '',
    );
    expect(grade).toBeLessThan(5);
    expect(rewrite).toMatch(/^Oi Lucas! /);
    expect(rewrite).toContain('consórcio');
    expect(rewrite.endsWith('?')).toBe(true);
    expect(rewrite).not.toMatch(/sem juros|imperd/);
  });

  it('gives reasons with a grade from 1 to 10', () => {
    const { grade, reasons } = judgeLine('oi', '');
    expect(grade).toBeGreaterThanOrEqual(1);
    expect(grade).toBeLessThanOrEqual(10);
    expect(reasons).not.toEqual([]);
  });
});
