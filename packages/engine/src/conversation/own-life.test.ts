import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

const CASE = 'a Ivete do salão achou caro o kit de 380, o que eu respondo?';
const SALES = /cliente|venda|orçamento|proposta|Ivete|\*\*(?:WhatsApp|Mensagem)\*\*|190|188/;

describe('What a seller tells of their own life', () => {
  it.each([
    'Terminei o noivado no domingo e ando sem rumo na loja, meio perdida.',
    'minha esposa pediu a separação semana passada, 12 anos juntos',
    'Meu pai está internado desde quarta e eu não saio do hospital.',
    'faço 40 anos amanhã e vou passar meu aniversário sozinha, longe de todo mundo',
    'briguei com meu irmão ontem, a gente não se fala mais',
    'tô exausto, trabalho quinze horas por dia faz um mês',
  ])('is met without sales, a task or an alarm: %s', (message) => {
    const { last } = talkOf([CASE, message]);
    expect(last.act.kind).toBe('feeling');
    expect(last.text).not.toMatch(SALES);
    expect(last.text.match(/\?/g)).toHaveLength(1);
    expect(last.chips.join(' ')).not.toContain('Ivete');
  });

  it('goes on while the seller adds to it', () => {
    const { last } = talkOf([
      CASE,
      'assinei o divórcio hoje de manhã',
      'é que eu achava que a gente ia envelhecer junto, sinto um aperto no peito de saudade',
    ]);
    expect(last.act.kind).toBe('feeling');
  });

  it('leaves an order beside it an order', () => {
    const { last } = talkOf([
      'meu pai está internado, então escreve pra dona Rute que a entrega passa para terça',
    ]);
    expect(last.act.kind).toBe('text');
  });
});

describe('A sale that a message tells', () => {
  it('is celebrated also where the words before it sound like a reply to write', () => {
    const { last } = talkOf([
      CASE,
      'opa, a Ivete acabou de me responder: FECHADO!! fechou os 2 kits',
    ]);
    expect(last.act.kind).toBe('result-sale');
  });

  it('is celebrated before the sum that is asked for', () => {
    const { last } = talkOf(['a Ivete fechou os dois kits! quanto dá 2 x 380?']);
    expect(last.act.kind).toBe('sum');
    expect(last.text).toMatch(/^(?:Parabéns|Que notícia boa)/);
    expect(last.text).toContain('760');
  });

  it('is celebrated after a reply that missed it', () => {
    const { last } = talkOf([
      CASE,
      'nossa não pedi texto, eu tava te contando que ela fechou! e vc gosta de açaí?',
    ]);
    expect(last.text).toMatch(/Parabéns|Boa|notícia boa/);
    expect(last.text).toMatch(/programa/);
  });
});

describe('Small things beside work', () => {
  it('leads back to work without a question for what was meant', () => {
    const { last } = talkOf([
      'minha mãe operou ontem, tô com a cabeça lá',
      'prefiro trabalhar um pouco',
    ]);
    expect(last.act).toMatchObject({ kind: 'small-talk', topic: 'work' });
  });

  it('takes a deposit that was left for a step', () => {
    const { last } = talkOf([
      'ele olhou tudo com calma e deixou 300 de sinal, amanhã fecha o resto',
    ]);
    expect(last.act.kind).toBe('result-progress');
  });

  it('says of no customer that several others left without an answer', () => {
    const { last } = talkOf([
      'faz um zap pra Neuza: posso ir na quinta de manhã medir a janela',
      'três clientes pediram preço essa semana e sumiram, o que eu mando?',
    ]);
    expect(last.text).not.toMatch(/Neuza/);
  });

  it('answers the words that the seller puts right', () => {
    const { last } = talkOf([
      CASE,
      'essa resposta não serve. refaz: a objeção é “meu primo instala por um churrasco”',
    ]);
    expect(last.act.kind).toBe('repair');
    expect(last.text).toContain('“meu primo instala por um churrasco”');
    expect(last.text).toContain('alguém conhecido');
  });
});

describe('A long calm story of a visit', () => {
  it('is not followed by an offer of emergency numbers', () => {
    const { last } = talkOf([
      'Boa tarde. Ontem passei a manhã na granja do seu Olavo, ele me mostrou os galpões um por um, a esposa serviu café com broa, e na hora de falar do contrato ele disse que o cunhado comprou um ventilador usado por novecentos reais e que não vê motivo para pagar manutenção todo mês. Fiquei sem reação. O que eu devia ter respondido?',
    ]);
    expect(last.text).not.toMatch(/188|190/);
  });
});

describe('A personal question to the coach', () => {
  it('is answered as one', () => {
    const { last } = talkOf([CASE, 'e vc, toma café também?']);
    expect(last.text).toMatch(/programa/);
  });
});
