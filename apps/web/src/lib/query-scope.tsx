import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from './query-client.ts';

/**
 * What the server told one person, kept as long as that person is here: give it their id as key.
 * When the language changes, what the server has worded is asked for again.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    const reworded = () => void client.invalidateQueries();
    i18next.on('languageChanged', reworded);
    return () => i18next.off('languageChanged', reworded);
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
