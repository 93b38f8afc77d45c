import { describe, expect, it } from 'vitest';
import type { CoachReplyInput } from '../port.ts';
import { turnInput } from '../testing/turns.ts';
import { type Act, aboutOf, type ConversationReply, replyTo } from './index.ts';

/** A message, the kind of act that it has to be, and what the act is about. */
type Turn = readonly [say: string, kind: string, about?: string];

const TALKS: Record<string, readonly Turn[]> = {
  'a customer who does not come': [
    ['oi, boa tarde!', 'small-talk', 'greeting'],
    ['cliente marca e nao aparece, o q faço?', 'answer', 'no-show'],
    ['mas se eu cobrar sinal ela vai achar ruim', 'insist'],
    ['escreve a mensagem do sinal pra mim, são 50 reais', 'text', 'message'],
    ['mais curto', 'change', 'shorter'],
    ['põe o nome dela: Marlene', 'change', 'add-name'],
    ['mais carinhoso', 'change', 'warmer'],
    ['tira o preço', 'change', 'remove-price'],
    ['manda em tópicos', 'change', 'topics'],
    ['não foi isso', 'repair'],
    ['a Juliana tava viajando e volta quinta', 'case'],
    ['como chama a que tava viajando?', 'recall', 'fact'],
    ['resume nossa conversa', 'recall', 'summary'],
    ['valeu demais', 'small-talk', 'thanks'],
  ],
  'three objections at once': [
    [
      'o cliente falou que tá caro, que vai pensar e que precisa falar com a esposa',
      'objection',
      'price',
    ],
    ['e agora?', 'next'],
    ['e se ele insistir?', 'insist'],
    ['por quê?', 'explain'],
    ['outro exemplo', 'change', 'another'],
    ['faz mais curto', 'change', 'shorter'],
    ['bota em mensagem de zap', 'change', 'whatsapp'],
    ['passa pra email', 'change', 'email'],
    ['mais formal', 'change', 'formal'],
    ['vou mandar em áudio, deixa pra falar', 'change', 'spoken'],
  ],
  'a line and an exercise': [
    ['mandei assim: "oi querida, viu minha mensagem?", ficou bom?', 'judge'],
    ['dá uma nota', 'judge'],
    ['vamos treinar', 'practice', 'start'],
    ['entendo, caro comparado com o quê?', 'practice', 'answer'],
    ['garanto que você vai amar, só hoje', 'practice', 'answer'],
    ['outra fala', 'practice', 'again'],
    ['como eu fui?', 'practice', 'feedback'],
    ['chega de treino', 'practice', 'end'],
    ['finge que é a dona do salão e me testa', 'practice', 'start'],
  ],
  sums: [
    ['comissão de 6% em 3 vendas de 4.500', 'sum', 'commission'],
    ['e se for 8%?', 'sum', 'commission'],
    ['quanto fica em 10x?', 'sum', 'installments'],
    ['qual minha margem?', 'sum', 'margin'],
    ['custa 30 e vendo a 80', 'sum', 'margin'],
    ['como você chegou nisso?', 'explain'],
    ['cliente pediu desconto de 20% em 1.500, quanto fica?', 'sum', 'discount'],
    ['escreve a mensagem com esse valor', 'text', 'message'],
    ['minha meta é 6 mil, falta 2.300 e tem 9 dias, quanto por dia', 'sum', 'goal'],
  ],
  results: [
    ['fechei!! a Marlene comprou', 'result-sale'],
    ['acho que foi a foto do antes e depois', 'case'],
    ['perdi a venda pro concorrente', 'result-loss'],
    ['disse que o outro era mais barato', 'case'],
    ['marquei a visita com o síndico', 'result-progress'],
  ],
  'requests for texts': [
    [
      'escreve uma mensagem pra cliente que sumiu depois do orçamento do cílio, o nome dela é joana',
      'text',
      'message',
    ],
    ['mais firme', 'change', 'firmer'],
    ['coloca que a entrega é grátis', 'change', 'add-part'],
    ['tira a última frase', 'change', 'remove-part'],
    ['faz um post do bolo de pote', 'text', 'post'],
    ['escreve um email pra diretora da escola avisando que o material atrasou', 'text', 'email'],
    ['faz uma proposta das fardas pra escola', 'text', 'proposal'],
    ['escreve a abertura da minha ligação fria', 'text', 'call'],
    ['corrige o português', 'change', 'fix'],
    ['tá mt curto, detalha mais', 'change', 'longer'],
    ['ta parecendo robô', 'change', 'casual'],
  ],
  'other matters': [
    ['quem é vc', 'small-talk', 'identity'],
    ['o que você sabe fazer?', 'small-talk', 'capability'],
    ['vc é burro demais', 'small-talk', 'abuse'],
    ['quem ganhou o jogo ontem?', 'off-topic'],
    ['como mudo minha senha', 'app-help'],
    ['leu o pdf q mandei?', 'about-files'],
    ['qual o prazo de troca na nossa tabela?', 'document'],
    ['🤔', 'small-talk', 'emoji'],
    ['tchau', 'small-talk', 'goodbye'],
  ],
};

/** The form of a text; what any other act is about. */
const formOrAbout = (act: Act) => (act.kind === 'text' ? act.form : aboutOf(act));

/** Runs a talk of Ana, who sells solar energy to families. */
function talk(messages: readonly string[], other: Partial<CoachReplyInput> = {}) {
  const history: CoachReplyInput['history'] = [];
  return messages.map((userInput): ConversationReply => {
    const reply = replyTo(turnInput(userInput, { history: [...history], ...other }));
    history.push({ userInput, assistantResponse: reply.text });
    return reply;
  });
}

describe.each(Object.entries(TALKS))('a talk about %s', (_about, turns) => {
  const replies = talk(turns.map(([say]) => say));

  it.each(turns.map((turn, at) => [turn[0], turn, replies[at]] as const))(
    'reads “%s” as expected',
    (_say, [, kind, about], reply) => {
      expect(reply?.act.kind).toBe(kind);
      if (about) expect(reply && formOrAbout(reply.act)).toBe(about);
    },
  );

  it('never replies the same twice, and with at most three chips', () => {
    const texts = replies.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const { chips, text } of replies) {
      expect(chips.length).toBeLessThanOrEqual(3);
      expect(text).not.toMatch(/\{|\}|undefined|foge do que eu sei/);
    }
  });
});

describe('replyTo', () => {
  const last = (...messages: string[]) => talk(messages).at(-1);

  it('lists several objections and says where to begin', () => {
    const reply = last('tá caro, e preciso falar com minha esposa');
    expect(reply?.text).toMatch(/São 2 coisas: .{0,300}caro.{0,300}Comece por “está caro”/);
  });

  it('names the customer in texts from where she was named', () => {
    expect(
      last('a Marlene sumiu depois do orçamento', 'escreve a mensagem pra mim')?.artefact?.text,
    ).toContain('Marlene');
  });

  it('leaves out what it does not know instead of inventing it', () => {
    const text = last('escreve uma mensagem cobrando o cliente que me deve')?.artefact?.text;
    expect(text).toContain('em aberto');
    expect(text).not.toMatch(/R\$ ?\d|\[/);
  });

  it('finds what was said in the talk and says when', () => {
    const text = last(
      'a Bia tem uma clínica em Recife',
      'tá caro',
      'qual era o nome da cliente que te falei?',
    )?.text;
    expect(text).toMatch(/^\*\*Bia\*\*\. Você me disse, .*: “a Bia tem uma clínica em Recife”/);
  });

  it('uses an answered number in the next turn', () => {
    const replies = talk(['quanto ganho de comissão?', '6% em 4.500']);
    expect(replies[0]?.text).toMatch(/porcentagem/);
    expect(replies[1]?.text).toContain('R$ 270');
  });

  it('asks for a missing text and changes it in the next turn', () => {
    const [asked, changed] = talk(['corrige pra mim', 'oi vc vai querer o orcamento ainda']);
    expect(asked?.text).toMatch(/texto/);
    expect(changed?.artefact?.text).toBe('Oi você vai querer o orçamento ainda.');
  });

  it('writes at most 120 words for an objection and for advice', () => {
    for (const message of [
      'tá caro',
      'como faço follow-up?',
      'como peço indicação?',
      'vou pensar',
    ]) {
      expect((last(message)?.text ?? '').split(/\s+/).length).toBeLessThanOrEqual(120);
    }
  });

  it('gives the same reply for the same input', () => {
    expect(last('oi', 'tá caro', 'mais curto')).toEqual(last('oi', 'tá caro', 'mais curto'));
  });

  it.each([
    '😀😀😀',
    '?',
    'a'.repeat(4_000),
    'tá caro '.repeat(500),
    'hola, el cliente says it is too expensive',
    '> **Mensagem**\n\n> oi',
  ])('replies to unusual input %#', (message) => {
    expect(last(message)?.text).not.toBe('');
    expect(last('tá caro', message)?.text).not.toBe('');
  });

  it("does not let a seller's own text become markup", () => {
    const reply = last(
      'corrige: "oi <img src=x onerror=alert(1)> ![x](https://mal.example/p.png) vc"',
    );
    expect(reply?.text).not.toMatch(/<[a-z]|\]\(/);
  });
});
