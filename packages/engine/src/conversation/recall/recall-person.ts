import { capital, cleanText, cut, fold, listOf } from '../../shared/text.ts';
import { personAsked, whoAsked } from '../acts/person-request.ts';
import type { Case } from '../cases/case.ts';
import { clausesByCustomer } from '../cases/clauses.ts';
import { nameOf } from '../cases/in-words.ts';
import { CLAUSE } from '../cases/statements.ts';
import { peopleIn } from '../reading/people.ts';
import { asksOwnStep, countWords, isQuestion } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { hitsIn, stemsOf } from './recall-match.ts';
import { QUOTE_MAX, whenSaid } from './recall-wording.ts';

const QUOTES_MAX = 4;

interface Statement {
  text: string;
  at: number;
  /** Whether it stands in a request for a text. */
  isRequest: boolean;
}

/** Acts whose message tells nothing of a customer. */
const TELLS_NOTHING =
  /^(?:recall|support|repair|change|small-talk|practice|app-help|off-topic|explain|next)$/;

/** What the seller stated, by turn; requests to be reminded and for changes tell nothing. */
const statementsOf = ({ log }: ConversationState): Statement[] =>
  log.flatMap(({ act, turn }, at) =>
    TELLS_NOTHING.test(act.kind)
      ? []
      : statedIn(cleanText(turn.userInput)).map((text) => ({
          text,
          at,
          isRequest: act.kind === 'text',
        })),
  );

/** What a message tells, without what it asks; nothing for a question alone. */
function statedIn(text: string): string[] {
  const clauses = text.split(CLAUSE);
  const stated = clauses.filter((clause) => !isQuestion(clause) && !asksOwnStep(clause));
  const whole = stated.length === clauses.length ? text : stated.join(', ').trim();
  return countWords(whole) > 1 ? [whole] : [];
}

/** What was stated of a customer: in their turns, or where they are named. */
function statedOf(one: Case, state: ConversationState): Statement[] {
  const others = state.cases.all.filter((other) => other !== one);
  return statementsOf(state).flatMap((said) => {
    const { text, at } = said;
    const name = namesOf(one).find((known) => names(text, known));
    if (name !== undefined) return ofName(said, name, state);
    const isOwn = !others.some(({ name }) => name !== null && names(text, name));
    return one.turns.includes(at) && isOwn ? [said] : [];
  });
}

/** The name of a customer, and what the seller called them before a correction. */
const namesOf = ({ name, corrections }: Case): string[] =>
  name === null
    ? []
    : [
        name,
        ...corrections.flatMap(({ wrong, right }) => (fold(right) === fold(name) ? wrong : [])),
      ];

/** What of a statement about several customers is about this one. */
function ofName(said: Statement, name: string, { cases }: ConversationState): Statement[] {
  const clauses = clausesByCustomer(said.text, cases.all);
  if (clauses.length < 2) return [said];
  const own = clauses.filter(({ who }) => who === lastWord(name)).map(({ text }) => text);
  return own.length > 0
    ? [{ ...said, text: own.join(', ').replace(/(?<![\s,;])[\s,;]+$/, '') }]
    : [said];
}

const lastWord = (name: string) => fold(name).split(' ').at(-1) ?? '';
const names = (text: string, name: string) =>
  fold(text)
    .split(/[^a-z]+/)
    .includes(lastWord(name));

const quoted = ({ text }: Statement) => `“${cut(text.replace(/[“”]/g, ''), QUOTE_MAX)}”`;

/** "o que eu te falei do João?": what was stated of him, or that nothing was. */
export function aboutPerson(question: string, state: ConversationState): string | null {
  const asked = personAsked(question, state.cases);
  if (asked === null) return null;
  const known = typeof asked === 'string' ? null : asked;
  const name = typeof asked === 'string' ? asked : nameOf(asked);
  const stated = known
    ? statedOf(known, state)
    : statementsOf(state).filter(({ text }) => names(text, asked as string));
  if (stated.length === 0)
    return `Sobre ${name ?? 'essa pessoa'} você ainda não me contou nada nesta conversa. Em que ponto está?`;
  const lines = stated
    .slice(-QUOTES_MAX)
    .map((one) => `- ${quoted(one)}, ${whenSaid(one.at, state.turns)}`);
  return [
    `Sobre ${name ?? 'essa pessoa'}, você me contou:`,
    '',
    ...lines,
    ...correctionsOf(known),
  ].join('\n');
}

const correctionsOf = (one: Case | null): string[] =>
  (one?.corrections ?? []).map(
    ({ right, wrong }) => `- Depois você corrigiu: ${right}${wrong ? `, não ${wrong}` : ''}.`,
  );

/** What the words of a question and of a statement have to share, for frequent attributes. */
const ATTRIBUTES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:dev(?:e|em|endo|ia)|nao pagou|fiado|calote|atrasad\w+)\b/,
    /\b(?:dev(?:e|em|endo|ia)|(?:nao|nem|n) (?:me )?pag\w+|fiado|calote|em aberto|atrasad\w+|pendurad\w+)\b/,
  ],
  [
    /\b(?:caro|cara|carinho|preco)\b/,
    /\b(?:caro|cara|salgado|pesado|puxado|desconto|mais barato)\b/,
  ],
  [
    /\b(?:sumi\w+|desapareceu|nao respond\w+)\b/,
    /\b(?:sumi\w+|desapareceu|(?:nao|nunca|n) (?:mais )?(?:me )?respond\w+|vacuo|visualizou)\b/,
  ],
  [/\b(?:fechou|comprou)\b/, /\b(?:fechou|fechei|comprou|vendi)\b/],
  [/\b(?:pensar)\b/, /\b(?:pensar|vai ver|vou ver)\b/],
];
const DAYS =
  /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia \d{1,2}|natal)\b/g;

/** How well what was stated of a customer fits an attribute; 0 when it does not. */
function fits(asked: string, stated: readonly string[]): number {
  const attribute = ATTRIBUTES.find(([asks]) => asks.test(asked))?.[1];
  const days = asked.match(DAYS) ?? [];
  const texts = stated.map(fold);
  if (days.length > 0 && !texts.some((text) => days.some((day) => text.includes(day)))) return 0;
  if (attribute) return texts.some((text) => attribute.test(text)) ? 2 : 0;
  const stems = stemsOf(asked).filter((stem) => !DAYS_STEM.test(stem));
  const best = Math.max(0, ...texts.map((text) => hitsIn(text, stems)));
  return days.length > 0 ? 1 + best : best;
}
const DAYS_STEM = /^(?:segun|terca|terc|quart|quint|sext|sabad|sabado|domin|amanh|hoj)/;

/** "quem me deve?", "qual delas vem sábado?": the customers that it was stated about. */
export function whoIs(question: string, state: ConversationState): string | null {
  const asked = whoAsked(question);
  if (asked === null) return null;
  const rated = state.cases.all.flatMap((one) => {
    const stated = statedOf(one, state);
    const value = fits(
      asked,
      stated.map(({ text }) => text),
    );
    const proofs = stated.filter(({ text }) => fits(asked, [text]) > 0);
    const proof = proofs.find(({ isRequest }) => !isRequest) ?? proofs.at(-1);
    return value > 0 && proof ? [{ one, value, proof }] : [];
  });
  const best = Math.max(0, ...rated.map(({ value }) => value));
  const found = rated.filter(({ value }) => value === best);
  if (found.length === 0) return null;
  const lines = found.map(({ one, proof }) => ({
    name: nameOf(one) ?? describedIn(proof.text),
    proof,
  }));
  const [only] = lines;
  if (only && lines.length === 1)
    return `${only.name ? `**${capital(only.name)}**. ` : ''}Você me disse, ${whenSaid(only.proof.at, state.turns)}: ${quoted(only.proof)}.`;
  const all = lines.map(
    ({ name, proof }) => `- ${name ? `**${capital(name)}**: ` : ''}${quoted(proof)}`,
  );
  const named = lines.flatMap(({ name }) => name ?? []);
  return [`Mais de uma pessoa${named.length > 1 ? `: ${listOf(named)}` : ''}.`, '', ...all].join(
    '\n',
  );
}

const describedIn = (text: string): string | null => peopleIn(text)[0] ?? null;
