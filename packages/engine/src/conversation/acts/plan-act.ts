import { questionOf } from '../../questions/index.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { countWords, pastedIn } from '../reading/wording.ts';

const PLAN =
  /^(?:(?:e|mas|entao|ai|agora|ta|ok|coach|hm+|sei la)[, ]+)*(?:(?:e )?se eu|o que (?:voce|vc|ce) acha (?:de|se) eu|pensei em|to pensando em|estou pensando em|acho que vou|vou|(?:sera que )?(?:vale a pena|compensa|adianta|e boa ideia)) (.{3,120})$/;
const WORDS_MAX = 16;

/** What a seller thinks of doing, by the question whose answer judges it; the first match wins. */
const PLANS: readonly (readonly [string, RegExp])[] = [
  [
    'plan-gift',
    /\b(?:bolo|brinde|presente\w*|mimo|chocolate|lembrancinha|caf(?:e|ezinho)|flores|cesta)\b/,
  ],
  [
    'plan-sample',
    /\b(?:amostra\w*|teste|testar|experiment\w+|de graca|gratis|degusta\w+|demonstra\w+)\b/,
  ],
  ['plan-video', /\bvideo\w*\b/],
  ['plan-audio', /\baudios?\b/],
  [
    'plan-decider',
    /\b(?:(?:fal\w+|conversa\w*|ir|for) (?:direto )?(?:com|n[oa]|pr[ao]) ?(?:[oa] )?(?:marido|esposa|mulher|soci[oa]|don[oa]|chefe|filh[oa]|diretor\w*|gerente|patrao)|cham\w+ [oa] (?:marido|esposa|mulher|soci[oa]|chefe|filh[oa]))\b/,
  ],
  [
    'plan-deadline',
    /\b(?:prazo|ultima|so (?:vale|tem|ate)|outro cliente|acab(?:a|ando|ou)|sobe|inventar)\b/,
  ],
  ['plan-terms', /\b(?:parcel\w+|dividi\w+|fiado|em \d+ ?(?:x|vezes)|metade)\b/],
  [
    'plan-send-offer',
    /\b(?:mand\w+|envi\w+|pass(?:ar|o)) .{0,20}(?:preco|valor|orcamento|proposta|catalogo|fotos?|tabela|folder|link|pdf)\b/,
  ],
  [
    'plan-wait',
    /\b(?:esperar|deixar quieto|nao (?:mandar|falar|fizer|responder)|sumir|dar um (?:gelo|tempo))\b/,
  ],
  [
    'plan-visit',
    /^(?:for|ir|passar|passo|vou|aparecer|der um pulo|dar um pulo|visitar|chegar|bater|colar|ir ate)\b(?! (?:o|a|um|uma|mais) (?:preco|valor|desconto|orcamento))/,
  ],
];
const DECIDED =
  /^(?:discount-policy|deposit|pricing|price-increase|late-payer|phone|negotiation|no-show|partnership)$/;
const GUESSED = /^(?:question|off-topic|objection|insist|case|next)$/;

/** The judgement of a short plan of the seller: "e se eu passar lá?"; null for another message. */
export function planAct(act: Act, text: string): Act | null {
  const plan = PLAN.exec(fold(text.trim()).replace(/(?<![?!.])[?!.]{1,9}$/, ''))?.[1];
  if (!plan || countWords(text) > WORDS_MAX || pastedIn(text) !== null || /\d/.test(plan))
    return null;
  const isQuestion = /\?\s*$|^(?:e |mas )?(?:e )?se\b/i.test(text.trim());
  if (!isQuestion) return null;
  const isGuessed =
    (GUESSED.test(act.kind) && !(act.kind === 'insist' && act.topic !== null)) ||
    (act.kind === 'small-talk' && act.topic === 'unclear');
  const key = PLANS.find(([, pattern]) => pattern.test(plan))?.[0];
  const mayReplace =
    isGuessed || (key !== undefined && act.kind === 'advice' && !DECIDED.test(act.topic));
  const found = mayReplace ? questionOf(key ?? 'plan-any') : undefined;
  return found ? { kind: 'answer', key: found.key, topic: found.topic, said: text } : null;
}
