import { flat, flatWithVerb } from '../text-search.ts';

/** A clause of a message, with the sign that ends it. */
export interface Clause {
  text: string;
  sign: string;
}

/** Verbs that order something of a writer, in the form in which they stand at the start of a clause. */
const ORDER_VERB =
  '(?:tir[ae]|trat[ae]|assin[ae]|retir[ae]|remov[ae]|apagu?[ae]|exclu[ai]|omit[ae]|troqu?[ce]?[ae]|mud[ae]|substitu[ai]|alter[ae]|corrij[ae]|corrig[ea]|acrescent[ae]|inclu[ai]|adicion[ae]|insir[ae]|poe|ponha|bot[ae]|coloqu?[ce]?[ae]|deix[ae]|enxugu?[ae]|encurt[ae]|resum[ae]|reduz[ae]?|(?:comec|inici|termin|encerr|finaliz)ando (?:com|por)|tratando|comec[ae]|comece|inici[ae]|termin[ae]|encerr[ae]|finaliz[ae]|divid[ae]|separ[ae]|transform[ae]|mantenh[ao]|mantem|volt[ae]|pergunt[ae]|avis[ae]|fal[ae] (?:que|q)|di(?:z|ga) (?:que|q)|pass[ae] (?:pr[ao]|para|a|o)|nao (?:fal[ae]|cit[ae]|mencion[ae]|diga)|sem (?:o|a|os|as|preco|valor|falar|citar|mencionar))';
const STATES =
  '(?:passa|passam|passou|mudou|muda|fica|ficam|ficou|sera|serao|vai ser|vai|vou|e|eh|sao|tem|tenho|ta|esta|estara|custa|sai|sobe|subiu|baixou|chega|chego|entrego|entrega|comeca|termina|vence|vale)';
const REASON = '(?:porque|pq|porq|pois|ja que|visto que|uma vez que|afinal|senao|por isso)';

const BORDER = new RegExp(
  [
    '(?<!(?:^|[^a-z])(?:sr|sra|dr|dra|av|prof|profa|d))[.!?;…]{1,5}\\s{1,3}',
    '\\n{1,3}',
    ':\\s{1,3}',
    '\\s[–—-]\\s',
    `,?\\s{1,3}(?=${REASON}\\s)`,
    `,\\s{1,3}(?=(?:(?:e|mas|ai|so)\\s){0,2}${ORDER_VERB}(?![a-z]))`,
    `,\\s{1,3}(?!(?:de )?(?:quant|qto))(?=(?:(?:e|mas)\\s)?(?:[a-z]{1,20}\\s){0,4}${STATES}\\s)`,
    `\\s{1,3}(?=(?:e|mas|ai|dai)\\s${ORDER_VERB}(?![a-z]))`,
    '(?<!com)\\s{1,3}(?=(?:e|mas)\\s(?:sem|mais|menos|bem)\\s[a-z])',
    `\\s{1,3}(?=(?:e|mas)\\s(?:[a-z]{1,20}\\s){0,4}${STATES}\\s)`,
    '(?<!(?:^|[^a-z])(?:que|q|nao|n|e|mas|ai|ela|ele|quem|se))\\s{1,3}(?=(?:tira|troca|bota|poe|coloca|acrescenta)\\s)',
  ].join('|'),
  'g',
);

/** What names the part of a text that follows the colon. */
const NAMES_PART =
  /^(?:[a-z,]{1,12} ){0,2}(?:cumprimento|saudacao|abertura|comeco|inicio|despedida|final|fecho|fim|assunto|assinatura|comec[ae]|comece|inici[ae]|termin[ae]|encerr[ae]|pix|chave|telefone|contato|whats\w*|link|site|instagram|pagamento|garantia|observacao|parcelamento|validade|endereco|local|(?:horario|dia|data|preco|valor|prazo|total)(?: [a-z ]{2,20})?|(?:.{0,60}\s)?(?:com|por|assim))$/;
/** What is to be added may have a colon of its own. */
const ADDS = /^(?:e |mas |ah,? )?(?:acrescent|inclu|adicion|poe|ponha|bot[ae]|coloc|coloqu|insir)/;
const QUOTED = /["“«][^"”»]{1,300}["”»]|(?<![\p{L}])['‘][^'’]{2,200}['’](?![\p{L}])/gu;

/** "visita é gratuita" has no border before its verb. */
const VERB = /^é\s/iu;

/** The clauses of a message; quoted words are never cut. */
export function clausesOfOrder(message: string): Clause[] {
  const masked = flat(message.replace(QUOTED, (words) => '¤'.repeat(words.length)));
  const all: Clause[] = [];
  let from = 0;
  for (const { 0: sign, index } of masked.matchAll(BORDER)) {
    if (sign.trim() === '' && VERB.test(message.slice(index + sign.length))) continue;
    const left = masked.slice(from, index).trim();
    if (sign.trim() === ':' && (NAMES_PART.test(left) || ADDS.test(left))) continue;
    all.push({ text: message.slice(from, index).trim(), sign: sign.trim() });
    from = index + sign.length;
  }
  const last = message.slice(from).trim();
  const end = /[.!?;…]{1,5}$/u.exec(last)?.[0] ?? '';
  all.push({ text: last.slice(0, last.length - end.length).trim(), sign: end });
  return all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).reduce(withCorrection, []);
}

/** "Luana não" before "Luane" */
const DENIED =
  /^((?!(?:ainda|agora|claro|melhor|hoje|isso|assim|eu|ela|ele|também|nem)\s)[\p{L}\d%]{2,20}(?:\s[\p{L}\d%]{2,20})?),?\s(?:não|nao|n)$/iu;
const INSTEAD =
  /^(?:(?:é|eh|são|vai ser|e sim)\s)?((?!(?:tir|troc|muda|bota|p[oõ]e|volt|deix)\p{L}{0,3}\s)(?:[oa]\s)?[\p{L}\d%]{2,20}(?:\s[\p{L}\d%]{2,20})?)$/iu;

/** "não é A" and "é B" are one clause. */
function withCorrection(all: Clause[], next: Clause): Clause[] {
  const last = all.at(-1);
  const isOne =
    last !== undefined &&
    /^[,;]$/.test(last.sign) &&
    /^(?:nao|n) (?:e|é|eh|era|sao|foi)\s/.test(flatWithVerb(last.text)) &&
    /^(?:e|é|eh|sao|era|e sim|mas|sim)\s/.test(flatWithVerb(next.text));
  const denied = last && /^[,.;]?$/.test(last.sign) ? DENIED.exec(last.text)?.[1] : undefined;
  const by = denied && INSTEAD.exec(next.text)?.[1];
  if (by && /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)/.test(flat(by)))
    return [...all.slice(0, -1), next];
  if (by) return [...all.slice(0, -1), { text: `não é ${denied}, é ${by}`, sign: next.sign }];
  return isOne
    ? [...all.slice(0, -1), { text: `${last.text}, ${next.text}`, sign: next.sign }]
    : [...all, next];
}

const LEADS =
  /^(?:(?:e|a+h|ai|dai|mas|agora|agr|entao|opa|oi|ola|o+ps|eita|vixe|oxe|mano|cara|gente|guria|mulher|menina|meu rei|rapaz|ok|blz|beleza|boa|bom|otimo|certo|perfeito|show|massa|gostei|top|obrigad[oa]|por favor|por gentileza|por fim|pfv|pff?|olha|na verdade|na vdd|vdd|alias|ou melhor|melhor|pensando (?:melhor|bem)|tambem|tbm?|so|k{2,9}|(?:rs){1,4}|hm+|uai|tche|bah|poxa|ta bom|ta|tudo bem|desculp[ae]|perdao|foi mal|alem disso|ainda|em seguida|depois|no fim das contas|(?:preciso|quero|queria|gostaria|prefiro) que|gostaria de|(?:el[ae]|[oa] [a-z]{3,15}|me[ui] [a-z]{3,15}|minha [a-z]{3,15}) (?:me )?(?:pediu|pede|quer|prefere|mandou|sugeriu) (?:pra|para|que)|quero|queria|preciso(?: de)?|prefiro|pode|poderia|da pra|(?:voce|vc) (?:pode|consegue))(?![a-z])[,.!:]{0,2}\s{0,3}){1,8}(?=[^\s,.!:])/;
const OF_TEXT =
  /^(?:(?:a|o|ess[ae]|est[ae]|aquel[ae]) )?(?:mensagem|msg|texto|recado|e-?mail|zap|post|proposta|convite|bilhete|ela|ele|isso)\s(?=(?:mencion|diga|diss|inclu|tenha|tivess|fale|falass|traga|inform|comec|inici|termin|mais|menos|bem|fique|ficar|com|sem|em)[a-z]*)/;
const TAIL =
  /(?:(?:,\s|(?<!,)\s)(?:por favor|por gentileza|na vdd|na verdade|vdd|pfv|pff?|viu|ne|ta|ok|tb|tbm|tambem|k{2,9}|rs|obrigad[oa]|mano|cara|(?:n|d)(?:o texto|a mensagem|a msg|esse texto|essa mensagem|isso ai|isso)|n(?:ela|ele)|ai|dai|la)){1,4}$/;

/** A clause without what leads to it and what is only polite. */
export function bareClause(text: string): string {
  const folded = flat(text);
  const lead = LEADS.exec(folded)?.[0].length ?? 0;
  const subject = OF_TEXT.exec(folded.slice(lead))?.[0].length ?? 0;
  const end = TAIL.exec(folded)?.index ?? text.length;
  const bare = text.slice(lead + subject, Math.max(end, lead + subject)).trim();
  return bare.replace(/(?<![\s,.])[\s,.]{1,9}$/u, '');
}

const BECAUSE =
  /,?\s(?:(?:porque|pq|porq|pois|ja que|visto que|uma vez que)\s|(?:q|que)\s(?=(?:eu|el[ae]s?|a gente|nos|[oa]s?|isso|n[ao]{0,2}|vc|voce|minha|meu|ta|tem|to|tenho|vou|vo|sou|fica|ficou|foi|agora|assim|so|e|eh|(?:na |no )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo))\s))/;

/** A clause without the reason that stands in it: "p domingo q sabado eu viajo". */
export function withoutBecause(text: string): string {
  const at = flat(text).search(BECAUSE);
  return at > 0 ? text.slice(0, at).trim() : text;
}
