import { describe, expect, it } from 'vitest';
import { describedSetup, playPractice, tradeSetup } from '../../testing/practice.ts';
import { fitsType } from '../asked/answer-type.ts';
import { createPractice } from '../index.ts';
import { plain } from '../reading/plain.ts';

const practice = createPractice();
const SALON = tradeSetup({
  who: 'donas de salão',
  pain: 'cliente que marca e falta',
  offer: 'sistema de agenda',
});
const RESTAURANT = tradeSetup({
  who: 'donos de restaurante',
  pain: 'entrega atrasada',
  offer: 'embalagens',
});
const BRIDE = tradeSetup({ who: 'noivas', pain: 'medo de atraso', offer: 'maquiagem de noiva' });
const SETUPS = [SALON, RESTAURANT, BRIDE];
const FIRST = ['Oi, aqui é o Bruno, tudo bem?', 'O que mais te incomoda hoje nisso?'];
const PRICED = [...FIRST, 'Fica R$ 900.'];
const SEEDS = [1, 2, 3, 4, 5];

const answered = (setup: typeof SALON, seed: number, messages: readonly string[]) =>
  playPractice(practice, { ...setup, seed }, messages).last;
const textOf = ({ bubbles }: { bubbles: readonly { text: string }[] }): string =>
  bubbles.map(({ text }) => text).join(' / ');

describe('a question without an answer', () => {
  it.each([
    'Quantos parafusos tem na porta?',
    'Quem pintou o muro da frente?',
    'Por que o portão é azul?',
    'Quando o vizinho de trás viajou?',
  ])('gets a rough one of its kind: %s', (text) => {
    for (const seed of SEEDS) {
      const last = answered(SALON, seed, [...FIRST, text]);
      expect(last.bubbles.length).toBeGreaterThan(0);
      expect(fitsType(plain(text), last.bubbles.at(-1)?.text ?? '')).toBe(true);
    }
  });
});

describe('the questions of a message', () => {
  it.each(SETUPS)('are answered beside an open objection, in %#', (setup) => {
    for (const seed of SEEDS) {
      const last = answered(setup, seed, [...PRICED, 'Você mora em que bairro? Tem filhos?']);
      expect(last.decision?.move).not.toMatch(/^(?:insist|object)$/);
      expect(last.bubbles.length).toBeGreaterThan(0);
    }
  });

  it.each(SETUPS)('are answered beside a price, which gets a reply, too, in %#', (setup) => {
    for (const seed of SEEDS) {
      const { turns } = playPractice(practice, { ...setup, seed }, [
        ...PRICED,
        'Faço por R$ 800 então. Você mora em que bairro?',
      ]);
      const last = turns.at(-1);
      expect(last?.bubbles.length).toBeGreaterThan(1);
      expect(last?.bubbles[0]?.text).toMatch(/R\$ 800/u);
    }
  });

  it('never get more than three bubbles', () => {
    for (const seed of SEEDS) {
      const text =
        'Abre que horas? Quantas pessoas trabalham aí? Tem estacionamento? Aceita cartão?';
      expect(answered(SALON, seed, [...FIRST, text]).bubbles.length).toBeLessThan(4);
    }
  });

  it('are none where they only guess the answer to the one before', () => {
    for (const seed of SEEDS) {
      const last = answered(RESTAURANT, seed, [...FIRST, 'Que bairro é aí? Centro ou zona sul?']);
      expect(last.bubbles.length).toBeLessThan(3);
    }
  });
});

describe('a lower price', () => {
  it.each(['Faço por 800', 'tá bom, R$ 780', 'consigo fechar em 750 pra você'])(
    'is answered with that price: %s',
    (text) => {
      for (const setup of SETUPS) {
        for (const seed of SEEDS) {
          const last = answered(setup, seed, [...PRICED, text]);
          expect(textOf(last)).toContain(/\d{3}/.exec(text)?.[0]);
        }
      }
    },
  );
});

describe('a proposed time', () => {
  it.each([
    'Posso passar aí quinta às 15h?',
    'Ok pra quinta ou pra sexta?',
    'Vamos marcar uma conversa quinta às 10h?',
    'Levo uma amostra na quinta às 9h, pode ser?',
  ])('is named in the answer, whatever the answer is: %s', (text) => {
    for (const setup of SETUPS) {
      for (const seed of SEEDS) {
        expect(textOf(answered(setup, seed, [...PRICED, text]))).toMatch(/quinta|sexta/iu);
      }
    }
  });
});

describe('the offer of somebody else', () => {
  it('has one price in a session', () => {
    const setup = describedSetup({
      description: 'donos de loja que pagam imposto a mais',
      offer: 'contabilidade',
    });
    let named = 0;
    for (const seed of [...SEEDS, 6, 7, 8, 9, 10]) {
      const { turns } = playPractice(practice, { ...setup, seed }, [
        ...FIRST,
        'E o outro orçamento, quanto era?',
        'Quanto o concorrente cobrou mesmo?',
      ]);
      const said = turns.slice(-2).map((turn) => /R\$ [\d.]+/.exec(textOf(turn))?.[0]);
      const prices = new Set(said.filter((one) => one !== undefined));
      expect(prices.size).toBeLessThan(2);
      if (/orçamento|mais ninguém|outro/.test(textOf(turns.at(-2) ?? { bubbles: [] }))) named += 1;
    }
    expect(named).toBeGreaterThan(7);
  });
});
