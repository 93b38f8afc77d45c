import { describe, expect, it } from 'vitest';
import { describedSetup, findsItDear, sessionLog, tradeSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import type { SessionState } from '../types.ts';
import { objectedByYou } from './as-you.ts';
import { CRITERIA } from './criteria.ts';
import { contradicts, stepsOf } from './objection-steps.ts';
import { rewriteFor } from './rewrite.ts';

const CLINIC = describedSetup(
  { description: 'donas de clínica que perdem paciente por atraso', offer: 'agenda online' },
  { price: 600 },
);
const POOL = tradeSetup(
  { who: 'famílias', pain: 'piscina verde no verão', offer: 'tratamento de piscina' },
  { price: 600 },
);
const SETUPS = [CLINIC, POOL];

const stated = (setup: typeof CLINIC, more: Partial<SessionState> = {}): Partial<SessionState> => ({
  ...{ trust: 60, value: 30, known: ['pain'] },
  revealed: [{ key: 'pain', text: beginning(setup).buyer.facts.pain }],
  ...more,
});
const wholeOf = (text: string) => ({ messageId: 'm0', start: 0, end: text.length, quote: text });

describe('a contradiction', () => {
  it.each([
    'Não é caro, é investimento.',
    'Preço não é problema, a gente parcela.',
    'Ué, mas você disse que queria.',
    'Mas vale cada centavo.',
  ])('takes no objection seriously: %s', (text) => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, findsItDear(setup), [text]);
      expect(stepsOf(log, 'undecided', 0).acknowledged).toBeNull();
      expect(CRITERIA.objections(log, 'undecided').praised ?? []).toEqual([]);
    }
  });

  it.each(['entendo que pese', 'faz sentido comparar', 'e um valor alto mesmo'])(
    'is none: %s',
    (folded) => expect(contradicts(folded)).toBe(false),
  );
});

describe('money that the buyer said to have', () => {
  const state = (setup: typeof CLINIC): Partial<SessionState> => ({
    ...findsItDear(setup),
    known: ['pain'],
    lastRevealed: [],
  });
  const logWith = (setup: typeof CLINIC, ...later: string[]) => {
    const log = sessionLog(setup, state(setup), [
      'Entendo. O que pesa mais, o total ou a parcela?',
      ...later,
    ]);
    const budget = { key: 'budget', text: 'Tinha separado uns R$ 400.' };
    const turns = log.turns.map((turn, at) => ({
      ...turn,
      after: {
        ...turn.after,
        revealed: [...turn.after.revealed, budget],
        lastRevealed: at === 0 ? ['budget'] : [],
        raised: turn.after.raised.map((one) => ({ ...one, isResolved: true })),
      },
      replies: at === 0 ? [{ messageId: 'r0', text: budget.text }] : turn.replies,
    }));
    const raised = log.last.raised.map((one) => ({ ...one, isResolved: true }));
    return { ...log, turns, last: { ...log.last, raised } };
  };

  it('and that is less than the price limits the mark where nobody spoke of it', () => {
    for (const setup of SETUPS) {
      const log = logWith(setup, 'A agenda evita o atraso que você contou. Isso resolve?');
      const { mark, lack } = CRITERIA.objections(log, 'undecided');
      expect(mark).toBeLessThan(3);
      if (mark === 2) expect(lack).toBe('budget');
    }
  });

  it('does not, where another way to pay was named', () => {
    for (const setup of SETUPS) {
      const log = logWith(setup, 'Dá pra fazer em 3 vezes, com R$ 200 de entrada. Isso ajuda?');
      expect(CRITERIA.objections(log, 'undecided').lack).not.toBe('budget');
    }
  });
});

describe('a question about effects', () => {
  it.each(['não sei te dizer', 'depende, varia muito', 'deixa eu confirmar e te falo'])(
    'that was put off earns no more than having asked: %s',
    (reply) => {
      for (const setup of SETUPS) {
        const log = sessionLog(setup, stated(setup), [['O que isso te causa?', reply]]);
        const turns = log.turns.map((turn) => ({
          ...turn,
          after: { ...turn.after, lastRevealed: [] },
          sayings: [{ move: 'topic' as const }],
        }));
        expect(CRITERIA.consequence({ ...log, turns }, 'undecided').mark).toBeLessThan(2);
      }
    },
  );
});

describe('before anything is sold', () => {
  it('there is no margin and no form of payment to judge', () => {
    for (const setup of SETUPS) {
      const buyer = {
        ...beginning(setup).buyer,
        partner: { text: 'meu marido', gender: 'm' as const },
      };
      const known: SessionState['known'] = ['pain', 'decision_maker'];
      const log = sessionLog(setup, stated(setup, { buyer, known, isPartnerInvolved: true }), [
        'Quem mais participa da decisão?',
        'O valor é R$ 600.',
        'Posso passar aí quinta às 9h e mostrar pra vocês dois?',
      ]);
      expect(CRITERIA.margin(log, 'advanced')).toMatchObject({ mark: null, lack: 'untouched' });
      expect(CRITERIA.decision_maker(log, 'advanced')).toMatchObject({ mark: 4 });
    }
  });
});

describe('what was objected, said to the buyer', () => {
  it.each([
    ['não conheço a empresa de vocês', 'você não conhece a nossa empresa'],
    ['ninguém que eu conheço comprou com vocês', 'ninguém que você conhece comprou com a gente'],
    ['sei, mas trocar dá trabalho', 'trocar dá trabalho'],
    ['tô vendo outras opções também', 'você tá vendo outras opções também'],
    ['esse preço pesou, viu', 'esse preço pesou para você'],
    ['tenho medo de me apertar depois', 'você tem medo de se apertar depois'],
    ['terça passada ficamos parados', 'terça passada vocês ficaram parados'],
  ])('%s', (said, yours) => expect(objectedByYou(said)).toBe(yours));

  it.each(['me manda por e-mail', 'tem desconto?', 'já caí numa dessas e me arrependi'])(
    'is left out where that is not certain: %s',
    (said) => expect(objectedByYou(said)).toBeNull(),
  );
});

describe('a rewritten message about an objection', () => {
  it('keeps no contradiction, merit or price of the seller', () => {
    const own = 'Não é caro, é investimento. Somos a melhor do ramo. Fica R$ 600 mesmo.';
    for (const setup of SETUPS) {
      const log = sessionLog(setup, findsItDear(setup), [own]);
      const text = rewriteFor(log, 'objections', 'acknowledged', wholeOf(own))?.text ?? '';
      expect(text).toMatch(/^Entendo, .+\?$/);
      expect(text).not.toMatch(/investimento|melhor|600/);
    }
  });

  it('puts the check behind the answer, before a day is proposed', () => {
    const own = 'Você testa a primeira semana sem pagar e decide depois. Pode ser quinta às 9h?';
    for (const setup of SETUPS) {
      const log = sessionLog(setup, findsItDear(setup), [own]);
      expect(rewriteFor(log, 'objections', 'confirmed', wholeOf(own))?.text).toBe(
        'Você testa a primeira semana sem pagar e decide depois. Isso resolve para você?',
      );
    }
  });
});

describe('a rewritten long message', () => {
  it('keeps its order and one question', () => {
    const own = `Olha, deixa eu te explicar como funciona a visita: ${'passo aí, meço tudo e anoto, '.repeat(5)}sem custo. Quantas salas são? E quem cuida? E abre que horas?`;
    for (const setup of SETUPS) {
      const log = sessionLog(setup, stated(setup), [own]);
      const text = rewriteFor(log, 'clarity', 'quiz', wholeOf(own))?.text ?? '';
      expect(text.match(/\?/g) ?? []).toHaveLength(1);
      expect(text.endsWith('?')).toBe(true);
    }
  });
});

describe('a lower price rewritten', () => {
  it('asks for something in return, and begins small where the drop is large', () => {
    for (const setup of SETUPS) {
      const own = 'Tá bom, faço por R$ 450.';
      const log = sessionLog(setup, { ...findsItDear(setup), value: 60 }, [own]);
      const [plain, small] = [null, 'much'].map(
        (lack) => rewriteFor(log, 'margin', lack)?.text ?? '',
      );
      for (const text of [plain, small]) expect(text).toContain('à vista');
      expect(plain).toContain('R$ 450');
      expect(small).toContain('R$ 570');
    }
  });
});
