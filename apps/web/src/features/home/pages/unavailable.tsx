import { EmptyState } from '@salesai/ui/empty-state';
import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#app/button-link.tsx';
import { paths } from '#app/paths.ts';

/** In place of an area that is still being built. */
export function UnavailablePage() {
  const { t } = useTranslation(['home', 'common']);
  return null;
}
