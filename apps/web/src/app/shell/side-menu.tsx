import { IconButton } from '@salesai/ui/icon-button';
import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await load()).MenuDrawer }));

/** The menu button; the drawer's code comes when one reaches for it. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
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
      {wanted && (
        <Suspense>
          <MenuDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
