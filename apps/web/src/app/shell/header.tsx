import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '#features/notifications/components/notification-bell.tsx';
import { useAuth } from '#lib/auth-store.ts';
import { Logo } from '#lib/logo.tsx';
import { OfflineBanner } from '../offline-banner.tsx';
import { paths } from '../paths.ts';
import { SideMenu } from './side-menu.tsx';

interface HeaderProps {
  /** On a phone, only the row that reports a lost connection: the screen has a header of its own. */
  isChat?: boolean;
}

export function Header({ isChat = false }: HeaderProps) {
  const { t } = useTranslation('shell');
  const user = useAuth((state) => state.user);
  return (
    <header
      className={`sticky top-0 z-30 border-line bg-background/95 pt-[env(safe-area-inset-top)] backdrop-blur ${isChat ? 'lg:border-b' : 'border-b'}`}
    >
      <div
        className={`mx-auto h-16 max-w-6xl items-center gap-2 px-2 md:px-4 lg:max-w-none lg:px-6 ${isChat ? 'hidden lg:flex' : 'flex'}`}
      >
        <SideMenu />
        <Link
          to={paths.home}
          aria-label={t('header.goHome')}
          className="mr-auto flex min-h-11 min-w-0 items-center rounded-md p-1"
        >
          <Logo />
        </Link>
        <NotificationBell />
        {user && (
          <div className="hidden max-w-56 pl-2 text-right leading-tight md:block">
            <p className="truncate font-medium text-sm">{user.name}</p>
            <p className="truncate text-muted text-xs">{user.email}</p>
          </div>
        )}
      </div>
      <OfflineBanner />
    </header>
  );
}
