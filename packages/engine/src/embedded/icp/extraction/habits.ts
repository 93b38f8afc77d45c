import type { Statement } from './place.ts';

/** Channels by display name, with the words that mention them. */
const CHANNELS: readonly (readonly [string, RegExp])[] = [
  ['Instagram', /\binsta(?:gram)?\b/i],
  ['WhatsApp', /\b(?:whats(?:app)?|zap)\b/i],
  ['Indicação', /\bindica(?:ção|ções|cao|dos?|das?|m)\b|boca a boca/i],
  ['Google', /\bgoogle\b|\bpesquisam? na internet\b/i],
  ['LinkedIn', /\blinkedin\b/i],
  ['Facebook', /\bfacebook\b|\bface\b/i],
  ['YouTube', /\byou ?tube\b/i],
  ['TikTok', /\btik ?tok\b/i],
  ['Eventos e feiras', /\bfeiras? d[eo]\b|\bfeiras\b|\beventos? do setor\b|\bcongressos?\b/i],
  ['Grupos e comunidades', /\bgrupos? d[eo]\b|\bcomunidades?\b|\bcondomínio\b|\bigreja\b/i],
  ['OLX e classificados', /\bolx\b|\bclassificados?\b|\bmarketplace d[eo] facebook\b/i],
  ['Marketplaces', /\b(?:mercado livre|shopee|amazon|marketplaces?)\b/i],
  ['E-mail', /\be-?mails?\b/i],
  ['Telefone', /\bpor telefone\b|\bligaç(?:ão|ões)\b/i],
  ['Visita presencial', /\bpresencial(?:mente)?\b|\bporta a porta\b|\bvisita (?:ao|à|na|no)\b/i],
];

/** The channels that the description mentions. */
export function channelsIn(text: string): string[] {
  return CHANNELS.filter(([, words]) => words.test(text)).map(([name]) => name);
}

const MONTH =
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const WHEN = new RegExp(
  String.raw`(?<!\p{L})(?:a cada \d{1,3} (?:dias|semanas|meses|anos)|tod[oa]s? (?:mês|semana|ano|quinzena|safra)|n[oa] (?:começo|início|fim|final|meio) d[eoa] (?:mês|ano|semestre|safra|semana)|(?:em|até|desde|antes de|depois de|a partir de) (?:${MONTH})|n[oa] (?:safra|colheita|entressafra|plantio|black friday|volta às aulas|alta temporada|baixa temporada|rematrícula|matrícula)|época de \p{L}+|antes d[aeo]s? (?:festas|férias|verão|safra|casamento|feriados?|prova|matrícula)|fins? de semana)(?!\p{L})`,
  'iu',
);

/** When they buy or need it, in the seller's words: "a cada 15 dias", "antes da safra". */
export function timeIn(text: string): Statement | null {
  const words = WHEN.exec(text)?.[0];
  return words ? { words, text: words.charAt(0).toLowerCase() + words.slice(1) } : null;
}
