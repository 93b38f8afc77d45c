import { fold } from '../../shared/text.ts';

const VERBS =
  'p[oõ]e|ponha|bota|bote|coloca|coloque|tira|tire|troca|troque|muda|mude|deixa|deixe|faz|fa[cç]a|trata|trate|chama|chame|usa|use|assina|assine|acrescenta|inclui|inclua|sem|mais|menos|passa|corta|encurta|escreve|remove|apaga|substitui|adiciona|menciona|cita|(?:n[aã]o|nem) (?:fala|cita|p[oõ]e|bota|usa|menciona|coloca|diz|toca|conta|precisa)|(?:s[oó] )?fala (?:que|q|d[aeo]s?|tamb[eé]m|s[oó])|(?:s[oó] )?diz (?:que|q|s[oó])|s[oó] (?:diz|fala|p[oõ]e|bota)|avisa|ofere[cç][ea]|convida|chama el[ae]s?|pergunta|lembra el[ae]|agradece|pede|sugere|d[aá] (?:uma?|de|tamb[eé]m)|agora (?:é|eh|vai ser|fica)|mudou pr[ao]|cad[eê]|faltou|some com|promete';
const BETWEEN = new RegExp(
  `(?:[,;.]\\s?(?:(?:e|mas|tamb[eé]m|depois|a[ií]) ){0,3}|\\s(?:e|mas)\\s(?:(?:tamb[eé]m|depois|a[ií]) ){0,2})(?=(?:${VERBS})(?![\\p{L}]))`,
  'iu',
);
const REMOVES = /^(?:por favor,? )?(?:tira|tire|remove|apaga|troca|troque|muda|substitui)\b/;
const PUTS = /^(?:poe|ponha|bota|bote|coloca|coloque|deixa|deixe)\b/;
/** What names its own place in the text: "sexta no lugar de quinta". */
const OWN_PLACE = /\b(?:no lugar d|em vez d|ao inves d|por |pelo |pela )/;
/** What is never replaced by the next part: "tira o emoji e põe o preço". */
const OF_ITS_OWN =
  /\b(?:emoji|carinha|figurinha|saudacao|oi|nome|ultima frase|primeira frase|final|preco|valor)\b/;

/** "dou 90 dias de garantia, põe isso": the part before is what to put. */
const THAT = /^(?:poe|ponha|bota|bote|coloca|coloque|usa|use|inclui|acrescenta) (?:isso|ess[ae])\b/;

/** The changes that a request asks for; one where it is a single change, such as "tira X e põe Y". */
export function partsOfChange(request: string): string[] {
  const [first = request, ...rest] = request
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  const parts = [first];
  for (const part of rest) {
    const before = parts.at(-1) ?? '';
    if (isOne(before, part) || THAT.test(fold(part)))
      parts[parts.length - 1] = `${before}${THAT.test(fold(part)) ? ',' : ' e'} ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** "tira quinta e põe sexta" replaces one by the other. */
function isOne(before: string, part: string): boolean {
  const [one, other] = [fold(before), fold(part)];
  if (
    /^(?:muda|passa|troca) (?:pra|para|pro)\b/.test(one) ||
    /^deix[ae] (?:mais|menos|bem|curt)/.test(other)
  )
    return false;
  return (
    REMOVES.test(one) &&
    PUTS.test(other) &&
    !OWN_PLACE.test(other) &&
    !OWN_PLACE.test(one) &&
    !OF_ITS_OWN.test(one)
  );
}
