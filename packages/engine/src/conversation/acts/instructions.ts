import { partsOfChange } from '../changes/several.ts';
import { withoutAsides } from '../compose/asides.ts';

/** What a request for a text asks of the writer, which is never part of the text. */
export interface Instructions {
  /** The request with what is to be said only. */
  request: string;
  /** What to do with the text afterwards: "trata por senhora", "sem o preço". */
  changes: readonly string[];
}

const WRITER =
  'fala|fale|falar|cita|cite|citar|menciona|mencione|mencionar|diz|diga|dizer|conta|conte|contar|toca|toque|tocar|comenta|comente|comentar|entra|entre|entrar|parece|pareça|parecer|p[oõ]e|ponha|coloca|coloque|colocar|mostra|mostre|promete|prometa|prometer|usa|use|usar|escreve|escreva|bota|bote|inclui|inclua|dar a entender|d[aá] a entender|dê a entender|deixa parecer|deixe parecer|deixar parecer|pressiona|pressionar|for[cç]a|for[cç]ar|implora|implorar|ser|soar|ofender|assustar|magoar|cobrar|insistir|brigar|enrolar|pesar|humilhar';
/** "mas não fala do atraso", "sem parecer cobrança" */
const NOT_TO_SAY = new RegExp(
  `(?:[,;.]\\s?|(?<![,;.])\\s)(?:(?:mas|porém|só que|e|s[oó])\\s)?(?:(?:n[aã]o|n|nem)\\s(?:(?:é pra|precisa|quero que|vai|pode)\\s)?|sem\\s)(?:${WRITER})(?![\\p{L}])(?:(?![,;.]\\s|[.;]$).){0,160}`,
  'giu',
);
/** "quem me indicou foi a secretária, mas não fala isso": the clause before it goes, too. */
const NOT_TO_SAY_THAT =
  /[,;.]\s[^,;.]{5,120}?,?\s(?:mas|e|s[oó] que)\sn[aã]o\s(?:fala|conta|diz|cita|menciona)\s(?:isso|disso|nisso)(?![\p{L}])/giu;
const MANNER =
  /[,;]?\s(?:(?:mas|e)\s)?(?:bem\s)?(?:com (?:muito )?(?:jeit\p{L}{0,10}|carinho|educa\p{L}{1,10}|delicadeza|calma|respeito)|de (?:um jeito|forma|maneira) \p{L}{1,20}|num tom \p{L}{1,20}(?: e \p{L}{1,20})?|(?:educad|simp[aá]tic|curt|delicad|carinhos)\p{L}{1,10}(?: e \p{L}{1,20})?)[.!]{0,3}$/iu;
/** "sem mágoa", "sem bronca": how to say it; "sem juros" is what to say. */
const WITHOUT_TONE =
  /[,;]?\s(?:(?:mas|e)\s)?sem (?:(?:muit[ao]|nenhum[a]?|fazer|dar) )?(?:chororô|chororo|m[áa]goa|bronca|drama|press[ãa]o|cobran[çc]a|enrola[çc][ãa]o|mimimi|rodeios?|frescura|grosseria|raiva|rancor|ironia|briga|choro|mela[çc][ãa]o|text[ãa]o|firula|vergonha|julgar|julgamento|cara de \p{L}+)(?![\p{L}])/giu;
const ADDRESS =
  /[,;]?\s(?:e\s)?(?:trat(?:a|e|ando|ar)(?: el[ae])?|cham(?:a|e|ando)(?: el[ae])?) (?:por|de|como) (?:senhora?|você|voce|vc)(?![\p{L}])/iu;
/** Parts that plainly change the text rather than add to what it says. */
const AFTERWARDS =
  /^(?:tir[ae]\s|sem (?:o|a|os|as|pre[cç]o|valor|emoji)(?![\p{L}])|assin[ae]\s|(?:deixa|deixe|faz) (?:bem |mais |menos )|mais (?:curt|carinh|formal|leve|direto|firme)|(?:p[oõ]e|bota|coloca|usa) (?:um |uns |uma )?(?:emoji|carinha|cora[cç]))/iu;

/** What stood between what is said and a part that was taken out. */
const DANGLING = /[,;.]?\s{0,3}(?:(?:e|mas|ai|também|depois)\s{0,3})?$/iu;

export function instructionsIn(request: string): Instructions {
  const whole = request
    .replace(NOT_TO_SAY_THAT, '')
    .replace(NOT_TO_SAY, '')
    .replace(WITHOUT_TONE, '');
  const [, ...parts] = partsOfChange(whole);
  const kept = parts
    .filter((part) => AFTERWARDS.test(part))
    .reduce((text, part) => text.replace(part, '').replace(DANGLING, ''), whole);
  const address = ADDRESS.exec(kept)?.[0];
  const text = withoutAsides(kept.replace(ADDRESS, '').replace(MANNER, '').trim());
  return {
    request: text === '' ? request : text,
    changes: [
      ...(address
        ? [address.replace(/^[\s,;]+(?:e\s+)?/u, '').replace(/^tratando/iu, 'trata')]
        : []),
      ...parts.filter((part) => AFTERWARDS.test(part)),
    ],
  };
}
