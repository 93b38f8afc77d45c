import type { Check } from './check.ts';
import { findAll } from './check.ts';

/** A gap that the reader fills in is no defect: `[nome]`, `[confirme: prazo]`. */
const SLOT = /undefined|\bnull\b|NaN|\[object|[{}]|\[\s*\]|“”|\(\s*\)/g;
const DOUBLED_WORD = /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/giu;
const DOUBLED_MARK = / {2}|(?<!\.)\.\.(?!\.)|,,|;;|::| [,;:!?](?= |$)|[,;:][.!?]|\?\.|\.”\./g;
const CAPITAL =
  /\br\$|(?<=[\p{L}]{3}[.!?] )\p{Ll}\p{L}*|(?<=\b(?:de|por|para|sem|que|em) )\p{Lu}\p{Ll}*[aei]r(?!\p{L})/gu;
const ABBREVIATED = /\b(?:ex|etc|sr|sra|dr|dra|aprox|min|pág|av|art|tel)[.] $/i;

export const slots: Check = ({ text }) => findAll('slot', text, SLOT);

export const doubled: Check = ({ text }) => [
  ...findAll('doubled', text, DOUBLED_WORD, ([, word]) =>
    /^(?:blá|para|muito|já)$/i.test(word ?? ''),
  ),
  ...findAll('doubled', text, DOUBLED_MARK),
];

export const capitals: Check = ({ text }) =>
  findAll('capital', text, CAPITAL, ({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 8), index);
    return ABBREVIATED.test(before) || /^(?:i[A-Z]|e-)/.test(word);
  });
