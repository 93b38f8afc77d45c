import { clear, createStore, delMany, get, keys, promisifyRequest, update } from 'idb-keyval';
import { randomName } from '../random-name.ts';
import {
  createRecordKey,
  openRecord,
  type RecordKey,
  type StoredRecord,
  sealRecord,
} from './record-key.ts';

const database = createStore('salesai-device', 'records');
const ACCOUNT = 'account';

/** The account whose records are stored; only one at a time. */
interface StoredAccount {
  userId: string;
  /** Changes when everything was erased: a store that was opened before writes no more. */
  epoch: string;
  key: RecordKey;
}

export interface DeviceStore {
  /** @returns whether it was written: not when the storage is full, or another account signed in. */
  write: (name: string, value: unknown) => Promise<boolean>;
  /** Undefined when there is no such record, or it cannot be read. */
  read: (name: string) => Promise<unknown>;
  /** The names that begin with a prefix, in order. */
  names: (prefix: string) => Promise<string[]>;
  remove: (name: string) => Promise<void>;
}

/**
 * The encrypted records of one account on this device; erases those of any other.
 * @returns null when the browser forbids storage.
 */
export async function openDeviceStore(userId: string): Promise<DeviceStore | null> {
  try {
    return storeOf(await claimFor(userId));
  } catch {
    return null;
  }
}

/** Erases the records of every account, or those whose names begin with a prefix. */
export async function eraseDeviceData(prefix?: string): Promise<void> {
  try {
    await (prefix === undefined ? clear(database) : delMany(await namesOf(prefix), database));
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

async function claimFor(userId: string): Promise<StoredAccount> {
  const stored = await get<StoredAccount>(ACCOUNT, database);
  if (stored && stored.userId !== userId) await clear(database);
  const created = { userId, epoch: randomName(), key: await createRecordKey() };
  // Atomic: two tabs that open the store at the same time use one key.
  await update<StoredAccount>(
    ACCOUNT,
    (current) => (current?.userId === userId ? current : created),
    database,
  );
  return (await get<StoredAccount>(ACCOUNT, database)) ?? created;
}

function storeOf({ userId, epoch, key }: StoredAccount): DeviceStore {
  const labelOf = (name: string) => `${userId}/${epoch}/${name}`;
  const remove = (name: string) => delMany([name], database).catch(() => undefined);
  return {
    async write(name, value) {
      try {
        const record = await sealRecord(key, labelOf(name), value);
        return await putForEpoch(epoch, name, record);
      } catch {
        return false;
      }
    },
    async read(name) {
      try {
        const record = await get<StoredRecord>(name, database);
        return record && (await openRecord(key, labelOf(name), record));
      } catch {
        await remove(name);
        return undefined;
      }
    },
    names: (prefix) => namesOf(prefix).catch(() => []),
    remove,
  };
}

/** Writes a record in one transaction with the check that the account is still the same. */
const putForEpoch = (epoch: string, name: string, record: StoredRecord) =>
  database('readwrite', async (records) => {
    const account: StoredAccount | undefined = await promisifyRequest(records.get(ACCOUNT));
    if (account?.epoch !== epoch) return false;
    await promisifyRequest(records.put(record, name));
    await promisifyRequest(records.transaction);
    return true;
  });

async function namesOf(prefix: string): Promise<string[]> {
  const names = await keys<string>(database);
  return names.filter((name) => name.startsWith(prefix)).sort();
}
