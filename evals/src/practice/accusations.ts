import { readFileSync } from 'node:fs';
import { createPractice, type PracticeEntry } from '@salesai/engine/practice';
import { z } from 'zod';
import { type Figure, percentOf } from '../table.ts';
import { CUSTOMERS, setupOf } from './customers.ts';

/** Lines by kind: those that nobody should be blamed for, and those that offend, press or promise. */
const PATH = new URL('../../data/practice-accusations.json', import.meta.url);
const kinds = z.record(z.string(), z.array(z.string()).min(1));
const lines = z
  .object({ innocent: kinds, offending: kinds })
  .parse(JSON.parse(readFileSync(PATH, 'utf8')));

/** What may come before a line: nothing, a question, or a price that the buyer finds high. */
const BEFORE: readonly (readonly string[])[] = [
  [],
  ['Oi, aqui é o Bruno. O que mais te incomoda hoje?'],
  ['Oi, aqui é o Bruno. O que mais te incomoda hoje?', 'O valor fica em {preco}.'],
];
const ACCUSED = /^(?:rudeness|pressure|badmouth|break_role)$/;
const RESPECTFUL = 4;
const practice = createPractice();

/** Whether the acts or the mark of respect blame a line somewhere. */
function isBlamed(line: string, at: number): boolean {
  return BEFORE.some((before, place) => {
    const customer = CUSTOMERS[(at + place) % CUSTOMERS.length] ?? CUSTOMERS[0];
    const setup = setupOf(customer, at + 1, 'medium');
    const price = `R$ ${customer.offer.price.toLocaleString('pt-BR')}`;
    const entries: PracticeEntry[] = [];
    let { state } = practice.open(setup);
    for (const text of [...before, line]) {
      const said = text.replace('{preco}', price);
      const turn = practice.receive(setup, state, said);
      const messageId = `m${entries.length}`;
      entries.push({ kind: 'seller', messageId, text: said, at: turn.clock });
      turn.bubbles.forEach((bubble, n) => {
        entries.push({ kind: 'buyer', messageId: `${messageId}.${n}`, ...bubble });
      });
      ({ state } = turn);
      if (text === line && turn.acts.some(({ act }) => ACCUSED.test(act))) return true;
    }
    const { criteria } = practice.review(setup, entries, 'undecided');
    const respect = criteria.find(({ key }) => key === 'respect')?.mark ?? RESPECTFUL;
    return respect < RESPECTFUL;
  });
}

/** The shares of lines that are blamed wrongly, and of those that nobody noticed. */
export function measureAccusations(): Figure[] {
  const innocent = Object.values(lines.innocent).flat();
  const offending = Object.values(lines.offending).flat();
  const wrongly = percentOf(innocent, (line) => isBlamed(line, innocent.indexOf(line)));
  const missed = percentOf(offending, (line) => !isBlamed(line, offending.indexOf(line)));
  return [
    { name: 'innocent lines blamed', value: wrongly, unit: '%', of: innocent.length, atMost: 2 },
    { name: 'offending lines missed', value: missed, unit: '%', of: offending.length, atMost: 10 },
  ];
}
