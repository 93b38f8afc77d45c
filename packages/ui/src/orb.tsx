interface OrbProps {
  paused?: boolean;
  className?: string;
}

/** The animated sphere that represents the Oracle. */
export function Orb({ paused = false, className = 'size-40' }: OrbProps) {
  const motion = paused ? '' : 'animate-orb';
  return (
    <div aria-hidden className={`relative ${className}`}>
      <div
        className={`brand-gradient absolute inset-0 rounded-full opacity-30 blur-2xl ${motion}`}
      />
      <div className={`brand-gradient absolute inset-3 rounded-full ${motion}`} />
      <div className="absolute inset-3 rounded-full bg-radial-[at_35%_30%] from-white/50 to-transparent to-60%" />
    </div>
  );
}
