import { COACH_MAX_FILE_BYTES, COACH_MAX_FILES_PER_BATCH } from '@salesai/contract/coach';

export const BATCH_MAX = COACH_MAX_FILES_PER_BATCH;
export const FILE_MAX = COACH_MAX_FILE_BYTES;
/** Documents one seller may have, those that could not be read among them. */
export const DOCUMENTS_MAX = 50;
/** Characters read of one document, and of all of one seller. */
export const CHARACTERS_MAX = 2_000_000;
export const OWNER_CHARACTERS_MAX = 20_000_000;
/** A request with far more than a batch is not worth listening to. */
export const REQUEST_MAX = 2 * BATCH_MAX * FILE_MAX;
/** No upload takes so long: what is older, and no document yet, was cut off. */
export const UNFINISHED_HOURS = 6;
