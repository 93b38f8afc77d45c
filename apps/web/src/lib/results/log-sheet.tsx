import { type LogResult, RESULT_KINDS, type ResultKind } from '@salesai/contract/results';
import { Button } from '@salesai/ui/button';
import { Modal } from '@salesai/ui/modal';
import { Select } from '@salesai/ui/select';
import { TextField } from '@salesai/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '#lib/clock.ts';
import { icpsQuery } from '#lib/query-icps.ts';
import { AmountForm } from './amount-form.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import { ObjectionChoice } from './objection-choice.tsx';
import { instantOf, isoDate } from './period.ts';
import { useLog } from './use-log.ts';

interface LogSheetProps {
  onClose: () => void;
  /** What the result is about, when it is known. */
  icpId?: string | undefined;
  channelId?: string | undefined;
  /** Begins with this kind instead of asking. */
  kind?: ResultKind | undefined;
}

/** Logs a result in two taps; amounts and reasons are asked where they belong. */
export function LogSheet({ onClose, icpId, channelId, kind: firstKind }: LogSheetProps) {
  const { t } = useTranslation('results');
  const [kind, setKind] = useState<ResultKind | null>(firstKind ?? null);
  const [chosen, setChosen] = useState(icpId ?? '');
  const [date, setDate] = useState(isoDate(now()));
  const log = useLog();
  const save = (entry: Pick<LogResult, 'kind'> & Partial<LogResult>) => {
    void log({
      ...entry,
      icpId: chosen || null,
      ...(channelId && chosen === (icpId ?? '') ? { channelId } : {}),
      at: instantOf(date),
    });
    onClose();
  };
  const choose = (chosen: ResultKind) => {
    if (isPlain(chosen)) save({ kind: chosen });
    else setKind(chosen);
  };
  return (
    <Modal open onOpenChange={onClose} title={t('log.title')} closeLabel={t('log.close')}>
      {kind === null && (
        <ul className="grid gap-2">
          {RESULT_KINDS.map((one) => {
            const Icon = KIND_ICONS[one];
            return (
              <li key={one}>
                <Button
                  variant="secondary"
                  fullWidth
                  className="min-h-16 justify-start gap-3 text-base"
                  onClick={() => choose(one)}
                >
                  <Icon className="size-5 text-primary" aria-hidden />
                  {t(`kind.${one}`)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {kind !== null && isPlain(kind) && (
        <Button className="min-h-14" onClick={() => save({ kind })}>
          {t('log.saveKind', { kind: t(`kind.${kind}`) })}
        </Button>
      )}
      {(kind === 'proposal' || kind === 'sale') && (
        <AmountForm onSave={(amount) => save({ kind, amount })} />
      )}
      {kind === 'loss' && <ObjectionChoice onChoose={(objection) => save({ kind, objection })} />}
      {(kind === null || firstKind !== undefined) && (
        <>
          <IcpChoice value={chosen} onChange={setChosen} />
          <TextField
            type="date"
            label={t('log.when')}
            value={date}
            max={isoDate(now())}
            onChange={(event) => setDate(event.target.value || isoDate(now()))}
          />
        </>
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

function IcpChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation('results');
  const { data: icps = [] } = useQuery(icpsQuery);
  if (icps.length === 0) return null;
  const options = [
    { label: t('log.anyIcp'), value: '' },
    ...icps.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <Select label={t('log.icp')} options={options} value={value} onValueChange={onChange} />;
}
