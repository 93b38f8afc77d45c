import pg from 'pg';
import { onServer } from './database.ts';

const id = (kind: string, more = '') => `'${kind}-' || n${more}`;
const AGO = "now() - n % 1000 * interval '1 hour'";
const JSON_BODY = `jsonb_build_object('summary', repeat('Vende para salões de bairro. ', 12))`;

/** The rows of each seller; there are two ICPs and two channels per seller. */
const ROWS: readonly string[] = [
  `insert into users (id, name, email, email_verified, phone, created_at)
   select ${id('crowd')}, 'Nome ' || n, n || '@crowd.example', true, '', ${AGO} from s`,
  `insert into sessions (id, user_id, token, expires_at)
   select ${id('session')}, ${id('crowd')}, encode(sha256((${id('token')})::bytea), 'hex'), now() + interval '7 days' from s`,
  `insert into avatars (user_id, answers, avatar, engine)
   select ${id('crowd')}, repeat('Resposta: ', 40), ${JSON_BODY}, 'embedded' from s`,
  `insert into icps (id, user_id, slot, name, avatar, answers, engine)
   select ${id('icp', " || '-' || k")}, ${id('crowd')}, k, 'Salões', '/avatars', 'Resposta', 'embedded'
   from s, generate_series(1, 2) k`,
  `insert into channel_plans (icp_id, user_id, strategy, insights, metrics, engine)
   select ${id('icp', " || '-1'")}, ${id('crowd')}, '{}', '[]', '[]', 'embedded' from s`,
  `insert into channels (id, user_id, icp_id, key, rank, profile)
   select ${id('channel', " || '-' || k")}, ${id('crowd')}, ${id('icp', " || '-1'")}, 'k' || k, k, ${JSON_BODY}
   from s, generate_series(1, 2) k`,
  `insert into scripts (id, user_id, channel_id, position, original, engine)
   select ${id('script')}, ${id('crowd')}, ${id('channel', " || '-1'")}, 0, ${JSON_BODY}, 'embedded' from s`,
  `insert into notifications (id, user_id, kind, created_at)
   select ${id('notice', " || '-' || k")}, ${id('crowd')}, 'icp.ready', ${AGO} from s, generate_series(1, 3) k`,
  `insert into accounts (id, user_id, account_id, provider_id, password)
   select ${id('account')}, ${id('crowd')}, ${id('crowd')}, 'credential', repeat('x', 160) from s`,
  `insert into channel_generations (id, user_id, icp_id, status, progress)
   select ${id('generation')}, ${id('crowd')}, ${id('icp', " || '-1'")}, 'completed', 100 from s`,
  `insert into security_events (id, user_id, kind, address_hash, created_at)
   select ${id('event')}, ${id('crowd')}, 'signed-in', ${id('hash')}, ${AGO} from s`,
  `insert into coaches (id, user_id) select ${id('coach')}, ${id('crowd')} from s`,
  `insert into coach_turns (id, user_id, coach_id, session, user_input, assistant_response, sources,
     interrupted, language, engine, view_version)
   select ${id('turn', " || '-' || k")}, ${id('crowd')}, ${id('coach')}, 1, 'Está caro',
     repeat('Pergunte o que pesa. ', 10), '[]', false, 'pt-BR', 'embedded', 1
   from s, generate_series(1, 2) k`,
  `insert into coach_documents (id, user_id, name, kind, status, size)
   select ${id('document')}, ${id('crowd')}, 'prazos.txt', 'text', 'ready', 900 from s`,
  `insert into coach_chunks (document_id, user_id, text, terms)
   select ${id('document')}, ${id('crowd')}, repeat('Prazo de cinco dias. ', 10),
     array_to_tsvector(array['prazo', 'dia', ${id('owner')}]) from s`,
  `insert into coach_terms (document_id, user_id, term, chunks)
   select ${id('document')}, ${id('crowd')}, unnest(array['prazo', 'dia']), 1 from s`,
  `insert into coach_rows (document_id, user_id, row, terms)
   select ${id('document')}, ${id('crowd')}, '{"kind": "deadline", "item": "Prazo"}',
     array_to_tsvector(array['prazo', ${id('owner')}]) from s`,
  `insert into ai_usage (user_id, day, job, model, prompt, generations)
   select ${id('crowd')}, current_date - n % 365, 'coachReply', 'model', '1', 1 from s`,
  `insert into practice_sessions (id, user_id, icp_id, level, scene, seed, offer, source, persona, briefing,
     opening_state, status, mood, clock, entries, messages, created_at)
   select ${id('practice', " || '-' || k")}, ${id('crowd')}, ${id('icp', " || '-1'")}, 'easy', 'open', n, '{}',
     ${JSON_BODY}, '{}', '[]', '{}', 'won', 'neutral', '2026-03-02T12:00:00.000Z', 2, 2, ${AGO}
   from s, generate_series(1, 2) k`,
  `insert into practice_entries (id, user_id, session_id, place, turn, kind, n, client_id, text, at, outcome, state)
   select ${id('entry', " || '-' || k || '-' || e")}, ${id('crowd')}, ${id('practice', " || '-' || k")}, e, e,
     'seller', e, 'c' || e, 'Oi, tudo bem?', '2026-03-02T12:00:00.000Z', '{}', '{}'
   from s, generate_series(1, 2) k, generate_series(1, 2) e`,
  `insert into practice_cards (id, user_id, source, kind, buyer_line, memory, due_at)
   select ${id('card', " || '-' || k")}, ${id('crowd')}, 'line-' || k, 'objection', 'tá caro', '{}', ${AGO}
   from s, generate_series(1, 2) k`,
  `insert into practice_card_answers (id, user_id, card_id, text, passed, rating, at)
   select ${id('answer')}, ${id('crowd')}, ${id('card', " || '-1'")}, 'Por quê?', true, 'good', ${AGO} from s`,
  `insert into results (id, user_id, kind, amount_cents, at)
   select ${id('result', " || '-' || k")}, ${id('crowd')}, 'sale', 15000, ${AGO} from s, generate_series(1, 3) k`,
  `insert into shares (id, user_id, token_hash, kind, include, expires_at)
   select ${id('share')}, ${id('crowd')}, ${id('hash')}, 'progress', '{}', now() + interval '7 days' from s`,
  `insert into reminders (user_id, hour, tz, next_at)
   select ${id('crowd')}, 8, 'America/Sao_Paulo', now() + interval '1 day' from s`,
  `insert into push_devices (id, user_id, endpoint, p256dh, auth)
   select ${id('device')}, ${id('crowd')}, ${id('endpoint')}, 'p256dh', 'auth' from s`,
  `insert into limits (key, points, expire)
   select ${id('limit')}, 1, now() + interval '1 hour' from s`,
];
const BATCH = 100_000;
/** Statements are independent of each other; one writer per core. */
const WRITERS = 2;
const INDEXES = `(select oid from pg_class where relnamespace = 'public'::regnamespace)`;

/**
 * Fills a new, unused PostgreSQL database with sellers: as many rows as a real installation has, but
 * shorter ones.
 */
export async function populate(url: string, sellers: number): Promise<void> {
  // Like a restore, it builds the indexes at the end; updating them takes most of the time.
  await onServer(url, `update pg_index set indisready = false where indexrelid in ${INDEXES}`);
  const work: string[] = [];
  for (let from = 1; from <= sellers; from += BATCH) {
    const to = Math.min(sellers, from + BATCH - 1);
    const series = `with s as (select n from generate_series(${from}, ${to}) n)`;
    work.push(...ROWS.map((statement) => `${series} ${statement}`));
  }
  await Promise.all(Array.from({ length: WRITERS }, () => writeAll(url, work)));
  await onServer(url, `update pg_index set indisready = true where indexrelid in ${INDEXES}`);
  await onServer(url, 'reindex schema public');
  await onServer(url, 'vacuum (analyze)');
}

/** Runs statements from the shared list until it is empty. */
async function writeAll(url: string, work: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    // The rows are consistent by construction; foreign key checks would take most of the time.
    await client.query('set session_replication_role = replica');
    for (let next = work.shift(); next; next = work.shift()) await client.query(next);
  } finally {
    await client.end();
  }
}
