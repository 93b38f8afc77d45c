import type { Statement } from './place.ts';

const SIZE =
  /\b(?:de |com |até |entre |mais de |menos de |cerca de ){0,4}\d[\d.]{0,6}(?:\s*(?:a|e|-|até)\s*\d[\d.]{0,6})?\s+(?:pessoas|funcionári[oa]s|funcionarios|colaboradores|cadeiras|lojas|unidades|alunos|leitos|mesas|vendedor[ea]s|veículos|veiculos|carros|caminhões|hectares|cabeças|apartamentos|profissionais|empregados|quartos|salas|máquinas|motoristas|entregadores|corretores|dentistas|médicos|advogados|consultórios|obras|imóveis|sócios|filhos)\b/iu;
const ALONE =
  /\b(?:trabalham? sozinh[oa]s?|fazem tudo sozinh[oa]s?|equipe de \d+|time de \d+|sem funcionários?)\b/iu;
const AGES =
  /(?<!há |ha |mercado )\b(?:de |entre |dos |acima de |mais de |a partir de )?(?:\d{1,2}\s*(?:a|e|aos|até|-)\s*\d{1,2}|(?<=(?:acima de|mais de|a partir de|partir dos) )\d{2})\s+anos\b/iu;

/** The number of people or units: "3 a 8 cadeiras", "40 funcionários". */
export function sizeIn(text: string): Statement | null {
  const words = (SIZE.exec(text) ?? ALONE.exec(text))?.[0]?.trim();
  return words ? { words, text: words.replace(/^(?:com|de|entre)\s+/i, '') } : null;
}

/** Their age: "28 a 38 anos". */
export function agesIn(text: string): Statement | null {
  const words = AGES.exec(text)?.[0]?.trim();
  return words ? { words, text: words.replace(/^(?:de|entre|dos)\s+/i, '') } : null;
}

const DECIDES = [
  /quem (?:decide|compra|aprova|assina|paga) (?:é|são|costuma ser) ([^,.;:!?]{3,60})/iu,
  /(?:a )?decisão (?:é|fica|passa) (?:d[aeo]s?|com|pel[ao]) ([^,.;:!?]{3,60})/iu,
  /(?:falo|converso|negocio|trato) com ((?:o|a|os|as)\s[^,.;:!?]{3,50})/iu,
];

/** The decision maker, when the description names one. */
export function decisionIn(text: string): Statement | null {
  for (const pattern of DECIDES) {
    const match = pattern.exec(text);
    if (match?.[1]) return { words: match[0], text: match[1].trim() };
  }
  return null;
}
