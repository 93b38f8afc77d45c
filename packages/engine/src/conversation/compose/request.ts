import { sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';

/** Imperatives within a request that order what else to say, as gerunds: "e pergunta se …". */
const ORDERS: readonly (readonly [string, string])[] = [
  ['pergunt(?:a|e|ar)', 'perguntando'],
  ['(?:fal|dig|diz)(?:a|e|ar|er)?', 'dizendo'],
  ['avis(?:a|e|ar)', 'avisando'],
  ['explic(?:a|ar)|explique', 'explicando'],
  ['pe[cç](?:a|e)|pede|pedir', 'pedindo'],
  ['agrade(?:ce|ça|cer)', 'agradecendo'],
  ['lembr(?:a|e|ar)', 'lembrando'],
  ['confirm(?:a|e|ar)', 'confirmando'],
  ['ofere(?:ce|ça|cer)', 'oferecendo'],
  ['convid(?:a|e|ar)', 'convidando'],
  ['desej(?:a|e|ar)', 'desejando'],
  ['parabeniz(?:a|e|ar)', 'parabenizando'],
];
const ALSO = '(?:tamb[eé]m |depois |j[aá] |a[ií] |logo )?';
const TO_CUSTOMER = '(?: (?:(?:pr[ao]|para|a) )?(?:el[ae]s?|[oa] cliente))?';
const BOUNDARY = '(?:^|[,;.:] ?(?:e )?|(?<![\\p{L}])e )';
/** A verb of saying needs what is said; "fala" alone may be part of it. */
const SAID = '(?= (?:que|q|d[aeo]s?|sobre)(?![\\p{L}]))';
const ORDERED = ORDERS.map(
  ([verb, gerund]) =>
    [
      new RegExp(
        `(${BOUNDARY})${ALSO}(?:${verb})(?![\\p{L}])${TO_CUSTOMER}${gerund === 'dizendo' ? SAID : '(?= \\p{L})'}`,
        'giu',
      ),
      gerund,
    ] as const,
);

/** "que tudo bem e pergunta qual sabor": each thing to say as a gerund, so that none is copied as it was ordered. */
export const withGerunds = (request: string): string =>
  ORDERED.reduce(
    (text, [order, gerund]) => text.replace(order, `$1${gerund}`),
    request.replace(WITH_AND, '$1 dizendo que '),
  );

/** "com o preço e que entrego sábado" */
const WITH_AND = /((?<![\p{L}])com (?:o |os )?(?:preço|preco|valor)(?:es|s)?) e (?:que|q) /iu;

const TEXT =
  '(?:mensage\\p{L}+|msgs?|textos?|textinho|zap|whats\\p{L}*|e-?mail|bilhete\\p{L}*|recado|posts?|legenda|stor\\p{L}+|an[uú]ncio|convite|aviso|proposta|resposta|cobran[cç]a|frase|pergunta|[aá]udio|lembrete|roteiro|carta|placa|plaquinha|comunicado)';
export const ORDER = new RegExp(
  `(?<![\\p{L}])(?:(?:(?:quero|queria|qria|preciso|precisava|vou) )?(?:escrev\\p{L}*|redij\\p{L}*|redige|mandar|agradecer|avisar|responder|convidar|cobrar)|manda|mande|(?:avis|fal|diz|explic|respond|pergunt|ped|agradec|lembr|cobr)(?:a|e)? (?:(?:pr[ao]|a|o) )?(?:el[ae]s?|dona|seu)|(?:mont[ae]r?|cri[ae]r?|faz(?:er)?|fa[cç]a|prepar[ae]r?|elabor[ae]r?|gera|bota|p[oõ]e|quero|queria|preciso)(?=.{0,25}(?<![\\p{L}])${TEXT}(?![\\p{L}])))(?![\\p{L}])`,
  'iu',
);
/** "…, faz uma mensagem": the order after what to say. */
const ORDER_AFTER =
  /[,.;]?\s{0,3}(?:e )?(?<![\p{L}])(?:faz|fa[cç]a|escrev[ea]|monta|manda|cria|bota)(?: (?:a[ií]|pra mim|isso|logo|uma?|essa|a|o)){0,3} (?:mensagem|msg|texto|textinho|zap|recado|bilhete|aviso|lembrete|comunicado|convite)(?: (?:a[ií]|pra mim|pra (?:el[ae])|bonit[oa]|curt[oa])){0,2}[.!]{0,3}$/iu;
const STORY_WORDS = 5;

/** What a request orders, and the story before it. */
export function partsOfRequest(request: string): { story: string; order: string } {
  const bare = request.replace(ORDER_AFTER, '').trim();
  const text = bare.split(/\s+/).length >= STORY_WORDS ? bare : request;
  const at = ORDER.exec(text)?.index ?? 0;
  const story = text.slice(0, at).trim();
  if (story.split(/\s+/).length < STORY_WORDS) return { story: '', order: text };
  return { story, order: text.slice(at) };
}

/** What a request orders, without the story before it and without the bare order at its end. */
export const orderOf = (request: string): string => partsOfRequest(request).order;

/** Somebody's story, also what a customer did, rather than a fact for the customer. */
export const STORY =
  /(?<![\p{L}])(?:eu|me|meu|minha|el[ae]s?|disse|falei|t[oô]|tava|\p{L}{3,}(?:[oe]u|iu))(?![\p{L}])/iu;

/** "escreve o que ela leva. camisa a 38, entrego em 20 dias": figures after the order; null for none. */
export function statedAfter(request: string): string | null {
  const [, ...rest] = sentencesOf(orderOf(request));
  const facts = rest.filter(
    (sentence) =>
      /\d/.test(sentence) &&
      !sentence.endsWith('?') &&
      !STORY.test(sentence) &&
      !ORDER.test(sentence),
  );
  return facts.length === 0 ? null : facts.join(' ').replace(/(?<![\s.])[\s.]+$/u, '');
}

const THAT =
  /(?<![\p{L}])(?:isso|esses? (?:dados|valores|condi[cç][oõ]es))(?![\p{L}])(?! d[aeo])/iu;
const FACT_WORDS = 20;

/** "camisa a 38, entrego em 20 dias. escreve isso pra diretora": the last thing that was stated. */
export function statedFirst(request: string): string | null {
  const { story, order } = partsOfRequest(request);
  if (story === '' || !THAT.test(order)) return null;
  const last =
    sentencesOf(story)
      .at(-1)
      ?.replace(/(?<![\s.,;:!])[\s.,;:!]+$/u, '') ?? '';
  const words = last.split(/\s+/).length;
  return words >= 3 && words <= FACT_WORDS ? last : null;
}

/** "se ela prefere bolo" and "qual sabor ela prefere" as the question itself. */
export function asQuestion(content: string): string {
  const folded = fold(content);
  const bare = /^se /.test(folded) ? content.replace(/^se\s+/iu, '') : content;
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1).replace(/(?<![.?!\s])[.?!\s]+$/u, '')}?`;
}
