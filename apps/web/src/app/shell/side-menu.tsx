import { Button } from '@salesai/ui/button';
import { Drawer } from '@salesai/ui/drawer';
import { IconButton } from '@salesai/ui/icon-button';
import { notify } from '@salesai/ui/toast';
import { useMutation } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '#features/settings/components/language-choice.tsx';
import { ThemeToggle } from '#features/settings/components/theme-toggle.tsx';
import { messageOf } from '#lib/api-error.ts';
import { closeSession } from '#lib/session.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { paths } from '../paths.ts';
import { MENU } from './menu.ts';
import { MenuEntry, MenuGroup } from './menu-group.tsx';

/** The menu button and the drawer it opens: where one can go, settings, the way out. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const logout = useMutation({
    mutationFn: closeSession,
    onMutate: close,
    onSuccess: () => notify.success(t('logout.success')),
    onError: (error) => notify.error(messageOf(error, t('logout.error'))),
  });

  return (
    <>
      <IconButton label={t('menu.open')} aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu className="size-5" aria-hidden />
      </IconButton>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('menu.name')}
        closeLabel={t('menu.close')}
      >
        <nav aria-label={t('menu.name')} className="grid gap-6">
          {MENU.map((section) => (
            <MenuGroup key={section.title ?? ''} section={section} onChoose={close} />
          ))}
        </nav>
        <section className="grid gap-3" aria-label={t('menu.settings')}>
          <h3 className="px-3 font-semibold text-muted text-sm">{t('menu.settings')}</h3>
          <MenuEntry item={{ key: 'account', href: paths.settings }} onChoose={close} />
          <div className="grid gap-3 px-3">
            <ThemeToggle />
            <LanguageChoice />
          </div>
        </section>
        <div className="mt-auto grid gap-3">
          <Button variant="secondary" onClick={() => logout.mutate()}>
            <LogOut className="size-4" aria-hidden />
            {t('menu.logout')}
          </Button>
          <p className="px-3 text-muted text-xs">
            {t('menu.version', { version: packageJson.version })}
          </p>
        </div>
      </Drawer>
    </>
  );
}
