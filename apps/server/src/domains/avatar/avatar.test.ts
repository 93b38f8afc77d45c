import { avatarRoutes, MAX_AVATAR_ATTEMPTS } from '@salesai/contract/avatar';
import { ANSWER_MAX } from '@salesai/contract/questionnaire';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { avatars } from '../../db/schema/avatar.ts';
import { rounds } from '../../testing/rounds.ts';
import { type Seller, type TestServer, useServer } from '../../testing/server.ts';

const CONCURRENT = rounds({ short: 12, long: 50 });
const ANSWERS = answersOf(SELLER);
const generate = (seller: Seller, perfilVendedor = ANSWERS) =>
  seller.post('/api/avatar/generate', { perfilVendedor });
const userNamed = (server: TestServer, email: string) =>
  server.db.select({ id: users.id }).from(users).where(eq(users.email, email));
const reprocess = (seller: Seller) => seller.post('/api/avatar/reprocess');

describe('Seller profile', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('is generated from the answers and stored', async () => {
    const seller = await server.newSeller('Lia Prado');
    const made = await generate(seller);
    expect(made.status).toBe(200);
    expect(made.json).toMatchObject({ tentativas: 0, status: 'pendente' });
    expect(made.json.avatar.perfilGeral.nome).toBe('Lia Prado');
    expect(JSON.stringify(made.json.avatar)).toContain('energia solar');
    expect((await seller.get('/api/avatar/current')).json).toEqual(made.json);
  });

  it('reports whether it exists and is accepted', async () => {
    const seller = await server.newSeller();
    const presence = async () => (await seller.get('/api/avatar/status')).json;
    expect(await presence()).toEqual({ existe: false, aceito: false, status: null });
    await generate(seller);
    expect(await presence()).toEqual({ existe: true, aceito: false, status: 'pendente' });
    expect((await seller.post('/api/avatar/accept')).json.status).toBe('aceito');
    expect(await presence()).toEqual({ existe: true, aceito: true, status: 'aceito' });
  });

  it('is generated once for the same answers', async () => {
    const seller = await server.newSeller();
    const [first, second] = await Promise.all([generate(seller), generate(seller)]);
    expect(second?.json).toEqual(first?.json);
    const { notifications } = (await seller.get('/api/notifications')).json;
    const ready = notifications.filter((one: { title: string }) => /avatar/i.test(one.title));
    expect(ready).toHaveLength(1);
  });

  it('differs after each of five reprocessings; the sixth is rejected', async () => {
    const seller = await server.newSeller();
    const texts = [(await generate(seller)).text];
    for (let attempt = 1; attempt <= MAX_AVATAR_ATTEMPTS; attempt++) {
      const answer = await reprocess(seller);
      expect(answer.json.tentativas).toBe(attempt);
      texts.push(JSON.stringify(answer.json.avatar));
    }
    expect(new Set(texts).size).toBe(MAX_AVATAR_ATTEMPTS + 1);
    const sixth = await reprocess(seller);
    expect(sixth.status).toBe(409);
    expect((await seller.get('/api/avatar/current')).json.tentativas).toBe(MAX_AVATAR_ATTEMPTS);
  });

  it(`counts at most five attempts of ${CONCURRENT} concurrent ones`, async () => {
    const seller = await server.newSeller();
    await generate(seller);
    const answers = await Promise.all(Array.from({ length: CONCURRENT }, () => reprocess(seller)));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(MAX_AVATAR_ATTEMPTS);
    expect(answers.filter((one) => one.status === 409)).toHaveLength(
      CONCURRENT - MAX_AVATAR_ATTEMPTS,
    );
    expect((await seller.get('/api/avatar/current')).json.tentativas).toBe(MAX_AVATAR_ATTEMPTS);
  });

  it('starts without attempts after it was deleted', async () => {
    const seller = await server.newSeller();
    await generate(seller);
    await reprocess(seller);
    expect((await seller.delete('/api/avatar/delete')).status).toBe(200);
    expect((await seller.get('/api/avatar/current')).status).toBe(404);
    expect((await generate(seller)).json.tentativas).toBe(0);
  });

  it('cannot be accepted or reprocessed before it exists, nor reprocessed after it was accepted', async () => {
    const seller = await server.newSeller();
    expect((await seller.post('/api/avatar/accept')).status).toBe(404);
    expect((await reprocess(seller)).status).toBe(404);
    await generate(seller);
    await seller.post('/api/avatar/accept');
    expect((await reprocess(seller)).status).toBe(409);
  });

  it("returns 404 for another seller and ignores another seller's deletion", async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    await generate(seller);
    expect((await other.get('/api/avatar/current')).status).toBe(404);
    await other.delete('/api/avatar/delete');
    expect((await seller.get('/api/avatar/current')).status).toBe(200);
  });

  it('returns 401 without a token and for an invalid one', async () => {
    const nobody = server.asNobody();
    for (const { method, path } of Object.values(avatarRoutes)) {
      const call = { GET: nobody.get, POST: nobody.post, PUT: nobody.put, DELETE: nobody.delete };
      expect((await call[method](`/api${path}`)).status).toBe(401);
    }
    const forged = { authorization: 'Bearer not.a.token' };
    const answer = await nobody.get('/api/avatar/current', forged);
    expect(answer.json).toMatchObject({ status: 401, message: expect.any(String) });
  });

  it('returns 400 with the field when the answers are missing, malformed or empty', async () => {
    const seller = await server.newSeller();
    for (const body of [{}, { perfilVendedor: 7 }, { perfilVendedor: 'só uma pergunta?' }]) {
      const answer = await seller.post('/api/avatar/generate', body);
      expect(answer.status).toBe(400);
      expect(answer.json.fields.perfilVendedor).toEqual(expect.any(String));
    }
    expect((await seller.post('/api/avatar/generate', '{"perfilVendedor":')).status).toBe(400);
    expect((await seller.get('/api/avatar/status')).json.existe).toBe(false);
  });

  it.each([
    ['pt-BR', 'Texto longo demais'],
    ['en-US', 'Text too long'],
    ['es-ES', 'Texto demasiado largo'],
  ])('rejects a too long answer with its field, in %s', async (language, message) => {
    const seller = await server.newSeller();
    const perfilVendedor = `Vende?\nResposta: Sim\n\nMeta?\nResposta: 9${' '.repeat(ANSWER_MAX)}9`;
    const headers = { 'accept-language': language };
    const answer = await seller.post('/api/avatar/generate', { perfilVendedor }, headers);
    expect([answer.status, answer.json.fields]).toEqual([400, { 'perfilVendedor.1': message }]);
    expect((await seller.get('/api/avatar/status')).json.existe).toBe(false);
  });

  it('truncates a too long answer that was stored before the limit existed', async () => {
    const seller = await server.newSeller();
    await generate(seller);
    const beginning = 'fechar vendas '.padEnd(ANSWER_MAX, 'e fechar mais ');
    const answers = `Qual é o seu maior desafio?\nResposta: ${beginning}CORTADO${'# '.repeat(20_000)}`;
    await server.db
      .update(avatars)
      .set({ answers })
      .where(inArray(avatars.userId, userNamed(server, seller.email)));
    const read = await reprocess(seller);
    expect([read.status, read.text.includes('fechar vendas')]).toEqual([200, true]);
    expect(read.text).not.toContain('CORTADO');
  });

  it('returns 413 for answers of a megabyte', async () => {
    const seller = await server.newSeller();
    const answer = await generate(seller, `Pergunta?\nResposta: ${'a'.repeat(1_000_000)}`);
    expect(answer.status).toBe(413);
    expect(answer.json).toMatchObject({ status: 413, message: expect.any(String) });
  });
});
