import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const lastOf = (...messages: string[]) => talkOf(messages).last.text;

describe('An order without prices', () => {
  it('asks for them by the names of the goods', () => {
    const reply = lastOf(
      'quanto ficam seis vasos de barro de 40 litros, dois de cerâmica de 40 litros e uma fonte de pedra?',
    );
    expect(reply).toContain('“vasos de barro”');
    expect(reply).toContain('“cerâmica”');
    expect(reply).toContain('“fonte de pedra”');
  });

  it('never gives a count with a unit of money', () => {
    expect(lastOf('quanto dá em reais 5 vezes 3 caixas de 12 litros?')).not.toContain('R$s');
  });
});

describe('A result that the seller rejects', () => {
  const SUM = '2 mesas de 310 e 4 bancos de 95, quanto dá?';

  it('gives way to the one that the seller states', () => {
    const reply = lastOf(SUM, 'essa conta está errada. O certo é R$ 990,00');
    expect(reply).toContain('**R$ 990**');
  });

  it('is no part of the next sum', () => {
    const reply = lastOf(
      SUM,
      'isso está errado, essa soma não existe',
      'São 3 armários a R$ 700,00 e 2 camas a R$ 900,00. Quanto dá?',
    );
    expect(reply).toContain('R$ 3.900');
    expect(reply).not.toContain('1.000');
  });

  it('stays where a price of it is put right', () => {
    expect(lastOf(SUM, 'o certo é R$ 320 cada mesa')).not.toContain('**R$ 320**');
  });
});

describe('An earlier result', () => {
  const SUM = '2 vasos de R$ 390,00 mais 3 reparos de R$ 620,00: quanto dá?';

  it('is not added to an order that joins its own goods', () => {
    expect(lastOf('4 fontes de 500, quanto dá?', SUM)).toContain('**R$ 2.640**');
  });

  it('is not multiplied by a count of other goods', () => {
    const reply = lastOf(SUM, '12 pedestais com 8% a menos, quanto dá?');
    expect(reply).not.toContain('× R$ 2.640');
    expect(reply).not.toContain('R$ 2.640 ×');
  });

  it('is multiplied where the message goes on with it', () => {
    expect(lastOf(SUM, 'e se forem 3 pedidos desses?')).toContain('R$ 7.920');
  });
});
