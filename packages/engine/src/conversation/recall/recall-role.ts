import { asPattern, fold } from '../../shared/text.ts';

/** "o nome do pai" is answered by a sentence that calls somebody so, not by any that has a name. */
export function isOfRole(asked: string, sentence: string, names: readonly string[]): boolean {
  const role = roleIn(asked);
  if (!role) return true;
  const folded = fold(sentence);
  if (!folded.includes(role)) return false;
  return names.some((name) => {
    const last = asPattern(fold(name).split(' ').at(-1) ?? '');
    const near = `${role}\\p{L}{0,9}(?:[^\\p{L}]+\\p{L}+){0,3}[^\\p{L}]+${last}`;
    const after = `${last}[^\\p{L}]+(?:\\p{L}+[^\\p{L}]+){0,3}${role}`;
    return new RegExp(`${near}|${after}`, 'u').test(folded);
  });
}
const ROLE_STEM = 5;
/** Anybody may be called so; a name beside it is not needed. */
const ANYBODY =
  /^(?:client\w*|moc[ao]|mulher|homem|cara|rapaz|pessoa|senhora?|menin[ao]|dela|dele|coroa|velh\w+)$/;

/** The beginning of the role whose name is asked for: "o nome da gerente", "como chama o filho dela". */
export function roleIn(asked: string): string | null {
  const role = /\b(?:nome|cham\w{1,3}(?: mesm[oa])?) (?:d?[ao]|d[ao]s?) (\p{L}{3,})/u.exec(
    asked,
  )?.[1];
  return role && !ANYBODY.test(role) ? role.slice(0, ROLE_STEM) : null;
}

/** A name right after the role: "uma professora, Quitéria". */
export function nameOfRole(role: string, sentence: string): string | null {
  const named = new RegExp(
    `(?<![\\p{L}])${asPattern(role)}\\p{L}{0,9}(?:[,:]? (?:d[aeo]|n[ao]|[oa]|é|se|chama|dela|dele|\\p{Ll}{2,12})){0,3}[,:]? (\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}+)?)`,
    'u',
  ).exec(sentence);
  return named?.[1] ?? null;
}
