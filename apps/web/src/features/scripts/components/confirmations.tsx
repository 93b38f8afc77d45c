import { CONFIRMATION_MAX, type Confirmation, type Script } from '@salesai/contract/scripts';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import { TextField } from '@salesai/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, personalGapsIn } from '#lib/gaps.ts';
import { confirmationsQuery, useConfirm } from '../api.ts';

/** What only the seller knows, entered once for all scripts of this ICP. */
export function Confirmations({ icpId, scripts }: { icpId: string; scripts: readonly Script[] }) {
  const { t } = useTranslation('scripts');
  const { data } = useQuery(confirmationsQuery(icpId));
  if (!data || data.confirmations.length === 0) return null;
  const missing = data.confirmations.filter(({ value }) => value === null).length;
  const personal = personalGapsIn(scripts.map(({ content }) => content).join('\n'));
  return (
    <Card className="px-5">
      <details className="group">
        <summary className="flex min-h-14 flex-wrap cursor-pointer list-none items-center gap-2 rounded-lg py-2">
          <ChevronDown className="size-4 shrink-0 transition group-open:rotate-180" aria-hidden />
          <h2 className="font-semibold sm:text-lg">{t('confirm.title')}</h2>
          <span className="ml-auto whitespace-nowrap text-muted text-sm">
            {missing > 0
              ? t('confirm.missing', { count: missing })
              : t(personal.length > 0 ? 'confirm.completeForAll' : 'confirm.complete')}
          </span>
        </summary>
        {personal.length > 0 && (
          <p className="pt-1 text-muted">
            {t('confirm.personal', { gaps: personal.map(labelOf).join(', ') })}
          </p>
        )}
        <ConfirmationForm icpId={icpId} confirmations={data.confirmations} />
      </details>
    </Card>
  );
}

interface ConfirmationFormProps {
  icpId: string;
  confirmations: readonly Confirmation[];
}

function ConfirmationForm({ icpId, confirmations }: ConfirmationFormProps) {
  const { t } = useTranslation('scripts');
  const confirm = useConfirm(icpId);
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const values = Object.entries(changed).map(([key, value]) => ({ key, value: value.trim() }));
    if (values.length > 0) confirm.mutate(values, { onSuccess: () => setChanged({}) });
  };
  return (
    <form className="grid gap-4 pt-1 pb-5" onSubmit={save}>
      <p className="max-w-prose text-muted">{t('confirm.text')}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {confirmations.map(({ key, label, value }) => (
          <TextField
            key={key}
            label={labelOf(label)}
            value={changed[key] ?? value ?? ''}
            onChange={(event) => setChanged({ ...changed, [key]: event.target.value })}
            maxLength={CONFIRMATION_MAX}
            autoComplete="off"
          />
        ))}
      </div>
      <Button type="submit" className="w-full sm:w-fit" loading={confirm.isPending}>
        {t('confirm.save')}
      </Button>
    </form>
  );
}
