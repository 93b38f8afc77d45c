import type { ScriptSuggestion } from '@salesai/contract/card-changes';
import { Button } from '@salesai/ui/button';
import { TextAreaField } from '@salesai/ui/text-area-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';
import { applySuggestion, saveScript } from '../api.ts';

/** Before and after of a piece of the seller's own script: use it, change it first, or not. */
export function ScriptDiff({ suggestion }: { suggestion: ScriptSuggestion }) {
  const { t } = useTranslation('cards');
  const [after, setAfter] = useState(suggestion.after);
  const [state, setState] = useState<'open' | 'editing' | 'used' | 'refused'>('open');
  const fail = (error: unknown) => notify.error(messageOf(error, t('failed')));
  const undo = (content: string) =>
    saveScript(suggestion, content).then(() => {
      setState('open');
      notify.success(t('script.undone'));
    }, fail);
  const use = useAction(() => applySuggestion(suggestion, after), {
    onSuccess(content) {
      if (content === null) return notify.error(t('script.changed'));
      setState('used');
      notify.success(t('script.used'), {
        action: { label: t('script.undo'), onClick: () => void undo(content) },
      });
    },
    onError: fail,
  });
  if (state === 'refused') return null;
  if (state === 'used') return <Used suggestion={suggestion} />;
  return (
    <section
      className="grid gap-3 rounded-2xl border border-line p-4"
      aria-label={t('script.title')}
    >
      <h4 className="font-semibold">{t('script.title')}</h4>
      <div className="grid gap-3 md:grid-cols-2">
        <div className="grid content-start gap-1">
          <p className="text-muted text-xs">{t('script.before')}</p>
          <del className="wrap-anywhere whitespace-pre-wrap text-muted decoration-1">
            {suggestion.before}
          </del>
        </div>
        <After text={after} onChange={state === 'editing' ? setAfter : undefined} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          loading={use.isPending}
          disabled={after.trim() === ''}
          onClick={() => void use.run()}
        >
          {t('script.use')}
        </Button>
        {state === 'open' && (
          <Button size="sm" variant="secondary" onClick={() => setState('editing')}>
            {t('script.edit')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setState('refused')}>
          {t('script.no')}
        </Button>
      </div>
    </section>
  );
}

function Used({ suggestion: { icpId, channelId } }: { suggestion: ScriptSuggestion }) {
  const { t } = useTranslation('cards');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="font-medium text-success">{t('script.used')}</p>
      <ButtonLink to={paths.icpScripts} params={{ icpId, channel: channelId }} variant="secondary">
        {t('script.open')}
      </ButtonLink>
    </div>
  );
}

interface AfterProps {
  text: string;
  /** Given while the seller edits the text. */
  onChange: ((text: string) => void) | undefined;
}

function After({ text, onChange }: AfterProps) {
  const { t } = useTranslation('cards');
  return (
    <div className="grid content-start gap-1">
      {onChange ? (
        <TextAreaField
          label={t('script.after')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <>
          <p className="text-muted text-xs">{t('script.after')}</p>
          <ins className="wrap-anywhere whitespace-pre-wrap no-underline">{text}</ins>
        </>
      )}
    </div>
  );
}
