import { LANGUAGES } from '@salesai/contract/languages';
import { SELLER_QUESTIONS } from '@salesai/contract/seller-questions';
import { loadNamespace } from '@salesai/i18n/load';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Chat, type ChatEvent, isReopened, openChat, reduceChat } from './model.ts';
import { waitOf } from './timing.ts';

const answer = (questionId: number, response = 'sim') => ({
  type: 'answered' as const,
  quick: false,
  answer: { questionId, questionText: `Pergunta ${questionId}?`, response, timestamp: 'agora' },
});
const elapsed = (chat: Chat): ChatEvent => ({
  type: 'elapsed',
  step: chat.step,
  phase: chat.phase,
});
const after = (chat: Chat, ...events: ChatEvent[]) => events.reduce(reduceChat, chat);
const answering = (chat: Chat) => reduceChat(chat, { type: 'skipped' });

describe('the conversation', () => {
  test('goes from pause to thinking, typing and answering', () => {
    let chat = openChat(3);
    const phases = [chat.phase];
    while (chat.phase !== 'answering') {
      chat = reduceChat(chat, elapsed(chat));
      phases.push(chat.phase);
    }
    expect(phases).toEqual(['pause', 'thinking', 'typing', 'answering']);
  });

  test('ignores a second answer before the next question is asked', () => {
    const chat = after(answering(openChat(3)), answer(1), answer(1, 'de novo'));
    expect(chat.answers).toHaveLength(1);
    expect(chat).toMatchObject({ step: 1, phase: 'pause' });
  });

  test('ignores the timer of a previous step', () => {
    const first = reduceChat(openChat(3), { type: 'elapsed', step: 0, phase: 'pause' });
    const second = after(answering(first), answer(1));
    expect(reduceChat(second, { type: 'elapsed', step: 0, phase: 'pause' })).toEqual(second);
  });

  test('reopens an earlier answer and then continues at the current step', () => {
    const two = answering(after(answering(after(answering(openChat(4)), answer(1))), answer(2)));
    const reopened = reduceChat(two, { type: 'reopened', step: 0 });
    expect(isReopened(reopened)).toBe(true);
    const corrected = after(answering(reopened), answer(1, 'não'));
    expect(corrected.answers.map((one) => one.response)).toEqual(['não', 'sim']);
    expect(corrected.step).toBe(2);
  });

  test('stores no answer for the closing step', () => {
    const close = answering(openChat(2, [answer(1).answer]));
    expect(reduceChat(close, answer(2))).toEqual(close);
  });

  test('skips the typing of the current question only', () => {
    const skipped = answering(openChat(3));
    expect(skipped).toMatchObject({ phase: 'answering', skipped: true });
    expect(after(skipped, answer(1)).skipped).toBe(false);
  });

  test('is quick after an answer given at once or a skipped question, until a slow answer', () => {
    const skipped = answering(openChat(4));
    expect(skipped.pace).toBe('quick');
    const quick = after(skipped, { ...answer(1), quick: true });
    expect(quick.pace).toBe('quick');
    const chat = { ...quick, phase: 'answering' as const };
    expect(after(chat, answer(2)).pace).toBe('reading');
  });

  test('restarts without answers', () => {
    const chat = after(openChat(3, [answer(1).answer]), { type: 'restarted' });
    expect(chat).toEqual(openChat(3));
  });
});

const textOf = (messages: object, key: string) =>
  z.parse(z.record(z.string(), z.object({ text: z.string() })), messages)[key]?.text ?? '';

describe('waitOf', () => {
  const text = 'Pergunta?';
  const at = (changes: Partial<Chat>): Chat => ({ ...openChat(3), ...changes });

  test('waits as long as docs/product.md#questionnaire-timings says', () => {
    const answers = [answer(1).answer];
    expect(waitOf(at({}), text, false)).toBe(500);
    expect(waitOf(at({ answers, step: 1 }), text, false)).toBe(250);
    expect(waitOf(at({ phase: 'thinking' }), text, false)).toBe(700);
    expect(waitOf(at({ phase: 'thinking', step: 2 }), text, false)).toBe(900);
    expect(waitOf(at({ phase: 'typing' }), text, false)).toBe(18 * text.length + 300);
    expect(waitOf(at({ phase: 'answering' }), text, false)).toBeNull();
  });

  test.each(LANGUAGES)(
    'waits 12 s in all for a seller who answers at once, in %s',
    async (language) => {
      const messages = await loadNamespace(language, 'sellerQuestions');
      let chat = openChat(SELLER_QUESTIONS.length);
      let waited = 0;
      while (chat.step < chat.total - 1 || chat.phase !== 'answering') {
        const { key } = SELLER_QUESTIONS[chat.step] ?? { key: '' };
        waited += waitOf(chat, textOf(messages, key), false) ?? 0;
        const event =
          chat.phase === 'answering' ? { ...answer(chat.step), quick: true } : elapsed(chat);
        chat = reduceChat(chat, event);
      }
      expect(waited).toBeGreaterThan(0);
      expect(waited).toBeLessThanOrEqual(12_000);
    },
  );

  test('returns 0 with reduced motion', () => {
    expect(waitOf(at({ phase: 'typing' }), text, true)).toBe(0);
  });
});
