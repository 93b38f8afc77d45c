import type { ComponentProps, ReactNode } from 'react';

interface TabBarProps {
  /** The accessible name of the navigation. */
  label: string;
  /** Hidden where a screen needs the whole height, such as a questionnaire. The rail stays. */
  isHidden?: boolean;
  /** Fixed to the bottom of the page, or the last row of a screen that does not scroll. */
  position?: 'fixed' | 'row';
  /** One {@link TabLink} each. */
  children: ReactNode;
}

const RAIL =
  'lg:fixed lg:inset-y-0 lg:left-0 lg:z-30 lg:block lg:w-22 lg:border-t-0 lg:border-r lg:pt-[calc(5rem+env(safe-area-inset-top))] lg:pb-0';

/** The main navigation: tabs at the bottom edge below 1,024 px, a rail at the left edge above. */
export function TabBar({ label, isHidden = false, position = 'fixed', children }: TabBarProps) {
  const place = position === 'fixed' ? 'fixed inset-x-0 bottom-0 z-30' : 'shrink-0';
  return (
    <nav
      aria-label={label}
      data-tab-bar={isHidden ? undefined : ''}
      className={`border-line border-t bg-surface-1 pb-[env(safe-area-inset-bottom)] print:hidden ${place} ${isHidden ? 'hidden' : ''} ${RAIL}`}
    >
      <ul className="mx-auto flex max-w-lg justify-around lg:grid lg:gap-1 lg:px-2">{children}</ul>
    </nav>
  );
}

const TONES = {
  primary: { text: 'text-primary', bar: 'bg-primary' },
  arena: { text: 'text-arena', bar: 'bg-arena' },
};

interface TabLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  icon: ReactNode;
  label: string;
  tone?: keyof typeof TONES;
  isActive: boolean;
}

/** One tab: the icon and its label; the active one has a bar. */
export function TabLink({ icon, label, tone = 'primary', isActive, ...anchor }: TabLinkProps) {
  const { text, bar } = TONES[tone];
  return (
    <li className="min-w-0 flex-1">
      <a
        {...anchor}
        aria-current={isActive ? 'page' : undefined}
        className={`relative mx-auto grid h-16 max-w-24 content-center justify-items-center gap-1 rounded-lg font-semibold text-xs hover:bg-surface-2 [@media(max-height:30rem)]:h-12 [@media(max-height:30rem)]:grid-flow-col [@media(max-height:30rem)]:items-center [@media(max-height:30rem)]:justify-center [@media(max-height:30rem)]:gap-2 lg:h-16! lg:grid-flow-row! ${isActive ? text : 'text-muted'}`}
      >
        {isActive && (
          <span
            className={`absolute inset-x-4 top-0 h-0.75 rounded-b-full lg:inset-x-auto lg:inset-y-3 lg:-left-2 lg:h-auto lg:w-0.75 lg:rounded-r-full ${bar}`}
            aria-hidden
          />
        )}
        {icon}
        <span className="max-w-full truncate">{label}</span>
      </a>
    </li>
  );
}
