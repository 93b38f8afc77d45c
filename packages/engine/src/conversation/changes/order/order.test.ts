import { describe, expect, it } from 'vitest';
import { talkOf } from '../../../testing/talk.ts';
import { clausesOfOrder } from './clauses.ts';
import { readOrder } from './reader.ts';
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
