import type { QueryClient } from '@tanstack/react-query';
import { startOutbox } from '../outbox/queue.ts';
import { eraseDeviceData, openDeviceStore } from './device-store.ts';
import { RESPONSES } from './record-names.ts';
import { saveResponses } from './saved-responses.ts';

interface Account {
  userId: string;
  /** The deletion of the account is requested. */
  isDeleting: boolean;
}

/** @returns a function that stops storing and sending. */
export async function startDeviceData(client: QueryClient, { userId, isDeleting }: Account) {
  const store = await openDeviceStore(userId);
  if (!store) return () => undefined;
  if (isDeleting) await eraseDeviceData(RESPONSES);
  const stopSaving = isDeleting ? () => undefined : saveResponses(client, store);
  const stopSending = startOutbox(client);
  return () => {
    stopSaving();
    stopSending();
  };
}
