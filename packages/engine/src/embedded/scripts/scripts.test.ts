import type { ChannelProfile } from '@salesai/contract/channels';
import { scriptType, spokenDuration } from '@salesai/contract/scripts';
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
const PLACEHOLDERS_MAX = 4;

const [sample] = (await channelPlan(SOLAR)).channels;
if (!sample) throw new Error('a plan without channels');
const channel = (key: ChannelKey | string, name = ''): ChannelProfile => ({ ...sample, key, name });
const write = (input: ChannelPlanInput, key: ChannelKey, sellerName = 'Ana Souza') =>
  channelScripts({ ...input, channel: channel(key), sellerName });
const contents = async (input: ChannelPlanInput, key: ChannelKey) =>
  (await write(input, key)).map(({ content }) => content).join('\n\n');
const placeholders = (text: string) => new Set(text.match(/\[[^\]]{1,400}\]/g));
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
    for (const { content, duration } of scripts) expect(duration).toBe(spokenDuration(content));
  });

  it.each(KEYS)('writes clean scripts with few placeholders for %s', async (key) => {
    for (const input of [SOLAR, FACTORY, SALON, TRAPS]) {
      for (const { title, content } of await write(input, key)) {
        expect.soft(content, title).not.toMatch(ROUGH_TEXT);
        expect.soft(content, title).not.toMatch(/(^|[.!?] |\n)(?!“)[a-zà-ú]/);
        expect.soft(placeholders(content).size, title).toBeLessThanOrEqual(PLACEHOLDERS_MAX);
      }
    }
  });

  it('uses pain, price, arguments and objections of the ICP', async () => {
    const text = await contents(SOLAR, 'google-ads');
    expect(text).toContain('conta de luz que sobe todo ano');
    expect(text).toContain('entre R$ 14.000 e R$ 22.000');
    expect(text).toContain('“Tenho medo de a empresa fechar e eu ficar sem garantia”');
    const all = (await Promise.all(KEYS.map((key) => contents(SOLAR, key)))).join('\n');
    expect(all).toContain('garantia de 25 anos nos módulos');
    expect(all).not.toContain('fatura de um vizinho');
  });

  it('uses name, trade, style and experience of the seller', async () => {
    const [opening] = await write(SOLAR, 'whatsapp');
    expect(opening?.content).toContain('Aqui é Ana, trabalho com energia solar.');
    const [call] = await write(FACTORY, 'cold-call', 'Carlos Eduardo Lima');
    expect(call?.content).toContain('Carlos Lima, trabalho com software industrial');
    const hunter = (await Promise.all(KEYS.map((key) => contents(FACTORY, key)))).join('\n');
    expect(hunter).toContain('há mais de cinco anos');
    const consultant = await Promise.all(
      KEYS.map((key) => contents({ ...FACTORY, sellerAnswers: SOLAR.sellerAnswers }, key)),
    );
    expect(hunter).toMatch(/Comigo anda rápido|Não vou te prender/);
    expect(consultant.join('\n')).not.toMatch(/Comigo anda rápido|Não vou te prender/);
  });

  it('mentions no client case for sellers without clients', async () => {
    for (const key of ['email', 'linkedin', 'events', 'webinar'] as const) {
      expect(await contents({ ...FACTORY, sellerAnswers: SALON.sellerAnswers }, key)).not.toMatch(
        /\[(resultado|caso de um cliente|cliente parecido)/,
      );
    }
  });

  it('answers the objections of the channel first', async () => {
    expect(await contents(SALON, 'instagram')).toContain('Se escrever “qual o preço?”');
    expect(await contents(FACTORY, 'cold-call')).toContain('Se ouvir “não posso falar agora”');
    expect(await contents(FACTORY, 'partnerships')).toContain('“e se você atender mal');
  });

  it('follows the format of the channel', async () => {
    for (const { title, content } of await write(FACTORY, 'email')) {
      expect(content, title).toMatch(/^Assunto: \S/);
    }
    const call = await write(FACTORY, 'cold-call');
    expect(call.every(({ content }) => content.includes('(pausa'))).toBe(true);
    const messages = (await contents(SOLAR, 'whatsapp')).split('\n');
    expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(330);
  });

  it('differs between two buyers and between two sellers', async () => {
    const lines = async (input: ChannelPlanInput) =>
      new Set((await contents(input, 'whatsapp')).split('\n').filter((line) => line.length > 25));
    const shared = async (one: ChannelPlanInput, other: ChannelPlanInput) => {
      const [first, second] = [await lines(one), await lines(other)];
      return [...first].filter((line) => second.has(line)).length / first.size;
    };
    expect(await shared(SOLAR, FACTORY)).toBeLessThan(0.4);
    expect(await shared(SOLAR, { ...SOLAR, sellerAnswers: FACTORY.sellerAnswers })).toBeLessThan(
      0.9,
    );
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

  it('keeps placeholders for an unknown name and company', async () => {
    const [opening] = await write({ ...FACTORY, sellerAnswers: null }, 'cold-call', '  ');
    expect(opening?.content).toContain('[seu nome], da [sua empresa]');
  });
});
