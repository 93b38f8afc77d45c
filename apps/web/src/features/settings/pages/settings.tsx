import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useAuth } from '#lib/auth-store.ts';
import { DeletionSection } from '../components/deletion-section.tsx';
import { EngineSection } from '../components/engine-section.tsx';
import { MyData } from '../components/my-data.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { Preferences } from '../components/preferences.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { ReminderSection } from '../components/reminder-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { SharesSection } from '../components/shares-section.tsx';

export function SettingsPage() {
  const { t } = useTranslation(['settings', 'common']);
  const user = useAuth((state) => state.user);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <div className="grid gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
      </div>
      {user && <ProfileSection user={user} />}
      <Preferences />
      <ReminderSection />
      <EngineSection />
      <PasswordSection />
      <SessionsSection />
      <SharesSection />
      {user && <MyData user={user} />}
      <DeletionSection />
      <Link to={paths.credits} className="link link-row justify-self-start">
        {t('common:titles.credits')}
      </Link>
    </div>
  );
}
