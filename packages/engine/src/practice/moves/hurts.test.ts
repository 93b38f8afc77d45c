import { describe, expect, it } from 'vitest';
import { practiceSetup, tradeSetup } from '../../testing/practice.ts';
import { isApologising } from '../reading/apologising.ts';
import { plain } from '../reading/plain.ts';
import { isHurry, makesSmall } from '../reading/pressing.ts';
import { beginning, moodOf, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';
import { missingGates } from './gates.ts';
import { createTurn } from './turn.ts';

const setup = tradeSetup({
  who: 'donos de padaria',
  pain: 'forno que para',
  offer: 'manutenção de forno',
});
const listening = (more: Partial<SessionState> = {}): SessionState => ({
  ...beginning(setup),
  ...{ count: 6, trust: 60, value: 60, known: ['pain'], previous: 'tenho medo de gastar à toa' },
  revealed: [{ key: 'pain', text: 'Perco a fornada quando o forno para.' }],
  ...more,
});
const WARM = ['confirm', 'thank', 'payoff', 'interest', 'impressed', 'resolved'];
const movesOf = (state: SessionState, text: string) => {
  const step = receiveMessage(setup, structuredClone(state), text);
  return { ...step, moves: step.sayings.map(({ move }) => move) };
};

describe('a buyer who is made small or hurried', () => {
  it.each([
    'Medo é bobagem, todo mundo gasta.',
    'Você tá exagerando, forno para mesmo.',
    'Não precisa desse drama todo.',
    'Ah, deixa disso, caro é perder cliente.',
    'Nem precisa pensar, é só dizer sim.',
    'É pegar ou largar, viu.',
  ])('loses trust and mood, and thanks for nothing: %s', (text) => {
    const before = listening();
    const { state, moves } = movesOf(before, text);
    expect(state.trust).toBeLessThan(before.trust);
    expect(state.hurts).toBe(1);
    expect(moodOf(setup, state)).toBe('annoyed');
    expect(moves.filter((move) => WARM.includes(move))).toEqual([]);
    expect(moves).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:slighted|pressed)$/)]),
    );
  });

  it.each([
    'Não é bobagem, gastar à toa preocupa mesmo.',
    'Faz sentido ter medo disso. Quanto você perde quando o forno para?',
    'Decide com calma, quando puder me fala.',
  ])('is not hurt by who takes it seriously: %s', (text) => {
    expect(movesOf(listening(), text).state.hurts ?? 0).toBe(0);
  });

  it('gains no trust and agrees to nothing before it is made up for', () => {
    const hurt = listening({ hurts: 1, trust: 70 });
    const { state, moves } = movesOf(hurt, 'Posso passar aí na quinta às 10h pra olhar o forno?');
    expect(moves).toContain('refuseStep');
    expect(state.trust).toBeLessThanOrEqual(70);
    const turn = createTurn(setup, hurt, movesOf(hurt, 'ok').reading);
    expect(missingGates(turn)).toContain('hurt');
  });

  it('is at peace again after an apology, or after being listened to', () => {
    const sorry = movesOf(
      listening({ hurts: 1 }),
      'Foi mal, não quis fazer pouco caso do que você sente.',
    );
    expect(sorry.state.hurts).toBe(0);
    expect(sorry.moves).toContain('forgiven');
    const recent = ['Perco a fornada quando o forno para.'];
    const heeded = movesOf(
      listening({ hurts: 1, recent }),
      'Entendi, então você perde a fornada toda quando o forno para.',
    );
    expect(heeded.state.hurts).toBe(0);
  });

  it('takes more than one apology for what was done again and again', () => {
    const { state } = movesOf(listening({ hurts: 4 }), 'Desculpa pelo jeito.');
    expect(state.hurts).toBe(2);
  });
});

describe('an insult', () => {
  it('is followed by no praise of a proposed visit', () => {
    const insulted = movesOf(listening(), 'Deixa de ser burro, homem.').state;
    const { moves } = movesOf(
      insulted,
      'Vamos marcar uma conversa com você e seu sócio na sexta às 9h?',
    );
    expect(moves).not.toContain('agreeStep');
    expect(moves.filter((move) => WARM.includes(move))).toEqual([]);
  });
});

describe('words of haste, of making small and of apology', () => {
  it.each(['Resolve logo isso.', 'Assina ou não assina?', 'Responde aí!'])('hurry: %s', (text) => {
    expect(isHurry(plain(text))).toBe(true);
  });

  it.each([
    'Responde quando puder.',
    'Resolve logo que der, sem pressa.',
    'Você decide junto com ela?',
  ])('leave time: %s', (text) => {
    expect(isHurry(plain(text))).toBe(false);
  });

  it.each(['Vai perder a festa por causa de mixaria?', 'A senhora nem ouviu direito.'])(
    'make small: %s',
    (text) => {
      expect(makesSmall(plain(text))).toBe(true);
    },
  );

  it.each([
    ['Peço desculpas, fui grosso.', true],
    ['Perdão, não queria te apressar.', true],
    ['Não vou pedir desculpa por cobrar.', false],
    ['Isso é desculpa esfarrapada.', false],
    ['Chega de desculpa, né?', false],
  ])('apologise or do not: %s', (text, is) => {
    expect(isApologising(plain(text))).toBe(is);
  });
});

describe('a price that is named together with pressure', () => {
  it('is stated', () => {
    const solar = practiceSetup({ level: 'easy' });
    const state = { ...beginning(solar), count: 5, trust: 40 };
    const text = 'Fica R$ 18.000, última vaga, só até hoje, depois não diga que não avisei.';
    expect(receiveMessage(solar, state, text).state.price.stated).toBe(18_000);
  });
});
