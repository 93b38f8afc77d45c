import type { ResultKind } from '@salesai/contract/results';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { recentIcp } from '#lib/recent.ts';

const load = () => import('#lib/results/log-sheet.tsx');
const LogSheet = lazy(async () => ({ default: (await load()).LogSheet }));

const KINDS = ['contact', 'proposal', 'sale', 'loss'] as const satisfies readonly ResultKind[];

/** Buttons that log a result with the customer that was used last. */
export function LogChips() {
  const { t } = useTranslation('home');
  const [kind, setKind] = useState<ResultKind | null>(null);
  const recent = recentIcp();
  const customer = activeIcps(useQuery(icpsQuery).data).find(({ id }) => id === recent);
  return (
    <>
      {KINDS.map((one) => (
        <button
          key={one}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setKind(one)}
          className="min-h-11 rounded-full border border-outline px-3.5 text-sm transition hover:bg-surface-2"
        >
          {t(`log.${one}`)}
        </button>
      ))}
      {kind && (
        <Suspense>
          <LogSheet kind={kind} icpId={customer?.id} onClose={() => setKind(null)} />
        </Suspense>
      )}
    </>
  );
}
