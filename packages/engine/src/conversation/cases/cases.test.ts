import { describe, expect, it } from 'vitest';
import type { Act } from '../act.ts';
import { type Cases, currentCase, NO_CASES, priceOf } from './case.ts';
import { caseInWords } from './in-words.ts';
import { casesAfter } from './reducer.ts';

/** The cases after messages that describe them. */
const stated = (...messages: string[]): Cases =>
  messages.reduce((cases, text, turn) => {
    const act: Act = { kind: 'case', topic: null, said: text };
    return casesAfter(cases, text, act, turn);
  }, NO_CASES);

const now = (...messages: string[]) => currentCase(stated(...messages));

describe('casesAfter', () => {
  it('reads name, place, stage, day, channel and price from two messages', () => {
    const one = now(
      'preciso de ajuda com um cliente, o seu Valdir da padaria Pão Quente. mandei o orçamento segunda e ele sumiu',
      'mandei por whatsapp mesmo, 38 mil no total',
    );
    expect(one).toMatchObject({
      name: 'seu Valdir',
      place: 'padaria Pão Quente',
      gender: 'ele',
      stage: 'silent',
      since: 'segunda',
      channel: 'whatsapp',
      hasProposal: true,
    });
    expect(one && priceOf(one)?.value).toBe(38_000);
  });

  it.each([
    [
      'O seu Anselmo ficou de ver com a esposa o orçamento da calha, era 2.450, e já faz 6 dias. Mando o quê?',
      { since: 'há 6 dias', decider: 'esposa', price: 2_450 },
    ],
    [
      'mandei a proposta do muro pro Cláudio na terça, 9.300, e nada de resposta. ligo ou espero?',
      { since: 'terça', decider: null, price: 9_300 },
    ],
  ])('reads what stands before a question: %s', (message, { since, decider, price }) => {
    const one = now(message);
    expect(one).toMatchObject({ since, decider, stage: 'silent' });
    expect(one && priceOf(one)?.value).toBe(price);
  });

  it('keeps only the words of the buyer as what was said', () => {
    const one = now(
      'A dona da creche falou que acha o brinquedo caro. Eu dou dois anos de garantia. Como respondo?',
    );
    expect(one?.said).toBe('acha o brinquedo caro');
  });

  it('calls a mother by her child, not by the name of the child', () => {
    const one = now('mandei a proposta da natação pra mãe da Lívia e ela sumiu');
    expect(one).toMatchObject({ name: null, role: 'mãe da Lívia' });
  });

  it('starts another case for a customer who is only described', () => {
    const cases = stated(
      'o seu Valdir sumiu depois do orçamento',
      'quero começar uma conversa com o dono do mercadinho do lado',
    );
    expect(cases.all).toHaveLength(2);
    expect(currentCase(cases)).toMatchObject({
      name: null,
      role: 'dono do mercadinho do lado',
      stage: 'first-contact',
    });
  });

  it('resolves a pronoun to the latest customer of its gender', () => {
    const one = now('a Suelen quer fazer unha', 'o seu Jorge achou caro', 'ela volta quinta');
    expect(one?.name).toBe('Suelen');
  });

  it('returns to a customer whose name is written in lower case', () => {
    const one = now('a Suelen quer fazer unha', 'o seu Jorge sumiu', 'a suelen respondeu');
    expect(one?.name).toBe('Suelen');
  });

  it('takes neither relatives, places nor the seller for customers', () => {
    const { all } = stated(
      'aqui é o Ivo, vendo câmeras',
      'o seu Nelson vai viajar pra Gravatá, marquei com o genro, o Everton',
    );
    expect(all.map(({ name }) => name)).toEqual(['seu Nelson']);
  });

  it('counts the times that the seller came back to a silent customer', () => {
    expect(now('a Bia sumiu', 'chamei de novo e nada')?.returns).toBe(1);
    expect(now('a Bia sumiu, já mandei 3 mensagens')?.returns).toBe(3);
  });

  it('keeps amounts by what they are', () => {
    const one = now('passei 4.200 pro Zé, o concorrente faz por 3 mil, ele me deve 80');
    expect(one?.amounts.map(({ role, value }) => [role, value])).toEqual([
      ['price', 4_200],
      ['rival', 3_000],
      ['owed', 80],
    ]);
  });

  it('gives each of two customers of one message their own facts', () => {
    const { all } = stated(
      'passei 4.200 pro Zé da oficina e a Bia me deve 80, a Lurdes vem sábado',
    );
    expect(all.map(({ name, amounts, dated }) => [name, amounts[0]?.role, dated])).toEqual([
      ['Zé', 'price', null],
      ['Bia', 'owed', null],
      ['Lurdes', undefined, 'a Lurdes vem sábado'],
    ]);
  });

  it('opens another case for somebody described by what belongs to them', () => {
    const { all } = stated(
      'a Sônia achou caro o buffet de 3 mil',
      'outra cliente, da papelaria, quer 40 kits',
      'a da papelaria pediu desconto',
    );
    expect(all.map(({ name, role }) => name ?? role)).toEqual(['Sônia', 'cliente, da papelaria']);
    expect(all[1]?.turns).toEqual([1, 2]);
  });

  it('takes what a seller wants to be left out of a text for nobody’s words', () => {
    expect(now('escreve pra Ivone cobrando, mas não fala que eu tô chateado')?.said).toBeNull();
    expect(now('o Ramon ainda não respondeu minha proposta')?.said).toBeNull();
  });

  it('keeps what was agreed in the words of the seller', () => {
    const text = 'marquei de voltar lá sábado às 9h';
    expect(now('fui na chácara do seu Nelson', text)?.agreed).toBe(text);
  });

  it('learns nothing of a customer from a question about figures', () => {
    const asked: Act = { kind: 'document', question: 'quanto custa a cerca?' };
    expect(casesAfter(NO_CASES, 'quanto custa a cerca?', asked, 0)).toEqual(NO_CASES);
  });
});

describe('caseInWords', () => {
  it('states the proposal, its day and the silence in one sentence', () => {
    const one = now('mandei o orçamento de 7.400 pro seu Nelson por zap na segunda e ele sumiu');
    expect(one && caseInWords(one)).toBe(
      'Seu Nelson: orçamento de R$ 7.400 por WhatsApp, sem resposta desde segunda.',
    );
  });
});
