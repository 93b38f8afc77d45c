/** A block quote. */
export const quotation = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** A bold title with a body. */
export const section = (title: string, body: string) => `**${title}**\n\n${body}`;
