import { Avatar } from '@salesai/contract/avatar';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createEmbeddedEngine } from './embedded/index.ts';
import { type Engine, EngineError } from './port.ts';
import { answersOf, SELLER } from './testing/sellers.ts';

/** Every implementation of the port passes this suite. */
const ENGINES: [string, () => Engine][] = [['embedded', createEmbeddedEngine]];

describe.each(ENGINES)('The %s engine', (_name, create) => {
  const engine = create();
  const profile = (answers: string, attempt = 0) =>
    engine.sellerProfile({ answers, attempt, sellerName: 'Ana Souza', language: 'pt-BR' });

  it('makes a complete profile from a full questionnaire', async () => {
    const avatar = await profile(answersOf(SELLER));
    expect(z.safeParse(Avatar, avatar).success).toBe(true);
    expect(avatar.perfilGeral.nome).toBe('Ana Souza');
  });

  it('makes a complete profile from a single answer', async () => {
    const avatar = await profile('Qual é o seu maior desafio?\nResposta: fechar vendas');
    expect(z.safeParse(Avatar, avatar).success).toBe(true);
  });

  it('gives another reading at every attempt', async () => {
    const readings = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (attempt) =>
        JSON.stringify(await profile(answersOf(SELLER), attempt)),
      ),
    );
    expect(new Set(readings).size).toBe(6);
  });

  it('refuses a text that says nothing, as bad input', async () => {
    await expect(profile('?\nResposta: …')).rejects.toMatchObject({ kind: 'bad_input' });
  });

  it('stops when nobody waits any more', async () => {
    const input = {
      answers: answersOf(SELLER),
      attempt: 0,
      sellerName: 'Ana',
      language: 'pt-BR',
    } as const;
    const run = engine.sellerProfile(input, { signal: AbortSignal.abort() });
    await expect(run).rejects.toBeInstanceOf(EngineError);
    await expect(run).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('reports progress that never goes back and ends at the total', async () => {
    const seen: number[] = [];
    await engine.sellerProfile(
      { answers: answersOf(SELLER), attempt: 0, sellerName: 'Ana', language: 'pt-BR' },
      { onProgress: ({ done, total }) => seen.push(done / total) },
    );
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });
});
