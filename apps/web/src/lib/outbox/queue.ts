import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, messageOf } from '../api-error.ts';
import { auth } from '../auth-store.ts';
import { authorized } from '../call.ts';
import { type DeviceStore, openDeviceStore } from '../device-data/device-store.ts';
import { send } from '../http.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../notify.ts';
import { setSender, useWaitingWrites } from './waiting.ts';

const PREFIX = 'outbox:';
const RETRY_MS = 30_000;
/** A server that fails this often for one write does not accept it. */
const MAX_SERVER_ERRORS = 10;

const WaitingWrite = z.object({
  /** Its Idempotency-Key. */
  id: z.string(),
  method: z.string(),
  /** Below `/api`. */
  path: z.string(),
  body: z.unknown(),
  /** The query to fetch again when it was sent. */
  refetch: z.nullable(z.array(z.unknown())),
  /** How often the server failed. */
  serverErrors: z.number(),
});
type WaitingWrite = z.infer<typeof WaitingWrite>;

interface NewWrite extends Omit<WaitingWrite, 'serverErrors' | 'refetch'> {
  refetch: QueryKey | null;
}

/** Stores a write behind the others. @returns false when the device cannot store it. */
export async function enqueue(write: NewWrite): Promise<boolean> {
  const outbox = await openOutbox();
  if (!outbox) return false;
  const isStored = await withLock('salesai-outbox-order', async () => {
    const last = (await outbox.store.names(PREFIX)).at(-1);
    // A counter: the clock of the device may be changed.
    const position = last ? Number(last.slice(PREFIX.length)) + 1 : 1;
    const name = `${PREFIX}${String(position).padStart(12, '0')}`;
    return outbox.store.write(name, { ...write, serverErrors: 0 });
  });
  await count(outbox.store);
  if (isStored && navigator.onLine) void flushOutbox();
  return isStored;
}

let client: QueryClient | null = null;

/** Sends what waits now, and again when the connection is back. @returns a function that stops it. */
export function startOutbox(queries: QueryClient): () => void {
  client = queries;
  setSender(flushOutbox);
  const flush = () => void flushOutbox();
  const timer = setInterval(() => useWaitingWrites.getState() > 0 && flush(), RETRY_MS);
  window.addEventListener('online', flush);
  flush();
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', flush);
    if (client !== queries) return;
    client = null;
    setSender(null);
    useWaitingWrites.setState(0, true);
  };
}

let running: Promise<void> | null = null;

/** Sends the waiting writes in order until one has to wait; one flush at a time, in all tabs. */
export function flushOutbox(): Promise<void> {
  running ??= withLock('salesai-outbox-send', sendAll).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll() {
  const outbox = await openOutbox();
  if (!outbox) return;
  const { store, userId } = outbox;
  let name = (await store.names(PREFIX))[0];
  while (name && auth.get().user?.id === userId) {
    const outcome = await sendOne(store, name);
    if (outcome === 'later') break;
    await store.remove(name);
    name = (await store.names(PREFIX))[0];
  }
  await count(store);
}

/** @returns `later` when the write has to wait. */
async function sendOne(store: DeviceStore, name: string): Promise<'done' | 'later'> {
  const { data: write } = WaitingWrite.safeParse(await store.read(name));
  if (!write) return 'done';
  const outcome = await sentOrLater(store, name, write);
  if (outcome === 'done' && write.refetch) {
    void client?.invalidateQueries({ queryKey: write.refetch });
  }
  return outcome;
}

async function sentOrLater(store: DeviceStore, name: string, write: WaitingWrite) {
  try {
    await request(write);
    return 'done';
  } catch (error) {
    if (mayBeAcceptedLater(error, write)) {
      if (isServerError(error)) await store.write(name, withServerError(write));
      return 'later';
    }
    await i18n.load(['offline']);
    notify.error(i18n.t('offline:refused', { reason: messageOf(error) }));
    return 'done';
  }
}

const request = ({ id, method, path, body }: WaitingWrite) =>
  authorized('user', (token) => send(path, { method, body, token, idempotencyKey: id }));

const mayBeAcceptedLater = (error: unknown, { serverErrors }: WaitingWrite) =>
  !(error instanceof ApiError) ||
  error.isNetwork ||
  [401, 408, 429].includes(error.status) ||
  (isServerError(error) && serverErrors + 1 < MAX_SERVER_ERRORS);

const isServerError = (error: unknown) =>
  error instanceof ApiError && !error.isNetwork && error.status >= 500;

const withServerError = (write: WaitingWrite) => ({
  ...write,
  serverErrors: write.serverErrors + 1,
});

async function openOutbox() {
  const userId = auth.get().user?.id;
  const store = userId ? await openDeviceStore(userId) : null;
  return userId && store ? { userId, store } : null;
}

async function count(store: DeviceStore) {
  useWaitingWrites.setState((await store.names(PREFIX)).length, true);
}

/** Without Web Locks, as on an insecure origin, tabs are not serialized. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
