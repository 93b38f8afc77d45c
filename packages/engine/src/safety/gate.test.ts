import { describe, expect, it } from 'vitest';
import { SAFETY_TEXTS } from '../knowledge/safety/safety.gen.ts';
import { DISTRESS_LABELS } from '../recognition/index.ts';
import { lengthInWords } from '../shared/text.ts';
import { isFaint } from './faint-sign.ts';
import { nextState, safetyReply, stateAfter } from './gate.ts';
import { isReassuring } from './reassurance.ts';

const DANGER = 'eu quero morrer, não aguento mais viver assim';
const TEXTS = SAFETY_TEXTS['pt-BR'];
const LANGUAGES = ['pt-BR', 'en-US', 'es-ES'] as const;

const replyTo = (userInput: string, before: readonly string[] = []) =>
  safetyReply({
    userInput,
    history: before.map((one) => ({ userInput: one, assistantResponse: '…' })),
    language: 'pt-BR',
  });

describe('safetyReply', () => {
  it('is null for an ordinary message', () => {
    expect(replyTo('tá caro')).toBeNull();
    expect(replyTo('como respondo quando o cliente some?', ['bom dia', 'tá caro'])).toBeNull();
  });

  it('answers a person in danger with the number to call', () => {
    const reply = replyTo(DANGER);
    expect(reply).toEqual({ kind: 'support', text: TEXTS.kinds['self-harm'].first });
    expect(reply?.text).toContain('188');
  });

  it('stays with the person, in other words, until the subject changes', () => {
    const first = replyTo(DANGER)?.text;
    const second = replyTo('não sei', [DANGER])?.text;
    const third = replyTo('tá', [DANGER, 'não sei'])?.text;
    expect(new Set([first, second, third]).size).toBe(3);
    expect(replyTo('obrigada', [DANGER])?.kind).toBe('support');
  });

  it('leaves support when the seller speaks of sales again, with one line added once', () => {
    const back = 'como respondo quando o cliente diz que tá caro?';
    expect(replyTo(back, [DANGER])).toEqual({ kind: 'returned', text: TEXTS.returned });
    expect(replyTo('e como eu faço follow-up?', [DANGER, back])).toBeNull();
  });

  it('adds an offer to the reply to an uncertain sign in talk about a sale', () => {
    const message = 'a paciente disse que tem medo de ficar com cara de boneca';
    expect(replyTo(message)).toEqual({ kind: 'offered', text: TEXTS.offered });
    expect(replyTo('como respondo isso pra ela?', [message])).toBeNull();
  });

  it('does not hold talk about a sale after its question', () => {
    const messages = ['me dá uma saída', 'a dona Lurdes disse que o preço tira o sono dela'];
    expect(stateAfter(messages).mode).not.toMatch(/asked|support/);
  });

  it('returns to support when distress returns', () => {
    const back = 'como respondo quando o cliente diz que tá caro?';
    expect(replyTo(DANGER, [DANGER, back])?.kind).toBe('support');
  });
});

describe('nextState after the question', () => {
  const asked = { mode: 'asked', kind: 'debt' } as const;

  it.each(['foi só modo de falar', 'kkkk brincadeira', 'tô bem, relaxa', 'era força de expressão'])(
    'is reassured by %j',
    (answer) => {
      expect(nextState(asked, answer)).toMatchObject({ mode: 'reassured' });
    },
  );

  it.each([
    'não tô em perigo não, é só saudade da minha cachorra que se foi',
    'foi jeito de falar, tá tudo certo. o que eu queria contar é que a escola assinou o contrato',
  ])('leaves %j to the engine, which answers what is more in it', (answer) => {
    expect(nextState(asked, answer).mode).toBe('none');
  });

  it('asks about no uncertain sign again for a while', () => {
    const sad = 'chorei no carro de novo, o médico disse que a pata dela não volta ao normal';
    const calm = nextState(asked, 'foi só modo de falar');
    expect(nextState(calm, sad).mode).not.toBe('asked');
    expect(nextState(calm, 'quero morrer, não aguento mais viver').mode).toBe('support');
  });

  it.each(['sim', 'não é brincadeira', 'nao to bem', 'mais ou menos'])(
    'takes %j for a yes',
    (answer) => {
      expect(nextState(asked, answer)).toMatchObject({ mode: 'support' });
    },
  );

  it('asks once more after an answer that leaves it open, then gives support', () => {
    const again = nextState(asked, '...');
    expect(again).toEqual({ mode: 'asked', kind: 'debt', isAgain: true });
    expect(nextState(again, '...')).toMatchObject({ mode: 'support' });
  });

  it('takes a clear other subject for a no', () => {
    expect(nextState(asked, 'como eu peço indicação pros meus clientes?')).toEqual({
      mode: 'none',
    });
  });
});

describe('A conversation about sales', () => {
  it.each([
    'ela respondeu aqui: vou ver com ele de noite',
    'como era o nome da moça mesmo? kkk tô comemorando já',
    'e a dela',
  ])('is not interrupted by the weak sign in %j', (message) => {
    expect(replyTo(message, ['como respondo quando o cliente some?'])).toBeNull();
  });

  it('goes on when somebody who is better speaks of sales', () => {
    const message = 'to melhor, obrigada. qria uma frase pra abrir a venda';
    expect(replyTo(message, [DANGER])?.kind).toBe('returned');
  });
});

describe('An uncertain sign in the middle of a talk about sales', () => {
  const before = 'como respondo quando o cliente diz que tá caro?';
  const sign = 'a menina trabalha no shopping o dia todo, disse q nao da pra fazer estagio';

  it('is noted without a line; at the beginning of a talk it is met with an offer', () => {
    expect(replyTo(sign)?.kind).toBe('offered');
    expect(replyTo(sign, [before])).toBeNull();
    expect(stateAfter([before, sign]).mode).toBe('noted');
  });

  it('gets the offer when the next message has one, too', () => {
    expect(replyTo('me dá uma saída', [before, sign])).not.toBeNull();
  });

  it.each(['quero morrer', 'meu marido me bateu ontem', 'tô tremendo e não consigo respirar'])(
    'does not weaken what is plain: %j',
    (message) => {
      expect(replyTo(message, [before])?.kind).toBe('support');
    },
  );
});

describe('What is said of a customer', () => {
  it.each([
    'avisa a Marta que amanhã não abre',
    'ela tem medo de não conseguir cancelar depois',
    'sem parecer desesperado',
    'a vizinha da dona Rute falou que o marido instala sozinho',
    'vou ligar pra ele amanhã?',
    'ela fechouuu, tô tremendo',
  ])('is no sign of distress: %j', (message) => {
    expect(replyTo(message)).toBeNull();
  });

  it.each([
    'ela disse que o marido bate nela e que quer morrer',
    'tô tremendo, não consigo respirar',
    'tenho medo de não aguentar mais viver assim',
    'vou ligar pra ele e depois acabar com tudo',
  ])('does not hide distress: %j', (message) => {
    expect(replyTo(message)).not.toBeNull();
  });
});

describe('A faint sign', () => {
  const faint = {
    kind: 'threat',
    certainty: 'possible',
    probability: 0.2,
    isFigure: false,
  } as const;

  it('is answered, with an offer to listen; what tells of harm is not faint', () => {
    expect(isFaint(faint, 'vou falar umas coisas pra esse fornecedor')).toBe(true);
    expect(isFaint({ ...faint, probability: 0.5 }, 'vou responder à altura')).toBe(true);
    expect(isFaint({ ...faint, probability: 0.5 }, 'vou dar um tiro nele')).toBe(false);
    expect(isFaint({ ...faint, kind: 'self-harm' }, 'queria morrer')).toBe(false);
    expect(isFaint({ ...faint, kind: 'vulnerable', probability: 0.5 }, 'a criança foge')).toBe(
      false,
    );
    expect(isFaint({ ...faint, certainty: 'certain' }, 'vou responder à altura')).toBe(false);
    expect(isFaint({ ...faint, isFigure: true }, 'vou matar essa meta')).toBe(true);
  });
});

describe('stateAfter', () => {
  it('depends on the messages only, so that a restart changes nothing', () => {
    const messages = ['oi', DANGER, 'não sei', 'como faço pra fechar mais vendas?'];
    const stepwise = messages.reduce<ReturnType<typeof stateAfter>>(nextState, { mode: 'none' });
    expect(stateAfter(messages)).toEqual(stepwise);
    expect(stateAfter(messages)).toEqual({ mode: 'returned' });
  });
});

describe('isReassuring', () => {
  it('is false for a negated phrase', () => {
    expect(isReassuring('não tá tudo bem')).toBe(false);
    expect(isReassuring('isso não é modo de falar')).toBe(false);
    expect(isReassuring('tá tudo bem')).toBe(true);
  });
});

describe('Support texts', () => {
  it.each(LANGUAGES)('name a number to call in every first reply (%s)', (language) => {
    for (const kind of DISTRESS_LABELS) {
      const { first } = SAFETY_TEXTS[language].kinds[kind];
      expect([kind, first]).toEqual([kind, expect.stringMatching(/\b(188|180|190|192|158|100)\b/)]);
      expect(lengthInWords(first)).toBeLessThanOrEqual(120);
    }
  });

  it.each(LANGUAGES)('say nothing about selling in a first reply (%s)', (language) => {
    for (const kind of DISTRESS_LABELS) {
      expect(SAFETY_TEXTS[language].kinds[kind].first).not.toMatch(/client|custom|objeç|script/i);
    }
  });
});

describe('anger at a broken thing or a lost day', () => {
  it.each([
    'hoje a máquina quebrou de novo, tô numa raiva, perdi a manhã toda',
    'o carro enguiçou na entrega, perdi o dia inteiro, que ódio',
  ])('interrupts no talk: %s', (message) => {
    expect(safetyReply({ userInput: message, history: [], language: 'pt-BR' })?.kind).not.toBe(
      'question',
    );
  });

  it('is asked about when everything is lost', () => {
    const message = 'perdi tudo, tô devendo pra todo mundo e não vejo saída';
    const reply = safetyReply({ userInput: message, history: [], language: 'pt-BR' });
    expect(['question', 'support']).toContain(reply?.kind);
  });
});
