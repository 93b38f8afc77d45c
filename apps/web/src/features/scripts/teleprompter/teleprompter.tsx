import type { Script } from '@salesai/contract/scripts';
import { IconButton } from '@salesai/ui/icon-button';
import { ScreenModal } from '@salesai/ui/screen-modal';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commandOf } from './keys.ts';
import { Panel } from './panel.tsx';
import { PrompterViewport } from './prompter-viewport.tsx';
import type { ReadingEvent } from './reading.ts';
import { createReading } from './reading-store.ts';
import { parseScript, withDirections } from './script-text.ts';
import { useSettings } from './settings.ts';
import { readingMs } from './speed.ts';
import { TimeLeft } from './time-left.tsx';
import { useCommands } from './use-commands.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useVoiceFollowing } from './use-voice-following.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface TeleprompterProps {
  script: Pick<Script, 'title' | 'content'>;
  onClose: () => void;
}

/** Full-screen dialog that scrolls a script at a set speed or with the reader's voice. */
export function Teleprompter({ script, onClose }: TeleprompterProps) {
  const { t } = useTranslation(['teleprompter', 'common']);
  const [reading] = useState(createReading);
  const settings = useSettings();
  const dialog = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [{ lines, words }] = useState(() => parseScript(withDirections(script.content)));
  const totalMs = readingMs(words.length, settings.speed);
  const run = useCommands(reading, text);
  const voice = useVoiceFollowing({ reading, words, text });
  const toFrameEvent = (elapsed: number): ReadingEvent =>
    voice.isOn
      ? { type: 'followed', elapsed, target: voice.target() }
      : { type: 'ticked', elapsed, totalMs };
  useWakeLock(true);

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event.nativeEvent);
    if (!command) return;
    event.preventDefault();
    run(command);
  };

  return (
    <ScreenModal
      open
      onOpenChange={(open) => open || onClose()}
      title={script.title}
      closeLabel={t('common:close')}
      popupRef={dialog}
      initialFocus={viewport}
      onKeyDown={onKeyDown}
      actions={
        <>
          <TimeLeft reading={reading} totalMs={totalMs} />
          <FullScreenButton of={dialog} />
        </>
      }
    >
      <PrompterViewport
        viewport={viewport}
        text={text}
        lines={lines}
        reading={reading}
        settings={settings}
        toFrameEvent={toFrameEvent}
        onToggle={() => run('toggle')}
      />
      <Panel
        reading={reading}
        settings={settings}
        voice={voice}
        run={run}
        onButtonUsed={() => viewport.current?.focus({ preventScroll: true })}
      />
    </ScreenModal>
  );
}

function FullScreenButton({ of }: { of: Parameters<typeof useFullScreen>[0] }) {
  const { t } = useTranslation('teleprompter');
  const { isSupported, isFull, toggle } = useFullScreen(of);
  if (!isSupported) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <IconButton label={t(isFull ? 'leaveFullScreen' : 'fullScreen')} onClick={() => void toggle()}>
      <Icon className="size-5" aria-hidden />
    </IconButton>
  );
}
