import { describe, expect, it } from 'vitest';
import { readRows } from '../documents/extract.ts';
import { talkOf } from '../testing/talk.ts';
import { turnInput } from '../testing/turns.ts';
import { replyTo } from './index.ts';

const rows = readRows([
  {
    page: null,
    text: [
      'GRÁFICA - PREÇOS',
      'Até 300 convites: R$ 2,50 cada',
      'De 301 a 1.000 convites: R$ 2,00 cada',
      'Caixa de lembrança: R$ 4,00 cada',
      'Pix: 5% de desconto',
      'Sinal: 50%; restante na entrega',
    ].join('\n'),
  },
]).map((row) => ({ ...row, file: 'precos.txt' }));

const lastOf = (...messages: string[]): string =>
  talkOf(messages, { rows, hasDocuments: true }).last.text;

describe('What a customer orders of a seller with a price list', () => {
  it('is answered with what it costs, and goes on in the next messages', () => {
    const first = 'dona Lurdes quer 400 convites';
    expect(lastOf(first)).toContain('**R$ 800**');
    expect(lastOf(first, 'e se pegar 200')).toContain('**R$ 500**');
    expect(lastOf(first, 'o sinal disso')).toContain('**R$ 400**');
    expect(lastOf(first, 'no pix?')).toContain('**R$ 760**');
  });

  it('is no price where the customer wants none of the goods', () => {
    expect(lastOf('dona Lurdes quer 3 dias pra pensar')).not.toContain('precos.txt');
  });

  it('is no order where a customer of a quote became silent', () => {
    const reply = lastOf(
      'passei pra dona Lurdes o orçamento de 400 convites faz 8 dias e a mulher sumiu. o que faço?',
    );
    expect(reply).not.toContain('nos preços que tenho');
  });

  it('is said to be missing by its own name', () => {
    expect(lastOf('a caixa tem laço dourado?')).toContain('Não encontrei “laço dourado”');
  });
});

describe('A sum to which a rule of the documents was applied', () => {
  it('is what the next message goes on with', () => {
    const talk = ['quanto dá 6 cartazes de 75?', 'e no pix?'];
    expect(lastOf(...talk)).toContain('**R$ 427,50**');
    expect(lastOf(...talk, 'e sem o desconto, dividido em 3x?')).toContain('**R$ 150**');
  });
});

describe('Where a seller delivers', () => {
  const delivery = readRows([
    {
      page: null,
      text: [
        'FLORICULTURA',
        'Buquê de rosas: R$ 90,00',
        'Pagamento: 50% no pedido e 50% na entrega; 5% de desconto no Pix.',
        'Entrega grátis em Lavras. Perdões e Ijaci: R$ 20,00.',
      ].join('\n'),
    },
  ]).map((row) => ({ ...row, file: 'loja.txt' }));

  it.each(['Vocês fazem entrega em Campanha?', 'vcs fazem entrega em Nepomuceno?'])(
    'is answered with the line on delivery, and that the place is not in it: %s',
    (question) => {
      const { text } = replyTo(turnInput(question, { rows: delivery, hasDocuments: true }));
      expect(text).toMatch(
        /Não encontrei “(?:Campanha|Nepomuceno)”.{0,200}Entrega grátis em Lavras/s,
      );
      expect(text).not.toContain('Pagamento');
    },
  );
});
