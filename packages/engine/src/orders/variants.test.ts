import { describe, expect, it } from 'vitest';
import { answerOrder, bookOf, type Order } from './index.ts';
import type { ListLine } from './price-list.ts';

const lines = (...texts: string[]): ListLine[] =>
  texts.map((line) => ({ line, item: '', conditions: [], section: '', file: 'lista.txt' }));

/** What each message of a talk is answered: a figure, whether it is stated, or a question. */
function talk(list: readonly ListLine[], ...messages: string[]): string[] {
  let order: Order | null = null;
  return messages.map((message, at) => {
    const found = answerOrder(message, order, bookOf(list, messages.slice(0, at + 1)));
    order = found?.order ?? order;
    if (!found) return 'none';
    if (found.isQuestion) return found.says;
    return `${Math.round(found.value * 100) / 100}${found.isSure ? '' : ' ?'}`;
  });
}
const figures = (list: readonly ListLine[], ...messages: string[]): string[] =>
  talk(list, ...messages).map((one) => one.replace(' ?', ''));

describe('An order of goods with a price in each column', () => {
  const RENT = lines(
    'Equipamento · dia · semana · mês',
    'Furadeira de impacto · 30,00 · 110,00 · 280,00',
    'Lixadeira orbital · 25,00 · 90,00 · 220,00',
  );

  it('takes the column that the message names', () => {
    expect(figures(RENT, '2 furadeiras e 1 lixadeira por semana, quanto dá?')).toEqual(['310']);
  });

  it('takes the column of the payment and changes with it', () => {
    const list = lines(
      'Produto · à vista · a prazo',
      'Luminária de mesa · 90 · 99',
      'Abajur de cerâmica · 120 · 132',
    );
    expect(
      figures(list, '2 luminárias e 1 abajur à vista, quanto dá?', 'e a prazo, quanto fica?'),
    ).toEqual(['300', '330']);
  });
});

describe('An order of goods with sets of sizes on one line', () => {
  const CLOTHES = lines(
    'jaleco P ao G 80 / GG 95',
    'avental infantil tam 2 a 6: 40 / tam 8 a 12: 52',
  );

  it('takes the set that has the size', () => {
    expect(figures(CLOTHES, '2 jalecos M e 1 avental infantil tam 10, quanto dá?')).toEqual([
      '212',
    ]);
    expect(figures(CLOTHES, '2 jalecos GG e 3 aventais tam 4, quanto dá?')).toEqual(['310']);
  });
});

describe('An order of lots', () => {
  const PRINTS = lines('Etiqueta adesiva: 500 un 80 · 1.000 un 130', 'Carimbo 45,00');

  it('takes what so many cost together', () => {
    expect(figures(PRINTS, '1.000 etiquetas e 2 carimbos, quanto dá?')).toEqual(['220']);
  });

  it('asks for a count of which the list has no lot', () => {
    expect(talk(PRINTS, '300 etiquetas e 1 carimbo, quanto dá?')[0]).toContain('?');
  });
});

describe('What is added to goods', () => {
  const GIFTS = lines('caneca 30', 'camiseta 45', 'gravação de nome + 8 por peça');

  it('is counted by the goods that it is added to', () => {
    expect(
      figures(GIFTS, '3 canecas e 2 camisetas, quanto dá?', 'com gravação em todas, quanto fica?'),
    ).toEqual(['180', '220']);
  });
});

describe('What is added by a measure', () => {
  it('is counted by what the goods have of it', () => {
    const list = lines('piso vinílico 60 o m² (colocação + 15 o m²)', 'rodapé 12');
    expect(figures(list, '20 m² de piso vinílico com colocação, quanto dá?')).toEqual(['1500']);
  });

  it('is asked for where pieces of measured goods are not known', () => {
    const list = lines('cortina kg 60', 'bainha + 10 por peça');
    expect(talk(list, '3 kg de cortina com bainha, quanto dá?')[0]).not.toMatch(/^\d/);
  });
});

describe('The unit of a price', () => {
  const FOOD = lines('ovo caipira (dúzia) 15', 'queijo minas kg 48', 'tela mosquiteira 70 o m²');

  it('is that of a note behind the name', () => {
    expect(talk(FOOD, '3 dúzias de ovo caipira e 2 kg de queijo, quanto dá?')).toEqual(['141']);
  });

  it('is converted between pieces, dozens and hundreds', () => {
    expect(talk(FOOD, '24 ovos e 1 kg de queijo, quanto dá?')).toEqual(['78']);
    expect(talk(FOOD, '500 g de queijo e 1 dúzia de ovos, quanto dá?')).toEqual(['39']);
  });

  it('is asked for where the count is in another one', () => {
    expect(talk(FOOD, '2 litros de queijo e 1 dúzia de ovos, quanto dá?')[0]).toContain(
      'por quilo',
    );
    expect(talk(FOOD, '4 telas mosquiteiras e 1 kg de queijo, quanto dá?')[0]).toContain(
      'por metro quadrado',
    );
  });

  it('is answered by a number alone', () => {
    expect(
      figures(FOOD, '4 telas mosquiteiras e 1 kg de queijo, quanto dá?', '6 metros quadrados')[1],
    ).toBe('468');
  });

  it('is asked for of a pack that is counted by its weight', () => {
    const list = lines('fardo de carvão 10 kg 90', 'acendedor 6');
    expect(talk(list, '20 kg de carvão e 2 acendedores, quanto dá?')[0]).not.toMatch(/^\d+$/);
  });

  it('is stated with a doubt where a count has none', () => {
    expect(talk(FOOD, '2 queijos e 1 dúzia de ovos, quanto dá?')).toEqual(['111 ?']);
    expect(talk(FOOD, '5 metros de tela mosquiteira, quanto dá?')).toEqual(['350 ?']);
  });

  it('is taken from the size of each', () => {
    expect(figures(FOOD, '2 telas mosquiteiras de 3 m² e 1 kg de queijo, quanto dá?')).toEqual([
      '468',
    ]);
  });
});

describe('A change of an order of variants', () => {
  const SHOP = lines(
    'vaso de barro P 20 / M 35 / G 50',
    'muda de manjericão 8',
    'muda de hortelã 7',
  );

  it('puts other goods in the place of a line', () => {
    expect(
      figures(
        SHOP,
        '2 vasos de barro M e 4 mudas de manjericão, quanto dá?',
        'trocou o manjericão por hortelã, quanto fica?',
      ),
    ).toEqual(['102', '98']);
  });
});

describe('A share that is added', () => {
  const REPAIRS = lines('bainha 20', 'zíper 30', 'urgente + 50%', 'a partir de 4 peças 10%');

  it('is of all goods of its order', () => {
    expect(
      talk(REPAIRS, '2 bainhas e 1 zíper, quanto dá?', 'ela quer urgente, quanto fica?'),
    ).toEqual(['70', '105']);
  });

  it('is put as a question beside another order', () => {
    const [, , both] = talk(
      REPAIRS,
      '2 bainhas e 1 zíper, quanto dá?',
      'outra cliente: 2 zíperes, quanto dá?',
      'as duas juntas, com a urgente da primeira?',
    );
    expect(both).toMatch(/\?|none/);
  });

  it('is no discount by pieces for metres', () => {
    const list = lines('barra de lençol 9 o metro', 'zíper 30', 'a partir de 4 peças 10%');
    expect(figures(list, '6 metros de barra de lençol e 1 zíper, quanto dá?')).toEqual(['84']);
  });
});

describe('The orders of two customers', () => {
  it('are added and compared by their totals', () => {
    const list = lines('cesta pequena 60', 'cesta grande 110');
    expect(
      figures(
        list,
        '2 cestas pequenas e 1 cesta grande, quanto dá?',
        'outro cliente: 3 cestas grandes, quanto dá?',
        'os dois juntos, quanto dá?',
      ),
    ).toEqual(['230', '330', '560']);
  });
});
