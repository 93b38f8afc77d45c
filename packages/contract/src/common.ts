import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

const THEMES = ['dark', 'light'] as const;
export const Theme = z.enum(THEMES);
export type Theme = z.infer<typeof Theme>;

const ID_MAX = 64;
/**
 * An opaque id. An impossible one, too long or with a NUL character that PostgreSQL cannot store, is
 * changed to one that does not exist, so that the result is a 404.
 */
export const Id = z.string().check(
  z.minLength(1),
  z.overwrite((id) => id.replaceAll('\0', '?').slice(0, ID_MAX)),
);
/** A point in time, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
export const Done = z.object({ success: z.literal(true) });
/** The response of a call without a result. */
export const DONE: z.infer<typeof Done> = { success: true };

/** A required text, trimmed; `required` is the message key when it is empty. */
export const requiredText = (required: string, max: number) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(max, 'validation:tooLong'));
