import type { Question } from '@salesai/contract/questionnaire';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import { openChat, reduceChat } from './model.ts';
import {
  forgetAnswers,
  forgetDraft,
  keepAnswers,
  keepDraft,
  keptAnswers,
  keptDraft,
} from './storage.ts';
import type { QuestionTexts } from './texts.ts';
import { waitOf } from './timing.ts';

interface ChatOptions {
  /** Names the kept answers: one per person and questionnaire. */
  name: string;
  questions: readonly Question[];
  textsOf: (question: Question) => QuestionTexts;
}

/** The conversation, moved on by time and by the seller, kept in the browser after each answer. */
export function useChat({ name, questions, textsOf }: ChatOptions) {
  const [chat, dispatch] = useReducer(reduceChat, undefined, () =>
    openChat(questions.length, keptAnswers(name)),
  );
  const still = useReducedMotion();
  const question = questions[chat.step];
  const texts = question && textsOf(question);
  const wait = waitOf(chat, texts?.text ?? '', still);
  const { phase, step, answers } = chat;

  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => dispatch({ type: 'elapsed', step, phase }), wait);
    return () => clearTimeout(timer);
  }, [wait, phase, step]);

  useEffect(() => {
    if (answers.length > 0) keepAnswers(name, answers);
  }, [name, answers]);

  useImpatience(phase === 'saying', () => dispatch({ type: 'skipped' }));

  return {
    chat,
    question,
    texts,
    still,
    skip: () => dispatch({ type: 'skipped' }),
    reopen: (place: number) => dispatch({ type: 'reopened', step: place }),
    answer(response: string) {
      if (!question || !texts) return;
      const timestamp = new Date().toISOString();
      const answer = { questionId: question.id, questionText: texts.text, response, timestamp };
      forgetDraft(name);
      dispatch({ type: 'answered', answer });
    },
    /** The words begun for the question in front. */
    draft: question ? keptDraft(name, question.id) : null,
    keepDraft: (text: string) => question && keepDraft(name, question.id, text),
    restart() {
      forgetAnswers(name);
      dispatch({ type: 'restarted' });
    },
  };
}

const IMPATIENT_KEYS = ['Enter', ' ', 'Escape'];

/** A tap anywhere, or one of these keys, brings the rest of what is being said. */
function useImpatience(isSpeaking: boolean, onImpatience: () => void) {
  const skip = useEffectEvent(onImpatience);
  useEffect(() => {
    if (!isSpeaking) return;
    const onClick = () => skip();
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat && IMPATIENT_KEYS.includes(key)) skip();
    };
    window.addEventListener('click', onClick);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('click', onClick);
      window.removeEventListener('keydown', onKey);
    };
  }, [isSpeaking]);
}
