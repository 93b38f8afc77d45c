import { money, type Seller, speaker, type Tools, type View } from './sellers.ts';

/** Sellers who do not listen. */
export function lazySellers(tools: () => Tools): (() => Seller)[] {
  const cycle = (name: string, acts: readonly string[]) => () => {
    const say = speaker(tools());
    return {
      name,
      next: (view: View) => {
        return { text: say(acts[view.count % acts.length] ?? 'close', view) };
      },
    };
  };
  const fixed = (name: string, lines: (view: View) => readonly string[]) => () => ({
    name,
    next: (view: View) => {
      const all = lines(view);
      return { text: all[view.count % all.length] ?? 'ok' };
    },
  });
  return [
    cycle('price first', ['state_price', 'generic_pitch', 'close', 'close', 'next_step']),
    cycle('pitches only', [
      'greeting',
      'generic_pitch',
      'proof',
      'generic_pitch',
      'state_price',
      'close',
    ]),
    cycle('discounts', ['greeting', 'state_price', 'discount', 'discount', 'close', 'discount']),
    cycle('insistence', [
      'greeting',
      'state_price',
      'close',
      'close',
      'pressure',
      'close',
      'pushy_follow_up',
    ]),
    cycle('empathy alone', [
      'greeting',
      'empathy',
      'empathy',
      'empathy',
      'state_price',
      'empathy',
      'close',
    ]),
    cycle('interrogation', [
      'greeting',
      'ask_problem',
      'ask_situation',
      'ask_implication',
      'ask_budget',
      'ask_decision_maker',
      'ask_timeline',
      'state_price',
      'close',
    ]),
    fixed('pasted questions', ({ price }) => [
      'Qual é o seu maior problema hoje?',
      'O que isso te causa?',
      'Como seria se isso se resolvesse?',
      'Quem decide?',
      'Qual o seu prazo?',
      `O valor é ${money(price)}.`,
      'Vamos fechar no Pix hoje?',
    ]),
    fixed('empty words', () => [
      'oi',
      'ok',
      'sim',
      'entendi',
      'certo',
      'uhum',
      'legal',
      'fechado?',
    ]),
    fixed('all in one message', ({ offer, price, seller }) => [
      `Oi, sou ${seller}. Vendo ${offer}. O que te incomoda hoje? Quanto isso te custa? Como seria sem isso? Nossa solução resolve tudo. Temos clientes felizes. Custa ${money(price)}. Se fechar hoje no Pix tem 10% de desconto. Vamos fechar?`,
      `Reforçando: ${offer} é a melhor solução do mercado, custa ${money(price)} e hoje faço por ${money(price * 0.85)} no Pix. Fechamos quinta?`,
      'Posso fechar então? Pix ou cartão? Começamos segunda às 9h.',
    ]),
  ];
}

/** A good script, written before the conversation, that does not react to anything. */
export function pastedIdeal(tools: Tools): Seller {
  const say = speaker(tools);
  return {
    name: 'pasted ideal',
    next(view) {
      const lines = [
        () => say('greeting', view),
        () => say('ask_problem', view),
        () => say('reflection', view, { trecho: view.pain }),
        () => say('ask_implication', view),
        () => `Entendo, isso pesa no bolso e no dia a dia. ${say('ask_situation', view)}`,
        () => say('ask_need_payoff', view),
        () => say('ask_decision_maker', view),
        () => say('linked_pitch', view, { trecho: view.pain }),
        () => say('proof', view),
        () => say('linked_pitch', view, { trecho: view.pain }),
        () => say('ask_timeline', view),
        () => say('state_price', view),
        () => `${say('empathy', view)} ${say('isolate_objection', view)}`,
        () => say('answer_price', view),
        () => say('answer_trust', view),
        () => say('involve_decision_maker', view),
        () => say('trade_concession', view, { preco: view.price * 0.92 }),
        () => say('close', view),
      ];
      return { text: (lines[view.count] ?? (() => say('close', view)))() };
    },
  };
}
