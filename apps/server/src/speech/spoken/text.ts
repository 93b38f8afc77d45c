import type { Language } from '@salesai/contract/common';
import { inPortuguese } from './portuguese.ts';

/** Characters that are spoken of a reply: about a minute and a half. */
const SPOKEN_MAX = 1_500;
/** Characters of markdown that are converted. */
const MARKDOWN_MAX = 6_000;
/** An image may be inside a link, so it is replaced twice. */
const LINK = /!?\[([^[\]]*)\]\([^)]{0,400}\)/g;

/** A markdown reply as plain text for speech synthesis: no markup, images or URLs; Portuguese numbers in words. */
export function spokenText(markdown: string, language: Language): string {
  const plain = withoutMarkup(markdown.slice(0, MARKDOWN_MAX));
  return shortened(language === 'pt-BR' ? inPortuguese(plain) : plain);
}

function withoutMarkup(markdown: string): string {
  return (
    markdown
      .replace(/```[^\n]*\n?/g, '')
      .replace(LINK, '$1')
      .replace(LINK, '$1')
      .replace(/https?:\/\/\S+/g, 'link')
      .replace(/<[^>]{0,400}>/g, ' ')
      .replace(/^[ \t]*(?:>[ \t]*)+/gm, '')
      .replace(/^[ \t]*(?:[-*+•]|#+|\d+[.)])[ \t]+/gm, '')
      // Rows of tables, and their separator lines.
      .replace(/^(?:[ \t]*\t)?[-|: ]{3,}$/gm, '')
      .replace(/^[ \t]*\||\|[ \t]*$/gm, '')
      .replace(/(?<![ \t])[ \t]*\|/g, ',')
      .replace(/[*_`~#]+/g, '')
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}/gu, '')
      // Synthesizers read double brackets or control characters as commands.
      .replace(/\[\[|\]\]|[^\P{Cc}\n]/gu, ' ')
      .split(/\n+/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .map((line) => (/[.!?…:;,]["”’')]?$/.test(line) ? line : `${line}.`))
      .join('\n')
  );
}

/** Cuts at the end of a sentence, or of a word. */
function shortened(text: string): string {
  if (text.length <= SPOKEN_MAX) return text;
  const head = text.slice(0, SPOKEN_MAX);
  const end = Math.max(...['. ', '.\n', '? ', '! '].map((mark) => head.lastIndexOf(mark)));
  return end > SPOKEN_MAX / 2 ? head.slice(0, end + 1) : head.slice(0, head.lastIndexOf(' '));
}
