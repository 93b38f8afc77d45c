import { FEELING_PATTERNS } from '../../knowledge/conversation/feeling-patterns.ts';
import { FEELINGS } from '../../knowledge/conversation/index.ts';
import type { FeelingKnowledge } from '../../knowledge/conversation/knowledge.ts';
import { fold } from '../../shared/text.ts';
import { saidBy } from './reported.ts';
import { countWords } from './wording.ts';

const WORDS_MAX = 45;
/** Who tells of their own life takes longer. */
const LIFE_WORDS_MAX = 75;
/** Meets a feeling that no words of ours name. */
export const OTHER_FEELING: FeelingKnowledge = FEELINGS.find(({ words }) => words === '') ?? {
  words: '',
  chips: [],
  meets: [''],
  steps: [''],
};
/** Somebody else feels it: "ela ficou com raiva", "a cliente está desanimada". */
const OTHERS =
  /\b(?:el[ae]s?|client[ea]s?|\w+ del[ae]|dono|dona|(?:o|um) cara|(?:a|uma) mulher|marido|esposa|seu \w+|dona \w+)(?: (?:\w+ ){0,2})(?:ficou|esta|ta|tava|saiu|tem|tinha|disse|fala|falou|diz|acha|responde\w*)\b|\b(?:voltou|veio|chegou|ligou|saiu|apareceu|gritou) (?:\w+ )?(?:put[oa]|furios\w|brav[oa]|irritad\w|revoltad\w|nervos\w|chatead\w|triste|na frente)/;
/** A wish for a text, a sum or an answer is met as such. */
const ASKS =
  /\b(?:escrev\w+|mensage\w+|texto|(?<!\b(?:nao|n|num|nem|ninguem) (?:me )?)respond[oe]\b|frase|quanto|calcul\w+|como (?:eu )?(?:respondo|falo|digo|peco|cobro|faco|lido)|como (?:que )?(?:eu )?\p{L}{2,}(?:ar|er|ir)|(?:o )?que (?:eu )?(?:quero|queria|preciso) saber|(?:o )?que (?:eu )?(?:faco|posso fazer|devo fazer) (?:com|pra|para|se|quando|n[ao]s?))\b/u;
/** Whose words tell of an illness. */
const DOCTOR = /\b(?:veterinari[oa]|medic[oa]|doutora?|enfermeir[oa])\b/;
/** An order to the coach at the beginning of a sentence. */
const ORDERS =
  /(?:^|[.!;,] )(?:(?:e|mas|agora|entao|ai|por favor|me) )?(?:escrev[ae]|redij[ao]|manda|mande|faz|faca|monta|monte|poe|tira|tire|troca|troque|muda|mude|refaz|resum[ea]|calcul[ae]|ajud[ae]|diz|diga)\b/;
/** "não tenho vergonha de ligar", "sem medo de cobrar". */
const DENIED = /\b(?:nao|n|num|nem|sem|nunca)(?: \w+){0,2} $/;
const OWN =
  /\b(?:eu|to|tou|estou|fico|ando|tava|estava|fiquei|me (?:sinto|da|deu|deixa|deixou)|minha|meu|nao (?:sirvo|presto|levo|nasci|aguento|tenho|durmo|vendi|fechei|dou)|sou|tenho|travo|travei|que (?:odio|raiva|semana|mes|dia|inferno|droga)|to com|semana|mes|hoje|cansad\w|nada da|vontade|quero|queria|precisava|ninguem|so (?:ouvi|ouco|levo|levei))\b/;

/** The feeling that a seller states of themselves; null when there is none, or more is asked for. */
export function feelingIn(text: string): FeelingKnowledge | null {
  return (
    lifeIn(text) ??
    lifeBefore(text) ??
    (ASKS.test(fold(withoutObject(text))) ? null : feelingStated(text))
  );
}

/** What a message of statements tells of the seller's own life; null where a buyer's words or a question stand in it. */
function lifeIn(text: string): FeelingKnowledge | null {
  if (text.includes('?') || /["“]/u.test(text) || countWords(text) > LIFE_WORDS_MAX) return null;
  const folded = fold(text);
  const found = FEELING_PATTERNS.find(
    ([{ kind }, pattern]) => kind !== undefined && isStated(pattern, folded),
  );
  const isOwn = found?.[0].kind === 'event' || (OWN.test(folded) && !OTHERS.test(folded));
  const isReported = saidBy(text) !== null && !DOCTOR.test(folded);
  return found && isOwn && !ORDERS.test(folded) && !isReported ? found[0] : null;
}

/** "fiquei contente: ela disse que …": the feeling comes before the words that are its reason. */
function lifeBefore(text: string): FeelingKnowledge | null {
  const [first = '', reason] = text.split(/: |, (?=porque |pois )/u);
  return reason === undefined || text.includes('?') || /["“]/u.test(text) ? null : lifeIn(first);
}

/** An event of the seller's own life that a message tells, whatever else it asks for. */
function eventIn(text: string): FeelingKnowledge | null {
  const folded = fold(text);
  const event = FEELING_PATTERNS.find(
    ([{ kind }, pattern]) => kind === 'event' && isStated(pattern, folded),
  );
  return event?.[0] ?? null;
}

/** The same, whatever else the message asks for. */
function feelingStated(text: string): FeelingKnowledge | null {
  const folded = fold(text);
  const own = IN_PASSING.exec(folded)?.index ?? folded.length;
  if (countWords(text) > WORDS_MAX || OTHERS.test(folded.slice(0, own))) return null;
  if (!OWN.test(folded)) return null;
  return FEELING_PATTERNS.find(([, pattern]) => isStated(pattern, folded))?.[0] ?? null;
}

/** "tô com vergonha, escreve pra mim": said in passing by the seller, not by a customer. */
const IN_PASSING =
  /\b(?:to|tou|estou|fico|fiquei|ando|tenho|me da|me sinto|morro) (?:de |com |muita |muito |tao |meio |um pouco |ate ){0,2}(?:vergonha|medo|receio|sem graca|sem jeito|constrangid|desanimad|triste|nervos|ansios|insegur|frustrad|chatead|travad)/;

/** A feeling that a seller states besides what they ask for. */
export function feelingInPassing(text: string): FeelingKnowledge | null {
  if (/["“]/.test(text)) return null;
  return eventIn(text) ?? (IN_PASSING.test(fold(text)) ? feelingStated(text) : null);
}

/** "sem graça de mandar mensagem de novo": what somebody is shy of is no order. */
const OBJECT =
  /(?<!\p{L})(vergonha|medo|receio|coragem|sem gra[cç]a|sem jeito|constrangid[oa]|pregui[cç]a)\s(?:de|pra|para|em)\s[^,.;:!?]{3,80}/giu;

/** A message without what its feeling is about. */
export const withoutObject = (text: string): string => text.replace(OBJECT, '$1');

function isStated(pattern: RegExp, folded: string): boolean {
  const at = pattern.exec(folded)?.index;
  return at !== undefined && !DENIED.test(folded.slice(0, at));
}
