import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const THEMES = ['dark', 'light'] as const;
export const Theme = z.enum(THEMES);
export type Theme = z.infer<typeof Theme>;

const ID_MAX = 64;
/**
 * Ids are opaque. One that cannot be, too long or with a character that no database holds, becomes
 * one that is nobody's: it is looked for and not found, like any other.
 */
export const Id = z.string().check(
  z.minLength(1),
  z.overwrite((id) => id.replaceAll('\0', '?').slice(0, ID_MAX)),
);
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
