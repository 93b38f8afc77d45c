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
  const { t } = useTranslation('practice');
  const suggestion = suggestedLevel(sessions);
  const { icp, choose, offer, change, price } = useOffer(sessions, initialIcp);
  const [level, setLevel] = useState<PracticeLevel>(suggestion);
  const [scene, setScene] = useState<PracticeScene>('open');
  const [wasChecked, setChecked] = useState(false);
  const { start, isStarting, busyWith, fields } = useStartSession();

  const begin = () => {
    setChecked(true);
    const name = offer.name.trim();
    if (icp && name && price !== null)
      start({ icpId: icp.id, level, scene, offer: { name, price } });
  };
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
      <LevelChoice level={level} suggestion={suggestion} onChange={setLevel} />
      <Chips
        label={t('new.scene')}
        value={scene}
        onChange={setScene}
        options={PRACTICE_SCENES.map((value) => ({ value, label: t(`new.scenes.${value}`) }))}
      />
      <OfferFields offer={offer} onChange={change} wasChecked={wasChecked} rejected={fields} />
      <div className="sticky bottom-[var(--tab-bar,0px)] z-10 -mx-4 grid gap-3 border-line border-t bg-background px-4 py-3 md:mx-0 md:px-0">
        {busyWith && <BusyIcp sessionId={busyWith} />}
        <Button type="submit" fullWidth loading={isStarting}>
          {t('new.start')}
        </Button>
      </div>
    </form>
  );
}

/** The chosen ICP, and what is offered to it as typed or as it was offered last. */
function useOffer(sessions: readonly PracticeSession[], initialIcp: Icp | undefined) {
  const { i18n } = useTranslation();
  const [icp, setIcp] = useState(initialIcp);
  const [offer, setOffer] = useState<TypedOffer>(() =>
    initialIcp ? offerFor(initialIcp, sessions, i18n.language) : { name: '', price: '' },
  );
  return {
    icp,
    offer,
    price: parsePrice(offer.price),
    choose(chosen: Icp) {
      setIcp(chosen);
      setOffer(offerFor(chosen, sessions, i18n.language));
    },
    change(changes: Partial<TypedOffer>) {
      const changed = { ...offer, ...changes };
      setOffer(changed);
      if (icp) saveOffer(icp.id, changed);
    },
  };
}

interface LevelChoiceProps {
  level: PracticeLevel;
  suggestion: PracticeLevel;
  onChange: (level: PracticeLevel) => void;
}

function LevelChoice({ level, suggestion, onChange }: LevelChoiceProps) {
  const { t } = useTranslation('practice');
  return (
    <>
      <SegmentedChoice
        label={t('new.level')}
        value={level}
        onChange={onChange}
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
    </>
  );
}

interface OfferFieldsProps {
  offer: TypedOffer;
  onChange: (changes: Partial<TypedOffer>) => void;
  /** The form was sent: what is missing is marked. */
  wasChecked: boolean;
  /** What the server did not accept, by field. */
  rejected: Readonly<Record<string, string>>;
}

function OfferFields({ offer, onChange, wasChecked, rejected }: OfferFieldsProps) {
  const { t } = useTranslation(['practice', 'validation']);
  const isUnnamed = wasChecked && offer.name.trim() === '';
  const isUnpriced = wasChecked && parsePrice(offer.price) === null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-sm">{t('new.offer')}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={t('new.offerName')}
          hint={t('new.offerHint')}
          maxLength={120}
          autoComplete="off"
          value={offer.name}
          onChange={(event) => onChange({ name: event.target.value })}
          error={isUnnamed ? t('validation:practice.offerName') : rejected['offer.name']}
        />
        <TextField
          label={t('new.price')}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('new.pricePlaceholder')}
          value={offer.price}
          onChange={(event) => onChange({ price: event.target.value })}
          error={isUnpriced ? t('validation:practice.price') : rejected['offer.price']}
        />
      </div>
    </fieldset>
  );
}
