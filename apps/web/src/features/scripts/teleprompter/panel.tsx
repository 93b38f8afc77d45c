import { IconButton } from '@salesai/ui/icon-button';
import Mic from 'lucide-react/icons/mic';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Controls } from './controls.tsx';
import type { Command } from './keys.ts';
import type { ReadingStore } from './reading-store.ts';
import type { PrompterSettings } from './settings.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { SpeedChoice } from './speed-choice.tsx';
import type { VoiceFollowing } from './use-voice-following.ts';
import { VoiceStatus } from './voice-status.tsx';

interface PanelProps {
  reading: ReadingStore;
  settings: PrompterSettings;
  voice: VoiceFollowing;
  run: (command: Command) => void;
  /** A button was pressed by pointer: the focus can return to the text. */
  onButtonUsed: () => void;
}

/** Speed and controls below the text, and the settings on demand. */
export function Panel({ reading, settings, voice, run, onButtonUsed }: PanelProps) {
  const { t } = useTranslation('teleprompter');
  const [showsSettings, setShowsSettings] = useState(false);
  const onPointerUp = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('button')) onButtonUsed();
  };
  return (
    <div
      onPointerUp={onPointerUp}
      className="grid justify-items-center gap-3 border-line border-t bg-surface-1 px-3 py-3"
    >
      {showsSettings && <SettingsPanel settings={settings} />}
      <VoiceStatus voice={voice} />
      <SpeedChoice speed={settings.speed} />
      <Controls
        reading={reading}
        run={run}
        before={
          <IconButton
            label={t('settings.title')}
            aria-expanded={showsSettings}
            onClick={() => setShowsSettings((shown) => !shown)}
          >
            <SlidersHorizontal className="size-5" aria-hidden />
          </IconButton>
        }
        after={
          <IconButton
            label={t('voice.follow')}
            aria-pressed={voice.isOn}
            onClick={voice.toggle}
            className="aria-pressed:bg-arena-soft aria-pressed:text-arena aria-pressed:hover:bg-arena-soft"
          >
            <Mic className="size-5" aria-hidden />
          </IconButton>
        }
      />
    </div>
  );
}
