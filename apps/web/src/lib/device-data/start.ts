import type { QueryClient } from '@tanstack/react-query';
import { startOutbox } from '../outbox/queue.ts';
import { eraseDeviceData, openDeviceStore } from './device-store.ts';
import { ANSWERS } from './record-names.ts';
import { saveAnswers } from './saved-answers.ts';

interface Account {
  userId: string;
  /** The deletion of the account is requested. */
  isDeleting: boolean;
}

/** @returns a function that stops storing and sending. */
export async function startDeviceData(client: QueryClient, { userId, isDeleting }: Account) {
  const store = await openDeviceStore(userId);
  if (!store) return () => undefined;
  if (isDeleting) await eraseDeviceData(ANSWERS);
  const stopSaving = isDeleting ? () => undefined : saveAnswers(client, store);
  const stopSending = startOutbox(client);
  return () => {
    stopSaving();
    stopSending();
  };
}
