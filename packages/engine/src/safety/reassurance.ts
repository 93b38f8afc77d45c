import { tokensOf } from '../recognition/normalise.ts';

/** Folded words of "it was only a figure of speech" and "I am fine" in three languages. */
const PHRASES = [
  'modo de falar',
  'jeito de falar',
  'forca de expressao',
  'maneira de falar',
  'so expressao',
  'expressao mesmo',
  'forma de falar',
  'brincadeira',
  'brincando',
  'zoeira',
  'zoando',
  'piada',
  'exagero',
  'exagerei',
  'drama meu',
  'estou bem',
  'tudo bem',
  'tudo certo',
  'tudo tranquilo',
  'de boa',
  'suave',
  'relaxa',
  'fica tranquil',
  'pode ficar tranquil',
  'nada serio',
  'nada de mais',
  'nada demais',
  'figure of speech',
  'just kidding',
  'joking',
  'am fine',
  'i m fine',
  'im fine',
  'all good',
  'i am ok',
  'i m ok',
  'una broma',
  'bromeando',
  'estoy bien',
  'todo bien',
  'forma de hablar',
  'manera de hablar',
  'es un decir',
] as const;
const NEGATIONS = new Set(['nao', 'nem', 'nunca', 'nada', 'sem', 'not', 'no', 'isn', 'never']);
/** Words before a phrase in which a negation reverses it: "não tá tudo bem". */
const REACH = 3;

/** Whether a message says that nobody is in danger; a negated phrase does not. */
export function isReassuring(message: string): boolean {
  const tokens = tokensOf(message);
  const text = ` ${tokens.join(' ')}`;
  return PHRASES.some((phrase) => {
    const at = text.indexOf(` ${phrase}`);
    if (at < 0) return false;
    const before = text.slice(0, at).trim().split(' ').slice(-REACH);
    return !before.some((word) => NEGATIONS.has(word));
  });
}

const RECOVERED =
  /\b(to|tou|estou|me sinto|fiquei) (bem )?(melhor|mais calm[oa]|mais tranquil[oa])\b|\b(estoy|me siento) mejor\b|\bi (am|feel|m) better\b/;
const SALES = /\b(vend\w*|client\w*|frase|mensagem|porta|meta|sale\w*|sell|venta\w*)\b/;

/** "Estou melhor" together with a word about selling: the seller wants to go on. */
export function isRecovered(message: string): boolean {
  const text = tokensOf(message).join(' ');
  return RECOVERED.test(text) && SALES.test(text);
}

const THANKS =
  /\b(?:obrigad\w|brigad\w|valeu|vlw|agradec\w+|tchau|ate (?:mais|logo|amanha)|boa noite|thanks|thank you|gracias)\b/;
/** What somebody does next who goes: gets help, rests, talks to somebody. */
const GOES =
  /\bvou (?:procurar|buscar|pedir|marcar|ligar|falar com|conversar com|tentar (?:dormir|descansar)|descansar|dormir|deitar|tomar um banho|respirar)\b/;
const NOT_BETTER = /\b(?:nao|nem|nunca) (?:to|tou|estou|me sinto|fiquei|vou)\b/;

/** "obrigada viu, já tô melhor": the seller thanks and goes, and says that they are better or get help. */
export function leavesSupport(message: string): boolean {
  const text = tokensOf(message).join(' ');
  return THANKS.test(text) && (RECOVERED.test(text) || GOES.test(text)) && !NOT_BETTER.test(text);
}

const DENIES =
  /\b(?:ninguem|nunca|nao) (?:me |nos )?(?:assedi\w+|humilh\w+|ameac\w+|agred\w+|machuc\w+|maltrat\w+|bate\w*|(?:fez|faz) (?:nada|mal))\b|\bnao (?:(?:e|eh|foi|era|houve|teve|sofri|tem) )(?:nenhum |nenhuma |nada de )?(?:assedio|violencia|agressao|ameaca|racismo|preconceito|abuso|perigo|crime)\b|\bnao (?:to|tou|estou|ta|esta) (?:em perigo|em risco|pensando em (?:morrer|me matar|besteira)|falando (?:disso|de mim|serio))\b|\bnao (?:quero|vou|penso em) (?:me matar|morrer)\b|\b(?:e|eh|era|foi) so (?:medo|preocupacao|nervos\w*|cansaco|stress|estresse|desabafo|jeito|modo|forca de expressao)\b/;
/** What takes a denial back: "ninguém me bateu ontem, mas hoje…". */
const BUT = /\b(?:mas|so que|porem|ainda|antes|dessa vez|hoje nao)\b/;

/** Whether a message says outright that nobody was harmed or is in danger. */
export function deniesHarm(message: string): boolean {
  const text = tokensOf(message).join(' ');
  return DENIES.test(text) && !BUT.test(text);
}

/** What a message says besides its denial, which has the words of what it denies. */
export const withoutDenial = (message: string): string =>
  message
    .split(/(?<=[.!?;,])\s+/)
    .filter((part) => !DENIES.test(tokensOf(part).join(' ')))
    .join(' ');

/** What a message says besides that nobody is in danger. */
export const withoutReassurance = (message: string): string =>
  withoutDenial(message)
    .split(/(?<=[.!?;,])\s+/)
    .filter((part) => !isReassuring(part))
    .join(' ');
