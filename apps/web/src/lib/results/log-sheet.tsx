import { type LogResult, RESULT_KINDS, type ResultKind } from '@salesai/contract/results';
import { Button } from '@salesai/ui/button';
import { Modal } from '@salesai/ui/modal';
import { TextField } from '@salesai/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#lib/use-action.ts';
import { ChannelChoice, IcpChoice } from './about-choices.tsx';
import { AmountForm } from './amount-form.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import { ObjectionChoice } from './objection-choice.tsx';
import { instantOf } from './period.ts';
import { useDay } from './use-day.ts';
import { useLog } from './use-log.ts';

interface LogSheetProps {
  onClose: () => void;
  /** What the result is about, when it is known. */
  icpId?: string | undefined;
  channelId?: string | undefined;
  /** Begins with this kind instead of asking. */
  kind?: ResultKind | undefined;
}

type Entry = Pick<LogResult, 'kind' | 'amount' | 'objection'>;

/**
 * Logs a result in two taps: whose, by which channel and when stand above, since a contact is saved at once. Stays open
 * with its values until the result is logged or queued.
 */
export function LogSheet({ onClose, icpId, channelId, kind: firstKind }: LogSheetProps) {
  const { t } = useTranslation('results');
  const [kind, setKind] = useState<ResultKind | null>(firstKind ?? null);
  const [chosen, setChosen] = useState(icpId ?? '');
  const [channel, setChannel] = useState(channelId ?? '');
  const day = useDay();
  const log = useLog();
  const saving = useAction(async (entry: Entry, date: string) => {
    const about = {
      icpId: chosen || null,
      ...(channel ? { channelId: channel } : {}),
      at: instantOf(date),
    };
    if (await log({ ...entry, ...about })) onClose();
  });
  const save = (entry: Entry) => {
    const date = day.accept();
    if (date !== undefined) void saving.run(entry, date);
  };
  const chooseIcp = (id: string) => {
    setChosen(id);
    setChannel(id === icpId ? (channelId ?? '') : '');
  };
  const choose = (one: ResultKind) => (isPlain(one) ? save({ kind: one }) : setKind(one));
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={kind === null ? t('log.title') : t(`kind.${kind}`)}
      closeLabel={t('log.close')}
    >
      <IcpChoice value={chosen} onChange={chooseIcp} />
      <ChannelChoice icpId={chosen} value={channel} onChange={setChannel} />
      <TextField {...day.field} />
      {kind === null ? (
        <KindChoice isSaving={saving.isPending} onChoose={choose} />
      ) : (
        <KindDetails kind={kind} isSaving={saving.isPending} onSave={save} />
      )}
      {kind !== null && firstKind === undefined && (
        <Button variant="ghost" onClick={() => setKind(null)}>
          {t('log.back')}
        </Button>
      )}
    </Modal>
  );
}

/** Kinds that are saved without a question. */
const isPlain = (kind: ResultKind) => kind === 'contact' || kind === 'conversation';

interface KindChoiceProps {
  isSaving: boolean;
  onChoose: (kind: ResultKind) => void;
}

function KindChoice({ isSaving, onChoose }: KindChoiceProps) {
  const { t } = useTranslation('results');
  return (
    <ul className="grid gap-2">
      {RESULT_KINDS.map((one) => {
        const Icon = KIND_ICONS[one];
        return (
          <li key={one}>
            <Button
              variant="secondary"
              fullWidth
              className="min-h-14 justify-start gap-3 text-base"
              disabled={isSaving}
              onClick={() => onChoose(one)}
            >
              <Icon className="size-5 text-primary" aria-hidden />
              {t(`kind.${one}`)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface KindDetailsProps {
  kind: ResultKind;
  isSaving: boolean;
  onSave: (entry: Entry) => void;
}

/** Asks for the amount or the reason of a kind; a plain one is only confirmed. */
function KindDetails({ kind, isSaving, onSave }: KindDetailsProps) {
  const { t } = useTranslation('results');
  if (kind === 'loss') {
    return <ObjectionChoice onChoose={(objection) => onSave({ kind, objection })} />;
  }
  if (!isPlain(kind)) {
    return <AmountForm isSaving={isSaving} onSave={(amount) => onSave({ kind, amount })} />;
  }
  return (
    <Button className="min-h-14" loading={isSaving} onClick={() => onSave({ kind })}>
      {t('log.saveKind', { kind: t(`kind.${kind}`) })}
    </Button>
  );
}
