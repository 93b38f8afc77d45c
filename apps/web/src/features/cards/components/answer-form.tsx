import type { CardResult } from '@salesai/contract/card-changes';
import { CARD_ANSWER_MAX, type Card as PracticeCard } from '@salesai/contract/cards';
import { Button } from '@salesai/ui/button';
import { TextAreaField } from '@salesai/ui/text-area-field';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';
import { useMicrophone } from '#lib/voice/use-microphone.ts';
import { hintOf, useAnswer } from '../api.ts';

const SPEECH_SECONDS = 60;

interface AnswerFormProps {
  card: PracticeCard;
  onResult: (text: string, result: CardResult) => void;
}

/** Writes or dictates an answer; a hint costs the best rating. */
export function AnswerForm({ card, onResult }: AnswerFormProps) {
  const { t } = useTranslation('cards');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [hint, setHint] = useState<string | null>(null);
  const [startedAt] = useState(() => performance.now());
  const answer = useAnswer();
  const fail = (thrown: unknown) => notify.error(messageOf(thrown, t('failed')));
  const send = useAction(
    () => {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      return answer(card.id, { text: text.trim(), hint: hint !== null, seconds });
    },
    { onSuccess: (result) => onResult(text.trim(), result), onError: fail },
  );
  const askHint = useAction(() => hintOf(card.id), {
    onSuccess: (found) => setHint(found.hint),
    onError: fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') setError(t('empty'));
    else void send.run();
  };
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <TextAreaField
        label={t('question')}
        error={error}
        value={text}
        maxLength={CARD_ANSWER_MAX}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      {hint !== null && (
        <p role="status" className="rounded-xl bg-warning-soft p-3 text-sm">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={send.isPending}>
          {t('answer')}
        </Button>
        <DictateButton onText={(spoken) => setText(`${text} ${spoken}`.trim())} />
        {hint === null && (
          <Button variant="ghost" loading={askHint.isPending} onClick={() => void askHint.run()}>
            {t('hint')}
          </Button>
        )}
      </div>
    </form>
  );
}

function DictateButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('cards');
  const microphone = useMicrophone({
    transcription: 'browser',
    maxSeconds: SPEECH_SECONDS,
    onMessage: (message) => 'text' in message && onText(message.text),
    onError: (error) => notify.error(t(`record.${error}`)),
  });
  const isIdle = microphone.phase === 'idle';
  const Icon = isIdle ? Mic : Square;
  return (
    <Button
      variant="secondary"
      aria-pressed={!isIdle}
      onClick={() => void (isIdle ? microphone.open() : microphone.finish())}
    >
      <Icon className="size-5" aria-hidden />
      {t(isIdle ? 'speak' : 'stop')}
    </Button>
  );
}
