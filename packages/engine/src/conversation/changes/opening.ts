import { capital } from '../../shared/text.ts';
import { tidy } from './replacements.ts';

/** "começa de outro jeito", "muda a abertura" */
export const OTHER_OPENING =
  /\b(?:outr[oa]|muda|mude|troca|troque|melhora|diferente) (?:(?:o|a|de|n[oa]) )?(?:comeco|inicio|abertura|saudacao|primeira frase)\b|\b(?:comec[ae]|abr[ae]|inici[ae])r?\b.{0,12}\b(?:outr[oa]|diferente)\b/;
const OPENINGS: readonly ((name: string | null) => string)[] = [
  (name) => `${name ? `${name}, p` : 'P'}osso tomar um minutinho seu?`,
  (name) => `Oi${name ? `, ${name}` : ''}! Lembrei de você agora.`,
  (name) => `${name ? `${name}, t` : 'T'}udo certo por aí?`,
];
const OPENING =
  /^(?:(?:[Oo]i+|[Oo]lá|[Oo]pa|[Ee] aí|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite)(?:,\s+((?:(?:seu|dona|dra?\.?)\s)?\p{Lu}\p{L}+))?[,!.]?\s*(?:tudo (?:bem|certo)[^?!.]{0,20}[?!.]\s*)?|((?:(?:Seu|Dona|Dra?\.?)\s)?\p{Lu}\p{L}+),\s+(?:(?:posso tomar um minutinho seu|tudo certo por aí)\?\s*)?)/u;

/** The same text with another first sentence. */
export function withOtherOpening(text: string): string {
  const [found = '', greeted, addressed] = OPENING.exec(text) ?? [];
  const rest = text.slice(found.length).replace(/^Lembrei de você agora\.\s*/u, '');
  const openings = OPENINGS.map((opening) => opening(greeted ?? addressed ?? null));
  const other = openings.find((one) => !text.startsWith(one)) ?? openings[0] ?? '';
  return tidy(`${other} ${capital(rest.trim())}`);
}
