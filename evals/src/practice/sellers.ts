import type { Phrasings } from './phrasings.ts';
import * as publicText from './public-text.ts';

/** What a simulated seller sees: its own briefing and the public messages. */
export interface View {
  buyer: string;
  seller: string;
  offer: string;
  price: number;
  pain: string;
  /** The buyer's bubbles after the last message; empty when the buyer is silent. */
  replies: readonly string[];
  /** Messages written so far. */
  count: number;
}

/** The next message, or hours to wait; null to stop. */
type Move = { text: string } | { wait: number } | null;
export interface Seller {
  name: string;
  next(view: View): Move;
}

export interface Tools {
  phrasings: Phrasings;
  draw: () => number;
  /** Sees each sentence with the act that it is meant to be. */
  onSay?: (act: string, text: string) => void;
}

export const money = (value: number) => `R$ ${Math.round(value).toLocaleString('pt-BR')}`;

/** Two sentences of a message: on a phone, one without a full stop ends its line. */
const joined = (one: string, other: string) =>
  `${one}${/[.!?…)]$|\p{Extended_Pictographic}$/u.test(one) ? ' ' : '\n'}${other}`;

const CONCRETE =
  /pix|cart[aã]o|boleto|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|amanh[aã]|hoje|dia \d|[aà]s \d/i;

/** A sentence of the author for an act, none twice before all were used. */
export function speaker({ phrasings, draw, onSay }: Tools) {
  const used = new Map<string, Set<number>>();
  return (act: string, view: View, more: { trecho?: string; preco?: number } = {}): string => {
    const written = phrasings[act] ?? phrasings.answer_objection ?? [];
    // A request to buy names a day or a form of payment, as every course teaches.
    const concrete = act === 'close' ? written.filter((line) => CONCRETE.test(line)) : [];
    const lines = concrete.length > 0 ? concrete : written;
    const seen = used.get(act) ?? new Set<number>();
    if (seen.size >= lines.length) seen.clear();
    const fresh = lines.map((_, at) => at).filter((at) => !seen.has(at));
    const at = fresh[Math.floor(draw() * fresh.length)] ?? 0;
    used.set(act, seen.add(at));
    const text = (lines[at] ?? '')
      .replaceAll('{comprador}', view.buyer)
      .replaceAll('{vendedor}', view.seller)
      .replaceAll('{oferta}', view.offer)
      .replaceAll('{dor}', view.pain)
      .replaceAll('{preco}', money(more.preco ?? view.price))
      .replaceAll('{trecho}', more.trecho ?? view.pain);
    onSay?.(act, text);
    return text;
  };
}

/** How good an adaptive seller is. */
export interface Skill {
  /** Share of revealed things that are given back. */
  reflects: number;
  /** Whether objections are understood before they are answered. */
  isolates: number;
  /** Share of pitches that are linked to what the buyer said. */
  links: number;
  implications: number;
  trades: boolean;
  waitsUsefully: number;
}

export const SKILLED: Skill = {
  reflects: 1,
  isolates: 1,
  links: 1,
  implications: 2,
  trades: true,
  waitsUsefully: 1,
};
export const AVERAGE: Skill = {
  reflects: 0.6,
  isolates: 0.5,
  links: 0.7,
  implications: 1,
  trades: false,
  waitsUsefully: 0.6,
};
export const WEAK: Skill = {
  reflects: 0.2,
  isolates: 0.1,
  links: 0.25,
  implications: 0,
  trades: false,
  waitsUsefully: 0.2,
};

/** A seller who reads the buyer's words and follows a plan as well as the skill allows. */
export function adaptive(name: string, skill: Skill, tools: Tools): Seller {
  const say = speaker(tools);
  const { draw } = tools;
  const revealed: string[] = [];
  const plan: string[] = ['greeting', 'ask_problem'];
  for (let at = 0; at < skill.implications; at++) plan.push('ask_implication');
  plan.push(
    'ask_situation',
    'ask_need_payoff',
    'ask_decision_maker',
    'pitch',
    'ask_timeline',
    'pitch',
    'price',
  );
  let offered: number | null = null;
  let objection: { kind: publicText.ObjectionKind; step: number } | null = null;
  let isPartner = false;
  let isInvolved = false;
  let asked = '';
  let retries = 0;

  const clause = () => publicText.clauseOf(revealed.at(-1) ?? '', draw);
  const pitch = (view: View) =>
    revealed.length > 0 && draw() < skill.links
      ? say('linked_pitch', view, {
          trecho: publicText.clauseOf(revealed[Math.floor(draw() * revealed.length)] ?? '', draw),
        })
      : say('generic_pitch', view);

  function answer(view: View, kind: publicText.ObjectionKind): string {
    if (kind === 'authority') {
      isInvolved = true;
      return say('involve_decision_maker', view);
    }
    return say(`answer_${kind}`, view);
  }

  function onObjection(view: View, text: string): string {
    const kind = publicText.objectionIn(text) ?? objection?.kind ?? 'need';
    objection ??= { kind, step: 0 };
    objection.kind = kind;
    objection.step += 1;
    if (objection.step === 1 && draw() < skill.isolates) {
      return joined(say('empathy', view), say('isolate_objection', view));
    }
    if (objection.step >= 3 && kind === 'price' && offered !== null) {
      offered *= 0.95;
      return say(skill.trades ? 'trade_concession' : 'discount', view, { preco: offered });
    }
    if (objection.step >= 3 && kind === 'trust') return say('proof', view);
    return answer(view, kind);
  }

  function planned(view: View, prefix: string): string {
    const step = plan.shift();
    asked = step ?? 'close';
    const lead = prefix === '' ? '' : joined(prefix, '');
    switch (step) {
      case undefined:
        return say('close', view);
      case 'pitch':
        return `${lead}${pitch(view)}`;
      case 'price':
        offered = view.price;
        return `${lead}${say('state_price', view)}`;
      default:
        return `${lead}${say(step, view)}`;
    }
  }

  return {
    name,
    next(view) {
      const text = view.replies.join(' ');
      if (view.count > 0 && text === '') {
        if (asked === 'waited') {
          asked = 'follow-up';
          const isUseful = draw() < skill.waitsUsefully;
          return { text: say(isUseful ? 'useful_follow_up' : 'pushy_follow_up', view) };
        }
        asked = 'waited';
        return { wait: 48 };
      }
      const content = view.replies.filter(publicText.isTelling);
      const last = view.replies.at(-1) ?? '';
      const isObjecting = view.count > 3 && asked !== 'isolate' && isObjection(last, asked);
      if (publicText.namesPartner(text)) isPartner = true;
      const counter = publicText.offerIn(last);
      if (
        counter !== null &&
        offered !== null &&
        counter < offered * 0.995 &&
        /fa[zç]|fech|topa|rola|proposta|oferta|subo|min|mão|arrisco|conversa|amigo|feliz|sim ou|se fosse|talvez|adequado|chego|só se/i.test(
          last,
        )
      ) {
        offered = Math.max(counter, offered * 0.93);
        return {
          text: say(skill.trades ? 'trade_concession' : 'discount', view, { preco: offered }),
        };
      }
      if (publicText.asksPrice(last)) {
        offered ??= view.price;
        asked = 'price';
        return { text: say('state_price', view) };
      }
      if (isObjecting) {
        asked = 'objection';
        return { text: onObjection(view, last) };
      }
      if (asked === 'objection' && objection && objection.step === 1) {
        objection.step += 1;
        return { text: answer(view, objection.kind) };
      }
      objection = null;
      const isQuestion = asked.startsWith('ask_');
      if (isQuestion && content.length === 0 && publicText.isEvasion(text) && retries < 3) {
        retries += 1;
        plan.unshift(asked);
        asked = 'repair';
        return { text: draw() < 0.5 ? say('empathy', view) : say('proof', view) };
      }
      if (isQuestion && publicText.isPuzzled(text) && retries < 3) {
        retries += 1;
        plan.unshift(asked);
        return { text: say('ask_problem', view) };
      }
      if (asked === 'close') {
        if (isPartner && !isInvolved) {
          isInvolved = true;
          return { text: say('involve_decision_maker', view) };
        }
        if (publicText.wantsTrust(text)) plan.unshift('ask_implication', 'ask_timeline');
        else if (publicText.wantsValue(text)) plan.unshift('ask_need_payoff', 'pitch');
      }
      // What follows a question tells of the own case; other long replies are talk.
      if (isQuestion) revealed.push(...content);
      const fact = content.at(-1);
      const prefix =
        fact !== undefined && isQuestion
          ? draw() < skill.reflects
            ? say('reflection', view, { trecho: clause() })
            : ''
          : '';
      if (isPartner && !isInvolved && plan[0] === 'price') {
        isInvolved = true;
        return { text: joined(prefix, say('involve_decision_maker', view)).trim() };
      }
      return { text: planned(view, prefix) };
    },
  };
}

/** An objection follows a price, a close, a pitch or an answer to an objection, never a question. */
function isObjection(text: string, asked: string): boolean {
  if (asked.startsWith('ask_') || asked === 'greeting' || asked === 'repair') return false;
  return (
    publicText.objectionIn(text) !== null &&
    !/faz sentido|olhando por esse lado|se paga mesmo|nao assusta|entendi a conta|engolir|verdade|tranquil|isso ajuda|boa, assim|consigo levar|gostei|combinado|assim d[aá]|desse jeito|resolvida|mais segur|agora enxerguei|agora$|preciso mesmo|isso me passa|era o que eu precisava|o risco diminui|realmente muda|s[aã]o melhores|n[aã]o faz mesmo|n[aã]o tinha/i.test(
      text,
    )
  );
}
