import { describe, expect, it } from 'vitest';
import { findsItDear, sessionLog, tradeSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import type { SessionState } from '../types.ts';
import { objectedByYou, yoursOf } from './as-you.ts';
import { CRITERIA } from './criteria.ts';
import { outcomeOf } from './outcome.ts';
import { firstQuestion, questionsIn, withOneQuestion } from './question-count.ts';
import type { SessionLog } from './replay.ts';

const SETUP = tradeSetup(
  { who: 'donos de sítio', pain: 'cerca que cai na chuva', offer: 'cerca de arame' },
  { price: 1_800 },
);
const KNOWN: Partial<SessionState> = { trust: 60, value: 30, known: ['pain'] };
const DEAR = findsItDear(SETUP);

const quotesIn = (log: SessionLog, key: keyof typeof CRITERIA): string[] =>
  CRITERIA[key](log, 'undecided').evidence.map(({ quote }) => quote);

describe('a question about the decision', () => {
  it.each(['Decide logo, quer quantos metros?', 'O que falta pra você decidir?', 'Vai querer?'])(
    'is not one that asks for the decision: %s',
    (text) => {
      const { lack } = CRITERIA.decision_maker(sessionLog(SETUP, KNOWN, [text]), 'undecided');
      expect(lack).toBe('asked');
    },
  );

  it('is one that asks whose it is', () => {
    const log = sessionLog(SETUP, KNOWN, ['Quem decide isso com você?']);
    expect(CRITERIA.decision_maker(log, 'undecided').lack).not.toBe('asked');
  });
});

describe('the end of a conversation', () => {
  const endOf = (text: string, reply: string, status: 'lost' | 'ghosted') =>
    outcomeOf(sessionLog(SETUP, DEAR, [[text, reply]]), status, []);

  it('names an offence, pressure and a refusal as what they were', () => {
    const offended = endOf('Você é um miserável.', 'não aceito isso', 'lost');
    expect(offended).toContain('por causa de uma ofensa: “não aceito isso”');
    expect(endOf('Decide logo, amanhã sobe.', 'então deixa', 'lost')).toContain('com pressão');
    expect(endOf('O arame é galvanizado.', 'não quero', 'lost')).toContain('A pessoa recusou');
  });

  it('is no refusal where nobody answered any more', () =>
    expect(endOf('O arame é galvanizado.', 'hum', 'ghosted')).not.toContain('recusou'));
});

describe('the evidence for handling an objection', () => {
  it.each([
    'Foi mal, escrevi demais.',
    'Não é exagero não, é que amanhã o arame sobe.',
    'Achou caro porque você nunca comprou arame bom.',
    'Quem quer barato leva cerca podre.',
  ])('is no apology, denial or scorn: %s', (text) =>
    expect(quotesIn(sessionLog(SETUP, DEAR, [text]), 'objections')).toEqual([]),
  );
});

describe('a question of a cause or an event', () => {
  it.each([
    'O que foi que aconteceu com a cerca?',
    'O que está acontecendo aí no pasto?',
    'O que causou isso?',
  ])('is none about what the problem leads to: %s', (text) =>
    expect(quotesIn(sessionLog(SETUP, KNOWN, [text]), 'consequence')).not.toContain(text),
  );
});

describe('the questions of a message', () => {
  it.each([
    ['Que arame você usa, quantos metros tem e quem colocou?', 3],
    ['Tudo bem? Me conta, o que acontece quando chove?', 1],
    ['Qual o tamanho do pasto? Tem porteira?', 2],
    ['Você prefere arame liso ou farpado?', 1],
  ])('are counted inside a sentence, greetings apart: %s', (text, count) =>
    expect(questionsIn(text)).toBe(count),
  );

  it('are cut to the first', () => {
    expect(firstQuestion('Que arame você usa, quantos metros tem?')).toBe('Que arame você usa?');
    expect(withOneQuestion('Anotei. Qual o tamanho? Tem porteira?')).toBe(
      'Anotei. Qual o tamanho?',
    );
  });

  it('are no good rhythm where the buyer complains of them', () => {
    const log = sessionLog(SETUP, KNOWN, [
      ['Qual o tamanho do pasto? Tem porteira?', 'calma, quantas perguntas'],
    ]);
    const triple = sessionLog(SETUP, KNOWN, [
      'Que arame você usa hoje?',
      'E quem cuida do gado?',
      'Que pasto é, quantos metros tem e quem colocou a cerca?',
      'Qual o maior problema da cerca?',
    ]);
    expect(CRITERIA.questions(log, 'undecided').lack).toBe('complained');
    const { lack, evidence } = CRITERIA.questions(triple, 'undecided');
    expect(lack).toBe('crowded');
    expect(evidence.some(({ quote }) => quote.includes('quantos metros'))).toBe(false);
  });
});

describe('a price that falls', () => {
  const price = { ...beginning(SETUP).price, stated: 1_800, offered: 1_800 };

  it('is named with its steps', () => {
    const log = sessionLog(SETUP, { ...DEAR, price }, ['Faço por 1.600.', 'Vai, 1.400 então.']);
    const { lack, phrase } = CRITERIA.margin(log, 'undecided');
    expect([lack, phrase]).toEqual(['repeated', 'R$ 1.800, R$ 1.600, R$ 1.400']);
  });

  it.each([
    'Dá pra fazer só a frente do sítio por 1.400.',
    'Se quiser fica em 1.400, tirando a porteira.',
  ])('is no discount of a smaller job: %s', (text) => {
    const log = sessionLog(SETUP, { ...DEAR, price }, [text]);
    expect(CRITERIA.margin(log, 'undecided').mark ?? 4).toBe(4);
  });
});

describe('what the buyer said, given back', () => {
  it('has a verb, and nothing of a chat', () => {
    expect(yoursOf(['a cerca caindo na chuva'])).toBe('a cerca está caindo na chuva');
    expect(yoursOf(['cerca velha de arame farpado'])).toBeNull();
    expect(yoursOf(['de pasto até que tá bem, é a chuva mesmo'])).toBeNull();
    expect(objectedByYou('hum, caro, hein 😊')).toBeNull();
    expect(objectedByYou('por esse dinheiro tem que ter mais')).toBeNull();
  });
});
