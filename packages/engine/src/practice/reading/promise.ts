/** A result that depends on more than the seller: what becomes of the buyer, a bill, somebody else's approval. */
const RESULT =
  '(?:pass(?:a|ar)|aprov\\w+|emagrec\\w+|vend(?:e|er) (?:mais|o dobro)|dobr\\w+|tripl\\w+|lucr\\w+|fatur\\w+|nota \\w+|nunca mais|zer[ao]\\w*|result\\w+|suces\\w+|funcion\\w+|cur[ao]\\w*|resolve\\w* tudo|da certo|dar certo|economi\\w+|nao (?:vai )?(?:ter|dar) problema)';
const PROMISES = new RegExp(
  [
    `\\b(?:garant(?:o|imos)|prometo|te (?:dou|garanto)|asseguro|certeza absoluta)\\b.{0,50}\\b${RESULT}`,
    `\\b${RESULT}.{0,40}\\b(?:garant(?:o|imos|id[oa])|prometo|pode (?:confiar|escrever)|com certeza absoluta)\\b`,
    '\\b(?:garant\\w+|certeza|resultado|aprovacao|lucro|sucesso)\\b.{0,20}(?:100 ?%|cem por cento)|100 ?% (?:garantid\\w+|de (?:certeza|garantia|aprovacao|sucesso|resultado))',
    '\\b(?:garant(?:o|imos)|prometo) (?:que )?(?:(?:ele|ela|voces?|tu|a senhora|o senhor|seu \\w+|sua \\w+) )',
    '\\b(?:conta|fatura|custo|gasto)\\b.{0,25}\\b(?:vai (?:pra|para|a)|fica|cai (?:pra|para)|chega (?:a|em)) (?:r\\$ ?)?(?:zero|0)\\b|\\bzer(?:a|ar|o) (?:a |sua |tua )?(?:conta|fatura)\\b',
    '\\b(?:banco|financeira|financiamento|credito|seguradora|prefeitura|concessionaria)\\b.{0,30}\\b(?:aprova|libera|sai) (?:na hora|sempre|com certeza|garantid\\w+|sem (?:problema|duvida|consulta))|\\baprovacao (?:garantida|imediata|na hora|certa)\\b',
    '\\b(?:lucro|retorno|resultado|aprovacao) (?:certo|certa|garantid[oa])\\b|\\bsem risco (?:nenhum|algum)\\b|\\bnunca (?:da|deu|falha|quebra|vai dar) (?:problema|defeito|errado)?',
  ].join('|'),
);
/** What a seller can promise: the own work, in writing, or the money back. */
const OWN_WORK =
  /\b(?:prazo|devol\w+|dinheiro de volta|entreg\w+|garantia de \d|meses de garantia|anos de garantia|por escrito|contrato|refac\w+|troc\w+|nao (?:garanto|prometo|posso (?:garantir|prometer)))\b/;

/** "Garanto que ele passa", "sua conta vai pra zero": nobody can promise that. @param folded a sentence */
export const isImpossiblePromise = (folded: string): boolean =>
  PROMISES.test(folded) && !OWN_WORK.test(folded);
