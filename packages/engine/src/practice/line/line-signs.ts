/** Signs in a folded line of what costs a seller. */
export const PROMISE =
  /\b(garanto|garantid[oa]s?|sem juros|dinheiro de volta|lucro certo|aprovacao (?:na hora|imediata)|prometo|com certeza (vai|voce)|pode confiar que|100 ?%|sem risco|nunca falha|vai funcionar|voce vai (amar|ter|ganhar|vender|emagrecer|passar))\b/;
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
  /\b(burr[oa]|idiota|problema (e )?seu|pobre|nao tem condic\w+|vai se|cala|ridicul\w+|frouxo|otari[oa]|mao de vaca|pao dur\w)\b/;
export const DISCOUNT = /\b(desconto|faco por|deixo por|baixo para|tiro \d|abato)\b/;
export const TRADE = /\b(se voce|se levar|se fechar|em troca|a vista|no pix|pagando|levando)\b/;
export const MONEY = /(r\$|\breais\b|\bconto\b|\bpila\b|\d{2,600}(?:[.,]\d{2})?\b)/;
