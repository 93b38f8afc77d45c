const MAX_LENGTH = 120;

/** The file name without folders and invisible characters, shortened; never empty. */
export function sanitizedName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const visible = own
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\ufffd]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  const { base, extension } = split(visible || 'documento');
  return base.slice(0, MAX_LENGTH - extension.length).toWellFormed() + extension;
}

/** The name, with a number if it is taken. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const { base, extension } = split(name);
  let unique = name;
  for (let number = 2; taken.has(unique); number++) unique = `${base} (${number})${extension}`;
  return unique;
}

function split(name: string) {
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? '';
  return { base: name.slice(0, name.length - extension.length), extension };
}
