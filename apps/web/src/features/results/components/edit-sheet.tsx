import { OBJECTION_KEYS } from '@salesai/contract/objections';
import { RESULT_KINDS, RESULT_NOTE_MAX, type Result } from '@salesai/contract/results';
import { Button } from '@salesai/ui/button';
import { Modal } from '@salesai/ui/modal';
import { Select } from '@salesai/ui/select';
import { TextField } from '@salesai/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { now } from '#lib/clock.ts';
import { notify } from '#lib/notify.ts';
import { instantOf, isoDate } from '#lib/results/period.ts';
import { useAmount } from '#lib/results/use-amount.ts';
import { useResults } from '#lib/results/use-results.ts';
import { useAction } from '#lib/use-action.ts';

/** Corrects a logged result. */
export function EditSheet({ result, onClose }: { result: Result; onClose: () => void }) {
  const { t, i18n } = useTranslation(['results', 'objections']);
  const results = useResults();
  const day = isoDate(new Date(result.at));
  const [kind, setKind] = useState(result.kind);
  const amount = useAmount(result.amount?.toLocaleString('pt-BR') ?? '', result.amount);
  const [objection, setObjection] = useState<string>(result.objection ?? '');
  const [date, setDate] = useState(day);
  const [note, setNote] = useState(result.note ?? '');
  const save = useAction(
    (sum: number | null) =>
      results.update(result.id, {
        kind,
        amount: sum,
        objection: OBJECTION_KEYS.find((key) => key === objection) ?? null,
        note,
        ...(date === day ? {} : { at: instantOf(date) }),
      }),
    {
      onSuccess: (result) => {
        if (result === null) notify.success(t('log.queued'));
        onClose();
      },
      onError: (error) => notify.error(messageOf(error, t('log.failed'))),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sum = amount.accept();
    if (sum !== undefined) void save.run(sum);
  };
  const objections = OBJECTION_KEYS.map((key) => ({ value: key, label: t(`objections:${key}`) }));
  return (
    <Modal open onOpenChange={onClose} title={t('entries.editTitle')} closeLabel={t('log.close')}>
      <form className="grid gap-4" onSubmit={submit} noValidate lang={i18n.language}>
        <Select
          label={t('log.title')}
          options={RESULT_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          value={kind}
          onValueChange={setKind}
        />
        <TextField label={t('log.amount')} inputMode="decimal" {...amount.field} />
        {kind === 'loss' && (
          <Select
            label={t('log.objection')}
            options={[{ value: '', label: t('log.noObjection') }, ...objections]}
            value={objection}
            onValueChange={setObjection}
          />
        )}
        <TextField
          type="date"
          label={t('log.when')}
          value={date}
          max={isoDate(now())}
          onChange={(event) => setDate(event.target.value || day)}
        />
        <TextField
          label={t('log.note')}
          value={note}
          maxLength={RESULT_NOTE_MAX}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" loading={save.isPending}>
          {t('log.save')}
        </Button>
      </form>
    </Modal>
  );
}
