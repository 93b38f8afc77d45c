import { figuresIn } from './clause-figures.ts';

const HEAD_MAX = 70;

/** Words that go on with the figure before: "20%, limitado a R$ 40". */
const CONTINUES = /^(?:limitad|m[ií]nim|m[aá]xim|sendo|parcela m|desde|se\b|com\b|sem\b|inclu)/iu;

/** The item before the list: "Camisa polo: 10 a 29 peças R$ 64; …". */
export function headOf(line: string): [string, string] {
  const at = line.search(/:\s/);
  const head = at > 0 ? line.slice(0, at) : '';
  const isHead = head !== '' && at <= HEAD_MAX && !/R\$|\d ?%/.test(head);
  return isHead ? [head.trim(), line.slice(at + 1).trim()] : ['', line];
}

/** The clauses of a list; a clause without a figure belongs to a neighbour. */
export function piecesOf(list: string): string[] {
  const separated = withCurrency(list)
    .replace(/\(([^()]{2,60}R\$[^()]{1,20})\)/g, '; $1')
    .split(/[;|]|\s\/\s/)
    .flatMap(clausesOf);
  const pieces: string[] = [];
  let open = '';
  for (const piece of separated.map((one) => one.trim()).filter(Boolean)) {
    if (figuresIn(piece).length === 0) {
      const last = pieces.length - 1;
      if (last >= 0) pieces[last] += `, ${piece}`;
      else open = `${open} ${piece},`.trim();
      continue;
    }
    pieces.push(`${open} ${piece}`.trim());
    open = '';
  }
  return pieces;
}

/** "brigadeiro R$ 120, beijinho 125": later prices without their currency. */
const withCurrency = (list: string) =>
  /R\$/.test(list)
    ? list.replace(
        /([,;] ?\p{L}[\p{L} ]{1,40} )(\d{1,3}(?:\.\d{3})?(?:,\d{2})?)(?= ?(?:[,;]|$))/gu,
        '$1R$ $2',
      )
    : list;

/** "trimestral 8%, anual 22%": commas and "e" separate figures that have a label each. */
function clausesOf(text: string): string[] {
  const pieces = text.split(
    /,\s(?=\D)|\sou\s(?!mais|menos)(?=[^R$%]{0,40}R\$)|\se\s(?=[^R$%]{1,40}(?:R\$|\d ?%))/u,
  );
  const clauses: string[] = [];
  for (const piece of pieces) {
    const isOwn = figuresIn(piece).length > 0 && !CONTINUES.test(piece.trim());
    const last = clauses.length - 1;
    if (last >= 0 && (!isOwn || figuresIn(clauses[last] ?? '').length === 0))
      clauses[last] += `, ${piece}`;
    else clauses.push(piece);
  }
  return clauses;
}
