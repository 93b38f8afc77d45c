import { describe, expect, test } from 'vitest';
import { type Chat, type ChatEvent, isReopened, openChat, reduceChat } from './model.ts';
import { waitOf } from './timing.ts';

const answer = (questionId: number, response = 'sim') => ({
  type: 'answered' as const,
  answer: { questionId, questionText: `Pergunta ${questionId}?`, response, timestamp: 'agora' },
});
const elapsed = (chat: Chat): ChatEvent => ({
  type: 'elapsed',
  step: chat.step,
  phase: chat.phase,
});
const after = (chat: Chat, ...events: ChatEvent[]) => events.reduce(reduceChat, chat);
const atTurn = (chat: Chat) => reduceChat(chat, { type: 'skipped' });

describe('the conversation', () => {
  test('breathes, thinks, speaks, then gives the seller the turn', () => {
    let chat = openChat(3);
    const phases = [chat.phase];
    while (chat.phase !== 'asking') {
      chat = reduceChat(chat, elapsed(chat));
      phases.push(chat.phase);
    }
    expect(phases).toEqual(['pause', 'thinking', 'saying', 'asking']);
  });

  test('takes one answer at a time: a second touch while the next question comes is nothing', () => {
    const chat = after(atTurn(openChat(3)), answer(1), answer(1, 'de novo'));
    expect(chat.answers).toHaveLength(1);
    expect(chat).toMatchObject({ step: 1, phase: 'pause' });
  });

  test('is not moved by a timer of a step that is over', () => {
    const first = reduceChat(openChat(3), { type: 'elapsed', step: 0, phase: 'pause' });
    const second = after(atTurn(first), answer(1));
    expect(reduceChat(second, { type: 'elapsed', step: 0, phase: 'pause' })).toEqual(second);
  });

  test('opens an earlier answer again and goes on where it was', () => {
    const two = atTurn(after(atTurn(after(atTurn(openChat(4)), answer(1))), answer(2)));
    const reopened = reduceChat(two, { type: 'reopened', step: 0 });
    expect(isReopened(reopened)).toBe(true);
    const corrected = after(atTurn(reopened), answer(1, 'não'));
    expect(corrected.answers.map((one) => one.response)).toEqual(['não', 'sim']);
    expect(corrected.step).toBe(2);
  });

  test('does not take the closing step for an answer', () => {
    const close = atTurn(openChat(2, [answer(1).answer]));
    expect(reduceChat(close, answer(2))).toEqual(close);
  });

  test('brings the rest of its words to those who do not want to wait, for this question alone', () => {
    const skipped = atTurn(openChat(3));
    expect(skipped).toMatchObject({ phase: 'asking', skipped: true });
    expect(after(skipped, answer(1)).skipped).toBe(false);
  });

  test('starts over with nothing', () => {
    const chat = after(openChat(3, [answer(1).answer]), { type: 'restarted' });
    expect(chat).toEqual(openChat(3));
  });
});

describe('the waiting', () => {
  const text = 'Pergunta?';
  const at = (changes: Partial<Chat>): Chat => ({ ...openChat(3), ...changes });

  test('waits as long as docs/product.md#questionnaire-timings says', () => {
    const answers = [answer(1).answer];
    expect(waitOf(at({}), text, false)).toBe(500);
    expect(waitOf(at({ answers, step: 1 }), text, false)).toBe(250);
    expect(waitOf(at({ phase: 'thinking' }), text, false)).toBe(700);
    expect(waitOf(at({ phase: 'thinking', step: 2 }), text, false)).toBe(900);
    expect(waitOf(at({ phase: 'saying' }), text, false)).toBe(18 * text.length + 300);
    expect(waitOf(at({ phase: 'asking' }), text, false)).toBeNull();
  });

  test('is none for those who want no motion', () => {
    expect(waitOf(at({ phase: 'saying' }), text, true)).toBe(0);
  });
});
