import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Route } from '../route.ts';
import { DESCRIPTIONS, type Description } from './all.ts';

const FILES = ['files', 'audio'];

describe.each([...DESCRIPTIONS].map(named))('The reference of %s', (_name, route, said) => {
  it('says more than the summary', () => {
    expect(route.summary).toMatch(/^[A-Z].*[^.]$/s);
    expect(said.about).toMatch(/\.$/);
  });

  it('shows nothing that the route would not take', () => {
    for (const [schema, shown] of [
      [route.params, said.params],
      [route.query, said.query],
      [route.body, said.body],
      [route.form, said.form && withFiles(said.form)],
    ] as const) {
      if (schema) expect(z.parse(schema, shown)).toEqual(shown);
    }
  });

  it('shows nothing that the route would not give', () => {
    const shown = route.media ? (said.events ?? []) : [said.out];
    for (const out of shown) expect(z.parse(route.out, out)).toEqual(out);
  });
});

function named([route, said]: [Route, Description]): [string, Route, Description] {
  return [`${route.method} ${route.path}`, route, said];
}

/** A file is shown by its name. */
function withFiles(form: object) {
  const entries = Object.entries(form).map(([field, value]): [string, unknown] => {
    if (!FILES.includes(field)) return [field, value];
    const files = [value].flat().map((name) => new File(['%PDF-1.7'], String(name)));
    return [field, Array.isArray(value) ? files : files[0]];
  });
  return Object.fromEntries(entries);
}
