import { Orb } from '@salesai/ui/orb';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LINE_MS = 1_800;

/** While the profile is being written; the seller may leave, a notification will tell. */
export function Generating() {
  const { t } = useTranslation('avatar');
  const lines = t('generating.lines', { returnObjects: true });
  const [line, setLine] = useState(0);
  useEffect(() => {
    const last = lines.length - 1;
    const timer = setInterval(() => setLine((now) => Math.min(now + 1, last)), LINE_MS);
    return () => clearInterval(timer);
  }, [lines.length]);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-16 text-center">
      <Orb className="size-40" />
      <h1 className="font-bold text-2xl">{t('generating.title')}</h1>
      <p role="status" key={line} className="animate-rise text-muted">
        {lines[line]}
      </p>
      <p className="text-muted text-sm">{t('generating.leave')}</p>
    </div>
  );
}
