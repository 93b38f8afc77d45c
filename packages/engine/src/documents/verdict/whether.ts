import { fold, lengthInWords } from '../../shared/text.ts';
import { inDigits } from '../number-words.ts';
import { type Figure, figuresOf } from '../quantities.ts';
import { weekdaysIn } from '../sheet/periods.ts';
import { spelledOut } from '../spelled-out.ts';
import { codesIn, namesOf, withoutCodes } from './names.ts';

/** What a question with yes or no is about: whether something is needed, paid, free, lost, or simply so. */
type Sense = 'is' | 'may' | 'needed' | 'paid' | 'free' | 'lost';

/** A question that is answered with yes or no. */
export interface Whether {
  /** Its sentence, folded, with digits for number words. */
  text: string;
  stems: readonly string[];
  /** Of them, names with a number: "ab30". */
  codes: readonly string[];
  figures: readonly Figure[];
  days: ReadonlySet<string>;
  /** "às 18h30" as hours: 18.5. */
  clock: number | null;
  sense: Sense;
  /** "sábado não tem, né?": only a denial answers it without doubt. */
  isNegated: boolean;
}

const VERB =
  /\b(?:pos+o|podemos|podem?|poderia|cons[ei]g\w+|rola|da (?:pra|para)|tem|temos|tenho|ha|existe|(?:e )?(?:precis|exig|obrigatori)\w*|(?:aceit|atend|entreg|vend|troc|cobr|parcel|devolv|inclu|instal|consert|alug|trabalh|limp|lav|descart|garant|remarc|reembols|envi|emit|cancel|desmarc|funcion|acumul|buscam?|retir|conserv|congel|oferec|permit|ganh|estorn|agend|adiant)(?:o|a|e|am|em|amos|emos|imos|i|to|ui|uem)|fa[cz]\w*|abr(?:e|em|imos|o)|fecha\w*|lev(?:a|am|o|amos)|divid\w+|vem|valem?|cobrem?|perd(?:e|em|o|eu)|perco|serve|liber(?:a|o|am)|pag(?:a|o|am)|soma|usa|manda|dao|dou|da|damos|junt(?:a|o|am)|some?|somo|ganha|consta|muda|sobe|entra|dura|continua|(?:e|eh|ta|esta|sai|fica|vai|vem) (?:d[ae] graca|gratis|obrigatori\w+|cobrad\w+|pag[oa]|permitid\w+|possivel|necessari\w+|aceit\w+|inclus\w+|a parte|sem|na (?:garantia|minha alcada)|com|assegurad\w+|cobert\w+|valend\w+|fechad\w+|abert\w+|proibid\w+|\p{L}{3,}[ai]d[oa]s?))\b/u;
const WH =
  /\b(?:quanto|quantos|quantas|qto|qual|quais|quando|onde|como|por ?que|pq|o que|oq|o q|oque|que (?:dia|dias|hora|horas|jeito|forma|tipo)|quem|cade)\b| ou (?!nao\b)/;
/** "ela quer saber se …", "perguntou se …" */
const EMBEDDED = /\b(?:sabe(?:r)?|pergunt\w+|ve|veja|confirma\w*|duvida|diz) (?:ai |me )*se /;
const GRANTED = /\b(?:pos+o|podemos|podem?|poderia|consigo|rola|da pra|da para|liber\w+)\b/;
const NEEDED = /\b(?:precis\w+|obrigatori\w+|exig\w+|necessari\w+|(?:tem|tenho|temos) que)\b/;
const FREE = /\b(?:gratis|gratuit\w+|de graca|sem custo|sem taxa|(?:ta |esta |e |sao )?inclu\w+)\b/;
const PAID =
  /\b(?:cobr\w+|pag(?:a|o|am|ar|as|os)|tem (?:taxa|custo|multa|juros|acrescimo)|por fora|a parte|adicional)\b/;
const LOST = /\bperd\w+|\bperco\b|\bfica (?:sem|retid)/;
const TAG = /,? ?\b(?:ne|certo|correto|viu|hein|ou nao|nao e|nao ne)\W*$/;
/** Words of the question's form. */
const FORM =
  /^(?:real|reai|reais|entao|voces|horas|precis|obriga|exige|exigim|exigi|necess|libera|libero|conseg|rola|poder|poss|cobrad|pago|paga|perde|perco|perder|ainda|alem|mesma|caso|direit|normal|certo|pode|tenho|temos|gratis|graca|custo|cobro|semana|fim|moca|moco|senhor|mulher|homem|marido|esposa|amiga|amigo|cara|gente|meio|pelo|manual|regra|politi|deixar|fazer|pegar|ficar|ganhar|receber|cheg|chegou|queria|pediu|dizend|disse)$/;
const DAY_STEM =
  /^(?:segund|terca|quarta|quinta|sexta|sabado|doming|hora|hr|hrs|manha|dia|janeir|fevere)$/;
const CLOCK =
  /\b(?:as|ate as|la pelas|das|depois das|antes das) (\d{1,2})(?:h(\d{2})?|:(\d{2})| horas)?\b|\b(\d{1,2})h(\d{2})?\b/;

/** The question with yes or no that a message asks; null where it asks another, or none. */
export function readWhether(message: string): Whether | null {
  const found = sentencesOf(plainOf(message)).findLast(({ text, isAsked }) =>
    isWhether(text, isAsked),
  );
  return found ? askedIn(found.text.replace(TAG, '')) : null;
}

const plainOf = (message: string): string =>
  fold(inDigits(spelledOut(withoutNum(message))))
    .replace(/\s+/g, ' ')
    .trim();

function askedIn(text: string): Whether {
  const figures = figuresOf(withoutCodes(text)).filter(
    ({ kind }) => kind !== 'clock' && kind !== 'date',
  );
  const units = new Set(figures.map(({ range }) => range.unit).filter((unit) => unit !== 'parcel'));
  const isRate = figures.some(({ kind }) => kind === 'percent') && GRANTED.test(text);
  return {
    text,
    stems: [...new Set([...namesOf(text), ...(isRate ? ['descon'] : [])])].filter(
      (stem) => !FORM.test(stem) && !DAY_STEM.test(stem) && !units.has(stem),
    ),
    codes: codesIn(text),
    figures,
    days: weekdaysIn(text),
    clock: clockIn(text),
    sense: senseOf(text),
    isNegated: /\b(?:nao|nunca|nem)\b/.test(text),
  };
}

/** "num pedido" is "em um pedido", "num pode" is "não pode". */
const withoutNum = (message: string): string =>
  message.replace(
    /\bnum(a?)\b(?! (?:pode|posso|tem|da|dá|faz|aceita|atende|entrega|é|vai|vende|abre|precisa|quer|cobre|cobra|inclui)\b)/giu,
    'em um$1',
  );

interface Sentence {
  text: string;
  isAsked: boolean;
}

function sentencesOf(folded: string): Sentence[] {
  const pieces = folded.split(/(?<=[?!;\n])\s*|(?<=\.)\s+/).filter(Boolean);
  return pieces.map((one, at) => {
    const embedded = one.search(EMBEDDED);
    const own = embedded >= 0 ? one.slice(embedded).replace(EMBEDDED, '') : one;
    // "Ela desistiu faltando 45 dias. Devolvo?" is one question.
    const before = lengthInWords(own) <= BRIEF ? (pieces[at - 1] ?? '') : '';
    const text = `${before.replace(END, ', ')}${own}`.replace(END, '');
    return { text: text.replace(OPENING, ''), isAsked: one.trim().endsWith('?') || embedded >= 0 };
  });
}

const END = /(?<![?!.;\s])[?!.;\s]{1,9}$/;
/** A shorter sentence asks about what the one before tells. */
const BRIEF = 4;
const OPENING = /^(?:(?:e|mas|entao|ai|oi|oxe|uai|ow?|opa|tipo|ah) )+/;

/** Without a question mark the verb begins the sentence or what follows a comma. */
function isWhether(text: string, isAsked: boolean): boolean {
  if (WH.test(text.replace(TAG, ''))) return false;
  return isAsked
    ? VERB.test(text) || /\b(?:a gente|voces?|vcs|nos|eles?) \p{L}+/u.test(text)
    : OPENS.test(text);
}

const OPENS =
  /(?:^|, )(?:(?:e|mas|entao|ai|eu|a gente) )*(?:pos+o|podemos|pode|da pra|precis\w+|tem que|aceit(?:a|o|amos)|atend(?:e|o|emos)) /;

function senseOf(text: string): Sense {
  if (NEEDED.test(text)) return 'needed';
  if (LOST.test(text)) return 'lost';
  if (FREE.test(text)) return 'free';
  if (GRANTED.test(text)) return 'may';
  return PAID.test(text) ? 'paid' : 'is';
}

const AFTERNOON = /\bd[ae] (?:tarde|noite)\b/;

/** "3 da tarde" */
function afternoonIn(text: string): number | null {
  const hour = Number(/\b(\d{1,2}) d[ae] (?:tarde|noite)\b/.exec(text)?.[1] ?? Number.NaN);
  return hour <= 12 ? hour + 12 : null;
}

function clockIn(text: string): number | null {
  const found = CLOCK.exec(text);
  const hour = Number(found?.[1] ?? found?.[4] ?? Number.NaN);
  const minutes = Number(found?.[2] ?? found?.[3] ?? found?.[5] ?? 0);
  if (!(hour <= 24)) return afternoonIn(text);
  return (AFTERNOON.test(text) && hour < 12 ? hour + 12 : hour) + minutes / 60;
}

/** Whether a word is of the question's form rather than of what it asks for. */
export const isForm = (stem: string): boolean => FORM.test(stem) || DAY_STEM.test(stem);
