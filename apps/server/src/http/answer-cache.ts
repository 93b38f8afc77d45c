import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;
/** What a seller has deleted stays in memory for at most this long. */
const LIFETIME_MS = 10 * 60_000;

/** The bytes of an answer and the version of the rows that they were made from. */
interface EncodedAnswer {
  version: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Encoded answers on this node; a database query decides every time whether one is current. */
export interface AnswerCache {
  get(key: string): EncodedAnswer | undefined;
  set(key: string, answer: EncodedAnswer): void;
  /** The `ETag` of a version. */
  tagOf(version: string): string;
  /** The version that a client has, by its `If-None-Match`. */
  versionOf(ifNoneMatch: string | undefined): string | undefined;
}

/** @param release of this server: another one may answer the same rows in another shape. */
export function createAnswerCache(release: string): AnswerCache {
  const answers = new LRUCache<string, EncodedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
    ttl: LIFETIME_MS,
  });
  const prefix = `"${release}-`;
  return {
    get: (key) => answers.get(key),
    set: (key, answer) => answers.set(key, answer),
    tagOf: (version) => `${prefix}${version}"`,
    versionOf(ifNoneMatch = '') {
      const tag = ifNoneMatch.replace(/^W\//, '');
      return tag.startsWith(prefix) ? tag.slice(prefix.length, -1) : undefined;
    },
  };
}
