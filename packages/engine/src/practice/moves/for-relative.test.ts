import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';

const practice = createPractice();
const SHOES = describedSetup(
  {
    description:
      'É a filha que cuida da mãe. A mãe tem joanete e o pé inchado, nenhum sapato de loja serve. Tem medo de queda. Já comprou chinelo na internet e não adiantou',
    offer: 'sapato sob medida',
    to: 'Pessoas físicas',
  },
  { price: 420 },
);
const ALARM = describedSetup(
  {
    description:
      'filhos que moram longe do pai idoso, que esquece o remédio e não atende o telefone. Já tentaram cuidadora e não deu certo',
    offer: 'monitoramento de idosos',
    to: 'Pessoas físicas',
  },
  { price: 200 },
);
const SEEDS = [1, 2, 3, 4, 5];

function lastReply(setup: typeof SHOES, messages: readonly string[]): string {
  let { state } = practice.open(setup);
  let last = '';
  for (const message of messages) {
    const turn = practice.receive(setup, state, message);
    ({ state } = turn);
    last = turn.bubbles.map(({ text }) => text.toLowerCase()).join(' / ');
  }
  return last;
}

const replies = (setup: typeof SHOES, messages: readonly string[]): string[] =>
  SEEDS.map((seed) => lastReply({ ...setup, seed }, messages));

describe('a buyer who buys for a relative', () => {
  it('gives the number of the one who wears it', () => {
    for (const reply of replies(SHOES, ['Boa tarde, sou a Ivone', 'Que número ela calça?'])) {
      expect(reply).toMatch(/(?:ela|ele) calça \d\d/);
      expect(reply).not.toMatch(/visto/);
    }
  });

  it('says whose a number is', () => {
    const asked = ['Oi, é a Ivone', 'Esse número é o dela ou o seu?'];
    for (const reply of replies(SHOES, asked)) expect(reply).toMatch(/é del[ea], não é meu/);
  });

  it('answers what hurts with the words of the ICP', () => {
    for (const reply of replies(SHOES, ['Oi, é a Ivone', 'O que ela sente no pé?'])) {
      expect(reply).toMatch(/joanete|nenhum sapato de loja serve/);
    }
    for (const reply of replies(ALARM, ['Oi, é o Davi', 'O que está acontecendo com ele?'])) {
      expect(reply).toMatch(/esquece o remédio/);
    }
  });

  it('answers both questions of a message', () => {
    const asked = ['Oi, é a Ivone', 'Que idade tem ela, e ela já levou algum tombo?'];
    for (const reply of replies(SHOES, asked)) {
      expect(reply).toMatch(/\d\d/);
      expect(reply).toMatch(/banheiro|cozinha|quintal|escada/);
    }
  });

  it('tells one story of what was tried', () => {
    const asked = ['Oi, é a Ivone', 'Como vocês fazem hoje? Já compraram em outra loja?'];
    for (const reply of replies(SHOES, asked)) {
      expect(reply).toMatch(/comprei chinelo/);
      expect(reply).not.toMatch(/mais barato|que eu saiba não/);
    }
  });

  it('names one of the things that are offered', () => {
    const colours = ['Oi, é a Ivone', 'Quer azul, vinho ou cinza?'];
    for (const reply of replies(SHOES, colours)) expect(reply).toMatch(/azul|vinho|cinza/);
  });
});
