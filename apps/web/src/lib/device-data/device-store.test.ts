import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceRecords } from '#testing/device.ts';
import { eraseDeviceData, openDeviceStore } from './device-store.ts';

async function storeOf(userId: string) {
  const store = await openDeviceStore(userId);
  if (!store) throw new Error('The device forbids storage');
  return store;
}

beforeEach(() => eraseDeviceData());

describe('the store of a device', () => {
  it('gives a record back to the account that wrote it', async () => {
    const store = await storeOf('ana');
    expect(await store.write('answer:a', { name: 'Salões' })).toBe(true);
    expect(await store.read('answer:a')).toEqual({ name: 'Salões' });
    expect(await (await storeOf('ana')).read('answer:a')).toEqual({ name: 'Salões' });
    expect(await store.names('answer:')).toEqual(['answer:a']);
  });

  it('stores neither text nor a key that scripts can read', async () => {
    await (await storeOf('ana')).write('answer:a', { name: 'Salões' });
    const records = await deviceRecords();
    const account = records.get('account');
    expect(account).toMatchObject({ userId: 'ana', key: { extractable: false } });
    const record = records.get('answer:a');
    expect(Object.keys(record ?? {})).toEqual(['iv', 'sealed']);
  });

  it('erases the records of another account', async () => {
    await (await storeOf('ana')).write('answer:a', 1);
    const ofRui = await storeOf('rui');
    expect(await ofRui.names('')).toEqual(['account']);
    expect(await ofRui.read('answer:a')).toBeUndefined();
  });

  it('writes nothing for an account after another one signed in', async () => {
    const ofAna = await storeOf('ana');
    const ofRui = await storeOf('rui');
    expect(await ofAna.write('answer:a', 1)).toBe(false);
    expect(await ofRui.read('answer:a')).toBeUndefined();
  });

  it('writes nothing with a store that was opened before everything was erased', async () => {
    const before = await storeOf('ana');
    await eraseDeviceData();
    expect(await before.write('answer:a', 1)).toBe(false);
    expect((await deviceRecords()).size).toBe(0);
    await storeOf('ana');
    expect(await before.write('answer:a', 1)).toBe(false);
  });

  it('cannot read a record under the name of another', async () => {
    const store = await storeOf('ana');
    await store.write('answer:a', 1);
    const { createStore, set } = await import('idb-keyval');
    const record = (await deviceRecords()).get('answer:a');
    await set('answer:b', record, createStore('salesai-device', 'records'));
    expect(await store.read('answer:b')).toBeUndefined();
    expect(await store.names('answer:')).toEqual(['answer:a']);
  });

  it('erases only the records with a prefix', async () => {
    const store = await storeOf('ana');
    await store.write('answer:a', 1);
    await store.write('outbox:1', 2);
    await eraseDeviceData('answer:');
    expect(await store.read('answer:a')).toBeUndefined();
    expect(await store.read('outbox:1')).toBe(2);
  });

  it('says that a record was not written when the storage is full', async () => {
    const store = await storeOf('ana');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    });
    expect(await store.write('answer:a', 1)).toBe(false);
  });

  it('is null when the browser forbids storage', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError');
    });
    expect(await openDeviceStore('ana')).toBeNull();
    await expect(eraseDeviceData()).resolves.toBeUndefined();
  });

  it('stores plain records where the platform cannot encrypt', async () => {
    await eraseDeviceData();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const store = await storeOf('ana');
    expect(await store.write('answer:a', 1)).toBe(true);
    expect(await store.read('answer:a')).toBe(1);
    vi.stubGlobal('crypto', (await import('node:crypto')).webcrypto);
  });
});
