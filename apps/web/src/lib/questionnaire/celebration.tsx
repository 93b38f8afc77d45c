import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';

const VIBRATION_MS = 20;
/** Directions of the particles, in turns. */
const PARTICLES = Array.from({ length: 12 }, (_, index) => index / 12);
const COLOURS = ['bg-primary', 'bg-warning', 'bg-mind', 'bg-arena'];

/** Marks the end of a questionnaire; still with reduced motion. */
export function Celebration() {
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    if (!reducedMotion) navigator.vibrate?.(VIBRATION_MS);
  }, [reducedMotion]);
  return (
    <div aria-hidden className="relative grid size-14 place-items-center">
      {!reducedMotion &&
        PARTICLES.map((turn, index) => (
          <span
            key={turn}
            className={`absolute size-2 animate-burst rounded-full ${COLOURS[index % COLOURS.length]}`}
            style={{ rotate: `${turn}turn` }}
          />
        ))}
      <span className="grid size-14 animate-pop place-items-center rounded-full bg-primary text-on-primary">
        <Check className="size-7" strokeWidth={3} />
      </span>
    </div>
  );
}
