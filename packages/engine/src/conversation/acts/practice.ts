import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';
import { capital, fold } from '../../shared/text.ts';
import type { Cases } from '../cases/case.ts';
import { referenceIn } from '../cases/customer.ts';
import { objectionKey } from '../reading/objections.ts';
import { peopleIn } from '../reading/people.ts';
import { recognised } from '../reading/recognise.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';

const NAMED: readonly (readonly [string, RegExp])[] = [
  ['price', /\b(preco|caro|cara|valor)\b/],
  ['think', /\b(pensar|indecis\w*)\b/],
  ['discount', /\b(desconto|pechinch\w*)\b/],
  ['no-time', /\b(sem tempo|ocupad\w*)\b/],
  ['has-supplier', /\b(fornecedor|concorrente|ja tem)\b/],
  ['partner', /\b(marido|esposa|socio|socia)\b/],
  ['send-info', /\b(e-?mail|manda por|secretaria|recepcao)\b/],
  ['doubt', /\b(confia\w*|desconfia\w*|golpe)\b/],
];
const FEEDBACK =
  /\b(?:nota|como (?:eu )?(?:fui|me sai)|errei|acertei|avali[ae]|(?:o )?(?:que|q|oq) (?:vc |voce |tu )?(?:achou|acha) d[ae]ss?[ae]? ?(?:minha )?(?:resposta|fala|frase)?|achou da minha|foi (?:bom|boa|bem)|mandei bem|ta bom assim)\b/;
const FEEDBACK_WORDS = 8;

/** "nota?", "como eu fui?" */
export const asksFeedback = (text: string): boolean =>
  FEEDBACK.test(fold(text)) && countWords(text) <= FEEDBACK_WORDS;

/** "onde foi que eu errei?" in a story is about a sale, where no exercise was done. */
export const asksOfSale = (text: string, { log }: ConversationState): boolean =>
  countWords(text) > FEEDBACK_WORDS && !log.some(({ act }) => act.kind === 'practice');

const ROUNDS = [
  'price',
  'think',
  'partner',
  'has-supplier',
  'discount',
  'doubt',
  'later',
  'send-info',
];

/** The objection to practise: the one that was named, the one of the conversation, else in turn. */
export function practiceObjection(
  text: string,
  { subject, log, cases }: ConversationState,
): string {
  const folded = fold(text);
  const named = NAMED.find(([, pattern]) => pattern.test(folded))?.[0] ?? objectionPlayed(text);
  if (named) return named;
  const own = objectionOfNamed(text, cases);
  if (own) return own;
  const meant = objectionMeant(folded, log);
  if (meant) return meant;
  if (subject?.kind === 'objection') return subject.key;
  if (subject?.kind === 'text' && subject.purpose.startsWith('obj.'))
    return subject.purpose.slice('obj.'.length);
  const played = log.filter(({ act }) => act.kind === 'practice').length;
  return ROUNDS[played % ROUNDS.length] ?? 'price';
}

/** "treina a do João": what this customer said last against buying. */
function objectionOfNamed(text: string, cases: Cases): string | null {
  const reference = referenceIn(text, cases);
  return reference.kind === 'known'
    ? (cases.all[reference.at]?.objections.findLast((key) => key !== 'unknown') ?? null)
    : null;
}

/** "vamos treinar essa do seguro": the objection that was stated with this word. */
function objectionMeant(folded: string, log: ConversationState['log']): string | null {
  const words = folded
    .split(/[^a-z0-9]+/)
    .filter((one) => one.length >= WORD && !/^trein/.test(one));
  const stated = log.findLast(
    ({ act }) => act.kind === 'objection' && words.some((word) => fold(act.said).includes(word)),
  )?.act;
  return stated?.kind === 'objection' ? stated.keys[0] : null;
}
const WORD = 5;
const CLEAR = 0.6;

/** What the person to play says against buying: "você é o seu Jorge e acha que é golpe". */
function objectionPlayed(text: string): string | null {
  for (const clause of text.split(/[,.;]|\se\s/).slice(1)) {
    const { label, probability } = recognised(clause.trim());
    const key = objectionKey(label);
    if (key && key !== 'unknown' && probability >= CLEAR) return key;
  }
  return null;
}

const ROLE =
  /(?<![\p{L}])(?:(?:voc[eê]|vc|tu|c[eê]|que)\s(?:[eé]|eh|vai ser|ser[aá]|seria|faz)|(?:o )?papel d[aeo]|como se fosse|faz|fa[cç]a|finge ser|com)\s((?:[oa]s?|uma?)\s)?([^,.;:!?\n]{2,45})/iu;
const CLIENT = 'Cliente';
const NOT_A_ROLE =
  /\b(?:conta|trein\w*|cliente$|objec\w*|resposta|esse|essa|isso|mim|gente|voce)\b/;

/** Who the coach plays, as the seller put it: "Sueli", "dona do salão". */
function roleIn(request: string): string {
  const [, , role = ''] = ROLE.exec(request) ?? [];
  if (/^(?:el[ea]|a cliente|o cliente)$/iu.test(role.trim())) return peopleIn(request)[0] ?? CLIENT;
  const name = peopleIn(role)[0] ?? role.split(/\s(?:que|e|pra|para|no|na)\s/iu)[0]?.trim() ?? '';
  return name.length < 2 || NOT_A_ROLE.test(fold(name)) ? CLIENT : capital(name);
}

/** Who the coach plays in the exercise that runs. */
export function roleNow(request: string, { log }: ConversationState): string {
  const now = roleIn(request);
  if (now !== CLIENT) return now;
  const start = log.findLast(({ act }) => act.kind === 'practice' && act.step === 'start')?.act;
  return start?.kind === 'practice' && start.step === 'start' ? roleIn(start.said) : CLIENT;
}

/** The line with the product first: "Manutenção de máquina? Achei caro". */
export const aboutOffer = (said: string, offer: string | null): string =>
  offer && countWords(offer) <= OFFER_WORDS && !isSegment(offer)
    ? `${capital(offer)}? ${capital(said)}`
    : said;
const OFFER_WORDS = 6;
/** "Seguros e finanças" names a segment; nobody asks for it. */
export const isSegment = (offer: string): boolean => /\se\s|[,/&]/u.test(offer);

const DECIDES_WITH =
  /(?<![\p{L}])(?:falar|conversar|ver|decidir|consultar|combinar) (?:antes )?com (?:[oa]s?|meus?|minhas?|seus?|suas?) (filh[oa]s?|marido|esposa|esposo|mulher|namorad[oa]|mãe|pai|irmã|irmão|genro|nora|s[oó]ci[oa]|chefe|contador[a]?|fam[ií]lia|advogad[oa]|síndic[oa])(?![\p{L}])/iu;

/** "vai falar com o filho antes": the objection with who was named, as the buyer says it. */
export function lineWithNamed(said: string): string | null {
  const [, who] = DECIDES_WITH.exec(said) ?? [];
  if (who === undefined) return null;
  const isFemale = /(?:[ãa]|nora|mulher|fam[ií]lia)s?$/iu.test(who);
  const own = `${isFemale ? 'minha' : 'meu'}${/s$/iu.test(who) ? 's' : ''}`;
  return `preciso falar com ${own} ${who.toLowerCase()} antes`;
}

/** What a buyer says with this objection, in turn. */
export function buyerLine(key: string, at: number): string {
  const phrasings = OBJECTIONS.find((one) => one.key === key)?.phrasings ?? [];
  return phrasings[at % Math.max(1, phrasings.length)] ?? 'achei caro, viu';
}
