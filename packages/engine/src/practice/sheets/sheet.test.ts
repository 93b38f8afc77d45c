import { describe, expect, it } from 'vitest';
import { TRADE_SHEETS } from '../../knowledge/practice/index.ts';
import { describedSetup } from '../../testing/practice.ts';
import { fitsType } from '../asked/answer-type.ts';
import { plain } from '../reading/plain.ts';
import { beginning } from '../session.ts';
import { withoutSlots } from './fact-features.ts';
import { sheetAnswer, sheetBy, sheetSays } from './sheet.ts';
import { sheetOf } from './sheet-of.ts';

const CLEANING = describedSetup({
  description: 'escritórios de advocacia que sofrem com faxineira que falta',
  offer: 'limpeza de escritório',
});
const IMPLANT = describedSetup({
  description: 'adultos que perderam dente',
  offer: 'implante dentário',
  to: 'Pessoas físicas',
});
const SOFA = describedSetup({
  description: 'famílias com sofá claro',
  offer: 'limpeza de sofá',
  to: 'Pessoas físicas',
});

const said = (setup: typeof CLEANING, question: string) =>
  sheetAnswer(setup, beginning(setup).buyer, plain(question))?.text ?? null;

describe('the sheet of a trade', () => {
  it.each([
    [CLEANING, true, 'office-cleaning'],
    [IMPLANT, false, 'dental-implants'],
    [SOFA, false, null],
  ] as const)('is the one that the offer and the ICP name: %#', (setup, isCompany, key) => {
    expect(sheetOf(setup, isCompany)?.key ?? null).toBe(key);
  });

  it('is of the buyer’s own side', () => {
    expect(sheetOf(CLEANING, false)).toBeNull();
  });

  it('has keys of its own', () => {
    const keys = TRADE_SHEETS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has wordings of one fact each', () => {
    const repeated = TRADE_SHEETS.flatMap(({ key, facts }) => {
      const asks = facts.flatMap((fact) => fact.asks.map(plain));
      return asks.filter((ask, at) => asks.indexOf(ask) !== at).map((ask) => `${key}: ${ask}`);
    });
    expect(repeated).toEqual([]);
  });

  it('answers nearly all of its wordings with what the question asks for', () => {
    const pairs = TRADE_SHEETS.flatMap(({ facts }) =>
      facts.flatMap(({ asks, says }) => asks.flatMap((ask) => says.map((one) => [ask, one]))),
    );
    const unfit = pairs.filter(
      ([ask = '', one = '']) => !fitsType(plain(withoutSlots(ask)), withoutSlots(one)),
    );
    expect(unfit.length / pairs.length).toBeLessThan(0.04);
  });
});

describe('a sheet of several services', () => {
  const ofCondominium = (offer: string) =>
    sheetSays(
      describedSetup({ description: 'síndicos de condomínios', offer }),
      sheetBy('condominium-services') ?? null,
      'who',
      { gender: 'm' },
    );

  it('says of a kind only what belongs to the offer', () => {
    expect(ofCondominium('portaria remota')).toBeNull();
    expect(ofCondominium('manutenção de piscina')).toMatch(/piscineiro|rapaz avulso/);
  });
});

describe('a question of the trade', () => {
  it.each([
    [CLEANING, 'me diz uma coisa, o escritório tem quantos banheiros?', /banheiro/],
    [CLEANING, 'hoje quem faz a limpeza de vocês?', /diarista/],
    [IMPLANT, 'e você fuma?', /não/],
    [IMPLANT, 'você já tem tomografia?', /não/],
  ])('is answered from the sheet: %# %s', (setup, question, answer) => {
    expect(said(setup, question)).toMatch(answer);
  });

  it.each([
    [CLEANING, 'o que você achou do jogo de ontem?'],
    [CLEANING, 'tudo bem com você?'],
    [IMPLANT, 'posso te mandar o contrato?'],
    [SOFA, 'quantos banheiros tem o escritório?'],
  ])('about something else finds nothing there: %# %s', (setup, question) => {
    expect(said(setup, question)).toBeNull();
  });

  it('gets the same answer whenever it is asked', () => {
    const asked = ['quantos banheiros são?', 'tem quantos banheiros pra limpar?'];
    expect(new Set(asked.map((one) => said(CLEANING, one))).size).toBe(1);
  });
});
