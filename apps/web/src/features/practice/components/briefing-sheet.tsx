import type { PracticeSession } from '@salesai/contract/practice';
import { Badge } from '@salesai/ui/badge';
import { Button } from '@salesai/ui/button';
import { Sheet } from '@salesai/ui/sheet';
import { SheetFooter } from '@salesai/ui/sheet-footer';
import { useTranslation } from 'react-i18next';
import { money } from '#lib/money.ts';
import { Face } from './face.tsx';

const SHOWN_FACTS = 4;

interface BriefingSheetProps {
  session: PracticeSession;
  open: boolean;
  onClose: () => void;
}

/** What the seller may know before the conversation, and its goal. */
export function BriefingSheet({ session, open, onClose }: BriefingSheetProps) {
  const { t, i18n } = useTranslation(['practice', 'common']);
  const { persona, briefing, offer, messages } = session;
  const title = persona.role
    ? t('briefing.title', { name: persona.name, role: persona.role })
    : persona.name;
  const price = money(i18n.language, offer.price);
  // The offer has a line of its own, with the price.
  const facts = briefing.filter(({ text }) => !text.includes(offer.name)).slice(0, SHOWN_FACTS);
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={title}
      icon={<Face src={persona.avatar} className="size-14" />}
      closeLabel={t('common:close')}
    >
      {facts.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-muted text-sm">{t('briefing.facts')}</h3>
          <ul className="grid gap-2">
            {facts.map(({ text, origin }) => (
              <li
                key={text}
                className="grid justify-items-start gap-1.5 rounded-xl bg-surface-2 px-3.5 py-2.5"
              >
                <span className="line-clamp-4">{text}</span>
                <Badge
                  tone={origin === 'you_said' ? 'success' : 'neutral'}
                  className={origin === 'you_said' ? '' : 'border border-outline'}
                >
                  {t(`briefing.origins.${origin}`)}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>{t('briefing.offer', { offer: offer.name, price })}</p>
      <p className="font-semibold">{t('briefing.goal')}</p>
      <SheetFooter>
        <Button fullWidth onClick={onClose}>
          {t(messages.length > 0 ? 'briefing.resume' : 'briefing.start')}
        </Button>
      </SheetFooter>
    </Sheet>
  );
}
