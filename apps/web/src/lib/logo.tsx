interface LogoProps {
  /** For the visitor screens. */
  large?: boolean;
}

/**
 * The logo with the product's name; hidden from screen readers. When the name does not fit, it wraps
 * into the hidden overflow and only the logo is visible.
 */
export function Logo({ large = false }: LogoProps) {
  const size = large ? 'size-10' : 'size-7 md:size-8';
  const height = large ? 'h-10' : 'h-7 md:h-8';
  return (
    <span className={`flex flex-wrap items-center gap-x-2 overflow-hidden ${height}`} aria-hidden>
      <img src="/favicon.svg" alt="" className={size} width={32} height={32} />
      <span
        className={`whitespace-nowrap font-bold tracking-tight ${large ? 'text-2xl' : 'text-base md:text-lg'}`}
      >
        SalesAI
      </span>
    </span>
  );
}
