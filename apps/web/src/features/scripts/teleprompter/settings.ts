import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { DEFAULT_SPEED, type Speed } from './model.ts';

interface PrompterSettings {
  speed: Speed;
  /** Pixels. */
  fontSize: number;
  /** Share of the width on each side, in percent. */
  margin: number;
  line: boolean;
  mirror: boolean;
}

export const FONT_SIZES = { min: 20, max: 72, step: 4 } as const;
export const MARGINS = { min: 0, max: 30, step: 5 } as const;

/** How this person likes to read, remembered on this device. */
export const usePrompterSettings = create<PrompterSettings>()(
  persist(
    (): PrompterSettings => ({
      speed: DEFAULT_SPEED,
      fontSize: 32,
      margin: 5,
      line: true,
      mirror: false,
    }),
    { name: 'salesai-teleprompter' },
  ),
);

export const changeSettings = (change: Partial<PrompterSettings>) =>
  usePrompterSettings.setState(change);
