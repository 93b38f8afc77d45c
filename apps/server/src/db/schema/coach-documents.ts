import type { DocumentStatus } from '@salesai/contract/coach';
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
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

/** A file that a seller gave to the coach, and how far its reading is. */
export const coachDocuments = pgTable(
  'coach_documents',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    /** What it is by its bytes; null when it is nothing that we read. */
    kind: text('kind').$type<DocumentKind>(),
    status: text('status').$type<DocumentStatus>().notNull(),
    /** The run of the job that reads it now; what another run writes later is not taken. */
    reader: text('reader'),
    size: integer('size').notNull(),
    pages: integer('pages'),
    characters: integer('characters').notNull().default(0),
    chunks: integer('chunks').notNull().default(0),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [index('coach_documents_owner').on(table.userId, table.createdAt)],
);

/**
 * The bytes of a file until it was read, in pieces so that no statement holds up the others.
 * They come before their document's row, which exists only when the file is whole.
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

/** A stored piece of a document; `terms` holds its search terms and its owner's mark. */
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
    // Without `fastupdate`, no search has to read through what the last upload left unsorted.
    index('coach_chunks_terms').using('gin', table.terms).with({ fastupdate: false }),
  ],
);

/** In how many chunks of a document a term stands: what makes rare words weigh more. */
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
