import type { ExtractedRow } from '@salesai/engine/documents';

/** The kind of a file; `office` is the old container, which also contains encrypted DOCX. */
export type FileKind = 'pdf' | 'zip' | 'office' | 'text';

/** The result of reading a file; `cut` when it exceeds the limits. */
export type Outcome = 'whole' | 'cut' | 'encrypted' | 'invalid' | 'too_large' | 'refused';

/** A chunk of text, with its search terms separated by spaces. */
export interface ReadChunk {
  page: number | null;
  text: string;
  terms: string;
}

/**
 * Messages of the child: one per page, so that an interrupted reading retains earlier pages, then the
 * rows of all pages and the outcome.
 */
export type Message =
  | { page: number | null; chunks: ReadChunk[] }
  | { rows: ExtractedRow[] }
  | { outcome: Outcome };

/** Text of one page; null for files without pages. */
export interface PageText {
  page: number | null;
  text: string;
}

/** Why a file cannot be read, thrown inside the child. */
export class UnreadableError extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome);
    this.name = 'UnreadableError';
    this.outcome = outcome;
  }
}
