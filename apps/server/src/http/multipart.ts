import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/**
 * Reads a form with files.
 * @param maxBytes of the whole body; reading stops there.
 * @throws AppError 413 when it is larger, 415 when it is no form, 400 when it is a broken one.
 */
export async function readForm({ req }: Context, maxBytes: number): Promise<FormData> {
  const type = req.header('content-type');
  if (type && !/^multipart\/form-data\b/i.test(type)) throw new AppError('UNSUPPORTED_TYPE');
  const body = await readUpTo(maxBytes, req.raw);
  if (!type) return new FormData();
  const form = new Response(body, { headers: { 'content-type': type } });
  return form.formData().catch((cause: unknown) => {
    throw new AppError('INVALID_INPUT', { cause });
  });
}

async function readUpTo(maxBytes: number, { body, headers }: Request): Promise<Blob> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new AppError('TOO_LARGE');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new AppError('TOO_LARGE');
    parts.push(part);
  }
  return new Blob(parts);
}
