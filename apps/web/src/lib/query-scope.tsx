import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useDeviceData } from './device-data/use-device-data.ts';
import { i18n } from './i18n/i18n.ts';
import { createQueryClient } from './query-client.ts';
import { forgetPrepared, preparedFor } from './query-prepared.ts';

interface QueryScopeProps {
  /** Takes over the queries that began before React rendered. */
  userId?: string | undefined;
  children: ReactNode;
}

/**
 * The query cache of one user: pass the user's id as `key`, too. A change of language refetches the texts
 * that the server translates. The last good answers of a signed-in user are stored on the device.
 */
export function QueryScope({ userId, children }: QueryScopeProps) {
  const [client] = useState(() => preparedFor(userId) ?? createQueryClient());
  useEffect(forgetPrepared, []);
  useDeviceData(client);
  useEffect(() => {
    const refetch = () => void client.invalidateQueries();
    return i18n.onChange(refetch);
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
