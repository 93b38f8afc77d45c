import { cut } from '../../../shared/text.ts';
import type { Statement } from './place.ts';
import { infinitiveOf, NEXT_VERB } from './verbs.ts';

/**
 * A pain or a wish. `text` fits into a sentence after "o problema é": a noun
 * ("medo de errar") or an infinitive ("perder cliente por falta de agenda").
 */
export interface Pain extends Statement {
  isVerb: boolean;
}

type Read = (match: RegExpExecArray) => { text: string; isVerb: boolean } | null;
/** The wording of a complaint, and how to continue it in a sentence. */
type Cue = readonly [RegExp, Read];
const cue = (pattern: string, read: Read): Cue => [new RegExp(`(?<!\\p{L})${pattern}`, 'iu'), read];
const noun =
  (start: string): Read =>
  ([, rest = '']) => ({ text: `${start}${rest}`, isVerb: false });
const verb: Read = ([, not = '', finite = '', rest = '']) => {
  const infinitive = infinitiveOf(finite);
  return infinitive ? { text: `${not}${infinitive}${rest}`, isVerb: true } : null;
};

const HURTS =
  'perdem?|sofrem?|demoram?|dependem?|atrasam?|esquecem?|erram?|brigam?|lutam?|desperdiçam?|desistem?|adiam?';
const FAILS =
  'conseguem?|sabem?|t[eê]m|acham?|encontram?|podem?|confiam?|entendem?|vendem?|crescem?|dormem?|cumprem?|enxergam?|acompanham?';
const REST = String.raw`(?!\p{L})(.*)`;

const COMPLAINTS: readonly Cue[] = [
  cue(String.raw`(?:t[eê]m|com|morrem?\s+de|sentem?)\s+medo${REST}`, noun('medo')),
  cue(
    String.raw`(?:t[eê]m|com|sentem?|passam?\s+por)\s+(?:muita\s+)?dificuldades?${REST}`,
    noun('dificuldade'),
  ),
  cue(String.raw`(?:t[eê]m|com|enfrentam?)\s+(?:muito\s+)?problemas?${REST}`, noun('problema')),
  cue(
    String.raw`(?:se\s+queixam?|reclamam?)\s+(?:muito\s+)?d(?:e|[ao]s?)\s+(.*)`,
    ([, of = '']) => ({
      text: of.replace(/ e d(?:e|[ao]s?) /g, ' e '),
      isVerb: false,
    }),
  ),
  cue(String.raw`perdid[oa]s?\s+(?:com|entre|em|no meio de)\s+(.*)`, noun('indecisão diante de ')),
  cue(
    String.raw`(?:o que (?:mais )?(?:os |as |o |a )?incomoda|(?:a )?(?:maior |principal )?dor(?: principal)?|(?:o )?(?:maior |principal )?problema)\s+(?:é|são)\s+(.*)`,
    noun(''),
  ),
  cue(String.raw`cansad[oa]s?\s+d(?:e|[ao]s?)\s+(?!\p{L}+r\s)(.*)`, noun('cansaço de ')),
  cue(String.raw`cansad[oa]s?\s+de\s+(?=\p{L}+r(?:\s|$))(.*)`, noun('cansaço de ')),
  cue(
    String.raw`(?:preocupad[oa]s?|se\s+preocupam?|preocupam-se)\s+(?:com|em)\s+(.*)`,
    noun('preocupação com '),
  ),
  cue(
    String.raw`(?:insatisfeit[oa]s?|frustrad[oa]s?|incomodad[oa]s?)\s+com\s+(.*)`,
    noun('insatisfação com '),
  ),
  cue(String.raw`sobrecarregad[oa]s?\s+com\s+(.*)`, noun('sobrecarga com ')),
  cue(String.raw`(?:desorganizad[oa]s?|se\s+desorganizam?)${REST}`, noun('desorganização')),
  cue(
    String.raw`sem\s+((?:tempo|dinheiro|agenda|controle|organização|equipe|site|clientes?|caixa|capital|vendas?|processo|método|previsibilidade|movimento|crédito|tempo)(?!\p{L}).*)`,
    noun('falta de '),
  ),
  cue(String.raw`(?:sentem?\s+)?falta\s+(?:de\s+)?((?!de)\p{L}.*)`, noun('falta de ')),
  cue(String.raw`(?:dores?)\s+((?:de|n[ao]s?)\s.*)`, noun('dor ')),
  cue(String.raw`(não\s+(?:se\s+)?|nunca\s+)(${FAILS})${REST}`, verb),
  cue(`()(${HURTS})${REST}`, verb),
  cue(
    String.raw`()(gastam?|pagam?|ficam?|vivem?|compram?)(?=.{0,300}\b(?:caro|demais|tempo|juros|impostos?|multas?|aluguel|horas|dias|longe|parad|apert|apagando|endivid|errado|à toa|sem)\b)${REST}`,
    verb,
  ),
  cue(
    String.raw`()(controlam?|anotam?|usam?|vivem?|dependem?)(?=.{0,300}\b(?:planilhas?|cadernos?|papel|na mão|cabeça|post-?it)\b)${REST}`,
    verb,
  ),
];
const WISHES: readonly Cue[] = [
  cue(String.raw`(?:sonham?|sonhando)\s+(?:com|em)\s+(.*)`, noun('')),
  cue(
    String.raw`(?:querem?|querendo|buscam?|buscando|procuram?|procurando|desejam?|gostariam?\s+de|precisam?\s+de|precisam?|precisando\s+de)\s+(.*)`,
    noun(''),
  ),
];
const CLAUSES = /[,;:!?]|\.(?:\s|$)|(?<!\s)\s+(?:mas|porém|só que)\s+/u;
const PAIN_MAX = 90;

/** From the word of complaint to the end of its clause: "perdem venda porque não sabem anunciar". */
export const painIn = (text: string): Pain | null => earliest(text, COMPLAINTS);

/** The wish instead: "pagar menos imposto". */
export const wishIn = (text: string): Pain | null => earliest(text, WISHES);

function earliest(text: string, cues: readonly Cue[]): Pain | null {
  for (const clause of text.split(CLAUSES)) {
    const [first] = cues.flatMap((cue) => findIn(clause, cue)).toSorted((a, b) => a.at - b.at);
    if (first) return first.pain;
  }
  return null;
}

function findIn(clause: string, [cue, read]: Cue): { at: number; pain: Pain }[] {
  const at = clause.search(cue);
  const words = at < 0 ? '' : (clause.slice(at).split(NEXT_VERB)[0] ?? '').trim();
  const match = cue.exec(words);
  const found = match && read(match);
  if (!found || words.length < 6) return [];
  return [{ at, pain: { ...found, words, text: cut(found.text.trim(), PAIN_MAX) } }];
}
