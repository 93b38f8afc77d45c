import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Route } from '../route.ts';
import { DESCRIPTIONS, type Description } from './all.ts';

const FILES = ['files', 'audio'];

describe.each([...DESCRIPTIONS].map(named))(
  'the description of %s',
  (_name, route, description) => {
    it('has a summary and a text that ends with a full stop', () => {
      expect(route.summary).toMatch(/^[A-Z].*[^.]$/s);
      expect(description.about).toMatch(/\.$/);
    });

    it('has examples of the input that the route accepts', () => {
      for (const [schema, example] of [
        [route.params, description.params],
        [route.query, description.query],
        [route.body, description.body],
        [route.form, description.form && withFiles(description.form)],
      ] as const) {
        if (schema) expect(z.parse(schema, example)).toEqual(example);
      }
    });

    it('has examples of the response that match the route', () => {
      const examples = route.media ? (description.events ?? []) : [description.out];
      for (const out of examples) expect(z.parse(route.out, out)).toEqual(out);
    });
  },
);

function named([route, description]: [Route, Description]): [string, Route, Description] {
  return [`${route.method} ${route.path}`, route, description];
}

/** Replaces the names of files by files. */
function withFiles(form: object) {
  const entries = Object.entries(form).map(([field, value]): [string, unknown] => {
    if (!FILES.includes(field)) return [field, value];
    const files = [value].flat().map((name) => new File(['%PDF-1.7'], String(name)));
    return [field, Array.isArray(value) ? files : files[0]];
  });
  return Object.fromEntries(entries);
}
