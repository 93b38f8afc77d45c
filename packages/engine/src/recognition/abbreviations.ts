/** What people type for what they mean, in folded text; the left side is a whole word. */
const LINES = `
vc voce|vcs voces|ce voce|ceis voces|oce voce|cs voces|tu voce|ta esta|tah esta|to estou|tou estou|tamo estamos|tava estava|tavam estavam|tao tao
pq porque|pqe porque|pk porque|q que|qe que|oq o que|oque o que|n nao|nn nao|naum nao|nom nao|num nao|p para|pra para|pro para|pras para|pros para
c com|cm com|cmg comigo|ctg contigo|s sem|d de|dps depois|depoi depois|dpois depois|hj hoje|oj hoje|mt muito|mto muito|mta muita|mtu muito
msm mesmo|memo mesmo|tb tambem|tbm tambem|tmb tambem|blz beleza|vlw valeu|obg obrigado|obgd obrigado|brigado obrigado|brigada obrigado|obrigada obrigado
msg mensagem|msgm mensagem|msgs mensagens|qdo quando|qnd quando|qnt quanto|qto quanto|qm quem|ngm ninguem|agr agora|vo vou|vamo vamos|bora vamos|simbora vamos
kero quero|qro quero|qr quer|eh e|fzr fazer|fz faz|td tudo|tds todos|tdo tudo|gnt gente|wpp whatsapp|zap whatsapp|zapzap whatsapp|whats whatsapp|wats whatsapp
vdd verdade|pfv por favor|pf por favor|pfvr por favor|conc concorrente|cli cliente|clt cliente|orc orcamento|desc desconto|fornec fornecedor|flw falou|sla sei la
aki aqui|axo acho|axei achei|nd nada|sdds saudades|pprt papo reto|mds meu deus|slk loucura|tmj estamos juntos|hrs horas|hr hora|min minutos|seg segunda
kkk kk|kkkk kk|rsrs kk|rs kk|haha kk|kakaka kk|kkkkk kk|uai uai|oxe oxe|num nao|neh ne|eai e ai|iai e ai|cade onde esta|pera espera|peraí espera|perai espera
dq de que|pa para|praquele para aquele|prele para ele|prela para ela|pros para|proce para voce|procê para voce|mermo mesmo|bao bom|bão bom|mió melhor
insta instagram|face facebook|ig instagram|fb facebook|yt youtube|tel telefone|cel celular|num nao|end endereco|vlr valor|pgto pagamento|pag pagamento|parc parcela
`;

/** Expansions of abbreviations, by the folded abbreviation. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.split(/[|\n]/)
    .filter(Boolean)
    .map((entry) => {
      const [short = '', ...words] = entry.split(' ');
      return [short, words];
    }),
);
