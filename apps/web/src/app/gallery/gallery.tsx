import { useState } from 'react';
import { setTheme, useTheme } from '#lib/theme-store.ts';
import { Actions } from './actions.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { Surfaces } from './surfaces.tsx';
import { TabBars } from './tabs.tsx';

const COLOURS = [
  'background',
  'surface-1',
  'surface-2',
  'surface-3',
  'ink',
  'muted',
  'line',
  'outline',
  'primary',
  'primary-soft',
  'warning',
  'arena',
  'danger',
  'mind',
] as const;

/** Every UI component in every state; development only. */
export function Gallery() {
  const { theme } = useTheme();
  const [isWide, setWide] = useState(true);
  return (
    <main id="main" className={`mx-auto grid gap-10 p-6 ${isWide ? 'max-w-6xl' : 'max-w-90'}`}>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="grow font-bold text-3xl">Components</h1>
        <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          Theme: {theme}
        </button>
        <button type="button" onClick={() => setWide(!isWide)}>
          {isWide ? 'wide' : '360 px'}
        </button>
      </header>
      <section className="grid grid-cols-2 gap-2 sm:grid-cols-7">
        {COLOURS.map((colour) => (
          <div key={colour} className="grid gap-1 text-xs">
            <span
              className="h-14 rounded-lg border border-line"
              style={{ background: `var(--${colour})` }}
            />
            {colour}
          </div>
        ))}
      </section>
      <Actions />
      <Fields />
      <Surfaces />
      <Messages />
      <TabBars />
      <Overlays />
    </main>
  );
}
