import { Button } from '@salesai/ui/button';
import { Drawer } from '@salesai/ui/drawer';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '#features/settings/components/language-choice.tsx';
import { ThemeToggle } from '#features/settings/components/theme-toggle.tsx';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { closeSession } from '#lib/session.ts';
import { useAction } from '#lib/use-action.ts';
import { version } from '../../../package.json';
import { paths } from '../paths.ts';
import { MENU, SOON } from './menu.ts';
import { MenuEntry, MenuGroup } from './menu-group.tsx';

interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Navigation, settings and sign-out. */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  const close = () => onOpenChange(false);
  const logout = useAction(closeSession, {
    onSuccess: () => notify.success(t('logout.success')),
    onError: (error) => notify.error(messageOf(error, t('logout.error'))),
  });
  const signOut = () => {
    close();
    void logout.run();
  };

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('menu.name')}
      closeLabel={t('menu.close')}
    >
      <nav aria-label={t('menu.name')} className="grid gap-4">
        {MENU.map((section) => (
          <MenuGroup key={section.title ?? ''} section={section} onChoose={close} />
        ))}
      </nav>
      <section className="grid gap-1" aria-label={t('menu.settings')}>
        <h3 className="px-3 font-semibold text-muted text-sm">{t('menu.settings')}</h3>
        <MenuEntry item={{ key: 'account', href: paths.settings }} onChoose={close} />
        <div className="grid gap-2 px-3">
          <ThemeToggle />
          <LanguageChoice />
        </div>
      </section>
      <ul className="grid">
        {SOON.map((item) => (
          <li key={item.key}>
            <MenuEntry item={item} onChoose={close} />
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-4 -mx-4 mt-auto -mb-4 flex items-center gap-3 border-line border-t bg-surface-1 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button variant="secondary" className="grow" onClick={signOut}>
          <LogOut className="size-4" aria-hidden />
          {t('menu.logout')}
        </Button>
        <p className="text-muted text-xs">{t('menu.version', { version })}</p>
      </div>
    </Drawer>
  );
}
