import type { Script } from '@salesai/contract/scripts';
import { Modal } from '@salesai/ui/modal';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Controls } from './controls.tsx';
import { onPrompterKey } from './keys.ts';
import { openPrompter, reducePrompter, type Speed } from './model.ts';
import { ReadingSettings } from './reading-settings.tsx';
import { changeSettings, usePrompterSettings } from './settings.ts';
import { useScroll } from './use-scroll.ts';
import { useVoice } from './use-voice.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { words } from './voice.ts';

const SECOND_MS = 1_000;
/** Part of the screen that a page key turns. */
const TURN = 0.6;

interface TeleprompterProps {
  script: Script;
  onClose: () => void;
}

/** A script to be read aloud: it moves by itself, or with the voice, and a touch stops it. */
export function Teleprompter({ script, onClose }: TeleprompterProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const settings = usePrompterSettings();
  const [state, dispatch] = useReducer(reducePrompter, settings.speed, openPrompter);
  const [followsVoice, setFollowsVoice] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isMoving = state.phase === 'playing' || state.phase === 'countdown';
  const left = useScroll({
    box,
    words: words(script.content).length,
    speed: state.speed,
    playing: state.phase === 'playing' && !followsVoice,
    onEnd: () => dispatch({ type: 'reached the end' }),
  });
  const problem = useVoice(script.content, followsVoice, (share) => scrollToShare(box, share));
  useWakeLock(isMoving || followsVoice);

  useEffect(() => {
    if (state.phase !== 'countdown') return;
    const timer = setInterval(() => dispatch({ type: 'second passed' }), SECOND_MS);
    return () => clearInterval(timer);
  }, [state.phase]);

  const choose = (speed: number) => dispatch({ type: 'speed chosen', speed });
  const toggle = () => {
    if (state.phase === 'ended') box.current?.scrollTo({ top: 0 });
    dispatch({ type: 'toggled' });
  };
  const reset = () => {
    box.current?.scrollTo({ top: 0 });
    dispatch({ type: 'stopped' });
  };
  const turn = (direction: number) =>
    box.current?.scrollBy({ top: direction * box.current.clientHeight * TURN });
  const stop = () => isMoving && dispatch({ type: 'stopped' });

  return (
    <Modal
      open
      full
      onOpenChange={(open) => open || onClose()}
      title={script.title}
      closeLabel={t('common:close')}
    >
      <div
        className="grid min-h-0 grid-rows-[1fr_auto] gap-3"
        onKeyDown={(event) =>
          onPrompterKey(event, {
            toggle,
            reset,
            turn,
            hurry: (steps) => choose(state.speed + steps),
          })
        }
        role="application"
        aria-label={script.title}
      >
        <ReadingBox
          box={box}
          text={script.content}
          countdown={state.phase === 'countdown' ? state.countdown : 0}
          onTouch={stop}
        />
        <div className="grid gap-2 border-line border-t pt-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Controls
              isMoving={isMoving}
              speed={state.speed}
              onToggle={toggle}
              onReset={reset}
              onSpeed={(speed: Speed) => {
                changeSettings({ speed });
                choose(speed);
              }}
            />
            <p className="text-muted text-sm tabular-nums">
              {state.phase === 'ended'
                ? t('prompter.ended')
                : t('prompter.remaining', { time: asClock(left) })}
            </p>
          </div>
          <ReadingSettings
            followsVoice={followsVoice}
            onVoice={() => setFollowsVoice(!followsVoice)}
            onFullScreen={() => void toggleFullScreen(box.current)}
          />
          {problem && (
            <p role="alert" className="text-sm text-warning">
              {t(problem === 'missing' ? 'prompter.voiceMissing' : 'prompter.voiceDenied')}
            </p>
          )}
          <p className="hidden text-muted text-xs md:block">{t('prompter.help')}</p>
        </div>
      </div>
    </Modal>
  );
}

interface ReadingBoxProps {
  box: React.RefObject<HTMLDivElement | null>;
  text: string;
  countdown: number;
  onTouch: () => void;
}

/** The text between two empty half screens, so that its first and last line reach the middle. */
function ReadingBox({ box, text, countdown, onTouch }: ReadingBoxProps) {
  const { fontSize, margin, line, mirror } = usePrompterSettings();
  return (
    <div className="relative min-h-0 overflow-hidden rounded-2xl bg-background">
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
        tabIndex={0}
        onPointerDown={onTouch}
        onWheel={onTouch}
        className="h-full overflow-y-auto outline-none"
        style={{ paddingInline: `${margin}%`, transform: mirror ? 'scaleX(-1)' : undefined }}
      >
        <div className="h-[40%]" />
        <p
          className="whitespace-pre-line font-medium leading-relaxed"
          style={{ fontSize: `${fontSize}px` }}
        >
          {text}
        </p>
        <div className="h-[60%]" />
      </div>
      {line && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 top-[40%] border-arena border-t-2 opacity-70"
        />
      )}
      {countdown > 0 && (
        <p
          role="status"
          className="pointer-events-none absolute inset-0 grid place-items-center bg-background/70 font-bold text-8xl tabular-nums"
        >
          {countdown}
        </p>
      )}
    </div>
  );
}

function scrollToShare(box: React.RefObject<HTMLElement | null>, share: number) {
  const element = box.current;
  if (!element) return;
  const height = element.scrollHeight - element.clientHeight;
  element.scrollTo({ top: height * share, behavior: 'smooth' });
}

async function toggleFullScreen(element: HTMLElement | null) {
  const dialog = element?.closest('[role="dialog"]');
  await (document.fullscreenElement ? document.exitFullscreen() : dialog?.requestFullscreen());
}

const asClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
