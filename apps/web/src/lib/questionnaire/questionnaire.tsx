import { compileAnswers, type Question } from '@salesai/contract/questionnaire';
import { Button } from '@salesai/ui/button';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import { Progress } from '@salesai/ui/progress';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHiddenTabs } from '#lib/hidden-tabs.ts';
import { AnswerInput } from './answer-input.tsx';
import { useQuestionTexts } from './texts.ts';
import { Transcript } from './transcript.tsx';
import { useChat } from './use-chat.ts';
import { useScrollToEnd } from './use-scroll-to-end.ts';

interface QuestionnaireProps {
  /** Storage name of the answers: one per user and questionnaire. */
  name: string;
  questions: readonly Question[];
  /** Namespace of the questions' texts; must be loaded. */
  namespace: string;
  onComplete: (compiled: string) => void;
}

/** A questionnaire as a conversation with the Oracle, one question at a time. */
export function Questionnaire({ name, questions, namespace, onComplete }: QuestionnaireProps) {
  const { t } = useTranslation(['questionnaire', 'common']);
  useHiddenTabs();
  const textsOf = useQuestionTexts(namespace);
  const { chat, question, texts, reducedMotion, skip, reopen, restart, ...turn } = useChat({
    name,
    questions,
    textsOf,
  });
  const [confirmsRestart, setConfirmsRestart] = useState(false);
  const { step, phase, total, answers } = chat;

  const { end, area } = useScrollToEnd(step, phase);

  if (!question || !texts) return null;
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-15rem)] w-full max-w-2xl flex-col gap-5">
      <header className="sticky top-16 z-10 -mx-4 flex items-center gap-3 bg-background px-4 py-2 sm:mx-0 sm:px-0">
        <Progress label={t('progressLabel')} value={step + 1} max={total} className="grow" />
        <p className="text-muted text-sm tabular-nums">
          {t('progress', { step: step + 1, total })}
        </p>
        {answers.length > 0 && question.type !== 'close' && (
          <Button variant="ghost" size="sm" onClick={() => setConfirmsRestart(true)}>
            <RotateCcw className="size-4" aria-hidden />
            {t('restart')}
          </Button>
        )}
      </header>
      <Transcript chat={chat} text={texts.text} instant={reducedMotion} onEdit={reopen} />
      {phase === 'typing' && (
        <Button variant="ghost" size="sm" className="justify-self-center" onClick={skip}>
          {t('skip')}
        </Button>
      )}
      {phase === 'answering' && (
        <section
          key={step}
          ref={area}
          tabIndex={-1}
          aria-label={t('answerArea')}
          className="sticky bottom-0 z-10 -mx-4 outline-none max-h-[62dvh] animate-rise overflow-y-auto border-line border-t bg-background px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-2xl sm:px-2"
        >
          <AnswerInput
            question={question}
            answered={answers.length}
            texts={texts}
            previous={answers[step]?.response ?? ''}
            draft={turn.draft}
            onDraft={turn.saveDraft}
            onAnswer={turn.answer}
            onConfirm={() => onComplete(compileAnswers(answers))}
            onRestart={() => setConfirmsRestart(true)}
          />
        </section>
      )}
      <div ref={end} />
      <ConfirmModal
        open={confirmsRestart}
        onOpenChange={setConfirmsRestart}
        title={t('restartModal.title')}
        text={t('restartModal.text')}
        confirmLabel={t('restart')}
        cancelLabel={t('common:cancel')}
        onConfirm={restart}
        danger
      />
    </div>
  );
}
