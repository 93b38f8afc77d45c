import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLog } from '#lib/results/use-log.ts';
import { notify } from '../notify.ts';

/** Long enough to send in WhatsApp and come back. */
const OFFER_MS = 120_000;

/**
 * After WhatsApp was opened: offers to log a contact with the customer and the channel of the address.
 * Needs the messages of `results`.
 */
export function useOfferLog() {
  const { t } = useTranslation();
  const { icpId = null, channel = null, channelId = channel } = useParams({ strict: false });
  const log = useLog();
  return () =>
    notify.success(t('share.opened'), {
      id: 'contact-offered',
      duration: OFFER_MS,
      action: {
        label: t('share.logContact'),
        onClick: () => void log({ kind: 'contact', icpId, channelId }),
      },
    });
}
