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

/** The main navigation: tabs at the bottom edge below 1,024 px, a rail at the left edge above. */
export function TabBar({ label, isHidden = false, position = 'fixed', children }: TabBarProps) {
  return (
    <nav
      aria-label={label}
      data-tab-bar={isHidden ? undefined : ''}
      className={`tab-bar ${position === 'fixed' ? 'fixed inset-x-0 bottom-0 z-30' : ''} ${isHidden ? 'max-lg:hidden' : ''}`}
    >
      <ul>{children}</ul>
    </nav>
  );
}

interface TabLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  icon: ReactNode;
  label: string;
  tone?: 'primary' | 'arena';
  isActive: boolean;
}

/** One tab: the icon and its label; the active one has a bar. */
export function TabLink({ icon, label, tone = 'primary', isActive, ...anchor }: TabLinkProps) {
  return (
    <li>
      <a
        {...anchor}
        aria-current={isActive ? 'page' : undefined}
        className={tone === 'arena' ? 'aria-[current]:text-arena' : 'aria-[current]:text-primary'}
      >
        {icon}
        <span>{label}</span>
      </a>
    </li>
  );
}
