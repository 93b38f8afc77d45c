import { Badge } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { SAMPLE_ACTIVITIES } from '../sample.ts';

const ICONS = { call: Phone, email: Mail, meeting: CalendarDays, deal: Handshake };
const TONES = { success: 'success', pending: 'warning', scheduled: 'neutral' } as const;

export function Activities() {
  const { t } = useTranslation('home');
  return (
    <Card className="grid content-start gap-2 p-4">
      <h2 className="flex items-center gap-2 font-semibold text-sm">
        {t('activities.title')}
        <Badge>{t('sample.badge')}</Badge>
      </h2>
      <ul className="grid gap-2">
        {SAMPLE_ACTIVITIES.map(({ id, type, status }) => {
          const Icon = ICONS[type];
          return (
            <li key={id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <span className="grid size-8 place-items-center rounded-full bg-surface-2">
                <Icon
                  className="size-4 text-muted"
                  role="img"
                  aria-label={t(`activities.types.${type}`)}
                />
              </span>
              <span className="min-w-0 flex-1 basis-32 text-sm leading-snug">
                {t(`activities.items.${type}.text`)}
              </span>
              <span className="ml-auto grid justify-items-end gap-0.5">
                <Badge tone={TONES[status]}>{t(`activities.status.${status}`)}</Badge>
                <span className="text-muted text-xs">{t(`activities.items.${type}.time`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
