import { askedAbout } from '../asked/asked.ts';

/** Says who is writing: a sentence about the seller, whatever words of the offer or the case it has. */
const SAYS_WHO =
  /\b(?:me chamo|meu nome(?: e)?|quem (?:fala|escreve)(?: aqui)? e|aqui (?:e|eh|quem (?:fala|escreve)|fala|quem)|(?:eu )?sou (?:o |a )?[a-z]{3,15}(?:,| d[aoe]s? | e (?:eu )?(?:escrevo|falo|trabalho|atendo|vim|te|lhe))|(?:te |lhe )?(?:escrevo|chamei|chamo|procurei|mandei mensagem) (?:a respeito|sobre|porque|por que|pra falar|para falar|em nome))/;

/** "Oi, Bruno aqui", "Bruno falando, da oficina". */
const NAMES_SELF =
  /^(?:(?:oi+e*|ola|opa|ei|e ai|bah|bom dia|boa (?:tarde|noite))\b[^?]{0,30}[,!. ]{1,2})?[a-z]{3,15} (?:aqui|falando)(?=[,.!]|$| d[aoe]s? )/;

export const saysWho = (folded: string): boolean =>
  SAYS_WHO.test(folded) || NAMES_SELF.test(folded);

/** "É um bom momento para conversarmos?", also behind the seller's name. */
export function asksForMoment(folded: string): boolean {
  const { label, isCertain } = askedAbout(folded);
  return label === 'chat.busy' && (isCertain || saysWho(folded));
}
