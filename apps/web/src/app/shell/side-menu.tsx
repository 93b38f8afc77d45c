import { IconButton } from '@salesai/ui/icon-button';
import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await load()).MenuDrawer }));

/** The menu button; the drawer's code loads on pointer enter or focus. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const show = () => {
    setLoaded(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={t('menu.open')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={show}
      >
        <Menu className="size-5" aria-hidden />
      </IconButton>
      {isLoaded && (
        <Suspense>
          <MenuDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
