import { describe, expect, it } from 'vitest';
import {
  describedSetup,
  findsItDear,
  playPractice,
  practiceSetup,
  sessionLog,
} from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { CRITERIA } from './criteria.ts';

const practice = createPractice();
const SHOP = describedSetup({
  description: 'donos de loja que pagam imposto a mais',
  offer: 'contabilidade',
});
const GARAGE = describedSetup({
  description: 'donos de oficina que perdem tempo procurando peça',
  offer: 'sistema de estoque',
});
const SETUPS = [SHOP, GARAGE, practiceSetup({ level: 'easy' })];

describe('a price that the buyer asked for', () => {
  it.each(['mas custa quanto?', 'e o valor?', 'fala o preço logo', 'quanto fica isso?'])(
    'is no fault of who names it: %s',
    (previous) => {
      for (const setup of SETUPS) {
        const text = `Fica em R$ ${setup.offer.price.toLocaleString('pt-BR')}.`;
        const log = sessionLog(setup, { previous, value: 10 }, [text]);
        const { mark, lack } = CRITERIA.price_timing(log, 'undecided');
        expect([mark, lack]).toEqual([null, 'requested']);
        expect(log.last.trust).toBe(log.first.trust);
        const unasked = sessionLog(setup, { previous: 'sei', value: 10 }, [text]);
        expect(CRITERIA.price_timing(unasked, 'undecided').mark).toBeLessThanOrEqual(1);
        expect(unasked.last.trust).toBeLessThan(log.last.trust);
      }
    },
  );
});

describe('a price that is only kept', () => {
  it.each([
    (price: string) => `${price} é o menor que consigo`,
    (price: string) => `Por menos de ${price} não consigo.`,
    () => 'Não tenho como baixar.',
  ])('wins nobody over', (say) => {
    for (const setup of SETUPS) {
      const before = findsItDear(setup);
      const log = sessionLog(setup, before, [say(setup.offer.price.toLocaleString('pt-BR'))]);
      expect(log.last.trust).toBeLessThanOrEqual(before.trust ?? 0);
      expect(log.last.raised[0]?.isResolved).toBe(false);
    }
  });
});

describe('an objection of the last answer', () => {
  it('is not marked, since nobody could meet it', () => {
    let late = 0;
    for (const setup of SETUPS) {
      const text = `Fica em R$ ${setup.offer.price.toLocaleString('pt-BR')}.`;
      const log = sessionLog(setup, { trust: 60, value: 10 }, ['Como é hoje?', text]);
      if (!log.last.isOpen) continue;
      late += 1;
      const { mark, lack } = CRITERIA.objections(log, 'undecided');
      expect([mark, lack]).toEqual([null, 'late']);
      const answered = sessionLog(setup, { trust: 60, value: 10 }, ['Como é hoje?', text, 'Sei.']);
      expect(CRITERIA.objections(answered, 'undecided').mark).not.toBeNull();
    }
    expect(late).toBeGreaterThan(1);
  });
});

describe('a form of payment that was named', () => {
  it.each(['Dá para pagar no Pix.', 'Parcelo em 10x no cartão.', 'Pode ser boleto.'])(
    'is not asked for again: %s',
    (text) => {
      for (const setup of SETUPS) {
        const state = {
          ...findsItDear(setup),
          known: ['pain' as const, 'decision_maker' as const],
        };
        const log = sessionLog(setup, state, ['Mais alguém decide isso com você?', text]);
        expect(CRITERIA.decision_maker(log, 'undecided').lack).not.toBe('form');
      }
    },
  );
});

describe('a day of the service', () => {
  it.each([
    'Por isso eu entrego toda segunda às 6h.',
    'Eu passo na sua loja todo dia às 9h e recolho as notas.',
  ])('is shown as no step: %s', (text) => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, { trust: 60, known: ['pain'] }, [text]);
      const { evidence, lack } = CRITERIA.next_step(log, 'undecided');
      expect(evidence.map(({ quote }) => quote)).not.toContain(text);
      expect(lack).toBe('none');
    }
  });
});

describe('the evidence of the next step', () => {
  it.each([
    ['Fechamos o pedido no Pix?', 'Pode ser amanhã às 15h?'],
    ['Fecha comigo hoje?', 'Que tal quinta às 10h, por vídeo?'],
    ['Passo aí segunda às 9h?', 'Então quarta às 16h, pode ser?'],
  ])('is the last message that proposed a day and an hour: %s, then %s', (first, then) => {
    for (const setup of SETUPS) {
      const state = { trust: 0, value: 0, known: ['pain' as const] };
      const log = sessionLog(setup, state, [first, then, 'Quem mais decide isso?']);
      const { evidence, missed } = CRITERIA.next_step(log, 'undecided');
      expect(evidence.map(({ messageId }) => messageId)).toEqual(['m1']);
      expect(missed?.messageId ?? 'm1').toBe('m1');
    }
  });

  it('names listening as what was missing where nothing was given back', () => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, { trust: 0, known: ['pain'] }, ['Pode ser amanhã às 15h?']);
      const { mark, lack } = CRITERIA.next_step(log, 'undecided');
      expect({ mark, lack }).toEqual({ mark: 1, lack: 'reflections' });
    }
  });
});

describe('the mark of respect', () => {
  it.each([
    ['Garanto que você dobra o lucro em um mês.', /garante um resultado/],
    ['É a última vaga, fecha logo!', /pressão/],
    ['Deixa de ser ignorante.', /menospreza/],
    ['Seu contador é um picareta.', /fala mal/],
  ])('names the sentence that it is about: %s', (text, named) => {
    for (const setup of SETUPS) {
      const greeting = 'Oi, aqui é o Bruno, vi o seu contato. O que mais te incomoda hoje?';
      const { entries, status } = playPractice(practice, setup, [greeting, text]);
      const { criteria, improvements } = practice.review(setup, entries, status);
      const advice = criteria.find(({ key }) => key === 'respect')?.advice ?? '';
      expect(advice).toContain(text.replace(/[.!]$/, '').slice(0, 20));
      expect(advice).toMatch(named);
      expect(advice).not.toContain('Bruno');
      expect(improvements.map(({ key }) => key)).toContain('respect');
    }
  });
});

describe('a session that goes on from a silence', () => {
  const silent = practiceSetup({ scene: 'ghosting' });
  const USEFUL =
    'Oi! Fiz a conta de uma casa igual à sua: a parcela fica perto da conta de luz. Te mando?';

  it('is not judged like a first conversation', () => {
    const messages = ['e aí, pensou?', 24, 'viu minha mensagem?'];
    const { entries } = playPractice(practice, silent, messages);
    const { criteria } = practice.review(silent, entries, 'undecided');
    const judged = criteria.filter(({ mark }) => mark !== null).map(({ key }) => key);
    expect(judged).not.toEqual(
      expect.arrayContaining(['questions', 'consequence', 'decision_maker', 'next_step']),
    );
    expect(criteria.find(({ key }) => key === 'respect')?.advice).toMatch(/cobra uma resposta/);
  });

  it('calls a useful message no demand', () => {
    const { entries } = playPractice(practice, silent, [24, USEFUL, 'O que te deixou em dúvida?']);
    const { criteria } = practice.review(silent, entries, 'undecided');
    const respect = criteria.find(({ key }) => key === 'respect');
    expect(respect?.mark).toBe(4);
  });
});

describe('the first thing to improve', () => {
  it('is the problem while it is unknown', () => {
    for (const setup of SETUPS) {
      const { entries, status } = playPractice(practice, setup, [
        'Oi, aqui é o Bruno, temos o sistema mais completo.',
        'O nosso atendimento é muito bom e rápido.',
      ]);
      const { improvements, criteria } = practice.review(setup, entries, status);
      expect(improvements[0]?.key).toBe('problem');
      expect(criteria.find(({ key }) => key === 'value')?.advice).toMatch(/antes de conhecer/);
    }
  });
});

describe('a refusal', () => {
  it.each(['O que falta para você decidir?', 'É só isso que te segura?', 'O que te segura hoje?'])(
    'is explained when the seller asks for the reason: %s',
    (text) => {
      let explained = 0;
      for (const setup of SETUPS) {
        const log = sessionLog(
          setup,
          {
            ...findsItDear(setup),
            isOpen: false,
            raised: [],
            queue: [],
            previous: 'sei',
            trust: 40,
          },
          ['Posso passar aí quinta às 15h?', text],
        );
        const [refused, asked] = log.turns;
        if (refused?.sayings.at(-1)?.move !== 'refuseStep') continue;
        if (!asked?.sentences.some(({ act }) => act === 'isolate_objection')) continue;
        explained += 1;
        expect(asked.sayings.at(-1)?.move).toMatch(/^(?:object|notYet)$/);
      }
      expect(explained).toBeGreaterThan(0);
    },
  );
});
