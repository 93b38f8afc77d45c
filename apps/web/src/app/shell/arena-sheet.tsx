import type { Icp } from '@salesai/contract/icp';
import { ICP_STEPS } from '@salesai/contract/questionnaire';
import { Sheet } from '@salesai/ui/sheet';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#lib/auth-store.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { answersProgress, icpAnswersName } from '#lib/questionnaire/progress.ts';
import { paths } from '../paths.ts';

interface ArenaSheetProps {
  unfinished: Icp | undefined;
  onClose: () => void;
}

/** Asks to describe an ICP first. */
export function ArenaSheet({ unfinished, onClose }: ArenaSheetProps) {
  const { t } = useTranslation(['shell', 'common']);
  const userId = useAuth((state) => state.user?.id ?? '');
  const progress = unfinished
    ? answersProgress(icpAnswersName(userId, unfinished.id), ICP_STEPS)
    : null;
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={t('needsIcp.title')}
      text={t('needsIcp.text', { count: progress?.left ?? ICP_STEPS - 1 })}
      closeLabel={t('common:close')}
    >
      {unfinished ? (
        <ButtonLink to={paths.icpOnboarding} params={{ icpId: unfinished.id }} fullWidth>
          {progress?.step ? t('needsIcp.continue', progress) : t('needsIcp.start')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.icps} state={{ createsIcp: true }} fullWidth>
          {t('needsIcp.create')}
        </ButtonLink>
      )}
    </Sheet>
  );
}
