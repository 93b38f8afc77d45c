import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from './query-client.ts';

/**
 * The query cache of one user: pass the user's id as `key`. A change of language refetches the texts
 * that the server translates.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    const refetch = () => void client.invalidateQueries();
    i18next.on('languageChanged', refetch);
    return () => i18next.off('languageChanged', refetch);
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
