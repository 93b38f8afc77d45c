import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** One part of a form; unread bytes are skipped when the next part is requested. */
export interface Part {
  field: string;
  /** Null for a text field. */
  fileName: string | null;
  bytes: AsyncIterable<Uint8Array>;
}

/** More than any of our forms has; bounds the work for a body of many empty parts. */
const PARTS_MAX = 50;
const HEADERS_MAX = 16 * 1024;
const HEADERS_END = Buffer.from('\r\n\r\n');

/**
 * Streams the parts of a multipart request, so that no file has to fit into memory.
 * @throws AppError 415 for another type, 413 beyond `maxBytes` or for too many parts, 400 if malformed.
 */
export async function* partsOf(raw: Context, options: { maxBytes: number }): AsyncGenerator<Part> {
  const boundary = boundaryOf(raw.req.header('content-type') ?? '');
  const body = raw.req.raw.body;
  if (!boundary) throw new AppError('UNSUPPORTED_TYPE');
  if (Number(raw.req.header('content-length')) > options.maxBytes) throw new AppError('TOO_LARGE');
  if (!body) throw malformed();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const reader = new Reader(body, options.maxBytes);
  await drain(reader.until(delimiter));
  for (let parts = 1; !(await reader.consumes('--')); parts++) {
    if (parts > PARTS_MAX) throw new AppError('TOO_LARGE');
    const headers = await reader.collect(HEADERS_END, HEADERS_MAX);
    const bytes = reader.until(delimiter);
    yield { ...described(headers), bytes: withoutReturn(bytes) };
    await drain(bytes);
  }
}

function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType,
    ) ?? [];
  return quoted ?? plain ?? null;
}

function described(headers: Buffer): Pick<Part, 'field' | 'fileName'> {
  const line = headers
    .toString('utf8')
    .split('\r\n')
    .find((header) => /^content-disposition\s*:/i.test(header));
  const field = /[;\s]name="([^"]*)"/i.exec(line ?? '')?.[1];
  if (field === undefined) throw malformed();
  const fileName = /[;\s]filename="([^"]*)"/i.exec(line ?? '')?.[1];
  return { field, fileName: fileName === undefined ? null : unescaped(fileName) };
}

/** Browsers escape quotation marks and line ends in names like this. */
const unescaped = (name: string) => name.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ');

/** Reads a body up to given delimiters. */
class Reader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #maxBytes: number;
  /** Starts with a line end, since the first delimiter has none before it. */
  #buffered: Buffer = Buffer.from('\r\n');
  #read = 0;

  constructor(body: ReadableStream<Uint8Array>, maxBytes: number) {
    this.#chunks = body[Symbol.asyncIterator]();
    this.#maxBytes = maxBytes;
  }

  /** Yields the bytes before the delimiter and consumes the delimiter. */
  async *until(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#buffered.indexOf(delimiter);
      if (at >= 0) {
        const last = this.#buffered.subarray(0, at);
        this.#buffered = this.#buffered.subarray(at + delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      // The end of the buffer may be the beginning of the delimiter.
      const safe = this.#buffered.length - delimiter.length + 1;
      if (safe > 0) {
        const block = this.#buffered.subarray(0, safe);
        this.#buffered = this.#buffered.subarray(safe);
        yield block;
      }
      await this.#more();
    }
  }

  async collect(delimiter: Buffer, maxBytes: number): Promise<Buffer> {
    const blocks: Uint8Array[] = [];
    let size = 0;
    for await (const block of this.until(delimiter)) {
      size += block.length;
      if (size > maxBytes) throw malformed();
      blocks.push(block);
    }
    return Buffer.concat(blocks);
  }

  /** Consumes the text if it comes next. @returns whether it did. */
  async consumes(text: string): Promise<boolean> {
    while (this.#buffered.length < text.length) await this.#more();
    const found = this.#buffered.subarray(0, text.length).toString('latin1') === text;
    if (found) this.#buffered = this.#buffered.subarray(text.length);
    return found;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw malformed();
    this.#read += value.length;
    if (this.#read > this.#maxBytes) throw new AppError('TOO_LARGE');
    this.#buffered =
      this.#buffered.length === 0 ? Buffer.from(value) : Buffer.concat([this.#buffered, value]);
  }
}

/** Without `return`, a reader that stops early does not close the body's stream. */
function withoutReturn(bytes: AsyncGenerator<Uint8Array>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => bytes.next() }) };
}

async function drain(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of bytes);
}

const malformed = () => new AppError('INVALID_INPUT', { fields: { body: 'validation:invalid' } });
