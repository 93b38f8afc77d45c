import { describe, expect, it } from 'vitest';
import { readRows } from '../documents/index.ts';
import { talkOf } from '../testing/talk.ts';

const rowsOf = (text: string) =>
  readRows([{ page: null, text }]).map((row) => ({ ...row, file: 'loja.txt' }));
const talk = (messages: string[], text: string) =>
  talkOf(messages, { rows: rowsOf(text), hasDocuments: true }).last;

const BIKES = `Revisão simples R$ 95
Garantia: quadro 4 anos, freios 8 meses.
Troca por tamanho: até 6 dias, sem uso.
Piscina 4x2 R$ 8.300
Desistência até 15 dias antes: devolvemos 60% do que foi pago; menos de 15 dias, nada.`;

describe('a question that the documents answer', () => {
  it.each([
    [
      'Já o freio de um cliente antigo falhou com cinco meses de uso. Ainda está coberto?',
      /8 meses/,
    ],
    [
      'Um rapaz nervoso veio aqui, disse que a namorada detestou, que o quadro ficou grande, e levou a bicicleta só ontem. Pela nossa regra, posso trocar por outro tamanho?',
      /até 6 dias/,
    ],
    ['4x2, quanto?', /8\.300/],
  ])('precedes other readings of “%s”', (message, expected) => {
    const { text, act } = talk([message], BIKES);
    expect(act.kind).toBe('document');
    expect(text).toMatch(expected);
  });

  it('is no loss where a refund is asked for', () => {
    const { text } = talk(
      ['o casal pagou 700 e cancelou hoje, faltam 22 dias. devolvo quanto'],
      BIKES,
    );
    expect(text).toMatch(/^\*\*R\$ 420\*\*/);
  });

  it('is said to be missing where no line names the goods', () => {
    expect(talk(['patinete, quanto?'], BIKES).text).toMatch(/não encontrei/i);
  });

  it('leaves words to say to advice', () => {
    const { act } = talk(
      ['ela achou a revisão cara e disse que vai pensar, o que eu respondo?'],
      BIKES,
    );
    expect(act.kind).not.toBe('document');
  });
});

describe('a text that names a thing of the documents', () => {
  it('states what the documents say of it', () => {
    const { text } = talk(
      ['Escreve uma mensagem pro Danilo com o preço da revisão simples.'],
      BIKES,
    );
    expect(text).toContain('R$ 95');
    expect(text).not.toContain('[confirme');
  });

  it('calls what is given back a refund', () => {
    const asked = 'o casal pagou 700 e cancelou hoje, faltam 22 dias. devolvo quanto';
    const { text } = talk([asked, 'manda uma mensagem pra Lia dizendo isso'], BIKES);
    expect(text).toMatch(/devolução é R\$ 420/);
  });
});
