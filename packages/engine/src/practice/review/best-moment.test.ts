import { describe, expect, it } from 'vitest';
import { describedSetup, findsItDear, playPractice, sessionLog } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { bestMoment } from './best-moment.ts';
import { asksOfCase, asksToBuy, asksToLearn } from './requests.ts';

const practice = createPractice();
const GARDEN = describedSetup(
  { description: 'síndicos que reclamam do jardim abandonado', offer: 'manutenção de jardim' },
  { price: 700 },
);
const anything = () => true;

describe('a request to buy', () => {
  it.each([
    'Vamos fechar hoje?',
    'Pago a entrega, fecha?',
    'Assina o contrato, vai?',
    'Vai querer ou não?',
  ])('asks for nothing of the case: %s', (text) => {
    expect(asksToBuy(text)).toBe(true);
    expect(asksToLearn(text)).toBe(false);
  });

  it.each(['Quantos canteiros são?', 'O que mais te incomoda no jardim?', 'Quem rega hoje?'])(
    'is no plain question: %s',
    (text) => expect(asksOfCase(text)).toBe(true),
  );

  it.each(['Pix ou boleto?', 'Tudo bem?', 'Opa, beleza?', 'Como assim?'])(
    'neither is a question of form: %s',
    (text) => expect(asksOfCase(text)).toBe(false),
  );
});

describe('the best moment of a session that understood nothing', () => {
  it('is a question, beside sentences that cost the sale', () => {
    const log = sessionLog(GARDEN, { count: 3 }, [
      'Isso é frescura. Quantos canteiros tem aí?',
      'Somos os melhores do bairro, fecha agora que eu desconto.',
    ]);
    const moment = bestMoment(log, anything);
    expect(moment?.key).toBe('questions');
    expect(moment?.quote?.quote).toBe('Quantos canteiros tem aí?');
    expect(moment?.text).toMatch(/^O melhor momento foi esta pergunta/);
  });

  it('is a sentence that took an objection seriously, where nothing was asked', () => {
    const log = sessionLog(GARDEN, findsItDear(GARDEN), ['Faz sentido pensar no valor, claro.']);
    expect(bestMoment(log, anything)).toMatchObject({ key: 'objections' });
  });

  it('is nothing where only pressure, scorn and requests to buy were written', () => {
    const log = sessionLog(GARDEN, findsItDear(GARDEN), ['Fecha hoje?', 'Vai querer ou não?']);
    expect(bestMoment(log, anything)).toBeNull();
  });

  it('praises nothing as a whole that lost a point', () => {
    const { entries } = playPractice(practice, GARDEN, [
      'Somos a melhor empresa da cidade, sai 700. Vamos fechar?',
      'Caro nada. Fecha agora que eu faço 600.',
      'Vai querer ou não?',
    ]);
    const { strength, criteria } = practice.review(GARDEN, entries, 'undecided');
    expect(criteria.find(({ key }) => key === 'respect')?.mark).toBeLessThan(4);
    expect(strength.text).not.toMatch(/respeit|acolheu|entendeu|medida certa/);
    expect(strength.quote?.quote ?? '').not.toMatch(/Caro nada|querer ou/);
  });
});
