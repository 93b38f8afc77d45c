import { capital } from '../../shared/text.ts';
import { ownText } from '../reading/artefact.ts';
import type { Known } from '../state/known.ts';

const TURNS = 8;
const FACTS_MAX = 4;

/** What sums and documents answered in the last turns, each once, as a point of a message. */
export function answersBefore({ state }: Known): string[] {
  const facts = state.log.slice(-TURNS).flatMap(({ act, turn }) => {
    const { assistantResponse: reply } = turn;
    if (act.kind === 'document') return rowIn(reply) ?? [];
    return act.kind === 'sum' && act.outcome.kind === 'result' && !ASKS.test(firstLine(reply))
      ? plain(firstLine(reply))
      : [];
  });
  return [...new Set(facts)].slice(-FACTS_MAX);
}

/** The quoted row of a reply without the title of its document, else the figure and its name. */
function rowIn(reply: string): string | null {
  // "Sobre “…”" quotes the question of the seller.
  const quoted = /“([^”]{4,300})”/.exec(reply.replace(/^Sobre “[^”]{1,300}”:\s/u, ''))?.[1];
  if (quoted) return plain(quoted.replace(/^[\p{Lu}\d\s]{6,60}:\s/u, ''));
  const [, figure, name] = /^\*\*([^*]{1,60})\*\*, (.{3,120}?) — \*\*/.exec(reply) ?? [];
  return figure && name ? plain(`${name}: ${figure}`) : null;
}

/** A result that the seller has not confirmed. */
const ASKS = /^Entendi assim|\?/u;
const firstLine = (reply: string) => reply.split('\n')[0] ?? '';
const plain = (text: string) =>
  capital(ownText(text.replaceAll('*', '').trim())).replace(/[.;]$/, '');
