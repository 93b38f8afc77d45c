import { type DocumentRow, relevantRows } from '../../documents/index.ts';
import type { CoachNotes, CoachReplyInput, Passage } from '../../port.ts';
import { formatAnswers } from '../../shared/answers.ts';
import { fenced, instructionsFor, type Prompt, reference, unfenced } from '../prompt.ts';
import { PROMPTS } from './versions.ts';
import { WORDS } from './words/words.ts';

const PASSAGES = 6;
const ROWS = 10;
const PREVIOUS_TURNS = 4;
const PASSAGE_MAX = 1_400;
const TURNS = 8;
const TURN_MAX = 1_500;
const OLDER_TURNS = 12;
const OLDER_MAX = 90;
const NAME_MAX = 120;
const SELLER_MAX = 5_000;
const BUYER_MAX = 4_000;
const SCRIPTS_MAX = 3_000;
const NOTES_MAX = 3_500;
const STATE_MAX = 2_000;

/** The best passages and the rows of tables that match, best first; citations count them from 1. */
export function passagesFor({
  passages,
  rows = [],
  userInput,
  history,
}: CoachReplyInput): Passage[] {
  const previous = history.slice(-PREVIOUS_TURNS).map((turn) => turn.userInput);
  const matching = relevantRows(userInput, rows, { previous, max: ROWS });
  return [
    ...passages.toSorted((a, b) => b.coverage - a.coverage).slice(0, PASSAGES),
    ...matching.map(asPassage),
  ];
}

/** A row as a passage: what it is about, its figure and the line of the document. */
function asPassage({ file, page, item, conditions, value, per, line }: DocumentRow): Passage {
  const about = [item, ...conditions].filter(Boolean).join(', ');
  const text = `${about}: ${value}${per ? ` / ${per}` : ''}\n${line}`;
  return { file, page, text, excerpt: line, coverage: 0 };
}

/** Requests the coach's answer. @param notes what our own rules say about this turn. */
export function coachReplyPrompt(
  input: CoachReplyInput,
  { state, reference: notes }: CoachNotes,
): Prompt {
  const { history, userInput, language } = input;
  const recent = history
    .slice(-TURNS)
    .filter(({ assistantResponse }) => assistantResponse !== '')
    .flatMap((turn) => [
      { role: 'user', content: unfenced(turn.userInput).slice(0, TURN_MAX) } as const,
      { role: 'assistant', content: turn.assistantResponse.slice(0, TURN_MAX) } as const,
    ]);
  const content = [
    ...aboutSeller(input),
    olderTurns(history),
    ...documents(input),
    fenced('estado da conversa', state, STATE_MAX),
    notes ? reference(notes.slice(0, NOTES_MAX)) : '',
    `${WORDS[language].message}\n${unfenced(userInput)}`,
  ];
  return {
    version: PROMPTS.coachReply,
    language,
    instructions: instructionsFor('coachReply', language),
    messages: [...recent, { role: 'user', content: content.filter(Boolean).join('\n\n') }],
  };
}

function aboutSeller({ sellerName, sellerAnswers, icp, scripts }: CoachReplyInput): string[] {
  const written = scripts.map(({ title, content }) => `${title}: ${content}`).join('\n\n');
  return [
    fenced('nome do vendedor', sellerName, NAME_MAX),
    sellerAnswers
      ? fenced('respostas do vendedor sobre si', formatAnswers(sellerAnswers), SELLER_MAX)
      : '',
    icp ? fenced('cliente ideal', `${icp.name}\n${buyer(icp.profile)}`, BUYER_MAX) : '',
    written ? fenced('scripts que ele já tem', written, SCRIPTS_MAX) : '',
  ];
}

function buyer({ details }: NonNullable<CoachReplyInput['icp']>['profile']): string {
  const { origens: _, ...lines } = details;
  return JSON.stringify(lines);
}

/** Summary of the turns before those that are quoted in full: one line each. */
function olderTurns(history: CoachReplyInput['history']): string {
  const older = history.slice(0, -TURNS).slice(-OLDER_TURNS);
  const lines = older.map(
    ({ userInput }) => `- ${userInput.replace(/\s+/g, ' ').slice(0, OLDER_MAX)}`,
  );
  return lines.length > 0
    ? fenced('assuntos anteriores desta conversa', lines.join('\n'), OLDER_TURNS * OLDER_MAX)
    : '';
}

function documents(input: CoachReplyInput): string[] {
  const passages = passagesFor(input);
  if (passages.length > 0) {
    return passages.map(({ file, page, text }, at) =>
      fenced(`trecho [${at + 1}] de ${file}${page ? `, p. ${page}` : ''}`, text, PASSAGE_MAX),
    );
  }
  const { noPassage, noDocuments, stillReading } = WORDS[input.language];
  if (input.documentsBeingRead) return [stillReading];
  return [input.hasDocuments ? noPassage : noDocuments];
}
