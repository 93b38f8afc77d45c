/** A result that depends on more than the seller: what becomes of the buyer, a bill, somebody else's approval. */
const RESULT =
  '(?:pass(?:a|ar)|aprov\\w+|emagrec\\w+|vend(?:e|er) (?:mais|o dobro)|dobr\\w+|tripl\\w+|(?:o|em) dobro|recuper\\w+|(?:mais|muitos) (?:client\\w+|venda\\w*|alun\\w+)|lucr\\w+|fatur\\w+|nota \\w+|nunca mais|zer[ao]\\w*|result\\w+|suces\\w+|funcion\\w+|cur[ao]\\w*|resolve\\w* tudo|da certo|dar certo|economi\\w+|nao (?:vai )?(?:ter|dar) problema|(?:seu|teu|esse) problema (?:some|acaba|desaparece))';
/** How people bind themselves. */
const VOW =
  '(?:garant(?:o|imos)|prometo|prometemos|juro|te (?:dou|garanto)|dou (?:a )?minha palavra|asseguro|aposto|certeza absoluta|(?:pode ter|tenha|e) certeza|assino embaixo|e batata|tiro e queda|nao tem (?:erro|como nao))';
const PROMISES: readonly RegExp[] = [
  `\\b${VOW}\\b.{0,50}\\b${RESULT}`,
  `\\b${RESULT}.{0,40}\\b(?:garant(?:o|imos|id[oa])|prometo|juro|pode (?:confiar|escrever|apostar|ter certeza)|(?:com |e |,? ?)certeza absoluta|assino embaixo|(?:dou )?minha palavra|sem erro)\\b`,
  '\\b(?:garant\\w+|certeza|resultado|aprovacao|lucro|sucesso)\\b.{0,20}(?:100 ?%|cem por cento)|100 ?% (?:garantid\\w+|de (?:certeza|garantia|aprovacao|sucesso|resultado))',
  '\\b(?:garant(?:o|imos)|prometo) (?:que )?(?:(?:ele|ela|voces?|tu|a senhora|o senhor|seu \\w+|sua \\w+) )',
  '\\b(?:conta|fatura|custo|gasto)\\b.{0,25}\\b(?:vai (?:pra|para|a)|fica|cai (?:pra|para)|chega (?:a|em)) (?:r\\$ ?)?(?:zero|0)\\b|\\bzer(?:a|ar|o) (?:a |sua |tua )?(?:conta|fatura)\\b',
  '\\b(?:banco|financeira|financiamento|credito|seguradora|prefeitura|concessionaria)\\b.{0,30}\\b(?:aprova|libera|sai) (?:na hora|sempre|com certeza|garantid\\w+|sem (?:problema|duvida|consulta))|\\baprovacao (?:garantida|imediata|na hora|certa)\\b',
  '\\b(?:lucro|retorno|resultado|aprovacao) (?:e )?(?:certo|certa|garantid[oa])\\b|\\bsem risco (?:nenhum|algum)\\b|\\bnunca (?:da|deu|falha|quebra|vai dar) (?:problema|defeito|errado)?',
].map((one) => new RegExp(one));
/** What a seller can promise: the own work, in writing. */
const OWN_WORK =
  /\b(?:prazo|entreg\w+|garantia de \d|meses de garantia|anos de garantia|por escrito|contrato|refac\w+|troc\w+)\b/;
const DENIES =
  /\bnao (?:te )?(?:garanto|prometo|posso (?:te )?(?:garantir|prometer)|da (?:pra|para) (?:garantir|prometer)|existe)\b/;

/** Commitments that cost a seller money: only what the offer states may be said. */
const COMMITMENTS: readonly RegExp[] = [
  /\bvitalici[oa]\b|\b(?:garant\w+|valid\w+|dura|suporte|manutencao|acesso).{0,25}\b(?:(?:pr[ao]|para) (?:a )?vida (?:toda|inteira)|(?:pra|para) sempre|eterna?)\b/,
  /\b(?:devolv\w+|reembols\w+|restitu\w+|pago) .{0,25}\b(?:em dobro|o dobro|dobrado|o triplo)\b/,
  /\bgarantia (?:total|absoluta|completa|de (?:resultado|satisfacao|sucesso|100))|\bsatisfacao (?:100 ?% )?garantida\b|\bqualidade 100 ?% garantida\b|\brisco zero\b|\bzero risco\b|\bgarantid[oa]s? (?:100|total|sempre)|\b(?:100 ?%|totalmente) (?:garantid|segur)[oa]\b/,
];

/**
 * "Garanto que ele passa", "sua conta vai pra zero": nobody can promise that. "Vitalícia" and "risco
 * zero" are promises, too, unless the seller's offer states them. Money back is a term of the sale.
 * @param folded a sentence @param stated what the seller wrote of the offer, folded
 */
export function isPromise(folded: string, stated = ''): boolean {
  if (DENIES.test(folded)) return false;
  const broken = COMMITMENTS.filter((one) => one.test(folded));
  if (broken.length > 0) return !broken.every((one) => one.test(stated));
  return PROMISES.some((one) => one.test(folded)) && !OWN_WORK.test(folded);
}
