import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { localEntries } from '#lib/browser-storage.ts';
import { DEFAULT_SPEED, type Speed } from './speed.ts';

export interface PrompterSettings {
  speed: Speed;
  /** Of the text, in rem. */
  size: number;
  /** At each side, in percent of the width. */
  margins: number;
  line: boolean;
  mirror: boolean;
  countdown: boolean;
}

export const SIZES = { min: 1.25, max: 6, step: 0.25 };
export const MARGINS = { min: 0, max: 30, step: 5 };
export const COUNTDOWN_MS = 3_000;

/** Settings of the teleprompter, stored in the browser. */
export const useSettings = create<PrompterSettings>()(
  persist(
    (): PrompterSettings => ({
      speed: DEFAULT_SPEED,
      size: 2,
      margins: 5,
      line: true,
      mirror: false,
      countdown: true,
    }),
    { name: 'salesai-teleprompter', storage: createJSONStorage(() => localEntries) },
  ),
);

export const setSettings = (change: Partial<PrompterSettings>) => useSettings.setState(change);
