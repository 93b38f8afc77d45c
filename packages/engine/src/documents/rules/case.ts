import { fold } from '../../shared/text.ts';
import { measuresIn } from '../conditions/measures.ts';
import { inDigits } from '../number-words.ts';
import { figuresOf } from '../quantities.ts';
import { spelledOut } from '../spelled-out.ts';
import { namesOf } from '../verdict/names.ts';
import { isForm } from '../verdict/whether.ts';
import { inUnit, unitOf } from './limits.ts';

/** A number of a message with what it counts; times are in hours. */
export interface Count {
  value: number;
  unit: string | null;
  /** As written, without its unit. */
  number: number;
  noun: string;
  isAhead: boolean | null;
  start: number;
}

/** What a message tells of a case, and what it asks of it. */
export interface RuleCase {
  text: string;
  stems: readonly string[];
  counts: readonly Count[];
  /** Amounts of money that it states, the one that was paid first. */
  amounts: readonly number[];
  wants: 'returned' | 'kept' | 'charge' | null;
  asksAmount: boolean;
  /** Whether what a rule names has happened: null where the message does not say. */
  hasHappened: boolean | null;
  /** All its numbers, of which each has to be explained. */
  numbers: readonly number[];
}

const RETURNED =
  /\b(?:devol\w+|reembols\w+|estorn\w+|ressarc\w+)\b|\b(?:quanto|recebe|tem|volta|dou|passo|pago)\b[^?]{0,25}\b(?:de volta|volta)\b|\bquanto volta\b/;
const KEPT =
  /\b(?:fica\w*|sobra) (?:\w+ )?(?:comigo|conosco|com a gente|pra (?:mim|gente|nos)|para (?:mim|nos)|retid\w+)|\bret(?:enho|emos|er)\b|\bquanto (?:\w+ ){0,3}perde|\bperde quanto\b|\b(?:quanto|desconto) (?:eu )?(?:desconto|fico)\b/;
const ASKS_AMOUNT =
  /\bquanto\b|\bquantia\b|\bqual (?:o|a|e|e o|e a|seria|vai ser) ?(?:\w+ )?(?:valor|multa|taxa|sinal|entrada|caucao|preco|parcela|comissao)\b|\b(?:multa|taxa|sinal|entrada|caucao|parcela|total|comissao|cobro|devolvo|juros)\b[^?.]{0,25}\?|\b(?:da|de) (?:qto|qnto|quanto)\b|\btotal\W*$|\b(?:algum custo|custo algum|alguma (?:multa|taxa)|tem (?:multa|taxa|custo))\b/;
const NOT_YET =
  /\b(?:ainda (?:nao|nem|esta|ta|inteir\w+|na |no |em )|nem (?:\w+ )?(?:comec|cort|saiu|foi|fiz)|nao (?:\w+ ){0,2}(?:comec|cort|compr|sai|fiz|fizemos|pedi|mand)\w*|antes d[eao]|sem (?:ter )?(?:comec|cort|usar))/;
const ALREADY =
  /\b(?:ja (?:\w+ ){0,2}\p{L}+|depois d[eao] (?:\p{L}+)|apos|tivesse|tiver|foi (?:cortad|feit|comecad|produzid|comprad|pedid)\w*)\b/u;

const plain = (message: string): string =>
  inDigits(spelledOut(message).replace(/(?<!\p{L})q(?:nto?|to?)(?!\p{L})/giu, 'quanto'))
    .replace(/\s+/g, ' ')
    .replace(/(?<=(?<![\d.,])(?:[2-9]|\d\d) )(dia|hora|ano)(?!\p{L})/giu, '$1s');

/** The case of a message. @param isName whether a bare number is part of the name of goods */
export function caseIn(message: string, isName: (value: number) => boolean): RuleCase {
  const written = plain(message);
  const text = fold(written);
  const ahead = new Map(measuresIn(message).map((one) => [one.value, one.relation]));
  const figures = figuresOf(written).filter(({ kind }) => kind === 'counted' || kind === 'money');
  const counts: Count[] = [];
  const amounts: { value: number; isPaid: boolean }[] = [];
  for (const { kind, value, range, start, end, numberEnd } of figures) {
    const noun = fold(written.slice(numberEnd, end)).trim().split(' ')[0] ?? '';
    const isUnit = kind === 'counted' && range.unit !== null && noun !== '';
    if (isUnit && !PREPOSITION.test(noun)) {
      const relation = ahead.get(value) ?? null;
      const isAhead = relation === null ? null : relation === 'ahead';
      counts.push({
        value: inUnit(value, noun),
        unit: unitOf(noun),
        number: value,
        noun,
        isAhead,
        start,
      });
      continue;
    }
    const near = text.slice(Math.max(0, start - 28), start);
    const isPaid = kind === 'money' || (value >= MONEY_FROM && PAID.test(near));
    const isBare = value >= MONEY_FROM && !isName(value) && !/\b(?:dia|as|ate as)\s$/.test(near);
    if (isPaid || isBare) amounts.push({ value, isPaid });
    else counts.push({ value, unit: null, number: value, noun: '', isAhead: null, start });
  }
  amounts.sort((a, b) => Number(b.isPaid) - Number(a.isPaid));
  const isKept = KEPT.test(text);
  return {
    text,
    stems: namesOf(written).filter((stem) => !isForm(stem)),
    counts,
    amounts: amounts.map(({ value }) => value),
    wants: isKept ? 'kept' : RETURNED.test(text) ? 'returned' : 'charge',
    asksAmount: ASKS_AMOUNT.test(text) || isKept || BRIEF.test(text),
    hasHappened: NOT_YET.test(text) ? false : ALREADY.test(text) ? true : null,
    numbers: figures.map(({ value }) => value),
  };
}
const PREPOSITION = /^(?:de|do|da|no|na|e|pra|para|com|pro|em|so|que|q|o|a|por|pelo|pela)$/;
const PAID =
  /\b(?:sinal|entrada|pag\w+|deu|dado|deixou|adiant\w+|contrato|valor|reserva|custou|custa)\b[^.;?]{0,18}$/;
const MONEY_FROM = 20;
/** "socorro a 16 km?" */
const BRIEF = /^(?:e )?(?:\p{L}+ ){1,3}(?:a |de |com |por )?\d{1,4} ?(?:km|dias|horas|letras)\W*$/u;
