import type { IcpProfile } from '@salesai/contract/icp';
import { certain, type IcpFacts } from '../../facts/index.ts';
import { fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { infinitive, nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { plain } from '../channels/plain.ts';
import { cleanPhrase } from './clean.ts';

/** The customer's main pain as the seller stated it. */
export interface BriefPain {
  /** For after a colon: a noun phrase or an infinitive. */
  text: string;
  /** For after an article or a preposition; null for an infinitive. */
  noun: NounPhrase | null;
  /** Short enough to be said: without a second complaint. */
  spoken: string;
}

const WORDS_MAX = 14;
const LENGTH_MAX = 110;
/** "e têm medo …": another finite verb, which no noun phrase or infinitive can contain. */
const NEXT_CLAUSE =
  /(?:,| e| mas| que)? (?:e|mas) (?=(?:não |já |só |ainda )?(?:têm|tem|são|estão|querem|podem|precisam|pagam|acham|dão|ficam|perdem|alugam|vendem|gastam|fazem|dependem|pedem|trocam|usam|dificultam|não)(?!\p{L}))/u;
/** "não sabem emitir nota" → "não saber emitir nota". */
const FINITE: readonly (readonly [RegExp, string])[] = [
  [/^(?:eles |elas |ele |ela )?(?:não |nunca )?(?:conseguem?|consegue) /, 'não conseguir '],
  [/^(?:eles |elas |ele |ela )?não (?:têm|tem) /, 'não ter '],
  [/^(?:eles |elas |ele |ela )?não (?:sabem|sabe) /, 'não saber '],
  [/^(?:eles |elas |ele |ela )?não (?:acham|acha) /, 'não achar '],
  [/^(?:eles |elas |ele |ela )?não (?:querem|quer) /, 'não querer '],
];
/** What customers do about a pain is not the pain: "reclamar de entrega atrasada". */
const COMPLAINING = /^(?:reclamar|sofrer|se queixar) (?:de|d[oa]s?|com|n[oa]s?) (?!que )/;

/** Null when neither the answers nor the profile state one. */
export function painOf(icp: IcpFacts, profile: IcpProfile): BriefPain | null {
  for (const fact of icp.pains) {
    const pain = certain(fact);
    const found =
      pain &&
      (withSubject(icp, fact.span.start, pain.clause) ??
        asPain(pain.phrase, pain.form) ??
        asPain(pain.clause, 'clause'));
    if (found) return found;
  }
  return ofProfile(profile, fold(icp.description?.value ?? ''));
}

/** "sistema antigo que trava": a verb in the singular after "que" is of the noun before it. */
function withSubject({ description }: IcpFacts, start: number, clause: string): BriefPain | null {
  const before = description?.span.quote.slice(0, start) ?? '';
  const subject = /(\p{L}{2,20}(?: \p{L}{2,20}){0,2}) que $/u.exec(before.slice(-70))?.[1];
  const verb = /^(?:não )?(\p{L}+)/u.exec(clause)?.[1] ?? 'm';
  if (subject === undefined || verb.endsWith('m')) return null;
  const noun = subject
    .replace(/^(?:\p{L}+ )?\p{L}+(?:am|em|ão|êm) /u, '')
    .replace(/^(?:só |de |e |com )+/u, '');
  const [first = ''] = `${noun} que ${clause}`.split(NEXT_CLAUSE);
  const text = cleanPhrase(first);
  return text && text.split(' ').length <= WORDS_MAX ? nounPain(midSentence(text)) : null;
}

function asPain(phrase: string | null, form: 'noun' | 'infinitive' | 'clause'): BriefPain | null {
  if (phrase === null) return null;
  const [whole = ''] = phrase.split(NEXT_CLAUSE);
  const clean = cleanPhrase(whole);
  if (clean === null) return null;
  const text = midSentence(clean);
  if (text.split(' ').length > WORDS_MAX || text.length < 4) return null;
  if (form === 'noun') return nounPain(text);
  if (form === 'infinitive') {
    const complaint = text.replace(COMPLAINING, '');
    return complaint === text ? infinitivePain(text) : nounPain(complaint);
  }
  const verb = FINITE.find(([pattern]) => pattern.test(text));
  if (verb) return infinitivePain(text.replace(...verb));
  return isGerund(text) ? nounPain(text) : null;
}

/** "elevador parando toda semana": a noun with what it does. */
const isGerund = (text: string) => /^\p{L}+ \p{L}*(?:ando|endo|indo)(?!\p{L})/u.test(text);

/** "medo", "falta" and the like need no article of their own. */
const nounPain = (text: string): BriefPain | null =>
  /^(?:reclamação|roubo|falta de (?:\p{L}+r|perrengue|cor|banho|\p{L}+ que)(?!\p{L}))/u.test(text)
    ? null
    : { text, noun: nounPhrase(text), spoken: spoken(text) };

const SPOKEN_WORDS = 6;

const spoken = (text: string): string =>
  text.split(' ').length > SPOKEN_WORDS
    ? (text.split(/ e (?!\p{L}+r(?!\p{L}))/u)[0] ?? text)
    : text;

function infinitivePain(text: string): BriefPain | null {
  const phrase = infinitive(text);
  const isMixed =
    /^(?:desconfiar|depender|reclamar|faltar|preferir|querer|comparar)(?!\p{L})/u.test(text);
  return phrase && !isMixed ? { text: phrase.text, noun: null, spoken: spoken(phrase.text) } : null;
}

/** A profile may be of a language model: its pain counts where the answers contain it. */
function ofProfile({ details, mainPain }: IcpProfile, answers: string): BriefPain | null {
  const text = cleanPhrase(plain(mainPain));
  if (text === null) return null;
  const isStated = details.origens.length === 0 || answers.includes(fold(text));
  const isVerb = /^(?:não )?\p{L}+(?:am|em|ou)(?!\p{L})/u.test(text);
  if (!isStated || isVerb || text.length < 4 || text.length > LENGTH_MAX) return null;
  const lower = midSentence(text);
  return infinitivePain(lower) ?? { text: lower, noun: nounPhrase(lower), spoken: spoken(lower) };
}
