import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** One part of a form; its bytes are read before the next part, or skipped. */
export interface Part {
  field: string;
  /** Null for a part that is no file. */
  fileName: string | null;
  bytes: AsyncIterable<Uint8Array>;
}

/** No form of ours has more; a body of nothing but parts would be work without end. */
const PARTS_MAX = 50;
const HEADERS_MAX = 16 * 1024;
const HEADERS_END = Buffer.from('\r\n\r\n');

/**
 * The parts of a multipart request as they arrive, so that no file has to fit into memory.
 * @param options.most bytes of the whole body.
 * @throws AppError 415 for another type, 413 beyond `most` or of too many parts, 400 if malformed.
 */
export async function* partsOf(raw: Context, options: { most: number }): AsyncGenerator<Part> {
  const boundary = boundaryOf(raw.req.header('content-type') ?? '');
  const body = raw.req.raw.body;
  if (!boundary) throw new AppError('UNSUPPORTED_TYPE');
  if (Number(raw.req.header('content-length')) > options.most) throw new AppError('TOO_LARGE');
  if (!body) throw malformed();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const reader = new Reader(body, options.most);
  await drain(reader.until(delimiter));
  for (let parts = 1; !(await reader.takes('--')); parts++) {
    if (parts > PARTS_MAX) throw new AppError('TOO_LARGE');
    const headers = await reader.whole(HEADERS_END, HEADERS_MAX);
    const bytes = reader.until(delimiter);
    yield { ...described(headers), bytes: leavingRest(bytes) };
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

/** Browsers write quotation marks and line ends of names this way. */
const unescaped = (name: string) => name.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ');

/** Reads on from a body, always as far as a mark. */
class Reader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #most: number;
  /** The first mark has no line end before it when nothing precedes it. */
  #held: Buffer = Buffer.from('\r\n');
  #read = 0;

  constructor(body: ReadableStream<Uint8Array>, most: number) {
    this.#chunks = body[Symbol.asyncIterator]();
    this.#most = most;
  }

  /** The bytes before `mark`, in blocks; the mark itself is left behind. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        const last = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + mark.length);
        if (last.length > 0) yield last;
        return;
      }
      // The end of what is held may be the beginning of the mark.
      const sure = this.#held.length - mark.length + 1;
      if (sure > 0) {
        const block = this.#held.subarray(0, sure);
        this.#held = this.#held.subarray(sure);
        yield block;
      }
      await this.#more();
    }
  }

  async whole(mark: Buffer, most: number): Promise<Buffer> {
    const blocks: Uint8Array[] = [];
    let size = 0;
    for await (const block of this.until(mark)) {
      size += block.length;
      if (size > most) throw malformed();
      blocks.push(block);
    }
    return Buffer.concat(blocks);
  }

  /** Whether the next bytes are these; they are left behind if so. */
  async takes(text: string): Promise<boolean> {
    while (this.#held.length < text.length) await this.#more();
    const found = this.#held.subarray(0, text.length).toString('latin1') === text;
    if (found) this.#held = this.#held.subarray(text.length);
    return found;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw malformed();
    this.#read += value.length;
    if (this.#read > this.#most) throw new AppError('TOO_LARGE');
    this.#held = this.#held.length === 0 ? Buffer.from(value) : Buffer.concat([this.#held, value]);
  }
}

/** Whoever stops in the middle leaves the rest to be skipped, instead of closing what brings it. */
function leavingRest(bytes: AsyncGenerator<Uint8Array>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => bytes.next() }) };
}

async function drain(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of bytes);
}

const malformed = () => new AppError('INVALID_INPUT', { fields: { body: 'validation:invalid' } });
