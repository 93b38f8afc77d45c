import type { Icp } from '@salesai/contract/icp';
import {
  PRACTICE_LEVELS,
  PRACTICE_SCENES,
  type PracticeLevel,
  type PracticeScene,
  type PracticeSession,
} from '@salesai/contract/practice';
import { Button } from '@salesai/ui/button';
import { Chips } from '@salesai/ui/chips';
import { SegmentedChoice } from '@salesai/ui/segmented-choice';
import { TextField } from '@salesai/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestedLevel } from '../level.ts';
import { offerFor, parsePrice, saveOffer, type TypedOffer } from '../offer.ts';
import { useStartSession } from '../use-start-session.ts';
import { BusyIcp } from './busy-icp.tsx';
import { IcpChoice } from './icp-choice.tsx';

interface SessionFormProps {
  icps: readonly Icp[];
  sessions: readonly PracticeSession[];
  initialIcp: Icp | undefined;
}

/** Everything has a value at first, so that a tap on the button is enough. */
export function SessionForm({ icps, sessions, initialIcp }: SessionFormProps) {
  const { t, i18n } = useTranslation(['practice', 'validation']);
  const suggestion = suggestedLevel(sessions);
  const [icp, setIcp] = useState(initialIcp);
  const [level, setLevel] = useState<PracticeLevel>(suggestion);
  const [scene, setScene] = useState<PracticeScene>('open');
  const [offer, setOffer] = useState<TypedOffer>(() =>
    initialIcp ? offerFor(initialIcp, sessions, i18n.language) : { name: '', price: '' },
  );
  const [wasChecked, setChecked] = useState(false);
  const { start, isStarting, busyWith, fields } = useStartSession();
  const price = parsePrice(offer.price);
  const name = offer.name.trim();

  const choose = (chosen: Icp) => {
    setIcp(chosen);
    setOffer(offerFor(chosen, sessions, i18n.language));
  };
  const change = (changes: Partial<TypedOffer>) => {
    const changed = { ...offer, ...changes };
    setOffer(changed);
    if (icp) saveOffer(icp.id, changed);
  };
  const begin = () => {
    setChecked(true);
    if (icp && name && price !== null)
      start({ icpId: icp.id, level, scene, offer: { name, price } });
  };
  const errorOf = (isMissing: boolean, message: string, field: string) =>
    wasChecked && isMissing ? message : fields[field];

  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <IcpChoice icps={icps} chosen={icp?.id} onChoose={choose} />
      <SegmentedChoice
        label={t('new.level')}
        value={level}
        onChange={setLevel}
        hint={t(`new.levelHints.${level}`)}
        options={PRACTICE_LEVELS.map((value) => ({
          value,
          label: t(`levels.${value}`),
          note: value === suggestion ? t('new.suggested') : undefined,
        }))}
      />
      <p className="-mt-5 flex items-center gap-2 text-muted text-sm">
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-arena" />
        {t('new.suggestion', { level: t(`levels.${suggestion}`) })}
      </p>
      <Chips
        label={t('new.scene')}
        value={scene}
        onChange={setScene}
        options={PRACTICE_SCENES.map((value) => ({ value, label: t(`new.scenes.${value}`) }))}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium text-sm">{t('new.offer')}</legend>
        <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField
            label={t('new.offerName')}
            hint={t('new.offerHint')}
            maxLength={120}
            autoComplete="off"
            value={offer.name}
            onChange={(event) => change({ name: event.target.value })}
            error={errorOf(name === '', t('validation:practice.offerName'), 'offer.name')}
          />
          <TextField
            label={t('new.price')}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t('new.pricePlaceholder')}
            value={offer.price}
            onChange={(event) => change({ price: event.target.value })}
            error={errorOf(price === null, t('validation:practice.price'), 'offer.price')}
          />
        </div>
      </fieldset>
      <div className="sticky bottom-[var(--tab-bar,0px)] z-10 -mx-4 grid gap-3 border-line border-t bg-background px-4 py-3 md:mx-0 md:px-0">
        {busyWith && <BusyIcp sessionId={busyWith} />}
        <Button type="submit" fullWidth loading={isStarting}>
          {t('new.start')}
        </Button>
      </div>
    </form>
  );
}
