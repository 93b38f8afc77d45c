import type { LogResult } from '@salesai/contract/results';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useResults } from './use-results.ts';

/**
 * Logs a result and offers to undo it; without a connection it is sent later.
 * @returns a function that tells whether the result was logged or queued.
 */
export function useLog() {
  const { t } = useTranslation('results');
  const results = useResults();
  const undo = async (id: string) => {
    try {
      await results.remove(id);
      notify.success(t('log.undone'));
    } catch (error) {
      notify.error(messageOf(error, t('log.failed')));
    }
  };
  return async (entry: LogResult): Promise<boolean> => {
    try {
      const result = await results.log(entry);
      if (result === null) {
        notify.success(t('log.queued'));
        return true;
      }
      const { id } = result;
      // Several results in a row leave one toast, that of the last.
      notify.success(t('log.saved'), {
        id: 'result-logged',
        action: { label: t('log.undo'), onClick: () => void undo(id) },
      });
      return true;
    } catch (error) {
      notify.error(messageOf(error, t('log.failed')));
      return false;
    }
  };
}
