import type { Artefact } from '@salesai/contract/coach';
import { TEXTS } from '../../knowledge/conversation/index.ts';
import { fold } from '../../shared/text.ts';
import type { ChangeKind } from '../act.ts';
import { changeOfPart } from '../acts/change-request.ts';
import { type ChangeFacts, changed } from '../changes/change.ts';
import { isOrder } from '../changes/several.ts';
import { artefactIn } from '../reading/artefact.ts';
import type { Known } from '../state/known.ts';
import { lineOfMethod, lineOfObjection, methodOf } from '../words/lines.ts';
import { inTone, type Tone } from '../words/moves.ts';

/** What a change may use besides the text. */
export const factsFor = (request: string, known: Known): ChangeFacts => ({
  request,
  person: known.person,
  sender: known.firstName || '[seu nome]',
  subject: subjectFor(known),
  more: moreAbout(known),
  earlier: earlierText(known),
});

/** Changes for which a line of the knowledge may have a wording of its own. */
export const TONES: Partial<Record<ChangeKind, Tone>> = {
  casual: 'casual',
  warmer: 'warm',
  firmer: 'firm',
  shorter: 'short',
};

/** A text after each change in turn, and the parts that could not be done. */
export function withChanges(
  parts: readonly string[],
  source: Artefact,
  known: Known,
): { artefact: Artefact; left: string[] } {
  let artefact = source;
  const left: string[] = [];
  for (const part of parts.toSorted((a, b) => order(a) - order(b))) {
    if (KEEPS.test(part)) continue;
    const kind = changeOfPart(part);
    const facts = factsFor(part.replace(NOT_TO_SAY, 'tira '), known);
    const tone = kind ? TONES[kind] : undefined;
    const toned = tone ? inTone(artefact.text, tone, known) : null;
    const other = kind && kind !== 'another' ? changed(artefact, kind, facts) : null;
    const after = toned === null ? other : { ...artefact, text: toned };
    if (after !== null && typeof after !== 'string' && after.text !== artefact.text)
      artefact = after;
    else if (isOrder(part) && (kind === null || !isDone(kind, part, artefact))) left.push(part);
  }
  return { artefact, left };
}

/** What is removed goes before anything is added, or the addition would be removed. */
const order = (part: string): number => (/^remove/.test(changeOfPart(part) ?? '') ? 0 : 1);

export const NOT_TO_SAY =
  /^(?:n[aã]o|nem|n) (?:fala|cita|p[oõ]e|bota|usa|menciona|coloca|diz|toca|conta)(?: mais)?(?: d[aeo]s?| em| n[ao](?: assunto d[aeo]s?)?)? (?!.{2,60}(?:,| e) ?(?:fala|diz|usa|p[oõ]e|bota|escreve)(?![\p{L}]))/iu;
/** "tira o preço velho, deixa só o novo": said twice. */
const KEEPS = /^(?:deixa|fica|mant[eé]m) (?:s[oó]|apenas) /iu;

/** "sem o preço" of a text without one is done already. */
const EMOJI_NAMED = /emoji|carinha|figurinha/iu;
const isDone = (kind: ChangeKind, request: string, { text }: Artefact): boolean =>
  NOT_TO_SAY.test(request) ||
  kind === 'remove-price' ||
  kind === 'shorter' ||
  (kind === 'remove-part' && isAbsent(request, text));

const REMOVES =
  /^(?:por favor,? )?(?:tir\p{L}*|remov\p{L}*|apag\p{L}*|corta\p{L}*|sem) (?:(?:a|o|as|os|ess[ae]s?|d[ao]) )?/iu;
const ABSENT_WORDS = 3;

/** Whether what a part removes is named in few words, of which the text has none. */
function isAbsent(request: string, text: string): boolean {
  if (EMOJI_NAMED.test(request)) return !/\p{Extended_Pictographic}/u.test(text);
  const named = fold(request.replace(REMOVES, ''))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const own = fold(text);
  return (
    named.length > 0 &&
    named.length <= ABSENT_WORDS &&
    named.every((word) => word.length > 3 && !own.includes(word.slice(0, 5)))
  );
}

function subjectFor({ state, offer }: Known): string {
  const purpose =
    state.subject?.kind === 'text'
      ? state.subject.purpose
      : state.subject?.kind === 'advice'
        ? state.subject.topic
        : '';
  const subject = TEXTS.find(({ key }) => key === purpose)?.subject ?? 'Sobre a nossa conversa';
  return subject
    .replaceAll('{oferta}', offer ?? 'o que conversamos')
    .replaceAll('{quando}', '[confirme: data]');
}

/** The text as it was before it was changed last, with its price if "preço" is wanted back. */
function earlierText({ state }: Known): string | null {
  const texts = state.log
    .map(({ turn }) => artefactIn(turn.assistantResponse)?.text ?? '')
    .filter((text) => text !== '' && text !== state.artefact?.text);
  return texts.at(-1) ?? null;
}

/** Sentences that say more about the matter of the last text. */
function moreAbout(known: Known): string[] {
  const { subject } = known.state;
  if (subject?.kind === 'objection')
    return [lineOfObjection(subject.key, 1, known) ?? ''].filter(Boolean);
  if (subject?.kind !== 'text' && subject?.kind !== 'advice') return [];
  const key = subject.kind === 'text' ? subject.purpose : subject.topic;
  const variants = TEXTS.find((one) => one.key === key)?.variants ?? [];
  const cores = variants.map(({ core }) => core).filter((core) => !core.includes('{'));
  const example = methodOf(key) ? lineOfMethod(key, 2, known) : null;
  return cores.length > 0 ? cores : example && !example.includes('[') ? [example] : [];
}
