import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { useDeviceData } from './device-data/use-device-data.ts';
import { createQueryClient } from './query-client.ts';

/**
 * The query cache of one user: pass the user's id as `key`. A change of language refetches the texts
 * that the server translates. The last good answers of a signed-in user are stored on the device.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useDeviceData(client);
  useEffect(() => {
    const refetch = () => void client.invalidateQueries();
    i18next.on('languageChanged', refetch);
    return () => i18next.off('languageChanged', refetch);
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
