import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from './button-link.tsx';
import { Failure } from './failure.tsx';

/** Replaces a screen whose ICP does not exist; a retry would not help. */
export function MissingIcp() {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <Failure title={t('failure.title')} text={t('errors:icp.notFound')}>
      <ButtonLink to={paths.icps}>{t('back')}</ButtonLink>
    </Failure>
  );
}
