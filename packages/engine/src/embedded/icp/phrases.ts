import { formatMoney } from '../../shared/money.ts';
import { capital } from '../../shared/text.ts';
import type { ExtractedFacts } from './extraction/extraction.ts';
import type { Pain } from './extraction/pain.ts';
import type { Price } from './extraction/price.ts';

/** "donas de salão em Campinas, com 3 a 8 cadeiras"; null when the description starts otherwise. */
export function portraitOf({ text, who, place, size, ages, means }: ExtractedFacts): string | null {
  if (!who) return null;
  const start = place && who.endsWith(place.words) ? who.slice(0, -place.words.length).trim() : who;
  const old = ages && (/^\d/.test(ages.text) ? `de ${ages.text}` : ages.text);
  const isBeside = ages !== null && text.includes(`${who} ${ages.words}`);
  const people = [start, isBeside ? old : null, place?.text].filter(Boolean).join(' ');
  const details = [
    isBeside ? null : old,
    size && /\d/.test(size.text) ? `com ${size.text}` : null,
    means && `com ${means.kind} ${/^R/.test(means.text) ? 'de ' : ''}${means.text}`,
  ];
  return [people, ...details].filter(Boolean).join(', ');
}

/** "entre R$ 90 e R$ 160 por visita", "em torno de R$ 350 mil". */
export function aroundOf({ from, to, per, limit }: Price): string {
  const [low, high] = [formatMoney(from), formatMoney(to)];
  const single = [limit === 'até' ? 'em até' : limit || 'em torno de', low].join(' ');
  const amount = from === to ? single : `entre ${low} e ${high}`;
  return [amount, per].filter(Boolean).join(' ');
}

const FEELING =
  /^(?:medo|cansaço|indecisão|preocupação|insatisfação|dificuldade|sobrecarga|dor)(?!\p{L})/iu;
const FEMININE = /^(?:indecisão|preocupação|insatisfação|dificuldade|sobrecarga|dor)/iu;
const LACK = /^falta de\s+/iu;
/** "não conseguir contratar" is about contratar; "não conseguir crédito" about conseguir. */
const DENIED = /^(?:não|nunca)\s+(?:se\s+)?(?:(?:conseguir|poder)\s+(?=\p{L}+r(?:\s|$)))?/iu;

/** "o medo de errar", "a preocupação com notas baixas"; null when the pain is not a feeling. */
export function feelingOf({ text, isVerb }: Pain): string | null {
  if (isVerb || !FEELING.test(text)) return null;
  return `${FEMININE.test(text) ? 'a' : 'o'} ${text}`;
}

/** The opposite of the pain as a goal: "parar de perder cliente", "contratar padeiro". */
export function goalOf({ text, isVerb }: Pain): string | null {
  if (!isVerb) return null;
  return DENIED.test(text) ? text.replace(DENIED, '') : `parar de ${text}`;
}

/** The end of a pain as a gain: "Parar de perder cliente", "Menos retrabalho". */
export function reliefOf(pain: Pain): string {
  const feeling = feelingOf(pain);
  if (feeling) return `Uma resposta concreta para ${feeling}`;
  if (LACK.test(pain.text)) return `Mais ${pain.text.replace(LACK, '')}`;
  return capital(goalOf(pain) ?? `menos ${pain.text}`);
}

/** People without the pain: "Quem acha normal perder cliente"; null where that would be meaningless. */
export function indifferentTo(pain: Pain): string | null {
  if (pain.isVerb) return `Quem acha normal ${pain.text}`;
  return feelingOf(pain) ? null : `Quem não se incomoda com ${pain.text}`;
}
