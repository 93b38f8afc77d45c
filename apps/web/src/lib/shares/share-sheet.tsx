import type { ShareInclude } from '@salesai/contract/shares';
import { Button } from '@salesai/ui/button';
import { SegmentedChoice } from '@salesai/ui/segmented-choice';
import { Sheet } from '@salesai/ui/sheet';
import { Switch } from '@salesai/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../api-error.ts';
import { notify } from '../notify.ts';
import { randomName } from '../random-name.ts';
import { useCopy } from '../share.ts';
import { useAction } from '../use-action.ts';
import { type Shared, useShares } from './api.ts';
import type { Picture } from './picture.ts';
import { PictureButton } from './picture-button.tsx';
import { useSender } from './sender.ts';
import { SharedLink } from './shared-link.tsx';

const DAYS = ['7', '15', '30'] as const;

/** The picture of what was chosen; it never has the conversation. */
export type PictureOf = (include: ShareInclude) => Omit<Picture, 'title' | 'by'>;

interface ShareSheetProps {
  shared: Shared;
  pictureOf: PictureOf;
  onClose: () => void;
}

/** Chooses what a public link shows and for how long, creates it and copies it. */
export function ShareSheet({ shared, pictureOf, onClose }: ShareSheetProps) {
  const { t } = useTranslation(['shares', 'common']);
  const [include, setInclude] = useState<ShareInclude>({});
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [url, setUrl] = useState<string | null>(null);
  const [key, setKey] = useState(randomName);
  const { create } = useShares();
  const copy = useCopy();
  const createLink = useAction(() => create({ ...shared, days: Number(days), include }, key), {
    onSuccess(share) {
      setUrl(share.url);
      void copy(share.url);
    },
    onError: (error) => notify.error(messageOf(error, t('failed'))),
  });
  const sender = useSender();
  const picture = {
    ...pictureOf(include),
    title: t(`kind.${shared.kind}`),
    by: include.name ? sender : undefined,
  };
  const parts = shared.kind === 'review' ? REVIEW_PARTS : PROGRESS_PARTS;
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={t(`title.${shared.kind}`)}
      text={t('nothingElse')}
      closeLabel={t('common:close')}
    >
      {url ? (
        <>
          <SharedLink url={url} title={t(`kind.${shared.kind}`)} />
          <PictureButton picture={picture} />
        </>
      ) : (
        <>
          <div className="grid gap-1">
            {parts.map((part) => (
              <Switch
                key={part}
                label={t(`include.${part}`)}
                checked={include[part] === true}
                onCheckedChange={(checked) => {
                  setInclude({ ...include, [part]: checked });
                  setKey(randomName());
                }}
              />
            ))}
          </div>
          <SegmentedChoice
            label={t('days')}
            options={DAYS.map((value) => ({
              value,
              label: t('dayCount', { count: Number(value) }),
            }))}
            value={days}
            onChange={(value) => {
              setDays(value);
              setKey(randomName());
            }}
          />
          <div className="grid gap-2 sm:grid-cols-2">
            <Button
              className="min-h-12"
              loading={createLink.isPending}
              onClick={() => void createLink.run()}
            >
              {t('copy')}
            </Button>
            <PictureButton picture={picture} />
          </div>
        </>
      )}
      <p className="text-muted text-sm">
        {t('undoable')} {t('picture.hint')}
      </p>
    </Sheet>
  );
}

const REVIEW_PARTS = ['transcript', 'numbers', 'name'] as const;
const PROGRESS_PARTS = ['numbers', 'name'] as const;
