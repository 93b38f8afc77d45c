import { afterEach, describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';
import type { Act } from '../act.ts';
import { stateAfter } from '../state/state.ts';
import { likelierKind } from './index.ts';
import { kindModel, replaceKindModel } from './model.ts';

const trained = kindModel();
afterEach(() => replaceKindModel(trained));

const FINDINGS = { coverage: 0, standsInTalk: false, inDocuments: () => false };
const MESSAGE = 'a moça do ateliê disse que achou puxado';
const RULED: Act = { kind: 'recall', what: 'fact', question: MESSAGE };

/** What a message is with a model that gives these probabilities. */
function decided(
  shares: Record<string, number>,
  act = RULED,
  before: readonly string[] = [],
  coverage = 0,
) {
  const ranked = Object.entries(shares)
    .map(([label, probability]) => ({ label, probability }))
    .sort((a, b) => b.probability - a.probability);
  replaceKindModel(null);
  const state = stateAfter(before.map((userInput) => ({ userInput, assistantResponse: '' })));
  replaceKindModel({ rank: () => ranked, knows: () => true });
  return likelierKind(act, MESSAGE, state, { ...FINDINGS, coverage }).kind;
}

describe('the kind of a message', () => {
  it('is another one than that of the rules where this is clearly likelier', () => {
    expect(decided({ objection: 0.8, recall: 0.1, sum: 0.1 })).toBe('objection');
  });

  it.each([
    ['no kind is likely', { objection: 0.4, recall: 0.1, sum: 0.3 }],
    ['the kind of the rules is likely, too', { objection: 0.6, recall: 0.35, sum: 0.05 }],
    ['the likeliest kind is theirs', { objection: 0.1, recall: 0.9 }],
  ])('is that of the rules where %s', (_, shares) => {
    expect(decided(shares)).toBe('recall');
  });

  it('is that of the rules where no author labelled it', () => {
    const files: Act = { kind: 'about-files', question: MESSAGE };
    expect(decided({ objection: 0.8, recall: 0.2 }, files)).toBe('about-files');
  });

  it('is that of the rules for a promise that is demanded', () => {
    const promise: Act = { kind: 'small-talk', topic: 'promise' };
    expect(decided({ objection: 0.9, 'small-talk': 0.1 }, promise)).toBe('small-talk');
  });

  it.each([
    ['document', 'well', 0.7],
    ['objection', 'poorly', 0.4],
  ])('is %s for a question that documents cover %s', (kind, _, coverage) => {
    const question: Act = { kind: 'document', question: MESSAGE };
    expect(decided({ objection: 0.9, document: 0.05 }, question, [], coverage)).toBe(kind);
  });

  it('answers what the coach asked for', () => {
    const line: Act = { kind: 'judge', line: MESSAGE, buyer: '', graded: false };
    expect(decided({ objection: 0.9, judge: 0.1 }, line, ['avalia minha frase'])).toBe('judge');
  });
});

describe('the trained model', () => {
  it.each([
    ['answer', 'vendi o pacote pro síndico! agora como eu peço indicação pros vizinhos dele?'],
    [
      'objection',
      'Uma moça pegou a toalha de R$ 280, elogiou e, quando cheguei perto, falou que só estava olhando.',
    ],
  ])('reads the whole message: %s', (kind, message) => {
    expect(talkOf([message]).last.act.kind).toBe(kind);
  });
});
