import { Alert } from '@salesai/ui/alert';
import { useTranslation } from 'react-i18next';
import type { Voice } from './use-voice.ts';

/** What following the voice does just now, or why it cannot. */
export function VoiceNote({ voice: { isOn, problem } }: { voice: Voice }) {
  const { t } = useTranslation('teleprompter');
  if (problem) {
    return (
      <Alert tone="danger" className="w-full max-w-xl">
        {t(`voice.${problem}`)}
      </Alert>
    );
  }
  if (!isOn) return null;
  return (
    <p role="status" className="max-w-xl text-center text-muted text-sm">
      {t('voice.on')} {t('voice.privacy')}
    </p>
  );
}
