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
import { CRITERIA } from './criteria.ts';
import { finalPrice, splitsPrice } from './margin.ts';
import { stepsOf } from './objection-steps.ts';
import { givenBack } from './said.ts';
import { hurryIn, scornIn } from './tone.ts';
import { linksOf } from './value.ts';

const practice = createPractice();
const BAKERY = describedSetup(
  { description: 'donos de padaria que perdem pão no fim do dia', offer: 'sistema de produção' },
  { price: 900 },
);
const SCHOOL = tradeSetup(
  { who: 'pais de crianças', pain: 'filho que não lê', offer: 'curso de leitura' },
  { price: 900 },
);
const SETUPS = [BAKERY, SCHOOL];
const alone = (setup: typeof BAKERY) => ({ ...beginning(setup).buyer, partner: null });

/** A buyer who has stated of the problem. */
const stated = (setup: typeof BAKERY, more: Partial<SessionState> = {}): Partial<SessionState> => ({
  ...{ trust: 60, value: 30, known: ['pain'] },
  revealed: [{ key: 'pain', text: beginning(setup).buyer.facts.pain }],
  ...more,
});

describe('what is behind an objection', () => {
  it.each([
    'Caro comparado com o quê?',
    'Até quanto você esperava gastar nisso?',
    'O que ainda falta pra você ficar seguro?',
    'O que te assusta, o total ou a mensalidade?',
    'Esse outro orçamento inclui o quê?',
  ])('was asked for: %s', (question) => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, findsItDear(setup), [`Entendo você. ${question}`]);
      expect(stepsOf(log, 'undecided', 0).asked?.sentence.text).toBe(question);
      expect(CRITERIA.objections(log, 'undecided').lack).not.toBe('asked');
    }
  });

  it.each(['Você tem cachorro?', 'Quantos funcionários tem aí?', 'Mora em casa?'])(
    'was not asked for: %s',
    (question) => {
      for (const setup of SETUPS) {
        const log = sessionLog(setup, findsItDear(setup), [question]);
        expect(stepsOf(log, 'undecided', 0).asked).toBeNull();
      }
    },
  );

  it.each([
    'E se a gente começar agora e o primeiro boleto ficar pra março?',
    'Dá pra dividir em 6x no cartão sem juros.',
    'Em três meses o que você deixa de perder paga o sistema.',
  ])('was answered: %s', (answer) => {
    for (const setup of SETUPS) {
      const log = sessionLog(setup, findsItDear(setup), ['Entendo, pesa mesmo.', answer]);
      expect(stepsOf(log, 'undecided', 0).answered?.sentence.text).toBe(answer);
    }
  });

  it.each(['Só um trouxa paga aluguel a vida toda.', 'Faço por 700 então.'])(
    'is shown by nothing like: %s',
    (text) => {
      for (const setup of SETUPS) {
        const log = sessionLog(setup, findsItDear(setup), [text, 'O que te segura?']);
        const { evidence } = CRITERIA.objections(log, 'undecided');
        expect(evidence.map(({ quote }) => quote)).not.toContain(text);
      }
    },
  );
});

describe('a price in parts', () => {
  it.each([
    ['700 de entrada e os 200 que sobram em 2 vezes', 900],
    ['entrada de 300 e 3x de 200', 900],
    ['2.500 agora e mais 700 na entrega', 3_200],
    ['1,5 mil não: 1.500 hoje, 1.000 em maio e 700 em junho', 3_200],
  ])('adds up: %s', (text, price) => expect(splitsPrice(text, price)).toBe(true));

  it.each([
    ['faço por 850 com entrada de 200', 900],
    ['fica 700', 900],
    ['12x de 90', 900],
  ])('does not: %s', (text, price) => expect(splitsPrice(text, price)).toBe(false));

  it('is no lower price', () => {
    for (const setup of SETUPS) {
      const state = { ...findsItDear(setup), value: 60, known: ['pain' as const] };
      const log = sessionLog(setup, state, ['E se for 700 de entrada e 200 no mês que vem?']);
      expect(finalPrice(log)).toMatchObject({ offered: 900, conceded: 0 });
    }
  });

  it('or for a smaller start is no lower price either', () => {
    const log = sessionLog(BAKERY, findsItDear(BAKERY), [
      'Posso fazer assim: começo com uma loja só por R$ 600 no primeiro mês.',
    ]);
    expect(finalPrice(log)).toMatchObject({ offered: 900, conceded: 0 });
  });
});

describe('a discount on a condition', () => {
  it('is judged where the buyer put it off, too', () => {
    for (const setup of SETUPS) {
      const state = { ...findsItDear(setup), value: 10 };
      const text = 'Se você fechar o ano inteiro com 20% de entrada, faço por R$ 870.';
      const log = sessionLog(setup, state, [text]);
      expect(CRITERIA.margin(log, 'undecided')).toMatchObject({ mark: 4 });
    }
  });
});

describe('somebody who decides alone', () => {
  it('has nobody to be included', () => {
    for (const setup of SETUPS) {
      const state = stated(setup, { buyer: alone(setup), known: ['pain', 'decision_maker'] });
      const log = sessionLog(setup, state, ['Mais alguém participa da decisão com você?']);
      expect(CRITERIA.decision_maker(log, 'undecided')).toMatchObject({ mark: 4, lack: null });
    }
  });

  it('is not asked for with scorn', () => {
    const state = stated(BAKERY, { buyer: alone(BAKERY), known: ['pain', 'decision_maker'] });
    const log = sessionLog(BAKERY, state, ['você decide ou é sua mulher que manda aí?']);
    const { mark, lack, evidence } = CRITERIA.decision_maker(log, 'undecided');
    expect([mark, lack]).toEqual([2, 'scorn']);
    expect(evidence.map(({ messageId }) => messageId)).not.toContain('m0');
  });

  it('is not asked for by a question about something else', () => {
    const state = stated(BAKERY, { buyer: alone(BAKERY), known: ['pain', 'decision_maker'] });
    const log = sessionLog(BAKERY, state, [
      ['Esse prejuízo é de quem, seu ou da equipe?', 'é só comigo, eu resolvo'],
    ]);
    expect(CRITERIA.decision_maker(log, 'undecided')).toMatchObject({ mark: 3, lack: 'unasked' });
  });
});

describe('words of the buyer in one of the next two messages', () => {
  it.each([
    'Oitenta pães no lixo todo dia, isso dói.',
    'Oitenta pães no lixo é dinheiro, hein... Você já mediu isso?',
    'Você me contou que joga pães no lixo no domingo.',
  ])('are given back: %s', (text) => {
    const log = sessionLog(BAKERY, stated(BAKERY), [
      ['Me conta mais?', 'jogo oitenta pães no lixo, domingo é pior'],
      ['E como é o forno?', 'a gás'],
      text,
    ]);
    expect(givenBack(log, 2)).toBeDefined();
  });

  it.each([
    'Então fica domingo às 10h pra eu ver o lixo e os pães.',
    'Por que você joga oitenta pães no lixo?',
    'Nosso sistema calcula os pães e evita o lixo.',
  ])('are not given back by a date, a question or an offer: %s', (text) => {
    const log = sessionLog(BAKERY, stated(BAKERY), [
      ['Me conta mais?', 'jogo oitenta pães no lixo, domingo é pior'],
      text,
    ]);
    expect(givenBack(log, 1)).toBeUndefined();
  });

  it('are found behind the first words of a long conversation', () => {
    const long = Array.from({ length: 12 }, (_, at) => `resposta comprida ${at} `.repeat(6).trim());
    const log = sessionLog(BAKERY, stated(BAKERY), [
      ...long.map((reply): [string, string] => ['E depois?', reply]),
      ['E o forno?', 'o forno italiano quebrou na páscoa'],
      'Forno italiano quebrado na páscoa é um sufoco.',
    ]);
    expect(givenBack(log, log.turns.length - 1)).toBeDefined();
  });
});

describe('a link of the offer to the case', () => {
  const LOSES = [['Me conta mais?', 'jogo oitenta pães no lixo, domingo é pior']] as const;

  it.each([
    'Assim você para de jogar oitenta pães no lixo.',
    'Com o nosso cálculo, você não joga mais pães no lixo.',
    'Eu calculo a fornada antes, que é o que você contou do domingo com pães sobrando.',
  ])('is seen whatever act it was read as: %s', (text) => {
    const log = sessionLog(BAKERY, stated(BAKERY), [...LOSES, text]);
    expect(linksOf(log).map(({ sentence }) => sentence.text)).toEqual([text]);
    expect(CRITERIA.value(log, 'undecided').lack).not.toBe('none');
  });

  it.each([
    'Somos a maior empresa do ramo.',
    'Passo aí domingo às 9h pra ver os pães no lixo.',
    'Você joga oitenta pães no lixo por quê?',
  ])('is no merit, date or question: %s', (text) => {
    const log = sessionLog(BAKERY, stated(BAKERY), [...LOSES, text]);
    expect(linksOf(log)).toEqual([]);
  });
});

describe('evidence of a consequence', () => {
  it.each([
    'Medo, preço ou tempo?',
    'O forno tá firme ou fica mexendo?',
    'O outro custava quanto?',
  ])('is no question of another kind: %s', (text) => {
    const log = sessionLog(BAKERY, stated(BAKERY), [text]);
    const { evidence } = CRITERIA.consequence(log, 'undecided');
    expect(evidence.filter(({ messageId }) => messageId.startsWith('m'))).toEqual([]);
  });

  it.each([
    'E se nada mudar até o Natal, como fica a padaria?',
    'Quanto isso te custa por mês?',
    'O que acontece quando sobra?',
  ])('is a question about effects: %s', (text) => {
    const log = sessionLog(BAKERY, stated(BAKERY), [text]);
    const { evidence } = CRITERIA.consequence(log, 'undecided');
    expect(evidence.map(({ quote }) => quote)).toContain(text);
  });
});

describe('a complaint of too much at once', () => {
  it('costs clarity', () => {
    const log = sessionLog(BAKERY, stated(BAKERY), [
      'Como é o forno? E quantos pães saem por dia?',
      'E a farinha?',
    ]);
    const turns = log.turns.map((turn, at) => ({
      ...turn,
      sayings: at === 0 ? [{ move: 'dump' as const }] : turn.sayings,
      replies: at === 0 ? [{ messageId: 'r', text: 'nossa, me perdi' }] : turn.replies,
    }));
    const { mark, lack, phrase } = CRITERIA.clarity({ ...log, turns }, 'undecided');
    expect([mark, lack, phrase]).toEqual([3, 'complained', 'nossa, me perdi']);
    expect(CRITERIA.clarity(log, 'undecided').mark).toBe(4);
  });
});

describe('a question that is asked again', () => {
  const AGAIN = 'Quantas fornadas você faz por dia?';
  it('is repeated only where the buyer had answered', () => {
    const log = sessionLog(BAKERY, stated(BAKERY), [AGAIN, 'Certo, anotado aqui.', `E ${AGAIN}`]);
    const [first, ...rest] = log.turns;
    if (!first) throw new RangeError('No turn');
    const withMove = (move: 'topic' | 'detail') => ({
      ...log,
      turns: [{ ...first, sayings: [{ move }] }, ...rest],
    });
    const lackOf = (move: 'topic' | 'detail') =>
      CRITERIA.questions(withMove(move), 'undecided').fault?.quote ?? null;
    expect(lackOf('detail')).toBeNull();
    expect(CRITERIA.questions(withMove('topic'), 'undecided').mark).toBeLessThan(
      CRITERIA.questions(withMove('detail'), 'undecided').mark ?? 0,
    );
  });
});

describe('a hurry that was made up', () => {
  it.each([
    'promoção de forno, só essa semana!',
    'último preço, mas tem que ser hoje',
    'tem que ser hoje senão perde',
    'quer fechar agora?',
  ])('is found: %s', (text) => {
    const log = sessionLog(BAKERY, stated(BAKERY), [text]);
    const [turn] = log.turns;
    expect(
      turn && (hurryIn(turn) ?? turn.sentences.find(({ act }) => act === 'pressure')),
    ).toBeDefined();
    expect(CRITERIA.respect(log, 'undecided').mark).toBeLessThan(4);
  });

  it.each([
    'Se você fechar essa semana, com entrada, faço por R$ 870.',
    'Essa semana eu consigo passar aí.',
    'A turma começa em março, tem tempo.',
  ])('is none: %s', (text) => {
    const [turn] = sessionLog(BAKERY, stated(BAKERY), [text]).turns;
    expect(turn && hurryIn(turn)).toBeUndefined();
  });

  it.each(['só um burro fica pagando aluguel', 'vai fechar ou não vai?'])('scorns: %s', (text) => {
    const [turn] = sessionLog(BAKERY, stated(BAKERY), [text]).turns;
    expect(turn && scornIn(turn)).toBeDefined();
  });
});

describe('what a review quotes to improve', () => {
  const MESSAGES = [
    ['oi, temos o melhor sistema', 'custa R$ 900', 'faço por 700', 'fecha hoje?'],
    [
      'Oi, aqui é o Bruno.',
      'O que mais te incomoda?',
      'Sei.',
      'E quanto isso custa?',
      'Fica R$ 900.',
    ],
    ['Bom dia!', 'Quantos são aí?', 'Onde fica?', 'Abre que horas?', 'Tem forno?', 'Vende bem?'],
  ];
  it('is always a sentence of the seller', () => {
    let quoted = 0;
    for (const setup of SETUPS) {
      for (const messages of MESSAGES) {
        const { entries, status } = playPractice(practice, setup, messages);
        const { improvements } = practice.review(setup, entries, status);
        for (const { quote } of improvements) {
          if (!quote) continue;
          quoted += 1;
          const entry = entries.find(
            (one) => one.kind === 'seller' && one.messageId === quote.messageId,
          );
          expect(entry).toBeDefined();
        }
      }
    }
    expect(quoted).toBeGreaterThan(3);
  });
});
