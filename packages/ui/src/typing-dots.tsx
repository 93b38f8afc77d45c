const DELAYS = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'];

/** Three dots while somebody writes; without motion where that is preferred. */
export function TypingDots({ label }: { label: string }) {
  return (
    <span className="flex h-6 items-center gap-1.5">
      <span className="sr-only">{label}</span>
      {DELAYS.map((delay) => (
        <span
          key={delay}
          aria-hidden
          className={`size-2 animate-pulse-soft rounded-full bg-muted ${delay}`}
        />
      ))}
    </span>
  );
}
