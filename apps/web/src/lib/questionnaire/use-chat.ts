import type { Question } from '@salesai/contract/questionnaire';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import { type Chat, openChat, reduceChat } from './model.ts';
import {
  clearAnswers,
  clearDraft,
  loadAnswers,
  loadDraft,
  saveAnswers,
  saveDraft,
} from './storage.ts';
import type { QuestionTexts } from './texts.ts';
import { AT_ONCE_MS, waitOf } from './timing.ts';

interface ChatOptions {
  /** Storage name of the answers: one per user and questionnaire. */
  name: string;
  questions: readonly Question[];
  textsOf: (question: Question) => QuestionTexts;
}

/** The state of the conversation, advanced by timers and the seller, and stored after each answer. */
export function useChat({ name, questions, textsOf }: ChatOptions) {
  const [chat, dispatch] = useReducer(reduceChat, undefined, () =>
    openChat(questions.length, loadAnswers(name)),
  );
  const reducedMotion = useReducedMotion();
  const question = questions[chat.step];
  const texts = question && textsOf(question);
  const wait = waitOf(chat, texts?.text ?? '', reducedMotion);
  const { phase, step, answers } = chat;

  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => dispatch({ type: 'elapsed', step, phase }), wait);
    return () => clearTimeout(timer);
  }, [wait, phase, step]);

  useEffect(() => {
    if (answers.length > 0) saveAnswers(name, answers);
  }, [name, answers]);

  useSkipOnInput(chat, () => dispatch({ type: 'skipped' }));
  const reaction = useReactionTime(chat);

  return {
    chat,
    question,
    texts,
    reducedMotion,
    skip: () => dispatch({ type: 'skipped' }),
    reopen: (place: number) => dispatch({ type: 'reopened', step: place }),
    answer(text: string) {
      if (!question || !texts) return;
      const answer = {
        questionId: question.id,
        questionText: texts.text,
        response: text,
        timestamp: new Date().toISOString(),
      };
      clearDraft(name);
      dispatch({ type: 'answered', answer, quick: reaction.end() < AT_ONCE_MS });
    },
    /** The unsent text of the current question. */
    draft: question ? loadDraft(name, question.id) : null,
    saveDraft(text: string) {
      reaction.end();
      if (question) saveDraft(name, question.id, text);
    },
    restart() {
      clearAnswers(name);
      dispatch({ type: 'restarted' });
    },
  };
}

/** Milliseconds between the input of a question and the seller's first action on it. */
function useReactionTime({ phase, step }: Chat) {
  const start = useRef(0);
  const measured = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is measured anew
  useEffect(() => {
    start.current = performance.now();
    measured.current = null;
  }, [phase, step]);
  return {
    /** Later actions on the same question change nothing. */
    end() {
      measured.current ??= performance.now() - start.current;
      return measured.current;
    },
  };
}

const SKIP_KEYS = ['Enter', ' ', 'Escape'];

/** A click anywhere finishes the typing; before the input appears one of these keys does so, too. */
function useSkipOnInput({ phase, step, skipped }: Chat, onSkip: () => void) {
  const skip = useEffectEvent(onSkip);
  const isAnswering = phase === 'answering';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step listens anew
  useEffect(() => {
    if (skipped) return;
    const onClick = () => skip();
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      if (!isAnswering && !repeat && SKIP_KEYS.includes(key)) skip();
    };
    // Later than the event that answered the previous question, which is still on its way up.
    const timer = setTimeout(() => {
      window.addEventListener('click', onClick);
      window.addEventListener('keydown', onKey);
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', onClick);
      window.removeEventListener('keydown', onKey);
    };
  }, [isAnswering, step, skipped]);
}
