import { capital, fold, lengthInWords } from '../../shared/text.ts';
import { asWritten } from '../changes/spelling.ts';
import { ownText } from '../reading/artefact.ts';
import { checked, type Stated } from './checked.ts';
import { type Addressee, toCustomer } from './content.ts';
import { withoutManner } from './instructions.ts';
import { PURPOSES, type Purpose } from './purposes.ts';
import { asQuestion, type RequestRead, type Said } from './request.ts';
import { hasVerb } from './sendable.ts';
import { withVerbs } from './worded-facts.ts';

/** A verb in a person: what stands before it is no bare thing. */
const CLAUSE =
  /(?<![\p{L}])(?:é|eh|são|sao|t[aá]|t[oô]|est[aáã]o?|estou|fic(?:a|am|ou|aram)|cheg(?:a|ou|aram)|vai|v[aã]o|vou|vamos|pos?so|pode|tem|temos|tenho|sai|custa|dá|deu|abri|vence|venceu|veio|foi|fa[cç]o|dou|aceito|consigo|seguro|entrego|preciso|quer|ganha|recebe|\p{L}{3,}(?:ou|ei|aram|amos))(?![\p{L}])/iu;
/** "indicou as três" */
const DEED = /^(?:me )?(?:\p{L}{2,}(?:ou|eu|iu)|fez|veio|trouxe)(?![\p{L}])/iu;
const INFINITIVE = /^(?:te |lhe |me |se )?\p{L}{2,}(?:ar|er|ir|[oô]r|ê|á)(?![\p{L}])/iu;
const isThing = (text: string) => !CLAUSE.test(text.split(/[,.;:]/)[0] ?? '');

const LEAD =
  /^(?:(?:(?:[ei]|a[ií]|(?:que|q)(?! (?:horas?|dias?|tipo|tamanho|cor|modelo|lado|parte)(?![\p{L}]))|assim|diz\p{L}*|fala\p{L}*|avisa\p{L}*|que é|o seguinte|tamb[eé]m|tb|tbm)(?![\p{L}])|[,:;.-])\s*)+/iu;
/** "agradecendo a indicação e dizendo que": words of an order that are not what it is about. */
const TAIL =
  /(?:^|[\s,;.])(?:(?:e|i|a[ií]|mas)\s)?(?:(?:tamb[eé]m|tb|j[aá]|ent[aã]o)\s)?(?:diz\p{L}{0,12}|diga|fal(?:a|e|ar|ando|ano|o)|avis(?:a|e|ar|ando)|explic\p{L}{0,12}|expliqu\p{L}{0,12}|cont(?:a|e|ar|ando)|inform\p{L}{0,12}|pergunt\p{L}{0,12}|garant\p{L}{0,12}|bota|p[oõ]e|escrev\p{L}{0,12}|faz|fa[cç]a|manda\p{L}{0,12}|quer|que|q|e|i|com|pra|para|se)(?:\s(?:que|q|se|pra|ela|ele|isso|a[ií]|pra ela|pra ele)){0,4}[\s,:;.]{0,6}$/iu;

interface Found {
  purpose: Purpose;
  about: string;
}

/** What an order says a text is for, in its order, with what each is about. */
function purposesIn(order: string): Found[] {
  const matches = PURPOSES.flatMap((purpose) =>
    [...order.matchAll(purpose.verb)].map(({ 0: verb, index }) => ({
      purpose,
      from: index,
      to: index + verb.length,
    })),
  )
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from }, at, all) => all.slice(0, at).every((one) => one.to <= from));
  return matches.map(({ purpose, to }, at) => ({
    purpose,
    about: withoutManner(order.slice(to, matches[at + 1]?.from).replace(TAIL, '')).replace(
      /^[\s,:;.-]+|(?<![\s,:;.])[\s,:;.]+$/gu,
      '',
    ),
  }));
}

/** Joined to what a purpose is about rather than a sentence of its own: "quinta 16h30". */
const CONTINUES =
  /^(?:d[aeo]s?|n[ao]s?|em|às?|com|por|pel[ao]s?|pra|pro|para|até|ate|que|hoje|hj|amanh[aã]|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|sab|domingo|dia|\d)(?![\p{L}])/iu;

/** A text as far as the pieces of its request were read. */
interface Draft {
  sentences: string[];
  questions: string[];
  /** The purpose that was ordered last; what it is about may follow. */
  open: Found | null;
  /** Sentences that an order leads to with "que": clauses, whatever their verbs are. */
  clauses: Set<string>;
  /** The keys of the purposes that are worded. */
  worded: Set<string>;
}

/** What a request tells and asks, in whole sentences to the customer. */
export function statedIn({ pieces }: RequestRead, to: Addressee): Stated {
  const draft: Draft = {
    sentences: [],
    questions: [],
    open: null,
    clauses: new Set(),
    worded: new Set(),
  };
  for (const piece of pieces) {
    if (piece.label === 'order') addOrder(draft, piece.text);
    else if (piece.label === 'ask') addQuestion(draft, piece);
    else addStatement(draft, piece);
  }
  closePurpose(draft);
  const clauses = new Set([...draft.clauses].map((one) => withVerbs(finished(one, to))));
  return checked({
    clauses,
    sentences: joinedReasons(draft.sentences).map((one) => withVerbs(finished(one, to))),
    questions: draft.questions.map((one) => asQuestion(finished(one, to))),
  });
}

/** Words the open purpose with what its order says it is about. */
function closePurpose(draft: Draft): void {
  const { open } = draft;
  const about = open && !PREFIX.test(open.about) ? open.about : '';
  const lead = open?.purpose.worded(about);
  const isRepeated = about === '' && open && draft.worded.has(open.purpose.key);
  if (lead && !isRepeated) draft.sentences.push(lead);
  if (open) draft.worded.add(open.purpose.key);
  draft.open = null;
}

/** A purpose that the next piece replaces, because its order does not say what it is about. */
const dropEmpty = (draft: Draft): void => {
  if (draft.open?.about === '') draft.open = null;
};

/** "que indicou as três", "pela confiança": what the purpose before it is about. */
const WHY = /^((?:que|q|por|pel[oa]s?)\s\p{L}{3,}[^,.;]*)/iu;

function addOrder(draft: Draft, text: string): void {
  const purposes = purposesIn(text);
  const why = WHY.exec(text)?.[1];
  if (draft.open?.about === '' && purposes.length === 0 && why && !TAIL.test(why))
    draft.open = { ...draft.open, about: why };
  for (const found of purposes) {
    if (draft.open?.purpose.key === found.purpose.key) dropEmpty(draft);
    closePurpose(draft);
    draft.open = found;
  }
}

function addQuestion(draft: Draft, piece: Said): void {
  const wish = wanted(piece);
  const text = cleaned(piece.text);
  if (wish === null && text === '') return;
  if (wish === null) dropEmpty(draft);
  closePurpose(draft);
  if (wish === null) draft.questions.push(questionOf(piece, text));
  else draft.sentences.push(wish);
}

/** "…, posso segurar a data?": a question at the end of what is stated stays one. */
const LAST_QUESTION = /^(?:(.*[.!;,])\s+)?([^.!;,?]{6,200})\?{1,9}\s*$/su;

function addStatement(draft: Draft, piece: Said): void {
  const [, stated = '', asked] = LAST_QUESTION.exec(piece.text) ?? [];
  if (asked !== undefined) {
    if (cleaned(stated) !== '') addStatement(draft, { ...piece, text: stated });
    addQuestion(draft, { label: 'ask', text: asked, order: '' });
    return;
  }
  const text = cleaned(piece.text);
  if (text === '') return;
  if (draft.open === null && INFINITIVE.test(text) && !hasVerb(text)) {
    addQuestion(draft, { label: 'ask', text, order: piece.order });
    return;
  }
  const isClause = LEADS_CLAUSE.test(piece.order) && lengthInWords(text) > 1;
  const isContrast = isClause && /^(?:mas|por[eé]m)\s/iu.test(piece.order);
  const said = isContrast ? `mas ${text}` : text;
  if (isClause) draft.clauses.add(said);
  draft.sentences.push(...withPurpose(draft.open, said, isClause));
  if (draft.open) draft.worded.add(draft.open.purpose.key);
  draft.open = null;
}

/** "avisa que", not "de um jeito que" */
const LEADS_CLAUSE =
  /(?<![\p{L}])(?:di[zg]\p{L}{0,5}|fal\p{L}{1,5}|avis\p{L}{1,5}|cont\p{L}{1,5}|inform\p{L}{1,5}|explic\p{L}{1,5}|lembr\p{L}{1,5}|escrev\p{L}{1,5}|coloc\p{L}{1,4}|p[oõ]e|bota)\s(?:(?:pr[ao]|para|a|o)\s\S+\s|el[ae]s?\s|a[ií]\s|tamb[eé]m\s|tb\s){0,2}(?:que|q)$|^(?:(?:e|mas|por[eé]m)\s)?(?:que|q)$/iu;
/** "lembrando da": what it is about follows. */
const PREFIX = /^(?:d[aeo]s?|que|q|pel[oa]s?|por|pr[ao]|para|[oa]s?|em|n[oa]|com)$/iu;

/** "o contato de": the words after it belong to it. */
const OPEN = /\s(?:d[aeo]s?|com|em|n[oa]s?|para|pra|pel[oa]s?)$/iu;

const APOLOGY = /^(?:pe[dç]\p{L}* )?(?:mil )?desculpas?(?: (p.+))?$/isu;

/** Some purposes are worded without what they are about; what is stated then stands beside them. */
const SAME_END = 6;

/** What is stated after a purpose: led in by it where it is a thing, else a sentence of its own. */
function withPurpose(open: Found | null, text: string, isClause: boolean): string[] {
  const sorry = APOLOGY.exec(text);
  if (sorry) return [`quero te pedir desculpas ${sorry[1] ?? 'pelo transtorno'}`];
  if (open === null) return [text];
  const { purpose, about } = open;
  if (purpose.key === 'thanks' && about === '' && DEED.test(text))
    return [purpose.worded(`que ${text}`) ?? text];
  if (PREFIX.test(about) || OPEN.test(about)) return [purpose.worded(`${about} ${text}`) ?? text];
  const isLed = about === '' && !isClause && (isThing(text) || INFINITIVE.test(text));
  const led = isLed ? purpose.worded(text) : null;
  if (led?.endsWith(text.slice(-SAME_END))) return [led];
  const lead = purpose.worded(about);
  if (lead === null || (about === '' && !purpose.standsAlone)) return [text];
  if (about !== '' && CONTINUES.test(text) && isThing(text))
    return [
      `${lead}${/^(?:d[aeo]s?|n[ao]s?|com|pra|pro|para|que|por)\s/iu.test(text) ? '' : ','} ${text}`,
    ];
  return [lead, text];
}

const cleaned = (text: string): string =>
  text
    .replace(LEAD, '')
    .replace(/\s{0,3}\?{1,9}$/u, '')
    .replace(/(?<![\s,;:])[\s,;:]+$/u, '')
    .replace(/[,;:]?\s(?:e|i|mas|que|q)$/iu, '')
    .trim();

/** "porque o leite subiu" goes on with the sentence before it. */
function joinedReasons(sentences: readonly string[]): string[] {
  const all: string[] = [];
  for (const sentence of sentences) {
    const before = all.at(-1);
    const isReason = /^(?:porque|pq|pois|j[aá] que)\s/iu.test(sentence);
    if (before !== undefined && isReason)
      all[all.length - 1] = `${before.replace(/[.!]{1,9}$/u, '')}, ${sentence}`;
    else all.push(sentence);
  }
  return all;
}

/** "pra ela me mandar": who is asked stands before what they are to do. */
const TO_DO =
  /^(?:pr[ao]|para|p)\s(?:(?:voc[eê]s?|vc|el[ae]s?|o senhor|a senhora)\s)?(?=(?:me |se )?\p{L}{2,}(?:[aei]r|im|[áéê])(?![\p{L}]))/iu;
const WANTS =
  /(?:^|\s)(?:pe[dç]\p{L}*|cobr\p{L}*|solicit\p{L}*|fala|diz|avisa)(?:\s(?:pr[ao]|para|a|o|el[ae]|que|q))*$/iu;
const THINGS =
  /^(?:[oa]s?|uma?|meu|minha|seu|sua|foto|endere[cç]o|confirma[cç][aã]o|comprovante)\s?/iu;

/** "pedindo 5 minutos": a thing that is wished for and not sent. */
function wanted({ order, text }: Said): string | null {
  const bare = cleaned(text);
  const isWish = WANTS.test(order) && /^(?:\d|mais |um pouco)/iu.test(bare) && isThing(bare);
  return isWish ? `queria te pedir ${bare}` : null;
}

/** What a customer is asked, as a question without its mark. */
function questionOf({ order }: Said, text: string): string {
  const action = text.replace(TO_DO, '').replace(/^vim(?![\p{L}])/iu, 'vir');
  if (INFINITIVE.test(action) && !/^(?:ser|quer|qualquer|você)(?![\p{L}])/iu.test(action))
    return `você pode ${action}`;
  const article = /(?<![\p{L}])pergunt\p{L}{0,8}$/iu.test(order)
    ? /^([oa]s?) \p{Ll}/u.exec(text)?.[1]
    : undefined;
  if (article && isThing(text)) return `${/s$/iu.test(article) ? 'quais são' : 'qual é'} ${text}`;
  if (WANTS.test(order) && THINGS.test(text) && isThing(text)) return `você pode me mandar ${text}`;
  return text;
}

/** A sentence as it is written to the customer, with its end. */
function finished(text: string, to: Addressee): string {
  const said = capital(asWritten(toCustomer(ownText(text), to)).trim());
  const cased = said.replace(
    /([.!?]\s+)(\p{Ll})/gu,
    (_all, before: string, initial: string) => `${before}${initial.toUpperCase()}`,
  );
  return /[.!?…]$/u.test(cased) ? cased : `${cased}.`;
}

/** Sentences as one text. */
export const asText = (sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(' ').trim();

/** Whether a text is to be as short as it can. */
export const isBrief = (styles: readonly string[]): boolean =>
  styles.some((style) => /curt|brev|rapid|direto|resumid|linha|text[aã]o|seco/.test(fold(style)));
