interface LogoProps {
  /** On small screens the sign alone would do; the name stays for those who do not know it yet. */
  large?: boolean;
}

/**
 * The sign and the name; decorative where a link or heading already says them. Where large letters
 * leave no room for the name, it wraps out of sight and the sign stands alone.
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
