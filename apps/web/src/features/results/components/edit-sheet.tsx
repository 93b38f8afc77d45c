import { OBJECTION_KEYS } from '@salesai/contract/objections';
import { RESULT_KINDS, RESULT_NOTE_MAX, type Result } from '@salesai/contract/results';
import { Button } from '@salesai/ui/button';
import { Modal } from '@salesai/ui/modal';
import { Select } from '@salesai/ui/select';
import { TextField } from '@salesai/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { ChannelChoice, IcpChoice } from '#lib/results/about-choices.tsx';
import { instantOf, isoDate } from '#lib/results/period.ts';
import { useAmount } from '#lib/results/use-amount.ts';
import { useDay } from '#lib/results/use-day.ts';
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
  const when = useDay(day);
  const [icpId, setIcpId] = useState(result.icpId ?? '');
  const [channelId, setChannelId] = useState(result.channelId ?? '');
  const [note, setNote] = useState(result.note ?? '');
  const save = useAction(
    (sum: number | null, date: string) =>
      results.update(result.id, {
        kind,
        amount: sum,
        objection: OBJECTION_KEYS.find((key) => key === objection) ?? null,
        note,
        ...(date === day ? {} : { at: instantOf(date) }),
        ...aboutOf(result, { icpId, channelId }),
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
    const date = when.accept();
    if (sum !== undefined && date !== undefined) void save.run(sum, date);
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
        <IcpChoice
          value={icpId}
          onChange={(chosen) => {
            setIcpId(chosen);
            setChannelId('');
          }}
        />
        <ChannelChoice icpId={icpId} value={channelId} onChange={setChannelId} />
        <TextField {...when.field} />
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

/** The customer and the channel together, when one was changed: a channel belongs to one ICP. */
function aboutOf(result: Result, { icpId, channelId }: { icpId: string; channelId: string }) {
  const about = { icpId: icpId || null, channelId: channelId || null };
  const isSame = about.icpId === result.icpId && about.channelId === result.channelId;
  return isSame ? {} : about;
}
