import type { Language } from '@salesai/contract/common';
import { inPortuguese } from './portuguese.ts';

/** Longer replies are not spoken whole: about a minute and a half of speech. */
const LONGEST = 1_500;
/** What is read of a reply: marks and addresses are left out of it. */
const READ_MAX = 6_000;
/** A picture may stand inside a link: it takes two turns. */
const LINK = /!?\[([^[\]]*)\]\([^)]{0,400}\)/g;

/** A reply as a voice should say it: no marks, no pictures, no addresses; figures in words where voices stumble. */
export function spokenText(markdown: string, language: Language): string {
  const plain = withoutMarks(markdown.slice(0, READ_MAX));
  return shortened(language === 'pt-BR' ? inPortuguese(plain) : plain);
}

function withoutMarks(markdown: string): string {
  return (
    markdown
      .replace(/```[^\n]*\n?/g, '')
      .replace(LINK, '$1')
      .replace(LINK, '$1')
      .replace(/https?:\/\/\S+/g, 'link')
      .replace(/<[^>]{0,400}>/g, ' ')
      .replace(/^[ \t]*(?:>[ \t]*)+/gm, '')
      .replace(/^[ \t]*(?:[-*+•]|#+|\d+[.)])[ \t]+/gm, '')
      // Lines of a table, and lines that only rule one off.
      .replace(/^(?:[ \t]*\t)?[-|: ]{3,}$/gm, '')
      .replace(/^[ \t]*\||\|[ \t]*$/gm, '')
      .replace(/(?<![ \t])[ \t]*\|/g, ',')
      .replace(/[*_`~#]+/g, '')
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}/gu, '')
      // Brackets in pairs are orders to some voices, control signs to others.
      .replace(/\[\[|\]\]|[^\P{Cc}\n]/gu, ' ')
      .split(/\n+/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .map((line) => (/[.!?…:;,]["”’')]?$/.test(line) ? line : `${line}.`))
      .join('\n')
  );
}

/** Ends with a sentence, or at least with a word. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const head = text.slice(0, LONGEST);
  const end = Math.max(...['. ', '.\n', '? ', '! '].map((mark) => head.lastIndexOf(mark)));
  return end > LONGEST / 2 ? head.slice(0, end + 1) : head.slice(0, head.lastIndexOf(' '));
}
