import { PLACES } from '../knowledge/brazil/places.ts';
import { fold } from '../shared/text.ts';
import { type Answer, wordAt } from './tokens.ts';

/** Known names by their first word, the longest first. */
const NAMES = new Map<string, string[][]>();
for (const place of PLACES) {
  const name = fold(place).split(' ').slice(1);
  const first = name[0] ?? '';
  NAMES.set(
    first,
    [...(NAMES.get(first) ?? []), name].toSorted((a, b) => b.length - a.length),
  );
}
const AREA =
  /^(?:zona|interior|litoral|regiao|bairro|centro|capital|periferia|rural|norte|sul|leste|oeste|nordeste|sudeste|grande|baixada|vale|serra|jardim|vila|parque|abc|abcd|brasil|agreste|sertao)$/;
const NO_PLACE = new Set(
  `instagram insta whatsapp whats zap google facebook linkedin tiktok youtube olx shopee rh ti pcp cnpj cpf mei sus lgpd internet excel ifood simples
  black dia inss booking uti pix iso erp crm deus natal e mercado livre google ads meta nr enem oab`.split(
    /\s+/,
  ),
);

/** The position after a known place that starts at a token; null for none. */
export function knownPlaceEnd(answer: Answer, at: number): number | null {
  const names = NAMES.get(wordAt(answer, at)) ?? [];
  const name = names.find((words) => words.every((word, n) => wordAt(answer, at + n) === word));
  return name ? at + name.length : null;
}

/** Whether a capitalised word may name a place: not the first of a sentence, no acronym of a tool. */
export function isNameAt({ tokens, text }: Answer, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(token.text)) return false;
  return !NO_PLACE.has(token.folded) && text !== text.toUpperCase();
}

export const isArea = (word: string): boolean => AREA.test(word);

/** Whether a place starts here: a known name, or a capitalised one. */
export const isPlaceAt = (answer: Answer, at: number): boolean =>
  knownPlaceEnd(answer, at) !== null || isNameAt(answer, at);
