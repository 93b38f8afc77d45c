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

describe('what a line is judged by', () => {
  it.each([
    ['Fica à vontade, pensa com calma e me chama.', 'vou pensar', ['rude', 'pushy']],
    ['É o valor que todo mundo cobra, viu.', 'tá caro', ['discount']],
    ['Consigo dividir em 10x sem juros no boleto.', 'tá pesado', ['promise', 'discount']],
    ['Fica 300 por mês, com duas visitas.', 'quanto fica?', ['priceFirst']],
    ['Imagino, eu também teria receio. Quer que eu te mostre um contrato?', 'tenho medo', ['self']],
    ['Qual a metragem, qual o prazo e quem decide?', '', ['pushy']],
    ['Me diz: quantas pessoas moram aí?', '', ['closed']],
  ])('is no flaw that its words do not show: %s', (line, buyer, flaws) => {
    expect(flaws).not.toContain(judgeLine(line, buyer).cost?.key);
  });

  it.each([
    ['Mas todo mundo cobra isso.', 'achei caro', 'argues'],
    ['A loja do lado entrega tudo mal feito', 'vou ver com outra loja', 'badmouth'],
    ['vamos fechar?', '', 'offerFirst'],
    ['Compra que você não vai se arrepender', 'será?', 'promise'],
    ['Tá chorando de barriga cheia, hein', 'tá caro', 'rude'],
    ['Tem agenda, caixa, estoque, nota, boleto, pix, CRM e suporte, você vai ver', '', 'long'],
    ['Temos 20 anos de mercado e equipe própria', '', 'self'],
    ['Qual a metragem, qual o prazo, quem decide e quando posso ir?', '', 'many'],
  ])('names the flaw of “%s”', (line, buyer, cost) => {
    expect(judgeLine(line, buyer).cost?.key).toBe(cost);
  });

  it('praises no promise as a proof', () => {
    expect(judgeLine('Garanto que você vai vender mais', 'funciona?').good.key).not.toBe('proof');
  });

  it.each([
    ['Dou 5% se levar dois.', 'dá desconto?', /^Dou 5% se levar dois\. Fica bom assim/],
    ['E aí, já falou com sua esposa?', 'vou ver com minha esposa', /o que sua esposa achou\?$/],
    [
      'Te mandei o orçamento na segunda, alguma novidade?',
      '',
      /^Te mandei o orçamento na segunda\./,
    ],
    [
      'Temos 20 anos de mercado, equipe própria',
      '',
      /\? Pergunto porque temos 20 anos de mercado\.$/,
    ],
  ])('rewrites “%s” in its own words', (line, buyer, better) => {
    expect(judgeLine(line, buyer).rewrite).toMatch(better);
  });
});
