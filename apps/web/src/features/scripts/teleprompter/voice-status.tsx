import { Alert } from '@salesai/ui/alert';
import { useTranslation } from 'react-i18next';
import type { VoiceFollowing } from './use-voice-following.ts';

/** Shows that voice following is on, or why it failed. */
export function VoiceStatus({ voice: { isOn, problem } }: { voice: VoiceFollowing }) {
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
