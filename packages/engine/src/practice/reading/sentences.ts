/** A piece of a message with its place in it, in UTF-16 units. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

const PIECES_MAX = 40;
const BREAK = /(?<=[.!?…])\s+|\n/g;

/** The sentences of a message as the recogniser splits them, with their places. */
export function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number) => {
    const raw = message.slice(from, to);
    const text = raw.trim();
    if (text === '' || pieces.length >= PIECES_MAX) return;
    const start = from + raw.indexOf(text);
    pieces.push({ text, start, end: start + text.length });
  };
  for (const { index, 0: space } of message.matchAll(BREAK)) {
    add(index);
    from = index + space.length;
  }
  add(message.length);
  return pieces;
}
