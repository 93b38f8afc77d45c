import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/client.ts';
import { coachChunks } from '../../../db/schema/coach-documents.ts';
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  documentsOf,
  type NamedFile,
  openLibrary,
  upload,
  uploadAndWait,
} from '../../../testing/library.ts';
import { type Seller, useServer } from '../../../testing/server.ts';
import { useLibrary } from '../../../testing/use-library.ts';
import { removeAllDocuments } from './service.ts';

const MB = 1024 * 1024;

function formOf(...sent: NamedFile[]): FormData {
  const form = new FormData();
  for (const [name, content] of sent) {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    form.append('files', new Blob([bytes]), name);
  }
  return form;
}

describe('Upload of documents', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  async function sellerWithCoach() {
    const seller = await server.newSeller();
    await seller.post('/api/coach/bootstrap');
    return seller;
  }
  const filesOf = async (seller: Seller) => (await seller.get('/api/coach/status')).json.files;

  it('accepts five files per batch and rejects the others by name', async () => {
    const seller = await sellerWithCoach();
    const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'é ção.txt', 'f.txt', 'g.txt'];
    const { status, json } = await seller.post(
      '/api/coach/files',
      formOf(...names.map((name): NamedFile => [name, `texto de ${name}`])),
    );
    expect(status).toBe(200);
    expect(json.files.map((file: { name: string }) => file.name)).toEqual(names);
    expect(json.files.map((file: { status: string }) => file.status)).toEqual([
      ...Array(5).fill('received'),
      'refused',
      'refused',
    ]);
    expect(json.message).toContain('5 arquivos recebidos');
    expect(json.message).toContain('f.txt: Envie no máximo 5 arquivos por vez.');
  });

  it("accepts valid files and reports the others in the caller's language", async () => {
    const seller = await sellerWithCoach();
    const form = formOf(['a.exe', 'MZ\u0000\u0000\u0000\u0000\u0000'], ['b.txt', 'bom']);
    const english = { 'accept-language': 'en' };
    const { status, json } = await seller.post('/api/coach/files', form, english);
    expect(status).toBe(200);
    expect(json).toEqual({
      message:
        '1 file received. Reading starts in a moment. a.exe: Type not accepted. Send PDF, DOCX or TXT.',
      files: [
        { name: 'a.exe', status: 'refused', message: 'Type not accepted. Send PDF, DOCX or TXT.' },
        { name: 'b.txt', status: 'received' },
      ],
    });
  });

  it('returns an error when no file was accepted', async () => {
    const seller = await sellerWithCoach();
    const program = await seller.post(
      '/api/coach/files',
      formOf(['a.pdf', 'MZ\u0000\u0000\u0000\u0000']),
    );
    expect(program.status).toBe(415);
    expect(program.json.message).toContain('a.pdf: Tipo não aceito');
    const large = formOf(['grande.txt', 'a'.repeat(10 * MB + 1)]);
    const { status, json } = await seller.post('/api/coach/files', large);
    expect([status, json.code]).toEqual([413, 'TOO_LARGE']);
    expect(json.message).toContain('grande.txt: Grande demais. O limite é de 10 MB por arquivo.');
    const atLimit = formOf(['cabe.txt', 'a'.repeat(10 * MB)]);
    expect((await seller.post('/api/coach/files', atLimit)).status).toBe(200);
  });

  it('returns 415, 400 or 413 for other types, malformed and oversized forms', async () => {
    const seller = await sellerWithCoach();
    const json = await seller.post('/api/coach/files', { files: ['a.txt'] });
    expect(json.status).toBe(415);
    const none = await seller.post('/api/coach/files', new FormData());
    expect(none.status).toBe(400);
    expect(none.json.fields).toEqual({ files: 'Escolha pelo menos um arquivo' });
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = [
      '',
      '--x',
      '--x\r\n\r\n',
      '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhalf',
      `--x\r\n${'a'.repeat(20_000)}`,
    ];
    for (const body of broken) {
      expect((await seller.post('/api/coach/files', body, type)).status).toBe(400);
    }
    const endless = await seller.post('/api/coach/files', 'a'.repeat(101 * MB), type);
    expect(endless.status).toBe(413);
  });

  it('returns 401 without a token and 409 without a coach', async () => {
    const form = () => formOf(['a.txt', 'a']);
    const nobody = server.asNobody();
    expect((await nobody.post('/api/coach/files', form())).status).toBe(401);
    expect((await nobody.delete('/api/coach/files/1')).status).toBe(401);
    const seller = await server.newSeller();
    expect((await seller.post('/api/coach/files', form())).status).toBe(409);
    expect(await filesOf(seller)).toEqual([]);
  });

  it('can be deleted by its owner; returns 404 for another seller', async () => {
    const [seller, other] = [await sellerWithCoach(), await sellerWithCoach()];
    await seller.post('/api/coach/files', formOf(['a.txt', 'primeiro'], ['b.txt', 'segundo']));
    const [first] = await filesOf(seller);
    const path = `/api/coach/files/${first.id}`;
    const foreign = await other.delete(path);
    expect([foreign.status, foreign.json.message]).toEqual([404, 'Arquivo não encontrado']);
    expect((await seller.delete(path)).json).toEqual({ success: true });
    expect((await seller.delete(path)).status).toBe(404);
    expect(await filesOf(seller)).toMatchObject([{ name: 'b.txt' }]);
    expect(await filesOf(other)).toEqual([]);
  });
});

describe('A document that the database rejects', () => {
  const library = useLibrary();

  it('fails without a retry and leaves no chunks', async () => {
    const { db } = library();
    const seller = await library().newSeller();
    await db.execute(sql`alter table coach_terms add constraint refused check (term <> 'proib')`);
    try {
      const [document] = await uploadAndWait(seller, ['a.txt', 'Este texto é proibido aqui.']);
      expect(document).toMatchObject({ status: 'interrupted', message: expect.any(String) });
      const { id = '' } = document ?? {};
      expect(await db.$count(coachChunks, eq(coachChunks.documentId, id))).toBe(0);
      expect(await retriesOf(db, id)).toEqual([0]);
    } finally {
      await db.execute(sql`alter table coach_terms drop constraint refused`);
    }
    const [, next] = await uploadAndWait(seller, ['b.txt', 'Este texto é proibido aqui.']);
    expect(next?.status).toBe('ready');
  });

  /** The retries of each job that reads a document. */
  async function retriesOf(db: Db, documentId: string) {
    const job = sql`pgboss.job where data->>'documentId' = ${documentId}`;
    const rows = await db.select({ retries: sql<number>`retry_count` }).from(job);
    return rows.map(({ retries }) => Number(retries));
  }
});

describe('The limit of documents', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  it('is fifty, also for concurrent batches', async () => {
    const library = await openLibrary(database.location);
    const seller = await library.newSeller();
    const batch = Array.from({ length: 5 }, (_, at): NamedFile => [`${at}.txt`, `texto ${at}`]);
    const sent = await Promise.allSettled(
      Array.from({ length: 11 }, () => upload(seller, ...batch)),
    );
    // A busy database may reject a batch; it is sent again, as a seller would.
    for (const one of sent) {
      if (one.status === 'rejected' && one.reason.kind !== 'UNPROCESSABLE')
        await upload(seller, ...batch).catch(({ kind }) => expect(kind).toBe('UNPROCESSABLE'));
    }
    const documents = await documentsOf(seller);
    expect(documents).toHaveLength(50);
    expect(new Set(documents.map(({ name }) => name)).size).toBe(50);
    await expect(upload(seller, ...batch)).rejects.toMatchObject({ kind: 'UNPROCESSABLE' });
    await removeAllDocuments(seller);
    await library.close();
  });
});
