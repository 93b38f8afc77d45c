/** What a file is by its first bytes; `office` is the old container, which also holds locked DOCX. */
export type FileKind = 'pdf' | 'zip' | 'office' | 'text';

/** How a file's reading ended; `cut` when only its beginning fits our limits. */
export type Outcome = 'whole' | 'cut' | 'encrypted' | 'invalid' | 'too_large' | 'refused';

/** A piece of text to be stored, with the terms it is found by, a space between them. */
export interface ReadChunk {
  page: number | null;
  text: string;
  terms: string;
}

/** What the child tells: page after page, so that a reading that is stopped keeps what was read. */
export type Message = { page: number | null; chunks: ReadChunk[] } | { outcome: Outcome };

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
