import { CHANNELS } from '../../knowledge/channels/index.ts';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { fold } from '../language/text.ts';

interface Alias {
  key: ChannelKey;
  words: string;
  pattern: RegExp;
}

/** Longest first: "google ads" is recognised before "google". */
const ALIASES: readonly Alias[] = CHANNELS.flatMap(({ key, alsoCalled }) =>
  alsoCalled.map((words) => ({ key, words, pattern: new RegExp(`\\b${words}\\b`, 'g') })),
).sort((a, b) => b.words.length - a.words.length);

const hasAlias = (words: string) => (alias: Alias) => alias.words === words;

/** The channels that the texts name, in the order of the texts. */
export function channelsNamedIn(texts: readonly string[]): ChannelKey[] {
  return [...new Set(texts.flatMap(namedIn))];
}

/** "não usa Instagram", "sem site", "detesta ligação": the channel is named, but not where they are. */
const DENIED = /\b(nao|nunca|sem|nem|evita|detesta|odeia|ignora)( \w+){0,2} $/;
const TEXT_MAX = 2_000;

function namedIn(text: string): ChannelKey[] {
  const places: { key: ChannelKey; at: number }[] = [];
  const whole = fold(text).slice(0, TEXT_MAX);
  let rest = whole;
  for (const { words, pattern } of ALIASES) {
    const at = rest.search(pattern);
    if (at < 0) continue;
    const denied = DENIED.test(whole.slice(Math.max(0, at - 40), at));
    for (const { key } of ALIASES.filter(hasAlias(words))) {
      if (!denied) places.push({ key, at });
    }
    rest = rest.replace(pattern, (match) => ' '.repeat(match.length));
  }
  return places.sort((a, b) => a.at - b.at).map(({ key }) => key);
}
