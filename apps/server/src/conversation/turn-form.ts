import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError } from '../http/app-error.ts';
import { isJson, readJson } from '../http/json-body.ts';
import { partsOf } from '../http/multipart.ts';
import { validate } from '../http/validate.ts';

type Recording = Uint8Array<ArrayBuffer>;

/** The request of one turn: its fields, and a recording where one was sent. */
export interface TurnForm {
  fields: Record<string, unknown>;
  recording: Recording | undefined;
}

export interface TurnFormOptions {
  maxAudioBytes: number;
  acceptsJson: boolean;
  /** Called before any of a recording is read; refuses it by throwing. */
  beforeRecording: () => Promise<void>;
}

const JsonFields = z.record(z.string(), z.unknown());

/** Bytes of all text fields and of what separates them. */
const FIELDS_MAX_BYTES = 64 * 1024;

/** Bytes of a whole turn form. */
export const turnFormMaxBytes = (maxAudioBytes: number): number => maxAudioBytes + FIELDS_MAX_BYTES;

/** A text field of a turn, without line ends in pairs and without control characters. */
export const turnText = (maxLength: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(normalized)),
    z.string().check(z.maxLength(maxLength, 'validation:tooLong')),
  );

/**
 * Reads a turn whose recording is in the field `audio`; an empty field counts as absent.
 * @throws AppError 413 for a recording or a field that is too large, and as {@link partsOf} does.
 */
export async function readTurnForm(raw: Context, options: TurnFormOptions): Promise<TurnForm> {
  const { maxAudioBytes, acceptsJson, beforeRecording } = options;
  if (acceptsJson && isJson(raw)) {
    return { fields: validate(JsonFields, await readJson(raw)), recording: undefined };
  }
  const form: TurnForm = { fields: {}, recording: undefined };
  const parts = partsOf(raw, { maxBytes: turnFormMaxBytes(maxAudioBytes) });
  for await (const { field, fileName, bytes } of parts) {
    if (field === 'audio') {
      await beforeRecording();
      form.recording = await collected(bytes, maxAudioBytes);
    } else if (fileName === null) {
      const text = new TextDecoder().decode(await collected(bytes, FIELDS_MAX_BYTES));
      if (text !== '') form.fields[field] = text;
    }
  }
  return form;
}

/** In one block of memory: a recording and its copy would exceed what was reserved for it. */
async function collected(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Recording> {
  const buffer = new ArrayBuffer(0, { maxByteLength: maxBytes });
  const whole = new Uint8Array(buffer);
  for await (const block of bytes) {
    const at = buffer.byteLength;
    if (at + block.byteLength > maxBytes) throw new AppError('TOO_LARGE');
    buffer.resize(at + block.byteLength);
    whole.set(block, at);
  }
  return whole;
}

function normalized(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
