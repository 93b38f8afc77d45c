const LONGEST = 120;

/** A file's own name without folders, hidden characters or excess; never empty. */
export function plainName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const visible = own
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\ufffd]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  const { base, extension } = split(visible || 'documento');
  return base.slice(0, LONGEST - extension.length).toWellFormed() + extension;
}

/** The name itself, or with a number when the seller has a document of that name already. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const { base, extension } = split(name);
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${base} (${number})${extension}`;
  return free;
}

function split(name: string) {
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? '';
  return { base: name.slice(0, name.length - extension.length), extension };
}
