import { describe, expect, it } from 'vitest';
import { guardedReply } from '../../embedded/coach/guarded-reply.ts';
import type { CoachReplyInput, StoredAct } from '../../port.ts';
import { passage, priceRow, turnInput } from '../../testing/turns.ts';
import { type Act, storedAct } from '../index.ts';
import { stateAfter } from './state.ts';
import { readStoredAct } from './stored-act.ts';

type History = CoachReplyInput['history'];

const TALKS: readonly (readonly string[])[] = [
  [
    'oi, tudo bem?',
    'a Rosângela achou o tapete caro',
    'e se ela insistir?',
    'escreve uma mensagem pra ela oferecendo 10% à vista',
    'deixa mais curta',
    'não foi isso que pedi',
    'resume o que falamos da Rosângela',
    'como faço pra pedir indicação sem ser chato?',
    'fechei com a Rosângela!',
  ],
  [
    'quanto dá 7 tapetes de 180 com 10% de desconto?',
    'e em 4x?',
    'e se fossem 9?',
    'e com a entrega de 60',
    'a cliente disse que vai pensar',
    'bora treinar essa objeção',
    'entendo, o que falta pra você decidir?',
    'chega de treino',
  ],
  [
    'perdi a venda do Gilmar hoje',
    'tô desanimado, nada dá certo',
    'nao quero mais viver',
    'não sei, tá tudo pesado',
    'o cliente disse que tá caro',
    'quem ganhou a copa de 1994?',
    'como eu apago meus dados no aplicativo?',
  ],
];

const input = (userInput: string, history: History) =>
  turnInput(userInput, {
    history: [...history],
    hasDocuments: true,
    passages: [passage('A entrega leva de 5 a 8 dias úteis em toda a região.', { coverage: 0.2 })],
    rows: [priceRow('Tapete de lã', 'R$ 180')],
  });

/** A talk whose acts were stored in a database. */
function played(messages: readonly string[]) {
  const history: History = [];
  const replies = messages.map((userInput) => {
    const given = input(userInput, history);
    const reply = guardedReply(given);
    const act: StoredAct = JSON.parse(JSON.stringify(storedAct(reply.act, given)));
    history.push({ userInput, assistantResponse: reply.text, act });
    return { given, reply };
  });
  return { history, replies };
}

const withoutActs = (history: History): History => history.map(({ act: _, ...turn }) => turn);

const stored = (act: Act) => storedAct(act, { userInput: 'oi', history: [] });
const OBJECTION: Act = { kind: 'objection', keys: ['price'], said: 'achou caro' };

describe('A talk with stored acts', () => {
  it.each(TALKS)('has the replies of one whose acts are decided anew: %s …', (...messages) => {
    for (const { given, reply } of played(messages).replies) {
      const anew = guardedReply({ ...given, history: withoutActs(given.history) });
      expect(anew.text).toBe(reply.text);
    }
  });

  it.each(TALKS)('reads each act as it was: %s …', (...messages) => {
    const { history, replies } = played(messages);
    replies.forEach(({ reply }, at) => {
      const read = readStoredAct(history[at]?.act);
      expect(read?.kind).toBe(reply.act.kind);
      expect(reply.act).toMatchObject({ ...read });
    });
  });

  it('is in the state of the act that answered, not of what its message alone would be', () => {
    const act: Act = { kind: 'document', question: 'quanto é o tapete?' };
    const turn = { userInput: 'tá caro demais', assistantResponse: 'Custa R$ 180.' };
    expect(stateAfter([turn]).last?.kind).toBe('objection');
    expect(stateAfter([{ ...turn, act: stored(act) }]).last).toEqual(act);
  });

  it('stores no half emoji', () => {
    const half = '👍'.slice(0, 1);
    const { act } = stored({ kind: 'feeling', said: `valeu ${half}` });
    expect(act).toEqual({ kind: 'feeling', said: 'valeu \ufffd' });
  });
});

describe('A stored act', () => {
  const { version, safety } = stored(OBJECTION);

  it.each<[string, StoredAct | null | undefined]>([
    ['is missing', undefined],
    ['is null', null],
    ['is of another version', { ...stored(OBJECTION), version: version + 1 }],
    ['is of an unknown kind', { version, safety, act: { kind: 'sing', said: 'la la' } }],
    ['lacks a part', { version, safety, act: { kind: 'objection', said: 'achou caro' } }],
    ['has an unknown part', { version, safety, act: { ...OBJECTION, tone: 'sad' } }],
    ['is no object', { version, safety, act: 'objection' }],
    [
      'contains a broken act',
      { version, safety, act: { kind: 'repair', said: 'não', again: { kind: 'text' } } },
    ],
  ])('is decided anew when it %s', (_what, act) => {
    expect(readStoredAct(act)).toBeNull();
    const turn = { userInput: 'a cliente achou caro', assistantResponse: 'Pergunte o que pesa.' };
    const { last, cases } = stateAfter([{ ...turn, ...(act === undefined ? {} : { act }) }]);
    expect({ last, cases }).toMatchObject({ last: { kind: 'objection', keys: ['price'] } });
  });

  it('is decided anew when a number of its sum is none', () => {
    const { history } = played(['quanto dá 3 canecas de 27?']);
    const text = JSON.stringify(history[0]?.act).replace('"value":27', '"value":null');
    expect(text).toContain('"value":null');
    expect(readStoredAct(JSON.parse(text))).toBeNull();
  });
});

describe('The state of the safety gate', () => {
  const calm = { userInput: 'tá caro', history: [] };

  it('is the stored one, and the messages are read where none is readable', () => {
    const turn = { userInput: 'nao quero mais viver', assistantResponse: 'Conte comigo: 188.' };
    const next = (act: StoredAct | null) =>
      guardedReply(input('e se ele insistir?', [{ ...turn, act }])).act.kind;
    expect(next(null)).toBe('support');
    expect(next({ ...storedAct(OBJECTION, calm), safety: { mode: 'asleep' } })).toBe('support');
    expect(next({ ...storedAct(OBJECTION, calm), version: 0 })).toBe('support');
    expect(next(storedAct({ kind: 'support' }, { ...turn, history: [] }))).toBe('support');
    expect(next(storedAct(OBJECTION, calm))).toBe('insist');
  });
});
