import { cut } from '../../language/text.ts';
import type { Said } from './place.ts';

const FILLERS = [
  /^(?:bom|bem|então|oi|olá)[,\s]+/iu,
  /^(?:(?:o|a|os|as|meus?|minhas?|nossos?|nossas?)\s+)*(?:clientes?|público|icp|perfil|alvo|comprador(?:es)?)(?:[\s-]+(?:ideal|ideais|alvo|perfeit[oa]s?))?\s*(?:é|são|eh|seriam?|:)\s*/iu,
  /^(?:eu\s+)?(?:quero|queria|preciso|pretendo|procuro|busco|vendo|vendemos|atendo|atendemos|trabalho|foco)\s+(?:(?:vender|atender|falar|trabalhar|focar|encontrar|alcançar)\s+)?(?:(?:para|pra|com|em)\s+)?/iu,
  /^(?:são|é|seriam?)\s+/iu,
  /^(?:(?:os|as|uns|umas|o|a|um|uma)\s+)/iu,
];
const NUMBER_OR_PLACE = String.raw`\s(?:em|no|na|nos|nas|do|da|d[ae])\s+(?:interior|litoral|capital|zona|região|bairro|grande|\p{Lu})|\s(?:com|de|entre|até|acima|dos)\s+(?:mais\s+de\s+|cerca\s+de\s+)?\d`;
const END = new RegExp(
  String.raw`[,.;:!?(]|\s(?:que|com|sem|querendo|precisando|buscando|cansad|preocupad|insatisfeit|acima|entre|onde|cuj|mas|e\s+(?:gasta|costuma|têm|tem|não))|${NUMBER_OR_PLACE}|\s(?:cansad|em\s|no\s|na\s|nos\s|nas\s)`,
  'u',
);
/** Singular words that stand for a group or an office; plurals are known by their s. */
const SINGULAR =
  /^(?:gente|pessoal|don[oa]|gerente|gestora?|diretora?|síndic[oa]|mulher|homem|casal|família|empresári[oa]|empresa|loja|lojista|clínica|profissional|compradora?|sóci[oa]|proprietári[oa]|produtora?|mãe|pai|médic[oa]|dentista|advogad[oa]|corretora?|empreendedora?|investidora?|jovem|responsável|indústria|escola|restaurante)$/iu;
const QUALIFIERS = /^(?:pequen[oa]s?|médi[oa]s?|grandes?|jovens|nov[oa]s|micro)$/iu;
const NO_NOUN =
  /^(?:mais|menos|depois|antes|eles|elas|todos|todas|muitos|muitas|vários|várias|ignores|cansados|cansadas|preocupados|preocupadas|nós|mas|após|às|das|dos|nas|nos)$/iu;
const WHO_MAX = 70;

const TOO_WIDE = /^(?:gente|pessoas?|pessoal|empresas?|clientes|mulheres|homens|quem|negócios)$/iu;

/** Who the customer is, as the description opens: "donas de salão", "gente que compra mel". */
export function whoIn(text: string): string | null {
  const start = FILLERS.reduce((rest, filler) => rest.replace(filler, ''), text);
  const phrase = (start.split(END)[0] ?? '').trim();
  const noun = phrase.split(' ').find((word) => !QUALIFIERS.test(word)) ?? '';
  const isNoun = SINGULAR.test(noun) || (/^\p{L}{3,}s$/u.test(noun) && !NO_NOUN.test(noun));
  if (!isNoun || !/^[\p{L}\s/-]+$/u.test(phrase)) return null;
  // "gente" alone says nothing: what follows "que" belongs to it.
  const relative = TOO_WIDE.test(phrase)
    ? /^\s+que\s(?:(?!\s(?:mas|porém)\s)[^,.;:!?()])+/u.exec(start.slice(phrase.length))
    : null;
  return cut(`${phrase}${relative?.[0] ?? ''}`, WHO_MAX);
}

const SIZE =
  /\b(?:de |com |até |entre |mais de |menos de |cerca de )*\d[\d.]{0,6}(?:\s*(?:a|e|-|até)\s*\d[\d.]{0,6})?\s+(?:pessoas|funcionári[oa]s|funcionarios|colaboradores|cadeiras|lojas|unidades|alunos|leitos|mesas|vendedor[ea]s|veículos|veiculos|carros|caminhões|hectares|cabeças|apartamentos|profissionais|empregados|quartos|salas|máquinas|motoristas|entregadores|corretores|dentistas|médicos|advogados|consultórios|obras|imóveis|sócios|filhos)\b/iu;
const ALONE =
  /\b(?:trabalham? sozinh[oa]s?|fazem tudo sozinh[oa]s?|equipe de \d+|time de \d+|sem funcionários?)\b/iu;
const AGES =
  /(?<!há |ha |mercado )\b(?:de |entre |dos |acima de |mais de |a partir de )?(?:\d{1,2}\s*(?:a|e|aos|até|-)\s*\d{1,2}|(?<=(?:acima de|mais de|a partir de|partir dos) )\d{2})\s+anos\b/iu;

/** How many they are: "3 a 8 cadeiras", "40 funcionários". */
export function sizeIn(text: string): Said | null {
  const words = (SIZE.exec(text) ?? ALONE.exec(text))?.[0]?.trim();
  return words ? { words, text: words.replace(/^(?:com|de|entre)\s+/i, '') } : null;
}

/** How old they are: "28 a 38 anos". */
export function agesIn(text: string): Said | null {
  const words = AGES.exec(text)?.[0]?.trim();
  return words ? { words, text: words.replace(/^(?:de|entre|dos)\s+/i, '') } : null;
}

const DECIDES = [
  /quem (?:decide|compra|aprova|assina|paga) (?:é|são|costuma ser) ([^,.;:!?]{3,60})/iu,
  /(?:a )?decisão (?:é|fica|passa) (?:d[aeo]s?|com|pel[ao]) ([^,.;:!?]{3,60})/iu,
  /(?:falo|converso|negocio|trato) com ((?:o|a|os|as)\s[^,.;:!?]{3,50})/iu,
];

/** Who says yes, when the description tells it outright. */
export function decisionIn(text: string): Said | null {
  for (const pattern of DECIDES) {
    const match = pattern.exec(text);
    if (match?.[1]) return { words: match[0], text: match[1].trim() };
  }
  return null;
}
