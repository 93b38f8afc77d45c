import { asPattern, capital } from '../../shared/text.ts';
import { ownText } from '../reading/artefact.ts';
import { asQuestion, orderOf, partsOfRequest, STORY, withGerunds } from './request.ts';

/** What a request says after its verb, kind and recipient: "da marmita de frango", "com 20 % de entrada". */
export function detailsIn(request: string): string | null {
  const rest = stated(request)
    .replace(REQUEST_HEAD, '')
    .replace(/(?:^|[,.;]\s*)(?:o )?nome (?:d[ae]l[ae] )?(?:é |e |eh )?\p{L}+\.?/giu, '')
    .replace(/(?:^|,)\s*(?:sem|bem|mais|curt\w+|educad\w+|simples|bonit\w+)\b[^,.;]*$/iu, '')
    .replace(REFERENCE, '')
    .replace(/^[\s,:;.–-]+/u, '')
    .replace(/(?<![\s,;.])[\s,;.]+$/u, '')
    .replace(
      /^(?:d[aeo]s?|com|sobre|que|q|pedindo|explicando|fala\w*(?: d[aeo]s?)?|dizendo)\s+/iu,
      '',
    );
  return rest.split(/\s+/).length >= 3 && !ORDERED.test(rest) ? rest : null;
}
/** The order itself is nothing to say. */
const ORDERED =
  /^(?:agora |ent[aã]o |queria |quero |preciso )*(?:escrev\p{L}*|mont[ae]|mand(?:a|e|ar)|faz(?:er)?|fa[cç]a|cri[ae]|prepar[ae])(?![\p{L}])/iu;
/** "quero fazer uma promoção …": what the seller plans to announce. */
const PLAN =
  /^(?:(?:agora|ent[aã]o|e|coach)[, ]+)*(?:eu )?(?:quero|queria|vou|preciso) (?:fazer|lan[cç]ar|anunciar|divulgar|p[oô]r|soltar) (?:uma? |o |a )?/iu;

/** "carro pequeno 280, suv 380. faz um anúncio": what comes before the request is its content. */
function stated(request: string): string {
  const { story, order } = partsOfRequest(request);
  const isList = /\d/.test(story) && !/\d/.test(order) && !STORY.test(story);
  if (story !== '')
    return isList ? story.replace(PLAN, '').replace(/(?<![\s,.;])[\s,.;]+$/u, '') : order;
  const [before = '', last = ''] = request.split(/(?<=[.!;])\s+(?=[^.!;]{3,60}[.!]?$)/u);
  const isRequest =
    /^(?:faz|fa[cç]a|escrev|cri[ae]|mont|manda|gera|quero|aviso|bota|p[oõ]e)/iu.test(last);
  return isRequest && /\d/.test(before) && !/\d/.test(last) ? before.replace(/[.!;]$/, '') : order;
}

/** "essa conta pro seu Jorge", "e a Bia": a reference and its recipient, no content. */
const REFERENCE =
  /^\s{0,3}(?:(?:com|de|d)?\s?(?:isso|ess[ae]s? (?:conta|valor|texto|total|resultado|condi[cç][aã]o|proposta))\s{0,3})?(?:(?:pr[ao]|para|e)\s(?:[ao]\s)?(?:seu\s|dona\s)?\p{Lu}\p{L}+\s{0,3}){0,2}$/u;
const REQUEST_HEAD =
  /^.{0,40}?(?:escrev\p{L}{1,20}|redij\p{L}|mont\p{L}|cri[ae]|fa[zç]\p{L}{0,20}|prepar\p{L}{1,20}|elabor\p{L}{1,20}|mand\p{L}|p[oõ]e|bota|gera|^)?\s{0,3}(?:isso\s{1,3})?(?:a[ií]\s{1,3})?(?:num|numa|uma?|o|a|os|as)?\s{0,3}(?:proposta|mensagem|msg|papel(?:zinho)?|texto|textinho|zap|whats\p{L}{0,20}|e-?mail|post|legenda|story|stories|an[uú]ncio|carta|bilhete\p{L}{0,20}|convite|comunicado|aviso|recado|resumo|frase|resposta|roteiro|of[ií]cio|[aá]udio|fala|placa|plaquinha|cartaz|faixa|cobran[cç]a|lembrete|pergunta)(?:\s{1,3}(?:curt\p{L}{1,20}|r[aá]pid\p{L}{1,20}|breve|resumid\p{L}{1,20}|pro insta|pro status|para o instagram)){0,4}(?:\s{1,3}(?:pra|pro|para|ao|à|a|de)\s{1,3}(?:[oa]\s{1,3})?(?:(?:el[ae]s?|mim|eu)(?![\p{L}])|(?:dona|seu|sr\.?|sra\.?|dr\.?|dra\.?)?\s?\p{Lu}\p{L}{1,20}|\p{L}{1,20}(?=,)))?(?:,\s{0,3}(?:(?:dona|seu|sr\.?|sra\.?|dr\.?|dra\.?)\s)?\p{Lu}\p{L}{1,20})?/iu;

const SAYING: readonly (readonly [RegExp, (content: string) => string])[] = [
  [
    /(?<![\p{L}])(?:dizendo|avisando|falando|explicando|contando|informando|que diga|que fale|diz|avisa|fala|explica|falar|avisar)\s{1,3}(?:(?:pra|para|[oa]s)\s{1,3}\p{L}{1,30}\s{1,3})?(?:que|q)\s{1,3}(.{4,600})$/iu,
    (content) => content,
  ],
  [
    /(?<![\p{L}])(?:avisando|informando|anunciando|divulgando|dizendo|falando)\s{1,3}(.{4,600})$/iu,
    (content) => {
      const about = content.replace(/^(?:sobre|d[eoa]s?) /iu, '');
      const named = /^d([oa]s?) /iu.exec(content)?.[1];
      if (/\d/.test(content) && about !== content) return `tem ${about}`;
      return `queria falar com você sobre ${named ? `${named} ${about}` : about}`;
    },
  ],
  [
    /(?<![\p{L}])(?:pedindo desculpas?|me desculpando)\s{1,3}(?=p[eo])(.{4,600})$/iu,
    (content) => `quero te pedir desculpas ${content}`,
  ],
  [
    /(?<![\p{L}])pedindo\s{1,3}(?=\p{L}{2,}(?:ar|er|ir)(?![\p{L}]))(.{4,600})$/iu,
    (content) => `queria te pedir para ${content}`,
  ],
  [
    /(?<![\p{L}])(?:pedindo desculpas?|me desculpando)()(?![\p{L}])/iu,
    () => 'quero te pedir desculpas pelo transtorno',
  ],
  [
    /(?<![\p{L}])(?:escrev\p{L}*|manda|mande|responde|redige)\s(?:(?:pr[ao]|para)\sel[ae]s?\s)?(?:que|q)\s(.{4,600})$/iu,
    (content) => content,
  ],
  [
    /(?<![\p{L}])pedido de desculpas?()(?![\p{L}])/iu,
    () => 'quero te pedir desculpas pelo que aconteceu',
  ],
  [
    /(?<![\p{L}])(?:obrigad[oa]|agradecimento)(?![\p{L}])(?: (?:pr[ao]s?|para(?: [oa]s?)?|aos?) [^,.]{2,40}?)?((?:,?\s(?:que|por|pel[ao]s?)\s[^,.]{3,80}?)?)(?=,|\se\s|$)/iu,
    (content) =>
      `quero te agradecer ${forWhat(content.replace(/^[,\s]+/u, '')) || 'pela confiança'}`,
  ],
  [
    /(?<![\p{L}])[Cc]onvite\s(?:(?:pr[ao]|para(?: [oa])?|ao|à)\s(?:dona |seu )?(?:\p{Lu}\p{L}+|el[ae]s?|[oa]s? client\p{L}+)\s)?((?:pra|para|pro)\s(?!\p{Lu}|el[ae]|mim|dona |seu |[oa]s? client|minhas? |eu ).{3,300})$/u,
    (content) => `quero te convidar para ${placeIn(content)}`,
  ],
  [/(?<![\p{L}])deixando\s{1,3}(.{4,600})$/iu, (content) => `estou deixando ${content}`],
  [
    /(?<![\p{L}])chamando\s{1,3}(?:el[ae]s? )?(?=(?:pra|para|pro)\s)(.{4,600})$/iu,
    (content) => `quero te convidar para ${placeIn(content)}`,
  ],
  [
    /(?<![\p{L}])(?:convidando|chamando)\s{1,3}((?:[oa]s (?:duas|dois|tr[eê]s|quatro)|el[ae]s)\s(?:pra|para|pro)\s.{3,300})$/iu,
    (content) => `quero convidar vocês ${content.replace(/^(?:[oa]s|el[ae]s) ?/iu, '')}`,
  ],
  [/(?<![\p{L}])parabenizando\s{1,3}(.{4,600})$/iu, (content) => `parabéns ${content}`],
  [
    /(?<![\p{L}])remarcando\s{1,3}(?:(?:pr[ao]|para(?: [oa])?)\s)?(.{3,600})$/iu,
    (content) => `preciso remarcar com você para ${content}`,
  ],
  [/(?<![\p{L}])marcando\s{1,3}(.{4,600})$/iu, (content) => `queria marcar com você ${content}`],
  [
    /(?<![\p{L}])propondo\s{1,3}(.{4,600})$/iu,
    (content) => `pensei em uma saída para você: ${content}`,
  ],
  [
    /(?<![\p{L}])cobrando\s{1,3}(?:(?:o valor|a parcela|as parcelas|a conta|o boleto|os|as|o|a) (?:de )?)?((?:R\$\s?)?\d[\d.,]{0,12}(?:\s(?:reais|mil))?)(?![\d.,]).{0,80}$/iu,
    (content) =>
      `conferi aqui e ficou em aberto ${/^R|reais/.test(content) ? content : `R$ ${content}`}`,
  ],
  [/(?<![\p{L}])perguntando\s{1,3}(.{4,600})$/iu, asQuestion],
  [/(?<![\p{L}])desejando\s{1,3}(.{4,600})$/iu, (content) => `te desejo ${content}`],
  [/(?<![\p{L}])pedindo\s{1,3}(.{4,600})$/iu, (content) => `queria te pedir ${content}`],
  [
    /(?<![\p{L}])(?:agradecendo|agradecer)\s{1,3}(.{4,600})$/iu,
    (content) => `quero te agradecer ${forWhat(content)}`,
  ],
  [
    /(?<![\p{L}])(?:convidando|convidar)\s{1,3}((?:[oa]s?\s)?(?:marido|esposa|mulher|s[óo]ci[oa]|filh[oa]|m[ãa]e|pai|irm[ãa]o?|chefe|diretora?|namorad[oa])(?:\sdel[ea])?\s{1,3}(?:pra|para|pro)\s.{3,300})$/iu,
    (content) =>
      `queria convidar também ${content.replace(/^([oa]) (?!seu|sua)/iu, (_all, article: string) => (/a/iu.test(article) ? 'a sua ' : 'o seu '))}`,
  ],
  [
    /(?<![\p{L}])(?:convidando|convidar)\s{1,3}((?:pra|para|pro|a|ao)?\s{0,3}.{4,600})$/iu,
    (content) => `quero te convidar para ${placeIn(content)}`,
  ],
  [
    /(?<![\p{L}])(?:lembrando|relembrando)\s{1,3}(?:de que |que )?(.{4,600})$/iu,
    (content) => `passando para lembrar ${/^d[aeo]s? /iu.test(content) ? '' : 'que '}${content}`,
  ],
  [
    /(?<![\p{L}])confirmando\s{1,3}(.{4,600})$/iu,
    (content) => `passando para confirmar ${content}`,
  ],
  [
    /(?<![\p{L}])(?:oferecendo|propondo)\s{1,3}(.{4,600})$/iu,
    (content) => `tenho uma sugestão para você: ${content}`,
  ],
];

const PARTICIPLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:que |por que )?(?:você )?fez(?![\p{L}])/iu, 'por ter feito'],
  [/^(?:que |por que )?(?:você )?veio(?![\p{L}])/iu, 'por ter vindo'],
  [/^(?:que |por que )?(?:você )?trouxe(?![\p{L}])/iu, 'por ter trazido'],
  [/^(?:que |por que )?(?:você )?(?:me )?deu(?![\p{L}])/iu, 'por ter dado'],
  [/^(?:que |por que )?(?:você )?(?:me )?(\p{L}{2,20})ou(?![\p{L}])/iu, 'por ter $1ado'],
  [/^(?:que |por que )?(?:você )?(?:me )?(\p{L}{2,20})[ei]u(?![\p{L}])/iu, 'por ter $1ido'],
];
/** Who is thanked is addressed already: "a cliente Bete que indicou três". */
const THANKED =
  /^(?:[oa]s? |à |ao )?(?:(?:minha |meu )?(?:client[ea]|pacient[ea]|alun[oa]) )?(?:(?:dona|seu) )?(?:el[ae]\s|\p{Lu}\p{L}+\s)?(?=(?:que|por|pel[ao]s?)\s)/u;

/** "que indicou as três" is what somebody is thanked for: "por ter indicado as três". */
function forWhat(content: string): string {
  const rest = content.replace(THANKED, '');
  const found = /^(?:que|por que) /iu.test(rest)
    ? PARTICIPLES.find(([verb]) => verb.test(rest))
    : undefined;
  return found ? rest.replace(found[0], found[1]) : rest;
}

/** "pra degustação" goes to "a degustação", "pra conhecer" to "conhecer". */
function placeIn(content: string): string {
  const [, link = '', rest = content] = /^(pra|para|pro|ao?)\s(.{1,600})$/isu.exec(content) ?? [];
  if (/^\p{L}+(?:ar|er|ir)(?![\p{L}])/iu.test(rest) || /^(?:[oa]s?|uma?) /iu.test(rest))
    return rest;
  if (/^(?:pro|ao)$/iu.test(link)) return `o ${rest}`;
  return /^(?:pra|a)$/iu.test(link) ? `a ${rest}` : rest;
}

/** "escreve pra Rejane: o pedido chega quinta": what stands after the colon is the text. */
const AFTER_COLON =
  /^(?=.{0,80}:)(?:[^:]{0,60}(?<![\p{L}])(?:pra|pro|para|ao|à|status|grupo|lista|promo\p{L}*|lembrete|aviso|an[uú]ncio|recado)(?![\p{L}])[^:]{0,40}):\s(.{8,500})$/isu;

/** What the seller wants to say, in the request's own words and addressed to the customer. */
export function saidIn(given: string): string | null {
  const after = AFTER_COLON.exec(orderOf(given))?.[1];
  if (after) return ownText(toCustomer(after));
  const request = withGerunds(orderOf(given));
  const all = SAYING.flatMap(([pattern, phrase]) => {
    const match = pattern.exec(request);
    return match ? [{ pattern, phrase, at: match.index }] : [];
  }).toSorted((a, b) => a.at - b.at);
  const found = all.filter(({ at }, place) => all[place - 1]?.at !== at);
  const said = found.flatMap(({ pattern, phrase, at }, place) => {
    const until = found[place + 1]?.at ?? request.length;
    const part = request
      .slice(at, until)
      .trimEnd()
      .replace(/\s(?:e|mas)$/iu, '')
      .replace(/[,;]{1,3}$/u, '');
    const content = pattern.exec(part)?.[1]?.trim();
    return content !== undefined ? [phrase(toCustomer(content.replace(/[?]{1,12}$/, '')))] : [];
  });
  if (said.length === 0) return null;
  return ownText(
    said
      .map((one, place) => (place > 0 ? capital(one) : one))
      .join('. ')
      .replaceAll('?.', '?'),
  );
}

/** "a entrega da dona Cida" in a message to her: "a sua entrega". @param person who it is for */
export function addressedTo(person: string | null, content: string): string {
  if (person === null) return content;
  const own = new RegExp(
    `(?<![\\p{L}])([oa]s?)\\s+(\\p{L}+)\\s+d[aeo]\\s+${asPattern(person)}(?![\\p{L}])`,
    'giu',
  );
  return content.replace(own, (_all, article: string, thing: string) =>
    /^a/iu.test(article) ? `${article} sua ${thing}` : `${article} seu ${thing}`,
  );
}

/** "o pedido dela chegou" becomes "o seu pedido chegou". */
export const toCustomer = (content: string) =>
  content
    .replace(/(?<![\p{L}])por conta del[ae]s?(?![\p{L}])/giu, 'por sua conta')
    .replace(/(?<![\p{L}])((?:n|d|pel)?[oa]s?)\s+(\p{L}+)\s+del[ae]s?(?![\p{L}])/giu, '$1 seu $2')
    .replace(/(?<![\p{L}])((?:n|d|pel)?)a seu /giu, '$1a sua ')
    .replace(/(?<![\p{L}])(?:pra|para) el[ae](?![\p{L}])/giu, 'para você')
    .replace(/(?<![\p{L}])(?:pr[oa]|da|do|na|no) client[ea](?![\p{L}])/giu, (found) =>
      /^pr/iu.test(found) ? 'para você' : found,
    )
    .replace(/(?<![\p{L}])n?el[ae](?![\p{L}])/giu, (found) =>
      /^n/iu.test(found) ? 'em você' : 'você',
    )
    .replace(
      / e que (?=(?:você|vc|o|a|os|as|eu|vou|posso|pode|dá|já|está|tá)(?![\p{L}]))/giu,
      ' e ',
    )
    .replace(/(?<![\p{L}])(vc)(?![\p{L}])/giu, 'você')
    .replace(/(?<![\p{L}])n(?![\p{L}])/giu, 'não')
    .replace(/(?<![\p{L}])q(?![\p{L}])/giu, 'que');
