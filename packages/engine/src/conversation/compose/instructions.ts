import type { Part } from '../../request-parts/index.ts';

/** What a seller does not want a text to sound like. */
const FEELING =
  '(?:m[aá]goas?|bronca|briga|raiva|drama|choro|choradeira|indiretas?|veneno|grosseria|frescura|firula|enrola[cç][aã]o|press[aã]o|ironia|deboche|rancor|climão|clima ruim|textão|rodeios?|mimimi|puxa[cç]?.?saco|roupa suja|fofoca|desabafo|lamenta[cç][aã]o)';
const SOUNDING =
  '(?:soar|parecer|for[cç]ar|pressionar|brigar|ofender|humilhar|implorar|enrolar|bajular|exagerar|discutir|alfinetar|provocar|apelar)';
/** "sem lavar roupa suja", "sem parecer cobrança" at the end of what is said. */
const MANNER = new RegExp(
  `[,;]?\\s(?:(?:mas|e|tudo)\\s)?(?:(?:sem|nada de)\\s(?:\\p{L}+\\s){0,3}${FEELING}|sem\\s(?:se\\s)?${SOUNDING}(?:\\s\\p{L}+){0,5})\\s{0,3}[.!]?$`,
  'iu',
);

/** What is said without how it is to be said. */
export const withoutManner = (text: string): string => text.replace(MANNER, '');

const LENGTH =
  /(?:[,;]\s|^|\s)(?:(?:com |em |de |coisa de |tudo em )?(?:no m[aá]ximo|at[eé]|umas|uns|cerca de) \d{1,3} (?:palavras?|linhas?|frases?|caracteres|segundos?)|coisa de \d{1,2} (?:minutos?|segundos?|linhas?)|em \d{1,3} (?:palavras?|linhas?|frases?))(?![\p{L}])/iu;
/** "do cartãozinho da degustação,": where the text is going to stand. */
const MEDIUM =
  /^d[aeo]s?\s(?:cart[aã]o\p{L}{0,6}|cartaozinho|bilhete\p{L}{0,4}|placas?|plaquinha|etiquetas?|r[oó]tulo|folhetos?|panfletos?|status|stor(?:y|ies)|site|embalagem|sacola|cartaz|faixa|banner|bio|perfil|card[aá]pio)(?![\p{L}])[^,.;:]{0,40}(?=[,.;:])/iu;
/** "tem que ter 22 dias de cura": what has to stand in the text. */
const HAS_TO =
  /(^|[.;,]\s{1,3})(?:e\s)?(?:(?:tem|tinha) (?:que|q) (?:ter|aparecer|constar|citar|dizer|falar|mencionar|entrar)(?: que| q)?|n[aã]o pode faltar)\s/giu;

/** Parts of what is said that say how long, how and where: no customer reads these. */
export const withInstructions = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part, at): Part[] => {
    if (part.label !== 'tell' && part.label !== 'ask') return [part];
    const medium = parts[at - 1]?.label === 'order' ? (MEDIUM.exec(part.text)?.[0] ?? '') : '';
    const rest = part.text.slice(medium.length);
    const length = LENGTH.exec(rest)?.[0] ?? '';
    const bare = withoutManner(rest.replace(length, '')).replace(HAS_TO, '$1');
    if (bare === part.text) return [part];
    const style: Part[] = [medium, length].flatMap((text) =>
      text.trim() === '' ? [] : [{ label: 'style', text: text.trim() }],
    );
    return /[\p{L}\d]/u.test(bare) ? [...style, { ...part, text: bare.trim() }] : style;
  });
