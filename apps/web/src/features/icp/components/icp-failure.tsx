import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { Failure } from '#lib/failure.tsx';

interface IcpFailureProps {
  text: string;
  note?: string;
  onRetry?: () => void;
}

/** An error about one ICP, with a link back to the list. */
export function IcpFailure({ text, note, onRetry }: IcpFailureProps) {
  const { t } = useTranslation('icp');
  return (
    <Failure title={t('errors.title')} text={text} {...(note && { note })}>
      {onRetry && <Button onClick={onRetry}>{t('onboarding.retry')}</Button>}
      <ButtonLink to={paths.icps} variant="secondary">
        {t('onboarding.back')}
      </ButtonLink>
    </Failure>
  );
}
