import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { plain } from '../reading/plain.ts';

const practice = createPractice();

function lastSaid(description: string, offer: string, to: string, question: string): string {
  const setup = describedSetup({ description, offer, to }, { seed: 5 });
  let { state } = practice.open(setup);
  const greeted = practice.receive(setup, state, 'Oi, aqui é o Bruno, tudo bem?');
  ({ state } = greeted);
  return plain(
    practice
      .receive(setup, state, question)
      .bubbles.map(({ text }) => text)
      .join(' / '),
  );
}
const business = (description: string, question: string) =>
  lastSaid(description, 'sistema de gestão', 'Pequenas empresas', question);
const person = (description: string, question: string) =>
  lastSaid(description, 'troca de janelas', 'Pessoas físicas', question);

describe('a number of things', () => {
  it.each([
    ['donos de restaurante', 'Quantas mesas tem aí?', /mesas/],
    ['donos de restaurante', 'Quantos funcionários vocês têm?', /\d|somos/],
    ['escolas infantis particulares', 'Quantos alunos?', /alunos/],
    ['donos de pousada', 'Quantos quartos tem?', /quartos/],
  ])('of a business is its own: %s, %s', (description, question, expected) => {
    expect(business(description, question)).toMatch(expected);
  });

  it.each([
    ['donos de restaurante', 'Quantos quartos tem?', /mesas|moro|quartos e/],
    ['donos de restaurante', 'Quantos alunos?', /almocos|refeicoes/],
    ['escolas infantis particulares', 'Quantas mesas tem aí?', /salas|quadra/],
    ['donos de pet shop', 'Quantos quartos tem?', /loja|metros/],
  ])('is not that of other things: %s, %s', (description, question, other) => {
    expect(business(description, question)).not.toMatch(other);
  });

  it.each([
    ['famílias com casa', 'Quantas mesas tem aí?', /quintal|apartamento|sobrado/],
    ['motoristas de aplicativo', 'Quantos clientes você atende por dia?', /vezes por/],
    ['famílias com bebê', 'Quantos filhos você tem?', /^tem \d+ meses$|tres/],
  ])('of a household is no frequency, place or age: %s, %s', (description, question, other) => {
    expect(person(description, question)).not.toMatch(other);
  });
});
