import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const talk = (...messages: string[]) => talkOf(messages).last;

describe('A sum that goes on with earlier figures', () => {
  it.each([
    [['quanto fica por maquina se ela tem 12 e paga 180', 'e se eu fizer 150?'], 'R$ 12,50'],
    [['Meu custo é 2.100 e vendo por 4.200. Qual minha margem?', 'E o markup?'], '100%'],
    [
      ['Meu custo é 2.100 e vendo por 4.200. Qual minha margem?', 'Se eu der 10%, quanto sobra?'],
      'R$ 1.680',
    ],
    [
      ['qnt cobro se a peça custa 45 e quero botar 60% em cima', 'e se eu quero 60 de margem'],
      'R$ 112,50',
    ],
    [['cobro 250, gasto 90 de peça e 2 hora de serviço. quanto sobra', 'por hora'], 'R$ 80'],
    [['adesão 40 e mensalidade 49,90. no primeiro ano dá quanto'], 'R$ 638,80'],
    [['ponto de equilibrio: 1.900 fixo por mes, cada festa entra 280 e gasto 60'], '9 festas'],
  ])('%j gives the right figure', (messages, expected) => {
    const reply = talk(...messages);
    expect(reply.act.kind).toBe('sum');
    expect(reply.text).toContain(expected);
  });
});

describe('The form of a message', () => {
  it.each([
    ['o dono falou que já tem quem faça', 'objection'],
    ['em quem você votaria pra prefeito?', 'off-topic'],
    ['escreve uma mensagem pra Larissa, que sumiu', 'text'],
  ])('makes “%s” a %s at the beginning', (message, kind) => {
    expect(talk(message).act.kind).toBe(kind);
  });

  it.each([
    ['e se ele insistir que não quer?', 'insist'],
    ['não é isso, ele nem viu o preço ainda', 'repair'],
    ['por que isso funciona?', 'explain'],
    ['manda outra', 'next'],
    ['fechei!! ele pagou tudo', 'result-sale'],
    ['como era mesmo o nome do cliente?', 'recall'],
  ])('makes “%s” a %s after an objection', (message, kind) => {
    expect(talk('o cliente achou caro', message).act.kind).toBe(kind);
  });

  it('gives what an act goes on with as its subject', () => {
    expect(talk('o cliente achou caro', 'e se ele insistir?').about).toBe('price');
    expect(talk('o cliente achou caro', 'manda outra').about).toBe('price');
  });

  it('leaves out a promise that nobody can make', () => {
    const { text } = talk('escreve pra ele que eu garanto contemplação em 6 meses');
    expect(text).not.toContain('garanto contemplação');
  });

  it('keeps the margin of the seller out of a text for the customer', () => {
    const { artefact } = talk(
      'colar custa 22 pra fazer e vendo por 55. qual a minha margem',
      'faz a proposta pra Socorro: compra 10 e troca em 30 dias',
    );
    expect(artefact?.text).toContain('Socorro');
    expect(artefact?.text).not.toMatch(/margem|mark-up|Sobram/);
  });

  it('ends practice before it answers what follows', () => {
    const reply = talk('quero treinar o preço', 'chega, deu. como peço indicação?');
    expect(reply.act).toMatchObject({ kind: 'answer', topic: 'referral' });
  });
});

describe('What denies, judges or ends something', () => {
  const reported = 'o dono da oficina falou que já tem quem faça';

  it.each([
    [[reported, 'não, ele não tá falando de preço, ele só não acredita na marca'], 'repair'],
    [[reported, 'n é do dono que eu queria falar, é da sócia dele'], 'repair'],
    [[reported, 'mandei "seu dono, o barato sai caro, confia". ficou pesado?'], 'judge'],
    [[reported, 'comprou do concorrente, acredita'], 'result-loss'],
    [[reported, 'não rolou, coach'], 'result-loss'],
    [[reported, 'como eu descubro quem assina o contrato?'], 'advice'],
  ])('%j is read by its form', (messages, kind) => {
    const reply = talk(...messages);
    expect(HELP[kind] ?? [kind]).toContain(reply.act.kind);
  });
});

/** A frequent question has an answer of its own. */
const HELP: Readonly<Record<string, readonly string[]>> = { advice: ['advice', 'answer'] };
