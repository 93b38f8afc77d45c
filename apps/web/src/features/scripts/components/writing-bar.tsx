import { Progress } from '@salesai/ui/progress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The spec's bar of three seconds; it waits at the end until the scripts are there. */
const FULL_MS = 3_000;
const STEP_MS = 100;
const ALMOST = 95;

export function WritingBar() {
  const { t } = useTranslation('scripts');
  const [value, setValue] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setValue((now) => Math.min(ALMOST, now + (100 * STEP_MS) / FULL_MS)),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="grid gap-3 py-10">
      <p role="status" className="text-center font-semibold">
        {t('generating')}
      </p>
      <Progress label={t('progress')} value={Math.round(value)} />
    </div>
  );
}
