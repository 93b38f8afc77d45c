/** Signs in a folded line of what costs a seller. */
export const PROMISE =
  /\b(garanto|garantid[oa]s?|consorcio\b[^.!?]{0,40}\bsem juros|sem juros\b[^.!?]{0,40}\bconsorcio|dinheiro de volta|lucro certo|aprovacao (?:na hora|imediata)|prometo|com certeza (vai|voce)|pode confiar que|100 ?%|sem risco|nunca falha|nao vai se arrepender|vai funcionar|voce vai (amar|ter|ganhar|vender|emagrecer|passar))\b/;
export const PRESSURE =
  /\b(se (?:voce |vc |o senhor |a senhora )?(?:fechar|comprar|decidir|levar|pagar) (?:hoje|agora|ja)\b.{0,40}\b(?:especial|desconto|condicao|melhor|presente|brinde|menos)|(?:preco|valor|condicao|desconto)(?: especial)? (?:so )?(?:ate|pra|para) hoje|so hoje|ultima chance|ultimas (vagas|pecas|unidades)|corre|aproveita (agora|logo)|vai perder|se nao (fechar|comprar)|agora ou nunca|nao deixe? passar|(?:leva|fecha|decide|compra) logo|amanha (?:ja )?(?:sobe|aumenta|acaba)|antes que (?:acabe|suba|aumente)|e acabou|merece o melhor|nao economiz\w+|so (?:se )?(?:casa|vive|morre|faz) .{0,25}uma vez|quem ama)\b/;
export const HYPE =
  /\b(imperdive\w+|unica chance|oportunidade unica|(?:melhor|mais barat[oa]) (?:d[oae] (?:mercado|cidade|regiao|brasil|mundo)|que existe)|incrive(?:l|is)|revolucionari[oa]|sensacional|fantastic[oa]|espetacular|maravilhos[oa]|fora de serie|nunca visto)\b/;
export const OFFERS =
  /\b(?:vim|venho|queria|quero|gostaria de|estou|to) (?:aqui )?(?:(?:pra|para) )?(?:te |lhe )?(?:oferec\w+|apresentar|vender)\b|\btenho (?:um|uma) (?:oferta|proposta|promocao|oportunidade|produto|plano) (?:pra|para)\b/;
export const PLEASANTRY =
  /^(?:(?:oi+|ola|opa|bom dia|boa tarde|boa noite)\b[^?]{0,30}?[,! ]+)?(?:tudo (?:bem|bom|certo|joia)|td (?:bem|bom)|como (?:vai|voce (?:esta|ta)|vc ta))(?: (?:com )?(?:voce|vc|ai|contigo))?\W*$/;
export const PUSHY =
  /\b(e ai,? (pensou|viu|decidiu)|ja (viu|pensou|decidiu|conseguiu ver)|viu minha mensagem|alguma (posicao|novidade)|so passando|conseguiu ver)\b/;
export const RUDE =
  /\b(burr[oa]|idiota|problema (e )?seu|pobre|nao tem condic\w+|vai se (?:f|lasc|dan|cat|ferr)\w*|barriga cheia|chorando miseria|cala|ridicul\w+|frouxo|otari[oa]|mao de vaca|pao dur\w|(?:nao|nem) (?:me )?(?:vem|venha|venham|adianta|adiantara)(?: (?:depois|mais|aqui|me))? (?:chorar|reclamar|chorando|reclamando|pedir|pedindo|correndo|implorar)|depois (?:voce |o senhor |a senhora )?(?:nao )?(?:chor[ae]|reclam[ae])|vai chorar depois|azar (?:o )?(?:seu|teu|da senhora|do senhor)|quem perde e (?:voce|o senhor|a senhora)|perde(?:r|ndo)? (?:o )?meu tempo|tenho mais o que fazer)\b/;
export const DISCOUNT = /\b(desconto|faco por|deixo por|baixo para|tiro \d|abato)\b/;
export const TRADE = /\b(se voce|se levar|se fechar|em troca|a vista|no pix|pagando|levando)\b/;
/** What lowers a price, as opposed to a price that is only stated. */
export const LOWERS = /\d|\b(?:desconto|abat\w+|baix\w+|menos|metade)\b/;
/** Takes part in what the person feels. */
export const FEELS_WITH =
  /\b(?:entendo|imagino|sinto muito|faz sentido|te entendo|sei como e|compreendo|nao e facil|(?:nao tem|sem) problema|tranquil\w+|claro|tem razao|e normal|fi(?:ca|que) a vontade|tambem (?:tinha|teria|ficaria|tive|senti))\b/;
/** Asks for leave to help or to show: a "no" ends nothing. */
export const HELPS =
  /\b(?:posso|quer que eu|te (?:mostro|mando|explico|conto|ligo)|topa|prefere)\b/;
/** What everybody says of the own business. */
export const MERITS =
  /\b(?:\d{1,3} anos (?:no|de|d[eo] mercado)|equipe propria|atendimento 24|melhores (?:precos|condicoes|produtos|profissionais)|(?:somos|temos) (?:a|o|os|as) (?:melhor\w*|maior\w*)|qualidade (?:e|garantida)|lider\w* (?:no|do|de))\b/;
/** Something that the person can look at. */
export const PROVES =
  /\b(?:fotos?|videos?|depoimentos?|antes e depois|laudos?|contratos?|testes?|amostras?|avaliac\w+|cliente[s]? (?:que|como|d[ao])|caso d[aeo]|tinha o mesmo|planilha|calculo|conta)\b/;
/** What a buyer says against buying. */
export const OBJECTS =
  /\b(?:car[oa]s?|puxad[oa]|salgad[oa]|pesad[oa]|alto|pensar|depois|marido|espos[oa]|soci[oa]|fornecedor|ja tenho|medo|receio|funciona|sem tempo|nao (?:preciso|quero|tenho|sei)|concorren\w+|outr[oa]s?|mais barat[oa]|orcamento|duvida)\b/;
export const MONEY = /(r\$|\breais\b|\bconto\b|\bpila\b|\d{2,600}(?:[.,]\d{2})?\b)/;
