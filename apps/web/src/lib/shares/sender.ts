import { useTranslation } from 'react-i18next';
import { useAuth } from '../auth-store.ts';

/** "Compartilhado por Maria": the first name only. Needs the messages of `shares`. */
export function useSender(): string {
  const { t } = useTranslation('shares');
  const name = useAuth((state) => state.user?.name ?? '');
  return t('picture.by', { name: name.trim().split(/\s+/)[0] });
}
