import { Button } from '@salesai/ui/button';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Above the tab bar on a phone, in the corner of a wide screen. */
const AT_BOTTOM =
  'fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-10 lg:inset-x-auto lg:right-8 lg:bottom-6';

/** Logs a result; stays within reach of the thumb once its place has scrolled away. */
export function LogButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('results');
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry?.isIntersecting === false),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="grid min-h-14 lg:justify-start">
      <Button className={`min-h-14 ${isAway ? `shadow-card ${AT_BOTTOM}` : ''}`} onClick={onClick}>
        <Plus className="size-5" aria-hidden />
        {t('log.open')}
      </Button>
    </div>
  );
}
