/** Encrypts the records of one account; without WebCrypto, as on an insecure origin, there is no key. */
export type RecordKey = CryptoKey | null;

/** What is written to IndexedDB: JSON, encrypted if the platform can. */
export type StoredRecord = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer } | { json: string };

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** A new key that scripts can use but not read. */
export async function createRecordKey(): Promise<RecordKey> {
  if (!globalThis.crypto?.subtle) return null;
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** @param label binds the record to its account and name: under another one it cannot be read. */
export async function sealRecord(
  key: RecordKey,
  label: string,
  value: unknown,
): Promise<StoredRecord> {
  const json = JSON.stringify(value);
  if (!key) return { json };
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(parametersOf(iv, label), key, encoded(json));
  return { iv, sealed };
}

/** @throws when the record was written with another key or label, or is damaged. */
export async function openRecord(
  key: RecordKey,
  label: string,
  record: StoredRecord,
): Promise<unknown> {
  if ('json' in record) return JSON.parse(record.json);
  if (!key) throw new Error('The record is encrypted and there is no key');
  const { iv, sealed } = record;
  const json = await crypto.subtle.decrypt(parametersOf(iv, label), key, sealed);
  return JSON.parse(new TextDecoder().decode(json));
}

const encoded = (text: string) => new Uint8Array(new TextEncoder().encode(text));

const parametersOf = (iv: Uint8Array<ArrayBuffer>, label: string) => ({
  name: ALGORITHM,
  iv,
  additionalData: encoded(label),
});
