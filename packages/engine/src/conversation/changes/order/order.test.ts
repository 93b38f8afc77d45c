import { describe, expect, it } from 'vitest';
import { talkOf } from '../../../testing/talk.ts';
import { clausesOfOrder } from './clauses.ts';
import { totalOf } from './figures.ts';
import { readOrder } from './reader.ts';
import { withoutThing } from './things.ts';
import { withValuesOf } from './values.ts';

const last = (...messages: string[]) => talkOf(messages, { sellerName: 'Nair' }).last;
const draft = (...messages: string[]): string => last(...messages).artefact?.text ?? '';

const BUS =
  'Escreva para a Cora avisando que a excursão sai na terça às 6h, custa R$ 95 e volta às 20h.';

describe('an order of a change', () => {
  it.each([
    ['Quinta. Terça tenho procissão.', /quinta/, /terça|procissão/],
    ['110.', /R\$ 110/, /95/],
    ['tira o preço q ela ja sabe', /6h/, /95|sabe/],
    [
      'Comece com "Cara Cora, boa tarde!" e termine com "Até lá".',
      /^Cara Cora, boa tarde! .*Até lá\.$/s,
      /Oi/,
    ],
    ['põe que o lanche é por minha conta', /O lanche é por minha conta\./, /põe/],
  ])('is done: %s', (order, wanted, unwanted) => {
    const reply = last(BUS, order);
    expect(reply.act.kind).toBe('change');
    expect(reply.artefact?.text).toMatch(wanted);
    expect(reply.artefact?.text).not.toMatch(unwanted);
  });

  it.each([
    ['Terça não. Domingo.', /domingo/, /terça/],
    ['bota um "boa noite, querida" no início', /^Boa noite, querida!/, /Oi/],
    ['Acrescente uma frase perguntando se alguém enjoa em viagem.', /enjoa em viagem\?/, /frase/],
    [
      'O valor é R$ 99, porque o diesel subiu, uma pena, e a volta é às 21h.',
      /99.{1,60}21h/s,
      /95|20h/,
    ],
  ])('is done in one reading: %s', (order, wanted, unwanted) => {
    const { text } = last(BUS, order).artefact ?? { text: '' };
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(unwanted);
  });

  it('takes a text back to the version that had what is named', () => {
    const text = draft(BUS, 'Quinta. Terça tenho procissão.', '110.', 'Volta a de terça, com 95.');
    expect(text).toMatch(/terça.{1,60}95/s);
    expect(text).not.toMatch(/quinta|110/);
  });

  it('changes a thing and its value', () => {
    const asked = 'Escreva para o Davi sobre o pacote Bronze, de R$ 200 por mês.';
    const text = draft(asked, 'O pacote certo é o Platina, de R$ 350.');
    expect(text).toMatch(/Platina.{1,60}350/s);
    expect(text).not.toMatch(/Bronze|200/);
  });

  it('gives another version the values of the text as it stands', () => {
    const text = draft(BUS, 'Quinta. Terça tenho procissão.', 'me dá outra versão');
    expect(text).toMatch(/quinta/);
    expect(text).not.toMatch(/terça/);
  });

  it('takes a text back to what it was', () => {
    const text = draft(BUS, 'Deixe de fora o preço.', 'Melhor não: volte à versão anterior.');
    expect(text).toContain('R$ 95');
  });

  it('asks which value is meant where several fit equally', () => {
    const reply = last('Escreva para a Cora: busco às 6h e deixo às 20h.', 'é 21h');
    expect(reply.text).toMatch(/^O que passa a ser “21h”/);
  });

  it.each(['ELA PAGOU 95 agora!', 'quanto dá 95 vezes 3?'])('is not: %s', (message) => {
    expect(last(BUS, message).act.kind).not.toBe('change');
  });
});

describe('clauses of an order', () => {
  it('keep quoted words and corrections in one piece', () => {
    expect(clausesOfOrder('não é Zilda, é Zélia. troca "a, e b" por "c"')).toMatchObject([
      { text: 'não é Zilda, é Zélia' },
      { text: 'troca "a, e b" por "c"' },
    ]);
  });

  it('are no part of a text where they only say why', () => {
    const { operations, unread } = readOrder('sai quinta, pois na terça o carro vai à oficina', {
      text: 'Oi, Cora! A excursão sai na terça às 6h.',
      earlier: [],
    });
    expect(operations).toMatchObject([{ kind: 'values' }]);
    expect(unread).toEqual([]);
  });
});

describe('values of a clause', () => {
  it('take the place of those of the same thing, everywhere', () => {
    const { text } = withValuesOf(
      'o frete é 40',
      'Assunto: frete de R$ 30\n\nA mesa sai por R$ 300, com frete de R$ 30.',
    );
    expect(text).toBe('Assunto: frete de R$ 40\n\nA mesa sai por R$ 300, com frete de R$ 40.');
  });

  it('never are a time of the day where they say how long something takes', () => {
    const { isChanged } = withValuesOf('aviso de 24 horas', 'Te espero na sexta às 17h.');
    expect(isChanged).toBe(false);
  });
});

describe('the values of one message', () => {
  it.each([
    ['40, fica 180', 'Oi! 30 mini coxinhas, 120, sexta.', '40 mini coxinhas, 180'],
    [
      'pastel agora são 60, fica 150',
      'Orçamento: 200 empadas 300 e 40 pastéis 100.',
      '200 empadas 300 e 60 pastéis 150',
    ],
    ['1.240', 'Oi! 2 portas, 1.280 instaladas, terça 9h.', '1.240'],
  ])('are matched together: %s', (clause, text, wanted) => {
    expect(withValuesOf(clause, text).text).toContain(wanted);
  });
});

describe('a total', () => {
  it.each([
    ['São 50 telhas, por R$ 12 a telha.', 'R$ 600'],
    ['Orçamento: 200 empadas R$ 300 e 40 pastéis R$ 100.', 'R$ 400'],
    ['Mesa R$ 300, frete R$ 50 e 4 cadeiras R$ 200.', null],
  ])('is that of the things that a text prices: %s', (text, wanted) => {
    expect(totalOf(text)).toBe(wanted);
  });
});

describe('a thing that a text names otherwise', () => {
  it.each([
    ['Aula na quarta, às 8h, no clube Paineiras.', 'o local', 'Aula na quarta, às 8h.'],
    ['Corte e escova, sábado 10h, 130.', 'o preço', 'Corte e escova, sábado 10h.'],
    ['A visita fica em R$ 90, no dia 3, às 15h.', 'o horário', 'A visita fica em R$ 90, no dia 3.'],
  ])('is taken out of: %s', (text, what, wanted) => {
    expect(withoutThing(text, what)).toBe(wanted);
  });
});
