import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

const last = (...messages: string[]) => talkOf(messages, { sellerName: 'Vera' }).last;
const draft = (...messages: string[]): string => last(...messages).artefact?.text ?? '';

const SOFA =
  'escreve um zap pra dona Carmem: a limpeza do sofá fica em R$ 180 e a impermeabilização sai por R$ 220, chego na terça às 10h';

describe('a text that is to be written anew', () => {
  it('starts from the last one for that person after a sum and a text to somebody else', () => {
    const text = draft(
      SOFA,
      'escreve pro Nildo avisando que o tapete ficou pronto',
      'quanto dá 3 x 45?',
      'a visita da dona Carmem mudou: vou na quinta às 14h. escreve de novo pra ela',
    );
    expect(text).toMatch(/^Oi, dona Carmem! A limpeza do sofá fica em R\$ 180/);
    expect(text).toContain('chego na quinta às 14h');
    expect(text).not.toMatch(/terça|10h|135/);
  });

  it('has a new price in the place of the old one and not why it changed', () => {
    const text = draft(
      SOFA,
      'a impermeabilização passa a ser 240, que o produto subiu. refaz o recado',
    );
    expect(text).toContain('a impermeabilização sai por R$ 240, chego');
    expect(text).not.toMatch(/220|subiu|passa a ser/);
  });

  it('keeps a day where another one is not to be named', () => {
    const text = draft(
      'Escreva ao senhor Osório avisando que a poda é na sexta-feira, às duas da tarde.',
      'Escreva outra vez, por gentileza, sem falar em quinta-feira.',
    );
    expect(text).toContain('sexta-feira, às duas da tarde');
  });
});

describe('a text for a customer', () => {
  it('never has a sum that was asked back or the question of the seller as its material', () => {
    const text = draft(
      'quanto ficam 4 vasos de 200 litros, 3 de 200 litros e um banco?',
      'Escreva para a dona Rita com os dois valores',
    );
    expect(text).not.toMatch(/entendi|isso mesmo|quanto/i);
  });

  it('says what “falando disso” points to, without what is said to the coach', () => {
    const text = draft(
      'Gostei da ideia. A dona Lúcia alugou o salão em julho; escreva a mensagem falando disso e dizendo que abri a agenda de 2027',
    );
    expect(text).toContain('A senhora alugou o salão em julho. Abri a agenda de 2027.');
    expect(text).not.toContain('ideia');
  });

  it('greets one person once though the request speaks of two days', () => {
    const text = draft(
      'o senhor Osório quer a poda',
      'falei com o Osório',
      'escreve uma mensagem pra ele: fiquei com os dois dias livres, segunda e terça',
    );
    expect(text).not.toMatch(/Osório e/);
  });

  it('offers nothing under a notice of a repair', () => {
    const { text } = talkOf(
      [
        'escreve pro Nildo avisando que o tapete ficou pronto',
        'escreve pra Ana avisando que o relógio está com defeito na máquina',
        'escreve um recado pra dona Carmem: o conserto não custa nada e devolvo na terça',
      ],
      { sellerName: 'Vera' },
    ).last;
    expect(text).not.toMatch(/deixe separado|contar com/);
  });
});
