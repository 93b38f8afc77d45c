import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const reply = (...messages: string[]) => talkOf(messages).last;

const RIVAL =
  'Ontem visitei a dona Neide, da lanchonete, que me recebeu bem e mostrou a cozinha toda. Na hora de fechar, ela disse que a Frios Bela Vista cobra R$ 31,00 no quilo. A minha entrega é no mesmo dia. O que eu devia ter respondido?';

describe('a story that ends with the question what to reply', () => {
  it('is answered with what the buyer compares, named as the seller wrote it', () => {
    const { act, text, artefact } = reply(RIVAL);
    expect(act).toMatchObject({ kind: 'objection', keys: ['cheaper'] });
    expect(text).toContain('o preço da Frios Bela Vista (R$ 31,00)');
    expect(artefact?.text).toMatch(/^Dona Neide/);
    expect(artefact?.text).toContain('A minha entrega é no mesmo dia');
  });

  it('never names who sells to the customer as the customer', () => {
    const { artefact } = reply('ela falou que a Mega Tintas cobra 89 na lata. o que eu respondo?');
    expect(artefact?.text).not.toMatch(/^Mega/);
  });

  it('keeps what the seller would not tell out of the line', () => {
    const { text } = reply(
      'Ele escreveu que um colega faz por R$ 900,00. Meu custo é 700 e posso ir até 850. O que respondo?',
    );
    expect(text).not.toContain('700');
    expect(text).not.toContain('850');
  });

  it('is no objection where nobody is stated to have said one', () => {
    const { act } = reply(
      'Visitei hoje a clínica da doutora Paula. O contrato atual deles é de R$ 900,00 por mês e o meu ficou em R$ 1.150,00. Ela anotou tudo e não comentou. O que faço agora?',
    );
    expect(act.kind).not.toBe('objection');
  });
});

describe('a correction that denies what was read', () => {
  it('is read without what it denies', () => {
    const { act, about, text } = reply(
      'a moça falou que vai ver com o marido, o que eu digo?',
      'ela não falou de marido, ela disse que o prazo de entrega é muito longo',
    );
    expect(act.kind).toBe('repair');
    expect(about).toBe('delivery');
    expect(text).not.toContain('São 2 coisas');
  });
});

describe('a customer who insists with a new argument', () => {
  it('is answered about that argument', () => {
    const { act, text } = reply(
      RIVAL,
      'Falei isso e ela insistiu: disse que queijo é tudo igual. O que digo agora?',
    );
    expect(act.kind).toBe('insist');
    expect(text).toContain('“queijo é tudo igual”');
  });

  it('is answered with the fact that the seller adds', () => {
    const { text } = reply(
      RIVAL,
      'bateu o pé, disse que tanto faz o dia. só que a nossa vem cortada e a vácuo. como uso isso?',
    );
    expect(text).toMatch(/cortada e a vácuo/);
  });
});

describe('a message that asks two things', () => {
  it('is answered about the customer, and offers the other question', () => {
    const { act, text, chips } = reply(
      'ele disse que a parcela ficou pesada. o que eu respondo, e quanto dá 12 x 84,50?',
    );
    expect(act.kind).toBe('objection');
    expect(text).toContain('Quanto dá 12 x 84,50?');
    expect(chips[0]).toBe('quanto dá 12 x 84,50?');
  });
});
