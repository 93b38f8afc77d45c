import { Button, buttonClass } from '@salesai/ui/button';
import { Modal } from '@salesai/ui/modal';
import { TextField } from '@salesai/ui/text-field';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filled, gapsIn, labelOf } from '../gaps.ts';
import { useCopy, whatsAppLink } from '../share.ts';
import { useOfferLog } from './use-offer-log.ts';

const VALUE_MAX = 200;

interface FillGapsProps {
  text: string;
  onClose: () => void;
}

/** Asks for everything between brackets before a text is sent; what stays empty is sent as it is. Needs the messages of `scripts` and `results`. */
export function FillGaps({ text, onClose }: FillGapsProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const copy = useCopy();
  const offerLog = useOfferLog();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const result = filled(text, values);
  const missing = gapsIn(result).length;
  const copyResult = async (event: SyntheticEvent) => {
    event.preventDefault();
    await copy(result);
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => open || onClose()}
      title={t('fill.title')}
      closeLabel={t('common:close')}
    >
      <form className="grid gap-4" onSubmit={(event) => void copyResult(event)}>
        {gapsIn(text).map((gap) => (
          <TextField
            key={gap}
            label={labelOf(gap)}
            value={values[gap] ?? ''}
            maxLength={VALUE_MAX}
            autoComplete="off"
            onChange={(event) => setValues({ ...values, [gap]: event.target.value })}
          />
        ))}
        <p className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line rounded-2xl rounded-tl-sm bg-surface-2 px-4 py-3">
          {result}
        </p>
        <p role="status" className="text-sm text-warning empty:hidden">
          {missing > 0 && t('fill.missing', { count: missing })}
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button type="submit" variant="secondary">
            <Copy className="size-4" aria-hidden />
            {t('common:share.copy')}
          </Button>
          <a
            href={whatsAppLink(result)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              offerLog();
              onClose();
            }}
            className={buttonClass({ variant: 'primary' })}
          >
            <MessageCircle className="size-4" aria-hidden />
            WhatsApp
          </a>
        </div>
      </form>
    </Modal>
  );
}
