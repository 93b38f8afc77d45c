import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const THEMES = ['dark', 'light'] as const;
export const Theme = z.enum(THEMES);
export type Theme = z.infer<typeof Theme>;

/** Ids in paths are opaque; the length only keeps absurd input out of queries. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64));
/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
export const Done = z.object({ success: z.literal(true) });
/** The answer of a call that has nothing else to say. */
export const DONE: z.infer<typeof Done> = { success: true };

/** A required text: trimmed, `required` is the message key when nothing is left. */
export const requiredText = (required: string, max: number) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(max, 'validation:tooLong'));
