import { describe, expect, it } from 'vitest';
import { fold } from '../../shared/text.ts';
import { ROUGH_TEXT, textsOf } from '../../testing/texts.ts';
import { CUSTOMERS, GENERAL_SEGMENT, SEGMENTS } from './index.ts';

const ALL = [...SEGMENTS, GENERAL_SEGMENT];
const BUYERS = ALL.flatMap(({ key, buyers }) =>
  Object.entries(buyers).map(([type, buyer]) => [`${key}, ${type}`, buyer] as const),
);

describe('SEGMENTS', () => {
  it.each([
    ['pet shop', 'pets'],
    ['clínica veterinária', 'pets'],
    ['loja de autopeças', 'automotive'],
    ['salão de beleza', 'beauty'],
    ['academia', 'fitness'],
    ['boutique feminina', 'fashion'],
    ['pizzaria delivery', 'food'],
    ['clínica odontológica', 'health'],
    ['escola de idiomas', 'education'],
    ['escritório de contabilidade', 'legal'],
    ['festas e casamentos', 'tourism'],
    ['condomínios', 'condos'],
    ['energia solar', 'energy'],
    ['material de construção', 'construction'],
    ['indústria metalúrgica', 'industry'],
    ['transportadoras', 'logistics'],
    ['loteamentos', 'realEstate'],
    ['consórcio', 'finance'],
    ['produtores de soja', 'farming'],
    ['Varejo', 'retail'],
    ['Technology', 'technology'],
    ['Servicios', 'services'],
  ])('recognises %j as %s', (words, key) => {
    expect(SEGMENTS.find(({ pattern }) => pattern.test(fold(words)))?.key).toBe(key);
  });

  it.each(BUYERS)('has enough well-formed texts for each buyer: %s', (_who, buyer) => {
    expect(buyer.pains.length).toBeGreaterThanOrEqual(5);
    expect(buyer.objections.length).toBeGreaterThanOrEqual(5);
    expect(buyer.approaches.length).toBeGreaterThanOrEqual(3);
    expect(buyer.arguments.length).toBeGreaterThanOrEqual(4);
    expect(buyer.moments.length).toBeGreaterThanOrEqual(2);
    expect(buyer.ticket[0]).toBeLessThan(buyer.ticket[1]);
    for (const line of [...buyer.moments, ...buyer.approaches])
      expect(line).toMatch(/^\p{Lu}.*\.$/u);
    for (const line of [...buyer.objections, ...buyer.arguments]) {
      expect(line).toMatch(/^\p{Lu}.*[^.!]$/u);
    }
    for (const line of buyer.not) expect(line).toMatch(/^Quem .*[^.]$/);
    for (const line of buyer.pains) expect(line).toMatch(/^\p{Ll}.*[^.]$/u);
  });

  it('contains no duplicate lines', () => {
    const lines = ALL.flatMap(({ buyers, season }) => [
      ...season,
      ...Object.values(buyers).flatMap(({ pains, moments, approaches, objections, not }) => [
        ...pains,
        ...moments,
        ...approaches,
        ...objections,
        ...not,
      ]),
    ]);
    const twice = lines.filter((line, at) => lines.indexOf(line) !== at);
    expect(twice).toEqual([]);
  });

  it('is free of rough text', () => {
    for (const text of [...ALL, CUSTOMERS].flatMap(textsOf)) expect(text).not.toMatch(ROUGH_TEXT);
  });
});
