import { describe, expect, it } from 'vitest';
import {
  describedSetup,
  findsItDear,
  playPractice,
  sessionLog,
  tradeSetup,
} from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { beginning } from '../session.ts';
import type { SessionState } from '../types.ts';
import { consistent } from './consistency.ts';
import { CRITERIA } from './criteria.ts';
import { improvementsOf } from './improvements.ts';
import { NOT_APPLICABLE } from './judged.ts';
import { finalPrice } from './margin.ts';
import { outcomeOf } from './outcome.ts';
import { rewriteFor } from './rewrite.ts';
import { givenBack } from './said.ts';
import { strengthOf } from './strength.ts';
import { linksOf } from './value.ts';

const practice = createPractice();
const GYM = describedSetup(
  { description: 'donos de academia que perdem aluno em janeiro', offer: 'sistema de matrícula' },
  { price: 900 },
);
const PIANO = tradeSetup(
  { who: 'adultos', pain: 'medo de tocar em público', offer: 'aula de piano' },
  { price: 900 },
);
const SETUPS = [GYM, PIANO];

const stated = (setup: typeof GYM, more: Partial<SessionState> = {}): Partial<SessionState> => ({
  ...{ trust: 60, value: 30, known: ['pain'] },
  revealed: [{ key: 'pain', text: beginning(setup).buyer.facts.pain }],
  ...more,
});
const KEYS = ['listening', 'value', 'objections', 'next_step', 'clarity', 'opening'] as const;
const markedOf = (log: ReturnType<typeof sessionLog>, status = 'undecided' as const) =>
  consistent(KEYS.map((key) => ({ key, weight: 10, ...CRITERIA[key](log, status) })));

describe('a question about who decides', () => {
  const asks = (text: string) => {
    const buyer = { ...beginning(GYM).buyer, partner: null };
    const log = sessionLog(GYM, stated(GYM, { buyer, known: ['pain', 'decision_maker'] }), [text]);
    return CRITERIA.decision_maker(log, 'undecided').mark;
  };

  it.each([
    'Quem dá a palavra final aí?',
    'Você resolve sozinho ou precisa conversar com seu sócio?',
    'Seu pai, o diretor, também opina?',
    'Tem mais alguém envolvido nessa escolha?',
    'E sua esposa, concorda?',
  ])('is one: %s', (text) => expect(asks(text)).toBe(4));

  it.each([
    'Sua esposa malha também?',
    'Quem mais trabalha na recepção?',
    'Mais alguém reclamou da fila?',
    'Você fala com os alunos por onde?',
    'O dono do prédio é de lá?',
  ])('is none, and earns no full mark: %s', (text) => expect(asks(text)).toBeLessThan(4));
});

describe('the margin', () => {
  it.each(['Dou aula, 900 por mês, quer?', 'faço por 900, topa?', 'O plano é R$ 900.'])(
    'loses nothing by the list price: %s',
    (text) => {
      for (const setup of SETUPS) {
        const log = sessionLog(setup, {}, [text]);
        expect(finalPrice(log).lowering).toEqual([]);
        expect(CRITERIA.margin(log, 'undecided')).toMatchObject({ mark: null });
      }
    },
  );

  it('is judged alike without an agreement and a lower price, resolved or not', () => {
    for (const setup of SETUPS) {
      const dear = findsItDear(setup);
      const raised = (dear.raised ?? []).map((one) => ({ ...one, isResolved: true }));
      for (const state of [dear, { ...dear, raised, isOpen: false, reflections: 2 }]) {
        const log = sessionLog(setup, state, ['Entendo, pesa mesmo.']);
        expect(CRITERIA.margin(log, 'undecided')).toMatchObject({ mark: null, lack: 'untouched' });
      }
    }
  });

  it.each(['Se for no Pix hoje, faço por R$ 850.', 'Pagando à vista deixo por 850.'])(
    'keeps what was exchanged for something: %s',
    (text) => {
      for (const setup of SETUPS) {
        const log = sessionLog(setup, { ...findsItDear(setup), value: 60 }, [text]);
        expect(CRITERIA.margin(log, 'won').mark).toBeGreaterThan(2);
      }
    },
  );
});

describe('the buyer’s words given back', () => {
  it('may be a run of common ones', () => {
    const log = sessionLog(GYM, stated(GYM), [
      ['E falta professor?', 'umas duas vezes por semana, sem aviso'],
      'Duas vezes por semana cansa qualquer um.',
    ]);
    expect(givenBack(log, 1)?.text).toMatch(/^Duas vezes/);
  });

  it('may be those of the conversation before a silence', () => {
    const setup = describedSetup(
      { description: 'donos de padaria que perdem pão no fim do dia', offer: 'sistema' },
      { price: 900, scene: 'ghosting' },
    );
    const [first] = beginning(setup).revealed;
    const words = first?.text.split(/[.!?] ?/)[0] ?? '';
    const log = sessionLog(setup, { count: 0 }, [`Lembrei do que você contou: ${words}.`]);
    expect(givenBack(log, 0)).toBeDefined();
  });

  it('link what the seller does in the next sentence', () => {
    const log = sessionLog(GYM, stated(GYM), [
      ['Me conta mais?', 'a matrícula trava na catraca e o aluno desiste'],
      'A matrícula trava na catraca e o aluno desiste, entendi. Eu cadastro tudo pelo celular antes.',
    ]);
    expect(linksOf(log)).toHaveLength(1);
  });
});

describe('a rewritten message', () => {
  it('keeps the seller’s question behind the words of the buyer', () => {
    const answer = 'perco aluno na catraca e devolvo a matrícula';
    for (const setup of SETUPS) {
      const revealed = [{ key: 'impact', text: answer }];
      const log = sessionLog(setup, { ...stated(setup), revealed, lastRevealed: ['impact'] }, [
        ['O que mais te incomoda hoje?', answer],
        'E quantos professores você tem?',
      ]);
      const [first, second] = log.turns;
      if (!first || !second) throw new RangeError('Two messages');
      second.before = { ...first.before, recent: [answer], previous: answer };
      expect(rewriteFor(log, 'listening', 'some')?.text).toBe(
        'Entendi, então você perde aluno na catraca e devolve a matrícula. Me conta mais uma coisa: quantos professores você tem?',
      );
    }
  });

  it.each([
    ['Dá pra dividir em 6 vezes no cartão.', /^Entendo, .{1,60} 6 vezes .{1,80}\?$/],
    ['Está comparando com qual outro?', /^Entendo, .*qual outro\?$/],
  ])('acknowledges what was objected before the seller’s own words: %s', (own, better) => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, findsItDear(setup), [own]);
      const fault = { messageId: 'm0', start: 0, end: own.length, quote: own };
      expect(rewriteFor(log, 'objections', 'acknowledged', fault)?.text).toMatch(better);
    }
  });

  it('has no quotation marks and no placeholder', () => {
    for (const setup of SETUPS) {
      for (let seed = 1; seed <= 4; seed++) {
        const own = { ...setup, seed };
        const { entries } = playPractice(practice, own, [
          'Oi, aqui é o Bruno, vi seu contato e queria entender o seu caso.',
          'O que mais te incomoda hoje?',
          'Quanto isso te custa?',
          'Certo. E quem decide?',
          'Tenho um plano completo que resolve.',
          'Fica em 900 reais.',
          'Faço por 800 então.',
        ]);
        const { improvements } = practice.review(own, entries, 'undecided');
        for (const { rewrite = '' } of improvements) expect(rewrite).not.toMatch(/[“”{}[\]…]/u);
      }
    }
  });
});

describe('what to improve', () => {
  it('is no step that named its day, and not the same message twice', () => {
    for (const setup of SETUPS) {
      for (let seed = 1; seed <= 4; seed++) {
        const own = { ...setup, seed };
        const { entries } = playPractice(practice, own, [
          'Oi, aqui é o Bruno, vi seu contato. O que mais te incomoda hoje?',
          'Entendi. E faz quanto tempo?',
          'O valor é 900.',
          'Posso passar aí quinta às 15h?',
        ]);
        const { improvements } = practice.review(own, entries, 'undecided');
        const quotes = improvements.flatMap(({ quote }) => (quote ? [quote.messageId] : []));
        expect(new Set(quotes).size).toBe(quotes.length);
        expect(improvements.map(({ key }) => key)).not.toContain('next_step');
      }
    }
  });

  it('is not what has to wait for the problem', () => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, {}, ['Temos o melhor plano.', 'Custa 900.', 'Vamos fechar?']);
      const marked = (['problem', ...KEYS] as const).map((key) => ({
        key,
        weight: 10,
        ...CRITERIA[key](log, 'undecided'),
      }));
      const keys = improvementsOf(log, marked, 'respect').map(({ key }) => key);
      expect(keys[0]).toBe('problem');
      expect(keys).not.toContain('listening');
    }
  });
});

describe('the strength', () => {
  it('of a session that sold nothing is form only, or one thing that happened', () => {
    for (const setup of SETUPS) {
      const { entries } = playPractice(practice, setup, ['oi', '900 por mês, quer?', 'e 700?']);
      const { strength } = practice.review(setup, entries, 'undecided');
      expect(strength.text).toMatch(/^(?:Desta vez|O melhor momento|O que)/);
    }
  });

  it('is nothing that the buyer rejected', () => {
    const log = sessionLog(GYM, { ...findsItDear(GYM), value: 10 }, [
      'Se fechar até sexta, faço por 860.',
    ]);
    const [turn] = log.turns;
    const marked = [
      { key: 'margin' as const, weight: 7, ...CRITERIA.margin(log, 'undecided') },
      { key: 'clarity' as const, weight: 5, ...CRITERIA.clarity(log, 'undecided') },
    ];
    expect(turn?.sayings.map(({ move }) => move)).toContain('tradeEarly');
    expect(strengthOf(log, marked).quote).toBeUndefined();
  });
});

describe('why the buyer bought or not', () => {
  const none = { key: 'next_step' as const, weight: 8, ...NOT_APPLICABLE };

  it('is the objection that is still open', () => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, { ...findsItDear(setup) }, ['Entendo.']);
      const outcome = outcomeOf(log, 'undecided', markedOf(log));
      expect(outcome).toMatch(/^A pessoa não comprou porque/);
    }
  });

  it('is the problem that nobody reached, before any objection', () => {
    const log = sessionLog(GYM, { known: [] }, ['Custa 900.']);
    expect(outcomeOf(log, 'undecided', [none])).toMatch(/não chegou ao que incomoda/);
  });

  it('names what helped after a sale, and a lower price where there was one', () => {
    const log = sessionLog(GYM, { ...findsItDear(GYM), value: 60 }, ['Faço por 700.']);
    expect(outcomeOf(log, 'won', [none])).toBe('A pessoa comprou porque o preço baixou.');
  });

  it('is nothing where nothing was written', () => {
    expect(outcomeOf(sessionLog(GYM, {}, []), 'undecided', [])).toBeNull();
  });

  it('says the same as the criterion of the next step', () => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, stated(setup), ['Então é isso, obrigado pela conversa.']);
      const marked = markedOf(log);
      expect(marked.find(({ key }) => key === 'next_step')?.lack).toBe('none');
      expect(outcomeOf(log, 'undecided', marked)).toMatch(/antes de você pedir um passo/);
    }
  });
});
