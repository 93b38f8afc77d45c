import { CHANNELS } from '../../knowledge/channels/index.ts';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { fold } from '../../shared/text.ts';

interface Alias {
  key: ChannelKey;
  words: string;
  pattern: RegExp;
}
interface Mention {
  key: ChannelKey;
  at: number;
  /** The folded text before the name. */
  before: string;
}

const TEXT_MAX = 2_000;
const BEFORE_MAX = 40;

/** Longest first: "google ads" is recognised before "google". */
const ALIASES: readonly Alias[] = CHANNELS.flatMap(({ key, alsoCalled }) =>
  alsoCalled.map((words) => ({ key, words, pattern: new RegExp(`\\b${words}\\b`, 'g') })),
).sort((a, b) => b.words.length - a.words.length);

/** "não usa Instagram", "sem site": the channel is mentioned, but not used. */
const DENIED = /\b(nao|nunca|sem|nem|evita|evitam|detesta|detestam|odeia|odeiam)( \w+){0,2} $/;
/** In prose, a mention counts only after a word of place or use: "pelo insta". */
const LOCATED = /\b(n[oa]s?|pel[oa]s?|em|por|via|usam?|acompanham?|olham?)( (o|a|os|as))? $/;

/** The channels mentioned in a list of channels, in order. */
export function channelsNamedIn(texts: readonly string[]): ChannelKey[] {
  return unique(texts.flatMap(mentionsIn).filter(({ before }) => !DENIED.test(before)));
}

/** A channel that people use, with the clause that says so. */
export interface Visit {
  key: ChannelKey;
  words: string;
}

/** See {@link channelsVisitedIn}; each with the clause of the answer. */
export function visitsIn(texts: readonly string[]): Visit[] {
  const clauses = texts.flatMap((text) => text.split(/(?<=\p{L}{2})[,;.!?\n](?=\s|$)/u));
  const found = clauses.flatMap((clause) =>
    channelsVisitedIn([clause]).map((key) => ({ key, words: clause.trim() })),
  );
  return found.filter(({ key }, at) => found.findIndex((one) => one.key === key) === at);
}

/** The channels that people use according to prose: "marcam pelo insta", not "fotógrafo de eventos". */
export function channelsVisitedIn(texts: readonly string[]): ChannelKey[] {
  const visited = texts.flatMap(mentionsIn).filter(({ before }) => LOCATED.test(before));
  return unique(visited.filter(({ before }) => !DENIED.test(before.replace(LOCATED, ''))));
}

const unique = (mentions: Mention[]) => [...new Set(mentions.map(({ key }) => key))];

function mentionsIn(text: string): Mention[] {
  const mentions: Mention[] = [];
  const whole = fold(text).slice(0, TEXT_MAX);
  let rest = whole;
  for (const { words, pattern } of ALIASES) {
    const at = rest.search(pattern);
    if (at < 0) continue;
    const before = whole.slice(Math.max(0, at - BEFORE_MAX), at);
    for (const { key } of ALIASES.filter((alias) => alias.words === words)) {
      mentions.push({ key, at, before });
    }
    rest = rest.replace(pattern, (match) => ' '.repeat(match.length));
  }
  return mentions.sort((a, b) => a.at - b.at);
}
