import { fold } from '../../shared/text.ts';
import type { Variation } from '../../shared/variation.ts';

/** Subjects of complaints and arguments, so that advice matches the complaint. */
const SUBJECTS: readonly RegExp[] = [
  /agenda|horario|falt(a|am|ou)\b|marca|encaixe|cadeira|ocupa|vazi|remarca/,
  /prec|caro|barat|desconto|margem|custo|gasta|comiss|taxa/,
  /caixa|dinheiro|inadimpl|parcela|boleto|credito|financiament|divida|juros|renda/,
  /client|venda|vender|lead|matricul|movimento|captac|anunci|divulg|indicac/,
  /equipe|funcionari|contrat(ar|a)\b|rotativ|treino|trein|mao de obra|sozinh|folga/,
  /medo|confian|golpe|garant|risco|segur|promess|engan|calote|enrola/,
  /prazo|atras|demora|entrega|espera|rapid|fila|parad/,
  /planilha|caderno|papel|sistema|control|organiz|relator|digitad|retrabalho|dado/,
  /imposto|multa|fiscal|tribut|lei\b|lgpd|nota\b|guia|regime/,
  /qualidade|resultado|retoque|defeito|conserto|quebra|manutenc/,
  /tempo|hora|rotina|corr(e|ido)|sobrecarreg/,
  /noiv|casament|vao casar|festa|formatur/,
  /viag|ferias|hotel|temporada/,
  /matricul|escola|aluno|boletim|vestibul|concurs/,
  /safra|plantio|colheita|lavoura|chuva/,
  /estoque|giro|encalh|compra|fornecedor|ruptura/,
];
/** Two lines with as many features in common count as repetition. */
const REPEATED = 3;
const COMMON =
  /^(para|como|mais|menos|quem|cliente|antes|depois|sobre|entre|mesmo|quando|ainda|porque|muito)/;

/**
 * The options with the most relevant one first; the others in seeded random order.
 * @param matter the seller's complaint; nothing is relevant to an empty text.
 */
export function closestFirst(
  options: readonly string[],
  matter: string,
  variation: Variation,
): string[] {
  const drawn = variation.some(options, options.length);
  if (!matter) return drawn;
  const wanted = featuresOf(matter);
  const scores = drawn.map((option) => shared(knownFeatures(option), wanted));
  const best = Math.max(0, ...scores);
  if (best === 0) return drawn;
  const first = drawn[scores.indexOf(best)];
  return [...drawn.filter((option) => option === first), ...drawn.filter((one) => one !== first)];
}

/** The first option that repeats none of the given lines; null when all do. */
export function freshFrom(options: readonly string[], lines: readonly string[]): string | null {
  const taken = lines.map(knownFeatures);
  const isFresh = (option: string) =>
    taken.every((features) => shared(knownFeatures(option), features) < REPEATED);
  return options.find(isFresh) ?? null;
}

/** Cache: the knowledge base is finite and every profile compares the same lines. */
const known = new Map<string, Set<string>>();
function knownFeatures(line: string): Set<string> {
  const features = known.get(line) ?? featuresOf(line);
  known.set(line, features);
  return features;
}

/** Subjects and word stems: "M3", "agend". */
function featuresOf(text: string): Set<string> {
  const folded = fold(text);
  const stems = folded.split(/[^a-z]+/).filter((word) => word.length > 4 && !COMMON.test(word));
  const subjects = SUBJECTS.flatMap((subject, at) => (subject.test(folded) ? [`M${at}`] : []));
  return new Set([...subjects, ...stems.map((stem) => stem.slice(0, 5))]);
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((feature) => b.has(feature)).length;
