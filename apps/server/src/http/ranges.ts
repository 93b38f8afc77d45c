import { fileHeaders } from './stored-file.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** A sound of which a player may want a part only; Safari plays nothing without. */
export function rangeResponse(
  { bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string },
  wanted: string | undefined,
): Response {
  const headers = new Headers({ ...fileHeaders(type, 'salesai'), 'accept-ranges': 'bytes' });
  const range = RANGE.exec(wanted ?? '');
  if (!range || (!range[1] && !range[2])) return new Response(bytes, { headers });
  const size = bytes.byteLength;
  const start = range[1] ? Number(range[1]) : Math.max(0, size - Number(range[2]));
  const end = range[1] && range[2] ? Math.min(size - 1, Number(range[2])) : size - 1;
  if (start > end) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`);
  return new Response(bytes.subarray(start, end + 1), { status: 206, headers });
}
