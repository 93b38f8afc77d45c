import { asPattern, fold, lengthInWords } from '../../shared/text.ts';
import type { Case, Correction } from './case.ts';

const WORDS_MAX = 14;
const LEAD =
  /^(?:(?:ops|opa|ixi|eita|perai|pera|espera|desculpa|foi mal|errei|agora|ta errado|t[aá] errado|corrig\p{L}*|calma|ah|n[aã]o)[,.:! ]+)*/iu;
const PART = '((?:(?![,.;]| n[aã]o | e sim ).){1,40}?)';
const BE = '(?:é|e|eh|era|foi|são|sao|eram|foram)';
const FORMS: readonly (readonly [
  RegExp,
  (found: RegExpExecArray) => { wrong: string; right: string },
])[] = [
  [
    new RegExp(
      `^n(?:[aã]o|um)? ${BE} (?:a |o |mais )?${PART}[,;]? (?:e |mas )?(?:${BE}(?: sim)?|e sim|mas sim) (?:a |o )?(.{1,40}?)[.!]*$`,
      'iu',
    ),
    ([, wrong = '', right = '']) => ({ wrong, right }),
  ],
  [
    new RegExp(
      `^(?:eu )?(?:disse|falei|pedi|escrevi|${BE}) (?:a |o |que (?:é|e|era) )?${PART}[,;]? (?:e )?n[aã]o (?:a |o |${BE} )?(.{1,40}?)[.!]*$`,
      'iu',
    ),
    ([, right = '', wrong = '']) => ({ wrong, right }),
  ],
  [
    /^(?:troc\p{L}+:? )?(?:a |o )?([^,;]{2,25}) n[aã]o[,;]? (?:é |era |e sim )?(?:a |o )?(.{2,25}?)[.!]*$/iu,
    ([, wrong = '', right = '']) => ({ wrong, right }),
  ],
  [
    /^(?:na verdade )?(?:é|era|foi|são|eram|foram) ([^,;]{2,60}?)(?:(?:[,;]| que ).{1,60})?[.!]*$/iu,
    ([, right = '']) => ({ wrong: '', right }),
  ],
];
/** Only after a lead such as "não," a bare "é a irmã dela" corrects anything. */
const NEEDS_LEAD = 3;
/** "X não Y" without a verb puts right only what is of one kind. */
const BARE = 2;
/** "não é necessário" denies; "não, é a irmã" puts right. */
const DENIED = /^n[aã]o\s+(?:é|e|eh|era|foi|são|sao)(?=\s)/iu;
const PAIRS: readonly RegExp[] = [
  /\d/,
  /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/,
];
const WORDS_OF_NAME = 2;
const isPair = (wrong: string, right: string): boolean =>
  PAIRS.some((kind) => kind.test(fold(wrong)) && kind.test(fold(right))) ||
  [wrong, right].every((one) => lengthInWords(one) <= WORDS_OF_NAME && /\p{Lu}\p{Ll}/u.test(one));
const SAID_BY_OTHERS =
  /\b(?:el[ae]s?|client\w*|dona|seu) (?:me )?(?:disse|falou|respondeu|acha|achou)\b|["“?]/;
/** "ela tem medo de não …": a part of a sentence, no value. */
const CLAUSE =
  /^(?:el[ae]s?|eu|a gente|[oa] client\w*) (?!d[aeo]\b)\w|\b(?:de|que|q|pra|para|com|por|mas|e|se)$/;
const NO_VALUE =
  /^(?:(?:verdade|caro|facil|possivel|bom|ruim|justo|minha|meu|tu|voce|vc|eu)$|(?:isso|assim|nada|bem|so|que|pra|por|porque|pelo|tudo|muito|nem|pior|melhor|ai|la|nunca|sempre)\b)/;

/** "…, concerta": what to do with the correction. */
const TO_DO =
  /[,.;]\s?(?:con[cs]erta|corrig\p{L}{1,3}|arruma|muda|refaz|troca)(?: (?:a[ií]|isso|pra mim|por favor))?[.!]*$/iu;
/** "faz uma que não assuste": asks for another text, and puts nothing right. */
const ANOTHER_TEXT =
  /\b(?:uma?|outr[oa]|jeito|forma|maneira|texto|mensagem|versao) (?:que|q) (?:nao|n|num) /;

/** "é quinta, não sexta": what was wrong and what is right; null for another message. */
export function correctionIn(text: string): Correction | null {
  const said = text.trim().replace(TO_DO, '');
  if (ANOTHER_TEXT.test(fold(said))) return null;
  if (lengthInWords(said) > WORDS_MAX || SAID_BY_OTHERS.test(fold(said))) return null;
  const bare = said.replace(LEAD, '');
  const isLed = bare.length < said.length;
  for (const [at, [pattern, read]] of FORMS.entries()) {
    if (at >= NEEDS_LEAD && !isLed) continue;
    // "não é X, é Y": the leading "não" belongs to the form.
    const found = pattern.exec(
      at === 0
        ? said.replace(/^(?:agora|ops|opa|troca|agora troca)[,:! ]+(?:troca[,:! ]+)?/iu, '')
        : bare,
    );
    if (!found) continue;
    const { wrong, right } = read(found);
    const isValue = [wrong, right].every(
      (one) => !NO_VALUE.test(fold(one.trim())) && !CLAUSE.test(fold(one.trim())),
    );
    if (at === BARE && !isPair(wrong, right)) return null;
    if (at === NEEDS_LEAD && DENIED.test(said)) return null;
    if (isValue && right.trim() !== '') return completed(wrong.trim(), right.trim());
  }
  return null;
}

/** "3 peças não 5": the figure alone names its thing as well. */
function completed(wrong: string, right: string): Correction {
  const unit = /^\d+\s+(\p{L}.*)$/u.exec(right)?.[1];
  return { right, wrong: unit && /^\d+$/.test(wrong) ? `${wrong} ${unit}` : wrong };
}

const KINDS: readonly RegExp[] = [
  /(?<![\d:])\d{1,2}(?:\s?h(?:\d{2})?|:\d{2}|\s?horas)(?![\p{L}\d])/iu,
  /(?<![\p{L}])(?:(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo|amanh[ãa]|hoje|dia \d{1,2})(?![\p{L}])/iu,
];

/** What a text says of the same kind as the right value, an hour or a day, where nothing is named wrong. */
export function wrongIn(text: string, { wrong, right }: Correction): string | null {
  if (wrong !== '') return text.toLowerCase().includes(wrong.toLowerCase()) ? wrong : null;
  const kind = KINDS.find((pattern) => pattern.test(right));
  const found = kind?.exec(text)?.[0] ?? null;
  return found !== null && found.toLowerCase() !== right.toLowerCase() ? found : null;
}

/** A text with what was wrong replaced; the same text where it does not contain it. */
export function putRight(text: string, correction: Correction): string {
  const wrong = wrongIn(text, correction);
  if (wrong === null) return text;
  const kind = KINDS.find((pattern) => pattern.test(correction.right));
  const right = kind?.exec(correction.right)?.[0] ?? correction.right;
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${asPattern(wrong)}(?![\\p{L}\\p{N}])`, 'giu'),
    right,
  );
}

const THOUSAND = 1_000;
const figureIn = (text: string): number => {
  const digits = /\d[\d.]*/.exec(text)?.[0].replaceAll('.', '');
  const value = digits === undefined ? Number.NaN : Number(digits);
  return /\d\s?mil\b/iu.test(text) ? value * THOUSAND : value;
};
/** An amount without a day, an hour or a thing. */
const isBareFigure = (text: string): boolean =>
  /^(?:R\$ ?)?\d[\d.]*(?: ?(?:mil|reais|conto))?$/iu.test(text);

const shortName = (name: string) => fold(name).split(' ').at(-1) ?? '';

/** A case with a correction applied to all that it holds. */
export function caseCorrected(one: Case, correction: Correction): Case {
  const { wrong, right } = correction;
  const fixed = (text: string | null) => (text === null ? null : putRight(text, correction));
  const isName = one.name !== null && wrong !== '' && shortName(one.name) === shortName(wrong);
  const stated = figureIn(right);
  const last = one.amounts.at(-1)?.value ?? Number.NaN;
  const before = wrong === '' && isBareFigure(right) ? last : figureIn(wrong);
  const isThousands = stated < THOUSAND && before >= THOUSAND && before % THOUSAND === 0;
  const figure = isThousands ? stated * THOUSAND : stated;
  return {
    ...one,
    name: isName ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : one.name,
    agreed: fixed(one.agreed),
    needs: fixed(one.needs),
    dated: fixed(one.dated),
    said: fixed(one.said),
    amounts: one.amounts.map((amount) =>
      amount.value === before && !Number.isNaN(figure)
        ? { ...amount, value: figure, quote: right }
        : amount,
    ),
    corrections: [...one.corrections, correction],
  };
}
