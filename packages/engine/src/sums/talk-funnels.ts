import { plain } from './format.ts';
import { missing, type Outcome, result } from './outcome.ts';
import { N, one, type Shape } from './talk-shape.ts';

/** So many of the first make so many of the second: "de cada 20 ligações, 1 vira conversa". */
interface Stage {
  many: number;
  few: number;
  /** Stems of what is counted; empty for none. */
  from: string;
  to: string;
}

const COUNT = String.raw`(\d+|uma?)`;
const BECOMES =
  '(?:sai|saem|vira|viram|fecha|fecham|fecho|da|dao|compra|compram|atende|atendem|responde|respondem|aceita|aceitam|marca|marcam|vem|vao|vai|rende|rendem|topa|topam|tenho|consigo|fico|contrata|contratam|assina|assinam)';
const OF_EACH = new RegExp(
  String.raw`\b(?:d[ea] |a |em |n[ao]s? )?cada ${COUNT} (?:(?!uma? )(\p{L}{4,}) ?,? ?)?(?:(?:so|apenas|eu|que|faco|em media|umas?|uns) )*(?:${BECOMES} )?(?:so |apenas )?${COUNT}\b(?: (?:${BECOMES}|em|uma?|que|me|se) ?)*(\p{L}{4,})?`,
  'gu',
);
/** "1 a cada 5 conversas fecha" */
const IN_EACH = new RegExp(
  String.raw`\b${COUNT} (?:(\p{L}{4,}) )?(?:a|em|por|de) cada ${COUNT}(?: (?!fecha|vira|compra|atende)(\p{L}{4,}))?(?: (?:vira|viram) (?:em )?(?:uma? )?(\p{L}{4,}))?`,
  'gu',
);
/** "10% das ligações viram conversa" */
const SHARE = new RegExp(
  String.raw`(?<![\d.])(\d{1,3}(?:\.\d{1,2})?) % d[aeo]s? (\p{L}{4,}) (?:${BECOMES})(?: (?:em )?(?:uma? )?(\p{L}{4,}))?`,
  'gu',
);
const SOLD = /^(?:vend|fech|client|contrat|compr|assin|matric|negoc)/;
const ASKED = /\bq(?:uan)?n?t[oa]s (?:de |das |dos )?(\p{L}{3,})/u;
const GOAL = new RegExp(
  String.raw`\b(?:vender|fechar|fazer|conseguir|ter|bater|alcancar|chegar a|meta (?:de|e)|quero|preciso(?: de)?|para|pra) (?:as |os |uma |minhas |essas |esses |estas |estes )?${N}\b(?! ?(?:%|\p{L}+ por dia|por dia))`,
  'u',
);

/** The answer to the question how many sales. */
const ANSWERED = new RegExp(`, (?:quero |sao )?${N}(?: \\p{L}+)?$`, 'u');

/** Stages in a row, from what is asked to what is sold: 2 × 5 × 20. */
export const funnel: Shape = (text) => {
  const stages = stagesIn(text);
  const asked = ASKED.exec(text)?.[1] ?? '';
  if (stages.length === 0 || asked === '') return null;
  const isSimple = stages.length === 1 && !/\bcada\b|%/.test(text);
  if (isSimple) return null;
  return SOLD.test(asked) ? forward(text, stages, asked) : backward(text, stages, asked);
};

function backward(text: string, stages: readonly Stage[], asked: string): Outcome | null {
  const at = stages.findIndex(({ from }) => from === stem(asked));
  const isFirst = stages[0]?.from === '' || at === 0;
  if (at < 0 && !isFirst)
    return stages.length > 1 ? missing(`De quantas ${asked} sai cada uma dessas?`) : null;
  const used = stages.slice(Math.max(0, at));
  const rest = withoutStages(text);
  const goal = one(GOAL, rest) ?? one(ANSWERED, rest);
  if (goal === null) return missing('Quantas vendas você quer fechar?');
  const done = one(new RegExp(`\\bja (?:tenho|fiz|fechei|vendi) ${N}`), text) ?? 0;
  const needed = used.reduceRight((all, { many, few }) => (all * many) / few, goal - done);
  const chain = used
    .toReversed()
    .map(({ many, few }) => (few === 1 ? `× ${plain(many)}` : `× ${plain(many)} ÷ ${plain(few)}`));
  const left = done > 0 ? `${plain(goal)} − ${plain(done)} = ${plain(goal - done)}; ` : '';
  return result(
    `São **${plain(Math.ceil(needed))} ${named(asked)}**.`,
    `${left}${plain(goal - done)} ${chain.join(' ')} = ${plain(needed)}`,
  );
}

function forward(text: string, stages: readonly Stage[], asked: string): Outcome | null {
  const start = one(
    new RegExp(`\\b(?:fizer|fazendo|faco|ligar|ligando|mandar|mandando|com|fiz) ${N}\\b`),
    withoutStages(text),
  );
  if (start === null) return null;
  const made = stages.reduce((all, { many, few }) => (all * few) / many, start);
  const chain = stages.map(({ many, few }) =>
    few === 1 ? `÷ ${plain(many)}` : `÷ ${plain(many)} × ${plain(few)}`,
  );
  return result(
    `São **${plain(made)} ${named(asked)}**.`,
    `${plain(start)} ${chain.join(' ')} = ${plain(made)}`,
  );
}

/** The stages in the order of the sale. */
function stagesIn(text: string): Stage[] {
  const found = [
    ...[...text.matchAll(IN_EACH)].map(({ index, 1: few, 2: to, 3: many, 4: from, 5: made }) => ({
      index,
      ...stage(many, few, from, to ?? made),
    })),
    ...[...text.replace(IN_EACH, blank).matchAll(OF_EACH)].map(
      ({ index, 1: many, 2: from, 3: few, 4: to }) => ({ index, ...stage(many, few, from, to) }),
    ),
    ...[...text.matchAll(SHARE)].map(({ index, 1: share, 2: from, 3: to }) => ({
      index,
      ...stage('100', share, from, to),
    })),
  ].sort((a, b) => a.index - b.index);
  const [first, second] = found;
  const isReversed = first && second && first.from !== '' && first.from === second.to;
  return isReversed ? found.toReversed() : found;
}

const blank = (match: string) => ' '.repeat(match.length);
const withoutStages = (text: string) =>
  text.replace(IN_EACH, ' ').replace(OF_EACH, ' ').replace(SHARE, ' ');
const stage = (many?: string, few?: string, from = '', to = ''): Stage => ({
  many: numberOf(many),
  few: numberOf(few),
  from: stem(from),
  to: stem(to),
});
const numberOf = (word = '1') => (/^uma?$/.test(word) ? 1 : Number(word));
const stem = (noun: string) => noun.replace(/(?:coes|cao|oes|ao|ns|m|s)$/, '').slice(0, 7);

const ACCENTED: Record<string, string> = {
  ligacoes: 'ligações',
  reunioes: 'reuniões',
  apresentacoes: 'apresentações',
  demonstracoes: 'demonstrações',
  indicacoes: 'indicações',
  orcamentos: 'orçamentos',
};
const named = (noun: string) => ACCENTED[noun] ?? noun;

/** "e se eu fizer 10 por dia, quantos dias?": what was just reckoned by so many each day. */
export const atPace: Shape = (text, { ledger, isNear }) => {
  const whole = ledger.result;
  const [, each, unit = ''] =
    new RegExp(`${N} (?:(?!por)\\p{L}+ )?(?:por|ao|a|na|no|cada) (dia|semana|mes)\\b`, 'u').exec(
      text,
    ) ?? [];
  const asked = /\bq(?:uan)?n?t[oa]s? (?:tempo|(dia|semana|mes)(?:es|s)?)\b/.exec(text);
  if (!isNear || whole === undefined || !each || !asked || Number(each) <= 0) return null;
  if (asked[1] !== undefined && asked[1] !== unit) return null;
  if ((text.match(/\d+(?:\.\d+)?/g)?.length ?? 0) > 1) return null;
  const needed = whole / Number(each);
  const count = Math.ceil(needed);
  const name = unit === 'mes' ? (count === 1 ? 'mês' : 'meses') : count === 1 ? unit : `${unit}s`;
  return result(
    `São **${plain(count)} ${name}**.`,
    `${plain(whole)} ÷ ${plain(Number(each))} = ${plain(needed)}`,
  );
};

/** "isso dá quantas propostas por dia?": the number before, over the days that were named. */
export const eachDay: Shape = (text, { ledger, texts, isNear }) => {
  const asked = /\bq(?:uan)?n?t[oa]s (\p{L}{4,}) por (dia|semana)\W*$/u.exec(text);
  const whole = ledger.result;
  if (!asked || !isNear || whole === undefined || ledger.resultIs !== 'count') return null;
  if (/\d/.test(text)) return null;
  const [, noun = '', unit = ''] = asked;
  const parts = one(new RegExp(`${N} ${unit}s\\b`), '', texts);
  if (parts === null || parts <= 0)
    return missing(`Em ${unit === 'dia' ? 'quantos dias' : 'quantas semanas'}?`);
  return result(
    `São **${plain(whole / parts)} ${named(noun)} por ${unit}**.`,
    `${plain(whole)} ÷ ${plain(parts)} = ${plain(whole / parts)}`,
  );
};
