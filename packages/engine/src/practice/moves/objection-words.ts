import type { Family } from '../../knowledge/coach/objections/knowledge.ts';

/** Words that an answer to an objection of the family uses. */
export const ABOUT: Readonly<Record<Family, RegExp>> = {
  price:
    /\b(?:preco|valor\w*|cust\w+|pag\w+|parcel\w+|investi\w+|econom\w+|retorno|barat\w+|car[oa]|por dia|por mes|compens\w+|dur\w+|incl\w+|conta|diferenc\w+|perd\w+|r\$|reais)\b/,
  timing:
    /\b(?:agora|depois|quando|prazo|tempo|semana|mes|dia|hoje|esper\w+|adiar|minutos?|rapid\w*|simples|comec\w+|deixar|calma|enquanto|urgen\w+|priorid\w+|decid\w+)\b/,
  authority:
    /\b(?:soci[oa]|marido|espos[oa]|irma[o]?|ele|ela|voces dois|juntos|resumo|conversa\w*|explic\w+|diretor\w*|financeiro|apresent\w+)\b/,
  competition:
    /\b(?:diferen\w+|fornecedor\w*|outr[oa]s?|compar\w+|troc\w+|hoje|alem|junto|complement\w+|testar?|prazo|atend\w+|garantia|conhecid\w+|primo|amigo|sozinh\w+)\b/,
  need: /\b(?:precis\w+|problema|resolv\w+|mud\w+|rotina|ajud\w+|serve|caso|contou|disse|falou|evit\w+|perd\w+|tempo)\b/,
  trust:
    /\b(?:garanti\w+|client\w+|cnpj|contrato|depoimento|avalia\w+|test\w+|prov\w+|foto\w*|visit\w+|anos|devol\w+|troc\w+|conhec\w+|indica\w+|endereco|nota fiscal|segur\w+|acompanh\w+|suporte|experimenta\w*|amostra|sem compromisso|(?:so|somente) (?:paga|depois)|pag\w+ (?:so |somente )?(?:depois|apos)|aprov\w+|risco|refa[zc]\w*|multa|papel|de graca|sem pagar|empresa|registrad\w+|referencia\w*|certific\w+|mostro|ver (?:com|de perto))\b/,
  terms:
    /\b(?:parcel\w+|entrada|boleto|prazo|contrato|fidelidade|multa|cancel\w+|entreg\w+|frete|trein\w+|suporte|ensin\w+|facil|simples|instal\w+|mensal|vezes|\d{1,2} ?x|cartao|pix|ajud\w+)\b/,
};
