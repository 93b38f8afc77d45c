import { cut } from '../../../shared/text.ts';

/** "vendo seguro de vida, meus clientes são autônomos": the product may come first. */
const NAMED =
  /(?:meus?|nossos?|os?)\s+(?:clientes?|público|compradores)(?:\s+(?:ideal|ideais|alvo))?\s+(?:é|são)\s+(.*)/iu;
const FILLERS = [
  /^(?:bom|bem|então|oi|olá)[,\s]+/iu,
  /^(?:(?:o|a|os|as|meus?|minhas?|nossos?|nossas?)\s+)*(?:clientes?|público|icp|perfil|alvo|comprador(?:es)?)(?:[\s-]+(?:ideal|ideais|alvo|perfeit[oa]s?))?\s*(?:é|são|eh|seriam?|:)\s*/iu,
  /^(?:eu\s+)?(?:quero|queria|preciso|pretendo|procuro|busco|vendo|vendemos|atendo|atendemos|trabalho|foco)\s+(?:(?:vender|atender|falar|trabalhar|focar|encontrar|alcançar)\s+)?(?:(?:para|pra|com|em)\s+)?/iu,
  /^(?:são|é|seriam?)\s+/iu,
  /^(?:(?:os|as|uns|umas|o|a|um|uma)\s+)/iu,
];
const NUMBER_OR_PLACE = String.raw`\s(?:em|no|na|nos|nas|do|da|d[ae])\s+(?:interior|litoral|capital|zona|região|bairro|grande|\p{Lu}\p{Ll})|\s(?:com|de|entre|até|acima|dos)\s+(?:mais\s+de\s+|cerca\s+de\s+)?\d`;
const END = new RegExp(
  String.raw`[,.;:!?(]|\s(?:que|com|sem|querendo|precisando|buscando|cansad|preocupad|insatisfeit|acima|entre|onde|cuj|mas|e\s+(?:gasta|costuma|têm|tem|não))|${NUMBER_OR_PLACE}|\s(?:cansad|em\s|no\s|na\s|nos\s|nas\s)`,
  'u',
);
/** Singular words for a group or a role; plurals are recognised by their s. */
const SINGULAR =
  /^(?:gente|pessoal|don[oa]|gerente|gestora?|diretora?|síndic[oa]|mulher|homem|casal|família|empresári[oa]|empresa|loja|lojista|clínica|profissional|compradora?|sóci[oa]|proprietári[oa]|produtora?|mãe|pai|médic[oa]|dentista|advogad[oa]|corretora?|empreendedora?|investidora?|jovem|responsável|indústria|escola|restaurante)$/iu;
const QUALIFIERS = /^(?:pequen[oa]s?|médi[oa]s?|grandes?|jovens|nov[oa]s|micro)$/iu;
const NO_NOUN =
  /^(?:mais|menos|depois|antes|eles|elas|todos|todas|muitos|muitas|vários|várias|ignores|cansados|cansadas|preocupados|preocupadas|nós|mas|após|às|das|dos|nas|nos)$/iu;
const WHO_MAX = 70;

const TOO_WIDE = /^(?:gente|pessoas?|pessoal|empresas?|clientes|mulheres|homens|quem|negócios)$/iu;
const RELATIVE = /^\s+que\s(?:(?!\s(?:mas|porém)\s)[^,.;:!?()])+/u;

/** Who the customer is, from the start of the description: "donas de salão", "gente que compra mel". */
export function whoIn(text: string): string | null {
  const description = NAMED.exec(text)?.[1] ?? text;
  const start = FILLERS.reduce((rest, filler) => rest.replace(filler, ''), description);
  const phrase = (start.split(END)[0] ?? '').trim();
  const noun = phrase.split(' ').find((word) => !QUALIFIERS.test(word)) ?? '';
  const isNoun = SINGULAR.test(noun) || (/^\p{L}{3,}s$/u.test(noun) && !NO_NOUN.test(noun));
  if (!isNoun || !/^[\p{L}\s/-]+$/u.test(phrase)) return null;
  // "gente" alone is too vague: the relative clause belongs to it.
  const relative = TOO_WIDE.test(phrase) ? RELATIVE.exec(start.slice(phrase.length))?.[0] : '';
  return cut(`${phrase}${relative ?? ''}`, WHO_MAX);
}
