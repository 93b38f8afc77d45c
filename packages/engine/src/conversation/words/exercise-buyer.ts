import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import type { LineKey } from '../../knowledge/conversation/knowledge.ts';
import { judgeLine } from '../../practice/line/line.ts';
import { DISCOUNT, MONEY, PRESSURE, PROMISE } from '../../practice/line/line-signs.ts';
import { recogniseAct } from '../../recognition/index.ts';
import { capital, fold, lower } from '../../shared/text.ts';
import { ownText } from '../reading/artefact.ts';
import { objectionOf } from '../reading/objections.ts';
import type { Known } from '../state/known.ts';
import { line } from './say.ts';

const WHY: Readonly<Record<Family, LineKey>> = {
  need: 'buyerWhyNeed',
  trust: 'buyerWhyTrust',
  competition: 'buyerWhyCompetition',
  price: 'buyerWhyPrice',
  terms: 'buyerWhyTerms',
  authority: 'buyerWhyAuthority',
  timing: 'buyerWhyTiming',
};
const BADMOUTHS =
  /\b(?:(?:el[ea]s?|o outro|a outra|concorrente\w*) .{0,30}\b(?:engan\w+|ruim|pessim\w+|nao presta\w*|porcaria|mente\w*|golpe))\b/;
const DATE =
  /(?<![\p{L}])(?:hoje|amanh[ãa]|(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo|dia \d{1,2})(?:\s(?:às|as)\s\d{1,2}h?\d{0,2})?(?![\p{L}])/iu;
const AMOUNTS = /(?:R\$\s?)?\d[\d.,]*(?:\s?%|\s(?:mil|reais|por cento|conto))?/giu;
const CLOSES =
  /\b(?:vamos fechar|podemos fechar|fechamos|posso (?:fechar|emitir|gerar|reservar|separar)|bora fechar|fecha comigo)\b/;
/** What a line offers, named as the seller named it. */
const OFFERED =
  /(?<![\p{L}])(?:garantia|prazo|entrega|frete|parcel\p{L}+|teste|amostra|assist[êe]ncia|suporte|qualidade|troca|instala[cç][aã]o|atendimento|economia|seguran[cç]a|contrato|visita|desconto)(?:\s(?:de|em|por|gr[áa]tis|at[ée])\s[^,.;!?]{2,30}|\s\d[^,.;!?]{0,20})?(?![\p{L}])/iu;

/** What the buyer of an exercise answers to the line that the seller typed. */
export function buyerAnswer(said: string, buyer: string, objection: string, known: Known): string {
  const folded = fold(said);
  const turn = known.state.log.filter(({ act }) => act.kind === 'practice').length;
  const say = (key: LineKey, echo = '') =>
    line(key, turn, known, { eco: capital(ownText(echo)), ecoMenor: lower(ownText(echo)) });
  const { label } = recogniseAct(said, { previous: buyer, objectionOpen: true, silence: false });
  const family = objectionOf(objection)?.family ?? 'need';
  if (judgeLine(said, buyer).cost?.key === 'rude') return say('buyerToRudeness');
  if (BADMOUTHS.test(folded) || label === 'badmouth') return say('buyerToBadmouth');
  if (PRESSURE.test(folded) || label === 'pressure') return say('buyerToPressure');
  const amount = said.match(AMOUNTS)?.at(-1)?.trim();
  if (amount && (DISCOUNT.test(folded) || label === 'discount'))
    return say('buyerToDiscount', amount);
  if (PROMISE.test(folded)) return say('buyerToPromise');
  if (CLOSES.test(folded)) return say('buyerToClose');
  const date = DATE.exec(said)?.[0];
  if (date && said.includes('?')) return say('buyerToDate', date);
  if (said.trim().endsWith('?') || label.startsWith('ask_') || label === 'isolate_objection')
    return say(WHY[family]);
  if (label === 'proof') return say('buyerToProof');
  const offered = OFFERED.exec(said)?.[0];
  if (offered) return say('buyerToPitch', offered);
  if (amount && MONEY.test(folded)) return say('buyerToPrice', amount);
  if (label === 'close') return say('buyerToClose');
  return say(label === 'empathy' || label === 'reflection' ? 'buyerToEmpathy' : 'buyerToOther');
}
