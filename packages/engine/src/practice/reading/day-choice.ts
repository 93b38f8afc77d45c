const DAY =
  '(?:dia \\d{1,2}(?:\\/\\d{1,2})?|\\d{1,2}\\/\\d{1,2}|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:[- ]feira)?|s[áa]bado|domingo|hoje|depois de amanh[ãa]|amanh[ãa]|semana que vem|(?:essa|esta|pr[óo]xima) semana|fim do m[êe]s)';
const HOUR =
  '(?:\\d{1,2} ?h(?:oras|\\d{2})?(?!\\p{L})|\\d{1,2}:\\d{2}|manh[ãa]|tarde|noite|cedo|meio-dia)';
const TIE = ',? (?:(?:de|da|do|[àa]s?|na|no|pela|pelas|umas|logo) )?';
const TIME = `(?:${DAY}(?:${TIE}${HOUR}){0,2}|${HOUR}(?:${TIE}${DAY})?)`;
const CHOICE = new RegExp(
  `(?<!\\p{L})(${TIME})(?: (?:fica|é|seria|tá|está|te) \\p{L}+)?[,?.]{0,2} ou (?:(?:então|prefere|fica melhor|melhor|na|no|de|da|à|às|as|a|pela) ){0,3}(${TIME})(?!\\p{L})`,
  'iu',
);

/** "Quinta às 10h ou sexta de tarde?": the two times, in the seller's words; null where no choice is given. */
export function dayChoiceIn(text: string): readonly [string, string] | null {
  const [, one, other] = CHOICE.exec(text) ?? [];
  return one === undefined || other === undefined ? null : [asTime(one), asTime(other)];
}

/** As it stands alone: "10h" is "às 10h", "tarde" is "à tarde". */
function asTime(text: string): string {
  const lower = text.toLowerCase();
  if (/^(?:manhã|manha|cedo)/u.test(lower)) return lower.replace(/^manh[ãa]/u, 'de manhã');
  if (/^(?:tarde|noite)/u.test(lower)) return `à ${lower}`;
  return /^\d{1,2}(?: ?h|:)/u.test(lower) ? `às ${lower}` : lower;
}
