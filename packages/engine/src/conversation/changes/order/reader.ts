import { addsFact } from '../added-fact.ts';
import { addressAsked } from '../address.ts';
import { notAnyMore } from '../corrected.ts';
import type { Operation } from '../operations.ts';
import { restatedIn } from '../restated.ts';
import { flat } from '../text-search.ts';
import { wishFor } from '../wishes.ts';
import { bareClause, clausesOfOrder } from './clauses.ts';
import * as cue from './cues.ts';
import {
  END,
  readAddressed,
  readBegin,
  readEnd,
  readOtherEnd,
  readSigned,
  readTitle,
} from './read-frame.ts';
import { readFigure, readKept, readMove, readRemoval, readStyle, readUndo } from './read-parts.ts';
import { readAdd, readGerund, readOffer, readOpening, readSaid, readWriter } from './read-said.ts';
import { readAddress, readClass, readHead, readSwap, readValues } from './read-values.ts';
import { asAdd, asStyle, type Read, type Reader, type Texts } from './reading.ts';
import { namesNoThing, statesNothingNew } from './values.ts';

/** What a message orders of a text, clause by clause. */
export interface OrderReading {
  operations: Operation[];
  /** Clauses that were not understood and may order something or state something new. */
  unread: string[];
  /** Whether something that was not understood stands before the first thing ordered. */
  isLed: boolean;
}

const isQuestion = (sign: string): boolean => sign.includes('?');

/** In their order: the first that reads a clause says what it orders. */
const READERS: readonly Reader[] = [
  (_bare, folded) => (cue.BECAUSE.test(folded) ? 'because' : null),
  readWriter,
  readGerund,
  readOtherEnd,
  readBegin,
  readEnd,
  (_bare, folded) => {
    const count = cue.SPLIT.exec(folded)?.[1];
    return count ? asStyle(`em ${count} mensagens`) : null;
  },
  readKept,
  (bare) => (addressAsked(bare) ? asStyle(bare) : null),
  readSigned,
  readAddressed,
  readUndo,
  readMove,
  readTitle,
  readSwap,
  (bare, folded, { text }) =>
    cue.NOISE.test(folded) && statesNothingNew(bare, text) ? 'noise' : null,
  readFigure,
  readRemoval,
  readClass,
  readHead,
  readAddress,
  readOpening,
  readOffer,
  readSaid,
  readValues,
  readStyle,
  readAdd,
];

/** What a message orders of the last text of a talk. */
export function readOrder(message: string, texts: Texts): OrderReading {
  const reading: OrderReading = { operations: [], unread: [], isLed: false };
  if (restatedIn(message) !== null) return reading;
  const instead = notAnyMore(message, texts.text);
  if (instead) reading.operations.push(instead.operation);
  const clauses = clausesOfOrder(instead?.rest ?? message);
  let isSplit = false;
  for (const [at, { text: given, sign }] of clauses.entries()) {
    const before = clauses[at - 1];
    const bare = withThing(bareClause(given), before?.text ?? '');
    const folded = flat(bare);
    if (!/[\p{L}\p{N}]/u.test(bare)) continue;
    if (sign === ':' && cue.LEADS_TO_CONTENT.test(folded)) {
      const read = firstOf(bare, folded, texts);
      if (Array.isArray(read)) reading.operations.push(...read);
      const rest = clauses.slice(at + 1).map((one) => `${one.text}${one.sign === ':' ? ':' : ''}`);
      reading.operations.push(...asAdd(rest.join(', '), ''));
      break;
    }
    if (cue.ADD_THAT.test(folded) && before && reading.operations.at(-1)?.kind === 'add') continue;
    if (cue.ADD_THAT.test(folded) && before && reading.unread.at(-1) === before.text) {
      reading.unread.pop();
      reading.operations.push(...asAdd(before.text, ''));
      continue;
    }
    if (
      isSplit &&
      /^(?:um[ae]?|primeir[oa]|a primeira|depois|na primeira|na segunda|a segunda|a outra|outra)\b/.test(
        folded,
      )
    )
      continue;
    if (cue.REMOVES_THAT.test(folded)) {
      if (reading.operations.at(-1)?.kind !== 'remove' && before)
        reading.operations.push({ kind: 'remove', what: before.text, order: '', isWish: false });
      reading.unread = reading.unread.filter((one) => one !== before?.text);
      continue;
    }
    const isPolite = isQuestion(sign) && cue.POLITE.test(flat(given));
    const isAsked =
      isQuestion(sign) && !isPolite && !cue.ASK_IF.test(folded) && !cue.BEGIN.test(folded);
    const said = isQuestion(sign) && !isPolite ? `${bare}?` : bare;
    const read = isAsked ? null : firstOf(said, folded, texts);
    const isLead = sign === ':' && read === null && cue.LEADS_ON.test(folded);
    if (read === 'because' || read === 'noise' || isLead) continue;
    if (read === null) {
      reading.isLed ||= reading.operations.length === 0;
      reading.unread.push(given + (isQuestion(sign) ? '?' : ''));
      continue;
    }
    isSplit ||= cue.SPLIT.test(folded);
    addTo(reading.operations, read);
  }
  return settled(reading, texts);
}

/** "80, fica 280": values that name no thing are matched together with those beside them. */
function addTo(operations: Operation[], read: readonly Operation[]): void {
  const [last, next] = [operations.at(-1), read[0]];
  const isOne =
    last?.kind === 'values' &&
    next?.kind === 'values' &&
    (namesNoThing(last.clause) || namesNoThing(next.clause));
  if (!isOne) operations.push(...read);
  else operations.splice(-1, 1, { ...last, clause: `${last.clause}, ${next.clause}` });
}

/** "mudei de ideia quanto ao valor: ele pode voltar": the thing that a pronoun means. */
const withThing = (bare: string, before: string): string => {
  const thing = /(?:quanto|sobre|em relacao|n|d)\s?[ao]{1,2}s? ((?:o |a )?[a-z]{4,20})$/.exec(
    flat(before),
  )?.[1];
  return thing && /^(?:ele|ela) pode\w* voltar/i.test(bare) ? `volta o ${thing}` : bare;
};

const firstOf = (bare: string, folded: string, texts: Texts): Read => {
  for (const reader of READERS) {
    const read = reader(bare, folded, texts);
    if (read !== null) return read;
  }
  return null;
};

/** Remarks and reasons beside what is ordered are no part of it. */
function settled(reading: OrderReading, { text }: Texts): OrderReading {
  const { operations } = reading;
  if (operations.length === 0) return reading;
  const unread = reading.unread.filter((one) => !isRemark(one, text));
  const asks = operations.some((one) => one.kind === 'add' && one.isQuestion);
  const meant = operations.filter((one) => !asks || one.kind !== 'end' || one.words !== END);
  return { ...reading, operations: withOneStyle(meant), unread };
}

/** "sexta tenho novena", "a internet está ruim": states nothing that is new to the text. */
const isRemark = (clause: string, text: string): boolean =>
  !clause.endsWith('?') &&
  !/\dx\d/i.test(clause) &&
  !ORDERS.test(flat(bareClause(clause))) &&
  !addsFact(clause) &&
  statesNothingNew(clause, text);

/** What an order may begin with whose rest was not understood. */
const ORDERS =
  /^(?:p(?:oe|onha|or)|bot[ae]|coloc[ae]|coloque|acrescent[ae]|inclu[ai]|tir[ae]|troc[ae]|troque|mud[ae]|deix[ae]|fal[ae]|di(?:z|ga)|avis[ae]|cham[ae]|us[ae]|escrev[ae]|fa(?:z|ca)|cont(?:a|e|ando)|explic(?:a|ando)|falando|dizendo|lembr(?:a|ando)|comec[ae]|comece|termin[ae]|aument[ae]|ped[ei]|pec[ao]|da|de|oferec\w*|convid\w*|agradec\w*) /;

/** "está fria, deixe mais calorosa": a complaint and a wish for the same are one. */
function withOneStyle(operations: readonly Operation[]): Operation[] {
  const seen = new Set<string>();
  return operations.filter((one) => {
    if (one.kind !== 'style') return true;
    const kind = wishFor(one.what) ?? one.what;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}
