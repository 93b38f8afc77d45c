import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Countdown } from './countdown.tsx';
import { PrompterText } from './prompter-text.tsx';
import type { ReadingEvent } from './reading.ts';
import type { ReadingStore } from './reading-store.ts';
import type { Line } from './script-text.ts';
import { runScroller } from './scroller.ts';
import type { PrompterSettings } from './settings.ts';
import { useTap } from './use-tap.ts';

/** A scrollable region must be focusable by keyboard. */
const FOCUSABLE = { tabIndex: 0 };

interface PrompterViewportProps {
  viewport: RefObject<HTMLElement | null>;
  text: RefObject<HTMLDivElement | null>;
  lines: Line[];
  reading: ReadingStore;
  settings: PrompterSettings;
  /** The event for a frame. @param elapsed milliseconds since the previous one. */
  toFrameEvent: (elapsed: number) => ReadingEvent;
  onToggle: () => void;
}

/** The scrolling text with the reading line a third from the top, near the camera of a phone. */
export function PrompterViewport({
  viewport,
  text,
  lines,
  reading,
  settings,
  toFrameEvent,
  onToggle,
}: PrompterViewportProps) {
  const { t } = useTranslation('teleprompter');
  const hasEnded = useStore(reading.store, ({ phase }) => phase === 'ended');
  const currentFrameEvent = useEffectEvent(toFrameEvent);
  const tap = useTap(reading, onToggle);
  useEffect(() => {
    if (!viewport.current || !text.current) return;
    return runScroller({
      viewport: viewport.current,
      text: text.current,
      reading,
      toFrameEvent: (elapsed) => currentFrameEvent(elapsed),
    });
  }, [viewport, text, reading]);

  return (
    <div className="relative min-h-0 grow">
      {settings.line && <ReadingLine size={settings.size} />}
      <section
        ref={viewport}
        {...FOCUSABLE}
        aria-label={t('text')}
        className="@container-size relative h-full touch-pan-y overflow-y-auto overscroll-contain px-4 focus-visible:outline-1 focus-visible:outline-outline focus-visible:-outline-offset-1 [overflow-anchor:none] [scrollbar-width:none]"
      >
        <div {...tap}>
          <div className="h-[33cqh]" />
          <PrompterText ref={text} lines={lines} settings={settings} />
          <div className="h-[67cqh]" />
        </div>
      </section>
      <Countdown reading={reading} />
      <p role="status" className="sr-only">
        {hasEnded && t('ended')}
      </p>
    </div>
  );
}

function ReadingLine({ size }: Pick<PrompterSettings, 'size'>) {
  return (
    <div
      aria-hidden
      style={{ fontSize: `${size}rem` }}
      className="pointer-events-none absolute inset-x-0 top-[33%] h-[1.45em] border-primary border-l-4 bg-primary-soft/60"
    />
  );
}
