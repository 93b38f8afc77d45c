import { describe, expect, it } from 'vitest';
import { fakeTree } from '../testing/fake-tree.mjs';
import { problems } from './keys.mjs';

const FILE = 'packages/i18n/src/pt-BR/coach.ts';
const check = (source, messages) => {
  const [paths, read] = fakeTree({ [FILE]: '', 'apps/web/src/a.tsx': source });
  return problems(paths, read, async () => messages);
};

describe('keys check', () => {
  it('reports a message that no source uses', async () => {
    expect(await check("t('title')", { title: 'A', text: 'B' })).toEqual([
      `${FILE}: no source uses “text”; delete it in all three languages`,
    ]);
  });

  it.each([
    ['its key', "t('errors.talk.text')"],
    ['its key with a namespace', "t('coach:errors.talk.text')"],
    ['a template', 't(`errors.$' + '{kind}.text`)'],
    ['the object that contains it', "t('errors.talk', { returnObjects: true })"],
  ])('accepts a message that is used by %s', async (_what, source) => {
    expect(await check(source, { errors: { talk: { text: 'A' } } })).toEqual([]);
  });

  it('does not take the name of a top-level object for a use of all its messages', async () => {
    expect(await check("open('errors')", { errors: { talk: 'A' } })).toHaveLength(1);
  });

  it('accepts plural forms of a used key', async () => {
    expect(
      await check("t('files.pages')", { files: { pages_one: 'A', pages_other: 'B' } }),
    ).toEqual([]);
  });
});
