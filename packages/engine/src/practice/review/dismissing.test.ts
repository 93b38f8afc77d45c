import { describe, expect, it } from 'vitest';
import { findsItDear, sessionLog, tradeSetup } from '../../testing/practice.ts';
import type { SessionState } from '../types.ts';
import { consistent } from './consistency.ts';
import { CRITERIA } from './criteria.ts';
import { improvementsOf } from './improvements.ts';
import { finalPrice } from './margin.ts';
import { strengthOf } from './strength.ts';

const FLOOR = tradeSetup(
  { who: 'famílias', pain: 'medo de poeira na casa', offer: 'troca de piso por cômodo' },
  { price: 2_000 },
);
const dear = (previous = 'achei caro'): Partial<SessionState> => ({
  ...findsItDear(FLOOR),
  previous,
});
const KEYS = ['objections', 'respect', 'clarity', 'questions', 'opening'] as const;

function reviewOf(text: string, state = dear()) {
  const log = sessionLog(FLOOR, state, [text, 'E quantos cômodos são?']);
  const marked = consistent(
    KEYS.map((key) => ({ key, weight: 10, ...CRITERIA[key](log, 'undecided') })),
  );
  const strength = strengthOf(log, marked);
  const of = (key: string) => marked.find((one) => one.key === key);
  return { of, strength, improvements: improvementsOf(log, marked, strength.key) };
}

describe('an objection that is waved off', () => {
  it.each([
    'Isso é frescura, ninguém liga pra poeira.',
    'Ah, deixa disso, vamos marcar.',
    'Imagina, isso nunca deu problema comigo.',
    'Salgado nada, tá é barato.',
    'Caro é refazer tudo daqui a um ano.',
    'Que isso, relaxa que dá certo.',
  ])('is not handled, costs respect and is no strength: %s', (text) => {
    const { of, strength } = reviewOf(text);
    expect(of('objections')?.mark).toBeLessThan(2);
    expect(of('objections')?.lack).toBe('dismissed');
    expect(of('respect')?.mark).toBeLessThan(4);
    expect(strength.key).not.toBe('objections');
    expect(strength.quote?.messageId).not.toBe('m0');
  });

  it.each([
    'Não é bobagem, é dinheiro seu. O que pesa mais, o total ou a parcela?',
    'Entendo, pode parecer frescura pra uns, mas poeira incomoda mesmo.',
    'Imagino que assuste. O que te preocupa mais?',
    'Você não paga nada até o piso estar pronto.',
    'Me avisa se eu estiver dizendo bobagem, tá?',
  ])('is none where it is taken seriously: %s', (text) =>
    expect(reviewOf(text).of('objections')?.lack).not.toBe('dismissed'),
  );

  it('is the first lesson, with the words of the buyer and a question instead', () => {
    const { improvements } = reviewOf(
      'Isso é bobeira sua.',
      dear('tenho medo de sujar a casa toda'),
    );
    expect(improvements[0]).toMatchObject({ key: 'objections', quote: { messageId: 'm0' } });
    expect(improvements[0]?.rewrite).toMatch(
      /^Entendo, você tem medo de sujar a casa toda\. .+\?$/,
    );
  });
});

describe('haste', () => {
  it.each([
    'Faço por R$ 1.800 se você decidir agora.',
    'Decide já, nem precisa pensar.',
    'Garante sua vaga, viu? Só tenho três!',
    'Me responde!',
    'As outras empresas só pensam em dinheiro.',
  ])('lowers respect and is named: %s', (text) => {
    const { of } = reviewOf(text);
    expect(of('respect')?.mark).toBeLessThan(4);
    expect(of('respect')?.phrase).toBeTruthy();
  });

  it('is no exchange for a lower price', () => {
    const log = sessionLog(FLOOR, dear(), ['Faço por R$ 1.700 se você fechar agora.']);
    expect(finalPrice(log).isTraded).toBe(false);
    expect(CRITERIA.margin(log, 'undecided')).toMatchObject({ lack: 'haste' });
    const onPix = sessionLog(FLOOR, dear(), ['Se for no Pix, faço por R$ 1.900.']);
    expect(finalPrice(onPix).isTraded).toBe(true);
  });
});

describe('a smaller part for less', () => {
  it.each([
    'O valor eu não baixo, mas se fizer só duas salas sai R$ 900.',
    'Consigo a metade menor por R$ 900, sem mexer no preço do resto.',
    'Dá pra ficar com apenas um cômodo: aí sai R$ 700.',
  ])('is no discount: %s', (text) => {
    const { lowering, offered } = finalPrice(sessionLog(FLOOR, dear(), [text]));
    expect(lowering).toEqual([]);
    expect(offered === null || offered === 2_000).toBe(true);
  });
});

describe('a quote', () => {
  it('of the decision is the question, also beside an unfair sentence', () => {
    const log = sessionLog(FLOOR, dear(), [
      'Preciso da resposta hoje. Quem paga, você ou sua esposa?',
    ]);
    const { evidence } = CRITERIA.decision_maker(log, 'undecided');
    expect(evidence.map(({ quote }) => quote)).toEqual(['Quem paga, você ou sua esposa?']);
  });

  it('of a step is no question of payment where a step was proposed', () => {
    const log = sessionLog(FLOOR, dear(), [
      'Prefere cartão ou boleto?',
      'Posso passar aí quarta às 9h pra medir os cômodos?',
    ]);
    const { evidence } = CRITERIA.next_step(log, 'undecided');
    expect(evidence[0]?.quote).toMatch(/^Posso passar/);
  });

  it('of a consequence is no question of the price', () => {
    const state = { ...dear(), known: ['pain' as const] };
    const log = sessionLog(FLOOR, state, ['É a parcela que te pesa?', 'O que isso causa no dia?']);
    const { evidence } = CRITERIA.consequence(log, 'undecided');
    expect(evidence.map(({ quote }) => quote)).not.toContain('É a parcela que te pesa?');
  });
});

describe('a long message', () => {
  it('keeps a conversation from being praised as short', () => {
    const long = `Oi, aqui é o Beto. Trabalho com piso, ${'porcelanato, vinílico, laminado e madeira, '.repeat(9)}posso ir?`;
    const log = sessionLog(FLOOR, { count: 0 }, [long, ...Array(9).fill('E a sala, como é?')]);
    expect(CRITERIA.clarity(log, 'undecided').mark).toBeLessThan(4);
  });

  it('is not a short one with a single question', () => {
    const log = sessionLog(FLOOR, dear(), ['E o que mais te incomoda na sala?']);
    const turns = log.turns.map((turn) => ({
      ...turn,
      sayings: [{ move: 'dump' as const }],
      replies: [{ messageId: 'r', text: 'calma, uma coisa de cada vez' }],
    }));
    expect(CRITERIA.clarity({ ...log, turns }, 'undecided').lack).not.toBe('complained');
  });
});
