import { COACH_MAX_FILE_BYTES, COACH_MAX_FILES_PER_BATCH } from '@salesai/contract/coach';

export const BATCH_MAX = COACH_MAX_FILES_PER_BATCH;
export const FILE_MAX = COACH_MAX_FILE_BYTES;
/** Documents of one seller, including unreadable ones. */
export const DOCUMENTS_MAX = 50;
/** Characters read of one document, and of all documents of one seller. */
export const CHARACTERS_MAX = 2_000_000;
export const OWNER_CHARACTERS_MAX = 20_000_000;
/** Bytes of a request; enough to report files beyond the batch by name. */
export const REQUEST_MAX = 2 * BATCH_MAX * FILE_MAX;
/** Older uploads without a document were interrupted: no upload takes this long. */
export const UNFINISHED_HOURS = 6;
