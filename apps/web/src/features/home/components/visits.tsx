import { type Icp, MAX_ICPS } from '@salesai/contract/icp';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./visit-sheet.tsx');
const VisitSheet = lazy(async () => ({ default: (await load()).VisitSheet }));

/** The ICPs to visit: a touch on one offers what helps before the visit. */
export function Visits({ icps }: { icps: readonly Icp[] }) {
  const { t } = useTranslation('home');
  const [chosen, setChosen] = useState<Icp | null>(null);
  return (
    <section className="grid gap-1" aria-labelledby="visits">
      <h2 id="visits" className="font-semibold text-xl">
        {t('visits.title')}
      </h2>
      <ul className="-ml-2 flex flex-wrap gap-1">
        {icps.slice(0, MAX_ICPS).map((icp) => (
          <li key={icp.id} className="w-28 min-w-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={load}
              onFocus={load}
              onClick={() => setChosen(icp)}
              className="grid h-full w-full content-start justify-items-center gap-2 rounded-xl px-1 py-2 transition hover:bg-surface-2"
            >
              <img
                src={icp.avatar}
                alt=""
                width={56}
                height={56}
                className="size-14 rounded-full bg-surface-2"
              />
              <span className="wrap-anywhere line-clamp-2 text-center text-sm leading-snug">
                {icp.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <VisitSheet icp={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </section>
  );
}
