import type { DocumentStatus } from '@salesai/contract/coach';
import type { ExtractedRow } from '@salesai/engine/documents';
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

type DocumentKind = 'pdf' | 'zip' | 'office' | 'text';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const document = () =>
  text('document_id')
    .notNull()
    .references(() => coachDocuments.id, { onDelete: 'cascade' });

/** An uploaded document with its status. */
export const coachDocuments = pgTable(
  'coach_documents',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    /** File type by its bytes; null for an unsupported one. */
    kind: text('kind').$type<DocumentKind>(),
    status: text('status').$type<DocumentStatus>().notNull(),
    /** The job run that reads it now; results of earlier runs are rejected. */
    reader: text('reader'),
    size: integer('size').notNull(),
    pages: integer('pages'),
    characters: integer('characters').notNull().default(0),
    chunks: integer('chunks').notNull().default(0),
    /** Number of extracted rows; null until they were extracted. */
    rows: integer('rows'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [index('coach_documents_owner').on(table.userId, table.createdAt)],
);

/**
 * The bytes of a file until it is read, in pieces so that each statement is short. They are stored
 * before the document's row, which is inserted once the upload is complete.
 */
export const coachUploads = pgTable(
  'coach_uploads',
  {
    documentId: text('document_id').notNull(),
    userId: owner(),
    piece: integer('piece').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: instant('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.piece] }),
    index('coach_uploads_owner').on(table.userId),
  ],
);

/** A chunk of a document's text; `terms` contains its search terms and a term for its owner. */
export const coachChunks = pgTable(
  'coach_chunks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: document(),
    userId: text('user_id').notNull(),
    page: integer('page'),
    text: text('text').notNull(),
    terms: tsvector('terms').notNull(),
  },
  (table) => [
    index('coach_chunks_document').on(table.documentId),
    // With `fastupdate`, searches would scan the pending entries of the last upload.
    index('coach_chunks_terms').using('gin', table.terms).with({ fastupdate: false }),
  ],
);

/** Number of chunks of a document that contain a term: rare terms weigh more. */
export const coachTerms = pgTable(
  'coach_terms',
  {
    documentId: document(),
    userId: text('user_id').notNull(),
    term: text('term').notNull(),
    chunks: integer('chunks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.term] }),
    index('coach_terms_owner').on(table.userId, sql`${table.term} text_pattern_ops`),
  ],
);

/** A price, policy or other statement of a document as data; `terms` as in {@link coachChunks}. */
export const coachRows = pgTable(
  'coach_rows',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: document(),
    userId: text('user_id').notNull(),
    row: jsonb('row').$type<ExtractedRow>().notNull(),
    terms: tsvector('terms').notNull(),
  },
  (table) => [
    index('coach_rows_document').on(table.documentId),
    index('coach_rows_owner').on(table.userId),
    index('coach_rows_terms').using('gin', table.terms).with({ fastupdate: false }),
  ],
);
