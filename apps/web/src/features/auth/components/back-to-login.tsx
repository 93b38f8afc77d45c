import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';

export function BackToLogin() {
  const { t } = useTranslation('auth');
  return (
    <Link to={paths.login} className="link link-row justify-self-center">
      {t('verify.backToLogin')}
    </Link>
  );
}
