import type { ChannelProfile } from '@salesai/contract/channels';
import { partsOf, scriptType, spokenDuration, spokenText } from '@salesai/contract/scripts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../knowledge/channels/index.ts';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import type { ChannelPlanInput } from '../../port.ts';
import {
  BEAUTY_SALON,
  BEGINNER,
  HOME_SOLAR,
  HOSTILE,
  HUNTER,
  INDUSTRY_SOFTWARE,
  planInput,
} from '../../testing/buyers.ts';
import { SELLER } from '../../testing/sellers.ts';
import { ROUGH_TEXT, textsOf } from '../../testing/texts.ts';
import { channelPlan } from '../channels/plan.ts';
import { channelScripts } from './scripts.ts';

const SOLAR = planInput('Família Sol', HOME_SOLAR, SELLER);
const FACTORY = planInput('Metalúrgica', INDUSTRY_SOFTWARE, HUNTER);
const SALON = planInput('Vizinha', BEAUTY_SALON, BEGINNER);
const TRAPS = planInput('<i>{{x}}</i>', HOSTILE, { Canal: '{eu}' });
const GAPS_MAX = 4;

const [sample] = (await channelPlan(SOLAR)).channels;
if (!sample) throw new Error('a plan without channels');
const channel = (key: ChannelKey | string, name = ''): ChannelProfile => ({ ...sample, key, name });
const write = (input: ChannelPlanInput, key: ChannelKey, sellerName = 'Ana Souza') =>
  channelScripts({ ...input, channel: channel(key), sellerName });
const contents = async (input: ChannelPlanInput, key: ChannelKey) =>
  (await write(input, key)).map(({ content }) => content).join('\n\n');
/** Without those that the seller confirms once for all scripts. */
const gaps = (text: string) => new Set(text.match(/\[(?!confirme:)[^\]]{1,400}\]/g));
const ODD_WORDS = [
  ...[
    '..',
    ' ,',
    '{dor}',
    '[nome]',
    '“',
    '"',
    '\n\n',
    '?',
    '(',
    ')',
    '—',
    '…',
    ';',
    '<b>',
    '$&',
    '\\',
  ],
  ...['conta de luz', 'não conseguem', 'Os clientes', 'no Google', 'R$ 500', 'medo', 'O TI', 'e'],
];
const oddBuyer = ([
  ,
  pain = '',
  ticket = '',
  argument = '',
  objection = '',
  rest = '',
]: string[]) => ({
  ...HOSTILE,
  ticket,
  pain,
  keyArguments: [argument],
  objections: [objection],
  negative: [rest],
});
/** Who it is, when, and what this person said or did. */
const PERSONAL =
  /^\[(?:nome|seu nome|quem indicou|data|dia(?: e hora)?|onde deixou|empresa da pessoa|motivo verdadeiro: .*|um fato da empresa|título do texto|a situação em uma linha|responda o que .*|repita com .*|o que cada um faz.*|valor combinado: .*)\]$/;
const KEYS = CHANNELS.map(({ key }) => key);

describe('channelScripts', () => {
  it('returns scripts from opening to closing, each with type and duration', async () => {
    const scripts = await write(SOLAR, 'whatsapp');
    expect(scripts.map(({ title }) => title.split(':')[0])).toEqual([
      'Abertura',
      'Roteiro principal',
      'Follow-up',
      'Objeções',
      'Fechamento',
    ]);
    expect(scripts.map(({ title }) => scriptType(title))).toEqual([
      'intro',
      'main',
      'main',
      'other',
      'cta',
    ]);
    for (const { content, duration } of scripts)
      expect(duration).toBe(spokenDuration(spokenText(content)));
  });

  it.each(KEYS)('writes clean scripts with few gaps for %s', async (key) => {
    for (const input of [SOLAR, FACTORY, SALON, TRAPS]) {
      for (const { title, content } of await write(input, key)) {
        expect.soft(content, title).not.toMatch(ROUGH_TEXT);
        expect.soft(content, title).not.toMatch(/(^|[.!?] |\n)(?!“)[a-zà-ú]/);
        expect.soft(gaps(content).size, title).toBeLessThanOrEqual(GAPS_MAX);
      }
    }
  });

  it('names the offer, the pain or the world of the customer in every script', async () => {
    for (const key of KEYS) {
      for (const { title, content } of await write(SOLAR, key)) {
        expect.soft(content, `${key} ${title}`).toMatch(/energia solar|conta de luz|telhado/i);
      }
    }
  });

  it('uses the stated price, and asks for the one that nobody stated', async () => {
    expect(await contents(SOLAR, 'google-ads')).toContain('R$ 18 mil');
    const unpriced = { ...SOLAR, icpAnswers: [], icp: { ...SOLAR.icp, ticketRange: 'R$ 900' } };
    const text = await contents(unpriced, 'google-ads');
    expect(text).not.toContain('R$ 900');
    expect(text).toContain('[confirme: preço]');
  });

  it('promises nothing and repeats no argument that the seller did not give', async () => {
    const all = (await Promise.all(KEYS.map((key) => contents(SOLAR, key)))).join('\n');
    expect(all).not.toMatch(/garant[oi]|devolv|sem multa|grátis|com nota|garantia de 25 anos/i);
    expect(all).toContain('[confirme: data de início]');
  });

  it('introduces the seller with name and offer', async () => {
    const [opening] = await write(SOLAR, 'whatsapp');
    expect(opening?.content).toMatch(/Ana.{0,20}energia solar/);
    const [call] = await write(FACTORY, 'cold-call', 'Carlos Eduardo Lima');
    expect(call?.content).toContain('aqui é Carlos Lima, da [confirme: nome da sua empresa]');
    const [titled] = await write(SOLAR, 'whatsapp', 'Dona Cleusa Ferraz');
    expect(titled?.content).toContain('Cleusa');
    expect(titled?.content).not.toContain('Dona');
  });

  it.each([
    ['f', 'sou formada em elétrica', /obrigada/i],
    ['m', 'sou formado em elétrica', /obrigado/i],
    ['unknown', 'comecei ontem', /valeu/i],
  ])('thanks as a seller of gender %s', async (_gender, courses, thanks) => {
    const seller = { ...SELLER, 'Como foi a melhor e a pior experiência com cursos?': courses };
    const input = planInput('Família Sol', HOME_SOLAR, seller);
    const [, , , , closing] = await write(input, 'whatsapp');
    expect(closing?.content).toMatch(thanks);
  });

  it('answers the objections of the channel first', async () => {
    expect(await contents(SALON, 'instagram')).toContain('(“qual o preço?”)');
    expect(await contents(FACTORY, 'cold-call')).toContain('(“não posso falar agora”)');
    expect(await contents(FACTORY, 'partnerships')).toContain('“e se você atender mal');
  });

  it('answers what this customer objects', async () => {
    const text = await contents(FACTORY, 'email');
    expect(text).toContain('“Precisa passar pelo comitê”');
  });

  it('writes messages for chats and e-mails, and speech for calls and talks', async () => {
    for (const { title, content } of await write(FACTORY, 'email')) {
      if (!title.startsWith('Objeções')) expect(content, title).toMatch(/^Assunto: \S/);
    }
    const call = await write(FACTORY, 'cold-call');
    expect(call.every(({ format }) => format === 'speech')).toBe(true);
    expect(call.filter(({ content }) => content.includes('(pausa')).length).toBeGreaterThan(3);
    const chat = await write(SOLAR, 'whatsapp');
    expect(chat.every(({ format }) => format === 'messages')).toBe(true);
    for (const { text } of chat.flatMap(({ content }) => partsOf(content))) {
      expect(text.length).toBeLessThan(420);
      expect(text).not.toMatch(/Mensagem \d/);
    }
  });

  it('shares few lines with the scripts of another trade on the same channel', async () => {
    const lines = async (input: ChannelPlanInput) =>
      new Set((await contents(input, 'whatsapp')).split('\n').filter((line) => line.length > 25));
    const [first, second] = [await lines(SOLAR), await lines(FACTORY)];
    const shared = [...first].filter((line) => second.has(line)).length / first.size;
    expect(shared).toBeLessThanOrEqual(0.15);
  });

  it('writes for a channel of another engine as for the matching known one', async () => {
    const [opening] = await channelScripts({
      ...FACTORY,
      channel: channel('outbound-phone', 'Cold call para gerentes'),
      sellerName: 'Ana',
    });
    expect(opening?.content).toContain('(pausa)');
  });

  it('writes clean texts for any profile', async () => {
    const piece = fc.constantFrom(...ODD_WORDS);
    const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 6, maxLength: 6 }), async (texts) => {
        const input = planInput(texts[0] ?? '', oddBuyer(texts), SELLER);
        const plan = await channelPlan(input);
        const scripts = await write(input, 'whatsapp', texts[5]);
        expect(textsOf([plan, scripts]).filter((found) => ROUGH_TEXT.test(found))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('asks once for what the seller knows, and anew only for what differs from person to person', async () => {
    for (const input of [SOLAR, FACTORY, SALON, TRAPS]) {
      for (const key of KEYS) {
        for (const gap of gaps(await contents(input, key))) expect.soft(gap, key).toMatch(PERSONAL);
      }
    }
  });

  it.each([
    ['segunda, dia 30', 'Pix, cartão ou boleto'],
    ['até o dia 10', 'no Pix'],
    ['combinamos por telefone', 'em 3 vezes'],
  ])('closes with %j and %j after a colon', async (date, payment) => {
    for (const input of [SOLAR, FACTORY, SALON]) {
      for (const key of KEYS) {
        const closing = (await write(input, key)).at(-1)?.content ?? '';
        const agreed =
          closing.match(/.{2}\[confirme: (?:dat|praz|dia e|formas)[^\]]{0,80}\]/g) ?? [];
        const said = agreed.map((text) =>
          text.replace(/\[.*/, /formas/.test(text) ? payment : date),
        );
        for (const text of said) expect.soft(text, `${key} ${closing}`).toMatch(/^: /);
      }
    }
  });

  it('keeps gaps for an unknown name and company', async () => {
    const [opening] = await write({ ...FACTORY, sellerAnswers: null }, 'cold-call', '  ');
    expect(opening?.content).toContain('[seu nome], da [confirme: nome da sua empresa]');
  });
});
