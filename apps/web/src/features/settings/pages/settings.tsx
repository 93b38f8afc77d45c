import { Accordion } from '@salesai/ui/accordion';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useAuth } from '#lib/auth-store.ts';
import { useOpenSections } from '#lib/open-sections.ts';
import { DeletionSection } from '../components/deletion-section.tsx';
import { EngineSection } from '../components/engine-section.tsx';
import { MyData } from '../components/my-data.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { Preferences } from '../components/preferences.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { ReminderSection } from '../components/reminder-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { SharesSection } from '../components/shares-section.tsx';

/** What is changed most often is open. */
const FIRST = ['profile', 'preferences'];

/** Everything about the account, behind one row for each subject. */
export function SettingsPage() {
  const { t } = useTranslation(['settings', 'common']);
  const user = useAuth((state) => state.user);
  const [open, setOpen] = useOpenSections(() => FIRST);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <div className="grid gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
      </div>
      <Accordion open={open} onOpenChange={setOpen}>
        {user && <ProfileSection user={user} />}
        <Preferences />
        <ReminderSection />
        <EngineSection />
        <PasswordSection />
        <SessionsSection />
        <SharesSection />
        {user && <MyData user={user} />}
        <DeletionSection />
      </Accordion>
      <Link to={paths.credits} className="link link-row justify-self-start">
        {t('common:titles.credits')}
      </Link>
    </div>
  );
}
