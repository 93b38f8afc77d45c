import type { Question } from '@salesai/contract/questionnaire';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import { openChat, reduceChat } from './model.ts';
import {
  clearAnswers,
  clearDraft,
  loadAnswers,
  loadDraft,
  saveAnswers,
  saveDraft,
} from './storage.ts';
import type { QuestionTexts } from './texts.ts';
import { waitOf } from './timing.ts';

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

  useSkipOnInput(phase === 'typing', () => dispatch({ type: 'skipped' }));

  return {
    chat,
    question,
    texts,
    reducedMotion,
    skip: () => dispatch({ type: 'skipped' }),
    reopen: (place: number) => dispatch({ type: 'reopened', step: place }),
    answer(response: string) {
      if (!question || !texts) return;
      const timestamp = new Date().toISOString();
      const answer = { questionId: question.id, questionText: texts.text, response, timestamp };
      clearDraft(name);
      dispatch({ type: 'answered', answer });
    },
    /** The unsent text of the current question. */
    draft: question ? loadDraft(name, question.id) : null,
    saveDraft: (text: string) => question && saveDraft(name, question.id, text),
    restart() {
      clearAnswers(name);
      dispatch({ type: 'restarted' });
    },
  };
}

const SKIP_KEYS = ['Enter', ' ', 'Escape'];

/** A click anywhere or one of these keys shows the rest of the question. */
function useSkipOnInput(isTyping: boolean, onSkip: () => void) {
  const skip = useEffectEvent(onSkip);
  useEffect(() => {
    if (!isTyping) return;
    const onClick = () => skip();
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat && SKIP_KEYS.includes(key)) skip();
    };
    window.addEventListener('click', onClick);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('click', onClick);
      window.removeEventListener('keydown', onKey);
    };
  }, [isTyping]);
}
