import { answerFromSheet, type DocumentRow, sameStem, termsOf } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { capital, fold } from '../../shared/text.ts';
import { artefactIn, ownText } from '../reading/artefact.ts';
import type { ConversationReply } from '../reply-type.ts';

/** What a text can state of the seller's documents. */
const NOUN =
  '(?:pre[cç]o|valor|hor[aá]rio|horas?|prazo|garantia|validade|taxa|multa|frete|entrega|sinal|entrada|endere[cç]o|regra|pol[ií]tica|desconto|mensalidade|di[aá]ria|condi[cç][aã]o|cau[cç][aã]o)s?';
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:d)?(?:[oa]s?|noss[oa]|minha|meu)\s(${NOUN})(?!\p{L})([^,.;:!?]{0,60})`,
  'iu',
);
/** "e o do material": the same of another thing. */
const SAME = /^(?:e )?(?:o|a) d(?:ess)?[aeo]s? (.{3,40})/iu;
const PIECES = /,\s|;\s|[.!?]\s|\se\s(?=(?:[oa]s?|noss[oa]|com)\s)/iu;
/** What follows a thing that is named: who the text is for, or another order. */
const REST =
  /\s(?:p(?:ra|ro|ara)\s(?:el[ae]|\p{Lu})|dizendo|e\s(?:diz|fala|pergunt|cham|convid|avis)|que\s(?:n[oó]s|a gente) (?:passamos|combinamos))/u;
const COVERED = 0.5;
const FACTS_MAX = 3;
const FACT_MAX = 110;

interface Fact {
  text: string;
  row: DocumentRow;
}

/** A text with the things of the documents that its request names without their values. */
export function withFacts(
  reply: ConversationReply,
  { userInput }: CoachReplyInput,
  lines: readonly DocumentRow[],
): ConversationReply {
  if (reply.act.kind !== 'text' || reply.artefact === null || lines.length === 0) return reply;
  const facts = thingsIn(userInput)
    .flatMap((thing) => factOf(thing, lines) ?? [])
    .filter(({ text }) => !states(reply.text, text))
    .slice(0, FACTS_MAX);
  if (facts.length === 0) return reply;
  const text = withSentences(reply.text, [...new Set(facts.map((fact) => fact.text))]);
  return {
    ...reply,
    text,
    artefact: artefactIn(text),
    sources: [...reply.sources, ...facts.map(({ row }) => sourceOf(row, row.line))],
  };
}

/** The things that a request names without saying what they are. */
function thingsIn(request: string): string[] {
  const things: string[] = [];
  let noun = '';
  for (const piece of request.split(PIECES)) {
    const [, named = '', rest = ''] = NAMED.exec(piece) ?? [];
    const same = noun ? SAME.exec(piece.trim())?.[1] : undefined;
    if (named === '' && same === undefined) continue;
    if (named !== '') noun = named;
    const about = (same ?? rest).split(REST)[0]?.trim() ?? '';
    if (!/\d/.test(about)) things.push(`${noun} ${about}`);
  }
  return things;
}

/** What the documents state of a thing, as a sentence for a customer. */
function factOf(thing: string, lines: readonly DocumentRow[]): Fact | null {
  const terms = termsOf(thing);
  const found = answerFromSheet(thing, lines, []);
  const [row, other] = found?.rows ?? [];
  if (!found || !row || found.coverage < COVERED || terms.length === 0) return null;
  const isParagraph = other !== undefined && other.value === row.value && row.isSentence;
  if (other && !isParagraph && !row.isSentence) return null;
  const text = row.isSentence ? clauseOf(row.line, terms) : cellOf(row, terms);
  return text && /\d|gr[aá]tis/iu.test(text) && text.length <= FACT_MAX
    ? { text: `${capital(ownText(text).replace(/(?<![.\s])[.\s]+$/u, ''))}.`, row }
    : null;
}

const countIn = (text: string, terms: readonly string[]): number => {
  const own = termsOf(text);
  return terms.filter((term) => own.some((one) => sameStem(one, term))).length;
};

/** The part of a sentence that names most of a thing, with the label of the sentence. */
function clauseOf(line: string, terms: readonly string[]): string | null {
  const label = /^([^:]{2,40}):\s/.exec(line)?.[1] ?? '';
  const parts = line
    .slice(label === '' ? 0 : label.length + 1)
    .split(/;\s|\.\s|,\s(?=\p{L}[^,]{0,60}\d)|\s[·|]\s/u)
    .map((part) => part.trim());
  const ranked = parts
    .map((part) => ({ part, count: countIn(part, terms) }))
    .sort((a, b) => b.count - a.count);
  const [best, second] = ranked;
  if (!best) return null;
  if (parts.length > 1 && best.count === (second?.count ?? -1))
    return line.replace(/^\d{1,2}[.)] /, '');
  return label === '' ? best.part : `${label}: ${best.part}`;
}

/** "Chalé: R$ 580", of the one column that a thing names. */
function cellOf({ item, conditions }: DocumentRow, terms: readonly string[]): string | null {
  const cells = conditions.map((one) => {
    const [heading = '', text = ''] = one.split('\t');
    return { heading, text, count: countIn(heading, terms) };
  });
  const most = Math.max(0, ...cells.map(({ count }) => count));
  const [cell, other] = cells.filter(({ count }) => count === most);
  if (!cell || other) return null;
  const figure = /^\d[\d.]*(?:,\d{2})?$/.test(cell.text) ? `R$ ${cell.text}` : cell.text;
  return `${[item, cell.heading].filter(Boolean).join(', ')}: ${figure}`;
}

/** Whether a reply states the figures of a fact already. */
const states = (reply: string, fact: string): boolean => {
  const figures = (fact.match(/\d[\d.,]{0,12}/g) ?? []).map((one) => one.replace(/[.,]$/, ''));
  return figures.length > 0 && figures.every((figure) => reply.includes(figure));
};

const TO_FILL = /[^.!?>\n]{0,120}\[confirme: [^\]]{1,60}\][^.!?\n]{0,60}[.!?]/u;
const UNKNOWN_PRICE = /Sobre o valor: ele depende[^\n]*(?:\n> ?\n> Posso te perguntar agora\?)?/u;

/** The facts in the place of what is to be filled in, else at the end of the first paragraph. */
function withSentences(reply: string, facts: readonly string[]): string {
  const said = facts.join(' ');
  const filled = TO_FILL.test(reply)
    ? reply.replace(TO_FILL, () => ` ${said}`)
    : UNKNOWN_PRICE.test(reply)
      ? reply.replace(UNKNOWN_PRICE, () => `${said}\n>\n> Fica bom assim para você?`)
      : atEnd(reply, said);
  const note = fold(filled).includes('[confirme') ? null : /Antes de mandar, preencha: [^\n]*/u;
  return (note ? filled.replace(note, OWN) : filled).replace('Usei só o que você me contou.', OWN);
}
const OWN = 'Usei só o que você me contou e o que está nos seus documentos.';

function atEnd(reply: string, said: string): string {
  const rows = reply.split('\n');
  const first = rows.findIndex((row) => row.startsWith('> '));
  const next = rows.findIndex((row, at) => at > first && !row.startsWith('> '));
  const at = next < 0 ? rows.length - 1 : next - 1;
  return rows.map((row, index) => (index === at ? `${row} ${said}` : row)).join('\n');
}
