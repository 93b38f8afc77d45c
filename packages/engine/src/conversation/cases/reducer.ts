import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import type { Stage } from '../../knowledge/conversation/moves.ts';
import { hardWordsIn } from '../../safety/hard-words.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { pronounOf } from '../reading/people.ts';
import { isQuestion } from '../reading/wording.ts';
import { type Case, type CaseAmount, type Cases, type Correction, NEW_CASE } from './case.ts';
import { clausesByCustomer } from './clauses.ts';
import { caseCorrected, correctionIn } from './correction.ts';
import { genderShown, placeIn, type Reference, referenceIn, relativesIn } from './customer.ts';
import { isOfNobody, sellsToMany } from './many.ts';
import { aboutOther } from './other-customer.ts';
import { type Statement, statementIn } from './statements.ts';

const AMOUNTS_MAX = 12;
const OBJECTIONS_MAX = 6;
/** Acts that state nothing about a customer. */
const WITHOUT_CASE =
  /^(?:sum|document|about-files|app-help|off-topic|small-talk|practice|support|recall|change)$/;

/** The cases after one more message. @param act what the message does. @param turn its place. */
export function casesAfter(cases: Cases, text: string, act: Act, turn: number): Cases {
  const other = aboutOther(cases, text, turn);
  return { ...(other ?? casesWith(cases, text, act, turn)), before: cases.all };
}

function casesWith(cases: Cases, text: string, act: Act, turn: number): Cases {
  const isNaming = act.kind === 'change' && act.change === 'add-name';
  const isStated = act.kind === 'sum' && TELLS.test(fold(text)) && !isQuestion(text);
  if (WITHOUT_CASE.test(act.kind) && !isNaming && !isStated)
    return switched(cases, text, act, turn);
  if (hardWordsIn(text) === 'superior' || sellsToMany(act, text)) return cases;
  if (isOfNobody(act, text) && referenceIn(text, cases, asksText(act)).kind === 'none')
    return cases;
  const correction = act.kind === 'repair' ? correctionIn(text) : null;
  if (correction) return corrected(cases, correction, text, act, turn);
  const clauses = TELLING.test(act.kind) ? clausesByCustomer(text, cases.all) : [];
  if (clauses.length > 1)
    return clauses.reduce((before, clause) => withStatement(before, clause.text, act, turn), cases);
  return withStatement(cases, text, act, turn);
}

/** What the seller stated, asked or was offered; other figures of a message without a person are nobody's. */
const TELLS_AMOUNT =
  /\b(?:pass(?:ei|ou)|mand\w+|falei|cobr\w+|orc(?:ei|amento)|ofere\w+|ped(?:iu|e|i)|quer(?:ia)?|fech\w+|pag\w+|dev\w+|propus|proposta|deix(?:ei|ou)|deu|dei|levou|comprou|vendi|sinal|entrada|preco|valor|total)\b/;

/** The cases after one statement about one customer. */
function withStatement(cases: Cases, text: string, act: Act, turn: number): Cases {
  const reference = referenceIn(
    act.kind === 'insist' ? firstSentence(text) : text,
    cases,
    asksText(act),
  );
  const statement = withoutQuote(statementIn(text, turn), act);
  if (reference.kind === 'none') {
    if (cases.current === null)
      return isAboutCustomer(act, statement)
        ? withCase(cases, cases.all.length, merged(NEW_CASE, statement, act, text, turn))
        : cases;
    const amounts = TELLS_AMOUNT.test(fold(text)) ? statement.amounts : [];
    const ofSeller = { ...statement, amounts };
    return changed(cases, cases.current, (one) => merged(one, ofSeller, act, text, turn));
  }
  const { at, before } = placeOf(reference, cases);
  return withCase(cases, at, merged(before, statement, act, text, turn));
}

/** A change may ask for a text for somebody else: "agora um só pra dona Sueli". */
const asksText = ({ kind }: Act): boolean | undefined =>
  kind === 'change' ? undefined : kind === 'text';

/** Who insists is named first; further sentences may tell of others, such as an earlier customer. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/u)[0] ?? text;

/** A request for a text quotes nobody: "não fala que eu tô brava". */
const withoutQuote = ({ said, ...rest }: Statement, act: Act): Statement =>
  said === undefined || act.kind === 'text' || act.kind === 'repair' ? rest : { ...rest, said };

/** Corrects the customer that the wrong thing was said about, else the current one. */
function corrected(
  cases: Cases,
  correction: Correction,
  text: string,
  act: Act,
  turn: number,
): Cases {
  const named = cases.all.findLastIndex(
    ({ name }) =>
      name !== null && correction.wrong !== '' && fold(name).includes(fold(correction.wrong)),
  );
  const at = named >= 0 ? named : cases.current;
  const one = at === null ? undefined : cases.all[at];
  if (at === null || !one) return withStatement(cases, text, act, turn);
  return changed(cases, at, (before) => ({
    ...caseCorrected(before, correction),
    turns: [...before.turns, turn],
  }));
}

/** Acts whose message tells of customers rather than asking for something. */
const TELLING = /^(?:case|objection|advice|answer|question|sum|next|result-\w+)$/;

/** "passei 7.400 pra ele": stated, though it can be calculated with. */
const TELLS = /\b(?:passei|mandei|falei|cobrei|ofereci|enviei|deu|ficou)\b/;

/** A message that tells nothing may still name another customer: "resume o que falamos da Lúcia". */
function switched(cases: Cases, text: string, act: Act, turn: number): Cases {
  if (act.kind === 'sum' && cases.current !== null)
    return changed(cases, cases.current, (one) => ({
      ...one,
      amounts: [...one.amounts, ...statementIn(text, turn).amounts.filter(isNamed)].slice(
        -AMOUNTS_MAX,
      ),
    }));
  if (act.kind === 'document') return introduced(cases, text, turn);
  if (act.kind !== 'recall') return cases;
  const reference = referenceIn(text, cases, false);
  return reference.kind === 'known' ? { ...cases, current: reference.at } : cases;
}

/** A question to the documents that tells of somebody by name: who "ela" is in the next message. */
function introduced(cases: Cases, text: string, turn: number): Cases {
  if (!TELLS_OF.test(fold(text))) return cases;
  const reference = referenceIn(text, cases, false);
  const { name } = reference.kind === 'none' ? { name: null } : reference;
  if (reference.kind === 'none' || (reference.kind === 'new' && !isFirstName(name))) return cases;
  const { at, before } = placeOf(reference, cases);
  const gender = genderAfter(before, text);
  return withCase(cases, at, { ...before, gender, turns: [...before.turns, turn] });
}

/** What somebody did or wants, besides what is asked. */
const TELLS_OF =
  /\b(?:disse|diz|falou|quer|queria|perguntou|pergunta|pediu|respondeu|mandou|veio|voltou|reclamou|comprou|achou|contou|precisa|chegou|ligou)\b/;
const isFirstName = (name: string | null): boolean =>
  name !== null &&
  fold(name)
    .split(' ')
    .some((word) => FIRST_NAMES.has(word));

/** An amount whose role its words show; the others are only figures of the sum. */
const isNamed = ({ role }: CaseAmount): boolean =>
  role === 'paid-today' || role === 'rival' || role === 'owed';

function placeOf(
  reference: Exclude<Reference, { kind: 'none' }>,
  { all }: Cases,
): { at: number; before: Case } {
  if (reference.kind === 'new') {
    const { name, role, gender } = reference;
    return { at: all.length, before: { ...NEW_CASE, name, role, gender } };
  }
  const known = all[reference.at] ?? NEW_CASE;
  const name = reference.name ?? known.name;
  const isLonger = known.name !== null && name !== null && known.name.length > name.length;
  return {
    at: reference.at,
    before: { ...known, name: isLonger ? known.name : name },
  };
}

/** Described without a name: "achou caro" is said by somebody. */
const isAboutCustomer = (act: Act, { stage, said }: Statement): boolean =>
  act.kind === 'objection' || stage === 'silent' || said !== undefined;

const changed = (cases: Cases, at: number, change: (one: Case) => Case): Cases =>
  withCase(cases, at, change(cases.all[at] ?? NEW_CASE));

const withCase = ({ all, before }: Cases, at: number, one: Case): Cases => ({
  all: at < all.length ? all.with(at, one) : [...all, one],
  current: at,
  before,
});

function merged(before: Case, statement: Statement, act: Act, text: string, turn: number): Case {
  const { amounts, tried, returns, hasProposal, ...facts } = statement;
  const objections =
    act.kind === 'objection'
      ? act.keys.filter((key) => key !== 'unknown').toReversed()
      : act.kind === 'case' && act.topic?.startsWith('obj.')
        ? [act.topic.slice('obj.'.length)]
        : [];
  const stage = stageAfter(before.stage, facts.stage ?? null, act);
  const wasSilent = before.stage === 'silent' && stage === 'silent';
  return {
    ...before,
    ...facts,
    stage,
    gender: genderAfter(before, text),
    related: [...new Set([...before.related, ...relativesIn(text)])],
    place: before.place ?? placeIn(text),
    hasProposal: before.hasProposal || hasProposal,
    amounts: [...before.amounts, ...amounts].slice(-AMOUNTS_MAX),
    objections: [
      ...before.objections.filter((key) => !objections.includes(key)),
      ...objections,
    ].slice(-OBJECTIONS_MAX),
    tried: [...new Set([...before.tried, ...tried])],
    returns: stage === 'silent' ? before.returns + (wasSilent || returns > 1 ? returns : 0) : 0,
    turns: [...before.turns, turn],
  };
}

/** What the text shows of the gender outweighs the form of a name. */
function genderAfter({ gender, name, turns }: Case, text: string): Case['gender'] {
  const shown = genderShown(text, name);
  if (shown && (turns.length === 0 || gender === null)) return shown;
  return gender ?? (name ? pronounOf(name) : null);
}

function stageAfter(before: Stage | null, stated: Stage | null, act: Act): Stage | null {
  if (act.kind === 'result-sale') return 'closed';
  if (act.kind === 'result-loss') return 'lost';
  if (act.kind === 'objection')
    return stated === 'silent' || stated === 'lost' ? stated : 'negotiating';
  if (stated === null) return before;
  // "passei o preço" stated after the buyer became silent is no step back.
  const isEarlier = before === 'silent' && stated !== 'negotiating' && stated !== 'lost';
  return isEarlier ? before : stated;
}
