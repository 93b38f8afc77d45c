import type { Artefact } from '@salesai/contract/coach';
import type { ChangeKind } from '../act.ts';
import { bubblesAsked, email, formOfChannel, spoken, topics, whatsapp } from './format.ts';
import { longer } from './longer.ts';
import { shorter, wordLimit } from './shorter.ts';
import { spellingFixed } from './spelling.ts';
import { casual, firmer, formal, warmer } from './tone.ts';

/** What a change may use besides the text itself. */
export interface ChangeFacts {
  request: string;
  /** The customer's name, when it is known. */
  person: string | null;
  /** The seller's first name, or a mark to fill in. */
  sender: string;
  /** Of an e-mail. */
  subject: string;
  /** Sentences that say more about the matter. */
  more: readonly string[];
  /** The text before the last change, if any. */
  earlier: string | null;
}

/** Changes of the whole text. */
export type WholeChange = Exclude<
  ChangeKind,
  'add-name' | 'add-part' | 'another' | 'remove-part' | 'remove-price' | 'replace'
>;

/** Changes a text in tone, length or form. */
export function changed(source: Artefact, change: WholeChange, facts: ChangeFacts): Artefact {
  const { text } = source;
  const as = (changedText: string): Artefact => ({ ...source, text: changedText });
  switch (change) {
    case 'shorter':
      return as(
        source.kind === 'email'
          ? withBody(text, (body) => shorter(body, wordLimit(facts.request)))
          : shorter(text, wordLimit(facts.request)),
      );
    case 'longer':
      return as(longer(text, facts.more));
    case 'warmer':
      return as(warmer(text, facts.person));
    case 'firmer':
      return as(firmer(text));
    case 'formal':
      return as(formal(text));
    case 'casual':
      return as(casual(text, facts.person));
    case 'topics':
      return { ...formOfChannel('topics'), text: guarded(text, topics) };
    case 'whatsapp':
      return {
        ...formOfChannel('whatsapp'),
        text: guarded(text, (one) => whatsapp(one, bubblesAsked(facts.request))),
      };
    case 'email':
      return {
        ...formOfChannel('email'),
        text: email(source.kind === 'call' ? saidInCall(text) : text, {
          subject: facts.subject,
          name: facts.sender,
          person: facts.person,
        }),
      };
    case 'spoken':
      return { ...formOfChannel('spoken'), text: guarded(text, spoken) };
    case 'restore':
      return as(facts.earlier ?? text);
    case 'fix':
      return as(spellingFixed(text));
  }
}

const FRAME =
  /^(?:assunto:|olá,?|prezad|car[oa]s? |bom dia|boa tarde|boa noite|um abraço|abraços?|atenciosamente|cordialmente)/iu;
/** An e-mail keeps its subject, its greeting and its end. */
function withBody(text: string, change: (body: string) => string): string {
  const blocks = text.split(/\n{2,}/);
  const first = blocks.findIndex((block) => !FRAME.test(block));
  const last = blocks.findLastIndex((block) => !FRAME.test(block));
  if (first <= 0) return change(text);
  const body = change(blocks.slice(first, last + 1).join(' '));
  return [...blocks.slice(0, first), body, ...blocks.slice(last + 1)].join('\n\n');
}

/** A mark "[confirme: data]" stays in one piece. */
const guarded = (text: string, change: (text: string) => string) =>
  change(
    text.replace(
      /\[confirme: ([^\]]{0,300})\]/g,
      (_all, what: string) => `[confirme§${what.replaceAll(' ', '§')}]`,
    ),
  ).replace(
    /\[confirme§([^\]]{0,300})\]/g,
    (_all, what: string) => `[confirme: ${what.replaceAll('§', ' ')}]`,
  );

/** What a call says, without its opening, its stage directions and what to say without time. */
const saidInCall = (text: string): string =>
  text
    .split('\n')
    .slice(1)
    .map((line) => /^“(.{1,2000})”/u.exec(line)?.[1] ?? '')
    .filter(Boolean)
    .join(' ');
