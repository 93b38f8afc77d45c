import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { avatars } from './db/schema/avatar.ts';
import { coachChunks, coachTerms } from './db/schema/coach-documents.ts';
import { icps } from './db/schema/icp.ts';
import { notifications } from './db/schema/notifications.ts';
import { insertNotifications } from './domains/notifications/data.ts';
import { formOf, sendMessage } from './testing/coach.ts';
import { createSellerData, newIcp } from './testing/icps.ts';
import { rounds } from './testing/rounds.ts';
import { type Seller, useServer } from './testing/server.ts';
import { SPECIAL_STRINGS, storable } from './testing/special-strings.ts';

/** Every fourth string in the short form. */
const STRINGS = SPECIAL_STRINGS.filter((_, at) => at % rounds({ short: 4, long: 1 }) === 0);
const BATCH = 5;
const batches = Array.from({ length: Math.ceil(STRINGS.length / BATCH) }, (_, at) =>
  STRINGS.slice(at * BATCH, (at + 1) * BATCH),
);

describe(`Each of ${STRINGS.length} special strings`, () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const idOf = async (seller: Seller): Promise<string> =>
    (await seller.get('/api/users/profile')).json.id;

  it('is stored unchanged as the name of an ICP, or rejected as empty or too long', async () => {
    const seller = await server.newSeller();
    const path = `/api/icp/${await newIcp(seller)}`;
    for (const word of STRINGS) {
      const wanted = storable(word).trim();
      const { status } = await seller.put(path, { name: word });
      expect([word, status]).toEqual([word, wanted === '' || wanted.length > 80 ? 400 : 200]);
      if (status !== 200) continue;
      expect((await seller.get('/api/icp/list')).json.icps[0].name).toBe(wanted);
    }
  });

  it('is stored unchanged as the name of a user, or rejected', async () => {
    const seller = await server.newSeller();
    for (const word of STRINGS) {
      const cookie = { cookie: seller.cookie };
      const { status } = await seller.post('/api/auth/update-user', { name: word }, cookie);
      expect([word, [200, 400].includes(status)]).toEqual([word, true]);
      if (status !== 200) continue;
      const { name } = (await seller.get('/api/users/profile')).json;
      expect(name).toBe(storable(word).trim());
    }
  });

  it('is stored unchanged as the text of a script, or rejected as empty', async () => {
    const seller = await server.newSeller();
    const { icpId, channel, scriptId } = await createSellerData(seller);
    for (const word of STRINGS) {
      const wanted = storable(word).trim();
      const path = `/api/scripts/${icpId}/${channel}`;
      const { status } = await seller.put(`${path}/${scriptId}`, { content: word });
      expect([word, status]).toEqual([word, wanted === '' ? 400 : 200]);
      if (status !== 200) continue;
      const { scripts } = (await seller.get(path)).json;
      expect(scripts.find(({ id }: { id: string }) => id === scriptId).content).toBe(wanted);
    }
  });

  it('is stored unchanged in the answers of a profile and of an ICP, or rejected', async () => {
    const seller = await server.newSeller();
    const userId = await idOf(seller);
    for (const words of batches) {
      const icpId = await newIcp(seller);
      const answers = words.map((word, at) => `Pergunta ${at}?\nResposta: ${word}`).join('\n\n');
      const made = await seller.post('/api/avatar/generate', { perfilVendedor: answers });
      expect([words, [200, 400, 422].includes(made.status)]).toEqual([words, true]);
      if (made.status === 200) {
        const [row] = await server.db.select().from(avatars).where(eq(avatars.userId, userId));
        expect(row?.answers.trim()).toBe(storable(answers).trim());
        await seller.delete('/api/avatar/delete');
      }
      const generated = await seller.post(`/api/icp/${icpId}/generate`, { respostasICP: answers });
      expect([words, [200, 400, 422].includes(generated.status)]).toEqual([words, true]);
      if (generated.status === 200) {
        const [row] = await server.db.select().from(icps).where(eq(icps.id, icpId));
        expect(row?.answers?.trim()).toBe(storable(answers).trim());
      }
      expect((await seller.delete(`/api/icp/${icpId}`)).status).toBe(200);
    }
  });

  it('is stored unchanged as a parameter of a notification', async () => {
    const seller = await server.newSeller();
    const userId = await idOf(seller);
    const words = STRINGS.map(storable);
    const entries = words.map((name) => ({ kind: 'channels.ready' as const, params: { name } }));
    await server.db.transaction((tx) => insertNotifications(tx, userId, entries));
    const mine = eq(notifications.userId, userId);
    const rows = await server.db.select().from(notifications).where(mine);
    const names = rows.flatMap(({ params }) => params.name ?? []);
    expect(names.sort()).toEqual([...words].sort());
    expect((await seller.get('/api/notifications')).status).toBe(200);
  });

  it('is stored unchanged in a document and in questions about it', async () => {
    const seller = await server.newSeller();
    const userId = await idOf(seller);
    await seller.post('/api/coach/bootstrap');
    const text = SPECIAL_STRINGS.map((word) => `O prazo de ${storable(word)} é de dez dias.`);
    for (const [name, content] of [
      ['todas.txt', text.join('\n')],
      ['null.txt', 'null'],
    ] as const) {
      const files = formOf({ files: new File([content], name) });
      expect((await seller.post('/api/coach/files', files)).status).toBe(200);
    }
    await expect
      .poll(async () => (await filesOf(seller)).map(({ status }) => status))
      .toEqual(['ready', 'ready']);
    const mine = eq(coachTerms.userId, userId);
    const terms = await server.db.select({ term: coachTerms.term }).from(coachTerms).where(mine);
    expect(terms.filter(({ term }) => term === 'null')).toHaveLength(2);
    const chunks = await server.db.select().from(coachChunks).where(eq(coachChunks.userId, userId));
    const stored = chunks.map((chunk) => chunk.text).join('\n');
    for (const word of ['{"a","b"}', '\\N', "=cmd|'/c calc'!A0", 'a <-> b', '%null%', '\\u0000']) {
      expect(stored).toContain(`O prazo de ${word} é de dez dias.`);
    }
    for (const word of STRINGS) {
      const reply = await sendMessage(seller, word);
      const isAccepted = reply.status === 200;
      expect([word, isAccepted || [400, 422].includes(reply.status)]).toEqual([word, true]);
      if (!isAccepted) continue;
      const { history } = (await seller.get('/api/coach/history?limit=1')).json;
      expect(history[0].userInput).toBe(reply.json.userInput);
      expect(reply.json.userInput).toBe(plain(word));
    }
  });

  it('results in a printable, unique document name', async () => {
    for (let from = 0; from < batches.length; from += 10) {
      const seller = await server.newSeller();
      await seller.post('/api/coach/bootstrap');
      const sent = batches.slice(from, from + 10);
      for (const words of sent) {
        const form = new FormData();
        // Empty files are listed, but not read.
        for (const word of words) form.append('files', new File([], `${word}.txt`));
        expect([words, (await seller.post('/api/coach/files', form)).status]).toEqual([words, 422]);
      }
      const names = (await filesOf(seller)).map(({ name }) => name);
      expect(names).toHaveLength(sent.flat().length);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[^\p{C}]{1,130}$/u);
      for (const word of sent.flat()) {
        if (/^[\p{L}\p{N}]{1,60}$/u.test(word)) expect(names).toContain(`${word.normalize()}.txt`);
      }
    }
  });
});

/** A question as the coach stores it: line breaks are normalized, control characters removed. */
const plain = (word: string) =>
  storable(word)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

async function filesOf(seller: Seller): Promise<{ name: string; status: string }[]> {
  return (await seller.get('/api/coach/status')).json.files;
}
