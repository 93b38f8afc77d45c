/** What a clause that orders no change says: politeness, praise, an error that is admitted, what stays. */
export const NOISE =
  /^(?:(?:por favor|por gentileza|obrigad[oa]|valeu|vlw|desculp\w+|perdao|foi mal|erro meu|k{2,9}|(?:rs){1,4}|ok|certo|isso|sim|bora|urgente)(?: mesmo)?|(?:eu )?(?:cometi|teve|houve|foi) (?:um )?(?:engano|erro|equivoco)|(?:eu )?(?:me )?(?:enganei|confundi|equivoquei|errei|atrapalhei)(?: .{0,40})?|(?:digitei|escrevi|passei|falei|anotei|coloquei) (?:tudo )?(?:errado|trocado)|inverti .{0,20}|mudei de (?:ideia|planos?)(?: .{0,40})?|pensando (?:melhor|bem)|(?:corrij[ao]|corrig[ae]|corrige|atualize?|atualiza|ajuste?|ajusta|retifique|retifica|acerte|acerta|arrume|arruma|altere|altera|refaz|refaca|reescrev\w+|conserte|conserta|mude|muda|troca|troque)(?: (?:ai|isso|esses?|essas?|os|as|o|a|dois|duas|numeros?|dados|texto|mensagem|recado|aviso|bilhete|zap|dia|data|horario|hora|valor|preco|tratamento|nome|informac\w+|de novo|outra vez|pra mim|tambem)){0,4}|(?:e |a |o )?(?:mensagem|texto|escrev\w+|mand\w+|fa[zc]\w*)(?: (?:isso|a mensagem|o texto|o recado|tudo))? (?:de novo|outra vez|novamente)(?: .{0,20})?|(?:o|os|a|as)? ?(?:resto|restante|demais|outr[oa]s? \w+)(?: .{0,40})?|(?:mant\w+|deix\w+|conserv\w+)(?: \w+){0,3} (?:resto|restante|demais|igual|como (?:esta|ta)|iguais)(?: .{0,20})?|deix\w* (?:a mensagem|o texto|ela|ele) sem (?:ela|ele|isso)(?:,? .{0,40})?|sem (?:mexer|alterar|mudar|trocar|tocar|perder|tirar|inventar) .{2,60}|nao (?:mexa|mexe|mude|muda|altere|altera) .{2,50}|(?:no |o |a |com o |na )?mesm[oa]s? (?:preco|valor|horario|hora|dia|data|local|lugar|endereco)|.{2,40} (?:nao muda\w*|permanec\w+|continua\w*(?: .{0,20})?|segue\w* (?:igual|o mesmo|a mesma)|fica\w* (?:igual|o mesmo|a mesma|como esta))|(?:mudou|mudei|errei|troquei|troco|mudo) (?:o|a|os|as|de) \w+|(?:o|a)?(?: \w+){1,2} (?:mudou|mudaram)|mudanca de planos?|(?:troc|mud|corri|alter|atualiz|ajust|acert|arrum)[a-z]* (?:o|a|os|as|ess[ae]s?) [a-z]{3,14}(?: d[aeo]s? [a-z]{3,14})?)$/;

/** What only leads to the clause after its colon. */
export const LEADS_ON =
  /\b(?:mud|alter|corr|err|atualiz|remarc|prorrog|troc|engan|confund|equivoc|nov[oa]s?\b|cert[oa]\b|adi[oa]|antecip|transfer|segue|assim)/;

/** A clause that says why. */
export const BECAUSE =
  /^(?:porque|pq|porq|pois|ja que|visto que|uma vez que|afinal|senao|por isso|assim (?:el[ae]|fica|nao)|e que|para (?:nao|facilitar|evitar|ficar)|pra (?:nao|facilitar|evitar|el[ae]|ficar))(?![a-z])/;

export const SPLIT =
  /(?:^|\b(?:divid|separ|quebr|fati|part|repart|mand|faz|fac|em)[a-z]* .{0,30}?)(?:em )?(2|duas|dois|3|tres) (?:mensage\w+|msgs?|partes|baloes|zaps)\b/;

export const BEGIN =
  /^(?:(?:com[ec][a-z]*|inici[a-z]+|abr[aei][a-z]*)\s(?:(?!com\b|por\b)[a-z]+\s){0,3}(?:com|c|por|assim:?)\s(?:um |o |a )?|(?:cumprimento|saudacao|abertura|comeco|inicio|comec[ae]|inici[ae])\s?:\s?|(?:troc|mud|coloc|poe|ponh|bot|us)[a-z]* (?:o |a )?(?:cumprimento|saudacao|abertura|comeco|inicio)\s(?:por|para|pra|de)\s|(?:la )?no (?:comeco|inicio),? (?:poe|coloca|coloque|escreve|escreva|bota|ponha)\s)/;
export const END =
  /^(?:(?:termin|encerr|finaliz|fech|conclu|despe[cd])[a-z]*\s(?:(?!com\b|por\b)[a-z]+\s){0,3}(?:com|c|por|assim:?)\s|(?:despedida|final|fecho|fim|assinatura|termin[ae]|encerr[ae]|fech[ae])\s?:\s?|(?:troc|mud|coloc|poe|ponh|bot|us)[a-z]* (?:o |a )?(?:final|fecho|fim|despedida)\s(?:por|para|pra|de)\s|(?:la )?no (?:fim|final),? (?:poe|coloca|coloque|escreve|escreva|bota|ponha)\s)/;
/** Where quoted words are to stand. */
export const FRAME_PLACE =
  /\b(?:n[oa]|de|como|pr[ao]|a[o]?) (comeco|inicio|abertura|saudacao|topo|cumprimento|fim|final|fecho|despedida|encerramento)\b/;
/** What may stand at the beginning of a text as a greeting. */
export const GREETS =
  /^(?:oi+|ola|opa|e ai|fala|bom dia|boa tarde|boa noite|prezad[oa]s?|car[oa]s?|querid[oa]s?|dona|seu|senhora?|sra?\.?|dra?\.?|doutora?|professora?|padre|pastora?|irma|irmao|reverend[oa]|excelenti\w+|ilustr\w+|estimad[oa]|amig[oa]|meus? |minhas? |salve|paz d)/;

export const UNDO =
  /^(?:volt[ae]\w*|retorn[ae]\w*|restaur\w+|desfa[zc]\w*|devolv\w+|recoloc\w+|recoloqu\w+|recuper\w+|traz\w* de volta|(?:poe|coloc[ae]|bot[ae]|ponha|traz) (?:.{2,40} )?de volta|(?:prefir\w+ |fic[ao] com |us[ae] |quero )?(?:a |o )?(?:primeir[ao] |outr[ao] |texto |mensagem )?(?:vers[ao]o?|texto|mensagem) (?:anterior|de antes|original|antig[ao])|(?:(?:melhor|preferia|gostava mais|prefiro) )?(?:como|do jeito que) (?:estava|tava|era)(?: antes)?|(?:deix\w+|fic\w+) (?:[a-z]+ ){0,4}como (?:estava|tava|era)|(?:el[ae]|o [a-z]+|a [a-z]+|pode\w*) (?:[a-z]+ ){0,2}(?:voltar?|retornar))(?![a-z])/;
/** The whole text as it was before. */
export const UNDO_ALL =
  /^volt[ae]\w{0,2} (?:(?:com|pr[ao]|para|a|o) ){0,2}(?:(?:de|da|do) antes|anterior|outr[ao]|primeir[ao])$|^(?:volt|devolv|quero|prefir)[a-z]* (?:(?:pra|para|n|a) )?a(?:quela)? (?:d[aeo]|que|com) |(?:vers[ao]o?|texto|mensagem) (?:anterior|de antes|original|antig[ao])|(?:onde|como|do jeito que|aonde) (?:estava|tava|era)|^(?:volt\w{1,5}|desfa\w{1,5})(?: (?:tudo|isso|essa|ess[ae]s?|atras|ai|o texto|a mensagem|como|pra|para|ultima|a ultima|mudancas?|alterac\w{1,6}|troca|modificac\w{1,9})){0,5}$/;

export const REMOVE =
  /^(?:tir(?:a|e|ar|em)|retir(?:a|e|ar)|remov[ae]\w*|apagu?[ae]\w*|exclu[aií]\w*|omit[aei]\w*|suprim[aei]\w*|elimin[ae]\w*|cort(?:a|e|ar)|dispens[ae]\w*|deix(?:a|e|ar) (?:de )?fora|(?:nao|n|nem) (?:(?:quero|precisa|preciso|e pra|vamos|pode)(?: mais)? (?:de |que |q )?)?(?:(?:fal|mencion|cit|diz|dig|cont|toc|apare|coloc|poe|ponh|bot|escrev|inform|lembr|precis)[a-z]*)(?: mais)?|(?:nao|n) quero(?: mais)?|sem|nada de|esquec[ae](?! de)|some com|deix(?:a|e|ar) sem)\s/;
const AFTER_REMOVE =
  /^(?:(?:[oa]s? |ess[ae] |aquel[ae] )?(?:informac(?:ao|oes)|parte|trecho|mencao|referencia|detalhes?|observacao|dados?|assunto|questao)(?: tod[ao])? (?:sobre |d[aeo]s? |a |ao |de que |que fala d[aeo]s? |referente a[os]? )|(?:falar|mencionar|citar|dizer|tocar|colocar|informar|fora|mais|so|somente|apenas|toda?|qualquer)\s|(?:n[ao]|sobre|em|d[aeo]s?|de que|que|q)\s(?!conta))/;
export const afterRemove = (what: string): number => {
  let at = 0;
  for (let count = 0; count < 4; count++) at += AFTER_REMOVE.exec(what.slice(at))?.[0].length ?? 0;
  return at;
};
export const LEFT_OUT =
  /^(.{2,60}?) (?:deve|pode|tem que|tem q|precisa|vai|e pra|eh pra) (?:sair|cair|ser (?:retirad|removid|cortad|exclui|apagad)[a-z]*)$|^(?:deix(?:a|e|ar)|fic\w+) (.{2,40}) (?:de )?fora$/;

export const MOVE_WISHED =
  /^(?:que )?(?:o|a|os|as) (.{2,50}?) (?:apareca[ms]?|venha[ms]?|fique[ms]?|esteja[ms]?|va[om]?|entre[ms]?|aparecesse|viesse|ficasse) ((?:la |bem |logo )?(?:no |pro |para o |em |na )?(?:comeco|inicio|topo|fim|final|primeiro lugar|primeiro|por ultimo|(?:antes|depois|na frente) d[aeo]s? .{2,40}))$/;
export const MOVE =
  /^(?:poe|ponha|coloqu?[ae]|coloca|bot[ae]|fal[ae] (?=d[aeo]s? )|mencion[ae]|cit[ae]|pass[ae]|lev[ae]|tra[zg][a]?|sob[ae]|jogu?[ae]|mov[ae]|mud[ae]|deix[ae]|quero|apresent[ae]|vir)\s(.{2,60}?)\s((?:(?:la|bem|logo|ja)\s)?(?:no |pro |para o |pra o |ao |em |na )?(?:comeco|inicio|topo|fim|final|finalzinho|primeiro lugar|primeiro|por ultimo|em cima|la em cima|embaixo|(?:antes|depois|na frente) d[aeo]s? .{2,40}))$/;
export const FIRST =
  /^(.{2,40}?),? (primeiro|na frente|no comeco|no inicio|no topo|por ultimo|no fim|no final)$/;
export const BEGINS_WITH =
  /^(?:comec|inici)[a-z]* (?:a mensagem |o texto )?(?:pel[oa]s?|com [oa]s?) (.{3,40})$/;

const SAY =
  'fa(?:z|ca|zer) constar|conste|registre|mencionasse|dissesse|incluisse|informasse|falasse|tivesse|tenha|traga|fal[ae]r?|avis[ae]r?|inform[ae]r?|mencion[ae]r?|cit[ae]r?|lembr[ae]r?|di(?:z|ga|zer)|cont[ae]r?|expli(?:ca|car|que)|reforc[ae]r?|desta(?:ca|car|que)|comuni(?:ca|car|que)|ressalt[ae]r?|frise|deix[ae] claro|acrescent[ae]r?|inclu(?:a|i|ir)|adicion[ae]r?|insir[ae]|inser(?:e|ir)|complement[ae]r?|p(?:oe|onha|or)|bot[ae]r?|coloc(?:a|ar)|coloque|faltou|faltam?|esquec(?:i|eu)(?: de)? (?:dizer|falar|avisar|informar|mencionar|citar|por|colocar|incluir)';
const BESIDE =
  '(?: (?:ai|a[ií]|tambem|tbm?|ainda|so|pr[ao] el[ae]s?|para el[ae]s?|a el[ae]s?|el[ae]|-?lhe|no texto|na (?:mensagem|msg)|nela|dizer|falar|informar|avisar|incluir|colocar|por|citar|mencionar|mais)(?![a-z])){0,4}';
export const ADD = new RegExp(
  `^(${SAY})(?:-lhe|-o|-a)?${BESIDE}(?:,? ((?:no|ao) (?:fim|final|comeco|inicio)|logo no (?:inicio|comeco)|em seguida|antes d[aeo]s? [^,]{2,30}|depois d[aeo]s? [^,]{2,30}),?)?(?:,? (?:que|q|de que|sobre)(?![a-z]))?:?\\s`,
);
export const ASK_IF =
  /^pergunt[ae]r?(?: (?:tambem|tb|ai|no final|no fim|pr[ao] el[ae]|a el[ae]|el[ae]))*:? (?:(?:se|si) )?/;
export const ASK_TO =
  /^(?:pe[cd][aei]r?|solicit[ae]r?)(?: (?:tambem|tb|ai))?(?: (?:pr[ao]|para|a|p)(?: (?:el[ae]s?|[oa] client[ea]))?| que el[ae]s?| que)?(?: (?:para|pra))? (?=[a-z]{2,20}(?:[aeio]r|or) )/;
export const REMIND =
  /^(?:re)?lembr[ae]r?(?:-[oa])?(?: el[ae]| [oa] client[ea])? (?:de|para|pra) (?=[a-z]{2,20}[aeio]r\s)/;
/** "dá pra tirar o preço?", "pode trocar terça por quarta?": a polite order is no question. */
export const POLITE =
  /^(?:(?:e|mas|ai|sera que|por favor)[, ]+)*(?:da (?:pra|para)|pode(?:s|ria|rias)?|consegue|conseguiria|tem como|(?:voce|vc) (?:pode|consegue)(?:ria)?|e possivel|(?:posso|podemos) te pedir (?:pra|para))(?: (?:so|ai|tambem|por favor))? (?:re)?(?:tirar|retirar|remover|trocar|mudar|alterar|corrigir|arrumar|por|colocar|botar|incluir|acrescentar|adicionar|deixar|encurtar|resumir|passar|comecar|terminar|transformar|dividir|separar)(?![a-z])/;

/** An order to add what was said before it: "vale até dia 25. Acrescenta". */
export const ADD_THAT =
  /^(?:acrescent[ae]|inclu[ai]|adicion[ae]|poe|ponha|bot[ae]|coloc[ae]|coloque|fal[ae]|avis[ae]|di(?:z|ga))(?: (?:isso|iss?o|ai|tambem|tb|no texto|na mensagem|na msg)){0,3}$/;

export const TOTAL =
  /\b(?:(?:o |com o |do )?(?:valor |preco )?total(?: d[aeo]s? [a-z ]{2,20}| mensal| anual| geral| final)?(?: tambem| tb)?$|quanto (?:da|fica|sai|e) (?:tudo|o total|no total))/;
export const SHARE =
  /(?:quanto|qto|qnto|qt) (?:e|da|fica|sai|seria) (?:a |o |ess[ae] |est[ae] |de )?(?!tudo|cada|isso)([a-z]{4,12})|\b(?:a|o) ([a-z]{4,12}) em reais/;
export const KEEP =
  /^(?:mas )?(?:deix[ae](?! (?:de )?fora)|mant\w+|conserv\w+|preserv\w+)(?: so)? (?:(?:a|o|as|os) )?(?:parte d[aeo]s? )?((?:(?:a|o|as|os) )?.{2,40})$/;
/** After such a lead what follows the colon is to stand in the text. */
export const LEADS_TO_CONTENT =
  /\b(?:regra|condicao|frase|informac(?:ao|oes)|observacao|o seguinte|isso|recado|aviso)$/;

/** "retire essa parte": what was named before it. */
export const REMOVES_THAT =
  /^(?:tir[ae]|retir[ae]|remov[ae]|apagu?[ae]|cort[ae]|exclu[ai]) (?:isso|ess[ae]|est[ae])(?: (?:parte|trecho|frase|informacao|ai|dai))?$/;
export const ADDRESS_AS =
  /^(?:dirij[a-z]*(?:-se)?|dirige[a-z]*|trat[ae]|cham[ae])(?:-[oa])?(?: a)?(?: (?:el[ae]|[oa] client[ea]))? (?:como|de|por) /;
export const ONLY_NEW_PRICE =
  /\b(?:apenas|so|somente) (?:o )?(?:preco|valor) (?:com desconto|nov[oa]|final|promocional|atual|de agora)$/;
export const GERUND =
  /^(?:(termin|encerr|finaliz|fech|conclu|comec|inici|abr)[a-z]*(?: (?:a mensagem|o texto|o e-?mail|ela))?,? |(?:acrescent|inclu|adicion|insir|coloc|coloqu|poe|ponha|bot)[a-z]* (?:uma |a )?(?:frase|linha|pergunta|parte|aviso)(?: (?:no|ao) (?:fim|final))?,? )?(perguntando|dizendo|avisando|falando|lembrando|contando|informando|agradecendo|convidando|pedindo)(?: (?:pr[ao] el[ae]|a el[ae]))? /;

/** Another end, or a warmer one. */
export const OTHER_END =
  /\b(?:outr[oa]|nov[oa]|diferente|mais [a-z]{4,12}) (?:final|fim|fecho|encerramento|despedida)\b|\b(?:final|fim|fecho|encerramento|despedida) (?:diferente|melhor|nov[oa]|mais [a-z]{4,12})\b/;
/** What an order to the writer may begin with, whatever it orders. */
export const IMPERATIVE =
  /^(?:apresent[ae]|elimin[ae]|fac[ao]|faz|reduz[ae]?|pass[ae]|inclu[ai]|acrescent[ae]|adicion[ae]|insir[ae]|retir[ae]|tir[ae]|remov[ae]|suprim[ae]|omit[ae]|exclu[ai]|cort[ae]|troc[ae]|troque|substitu[ai]|mud[ae]|alter[ae]|corrij[ao]|corrig[ae]|ajust[ae]|atualiz[ae]|retifiqu[ae]|acert[ae]|arrum[ae]|consert[ae]|mencion[ae]|inform[ae]|ponha|poe|coloqu?[ae]|coloca|bot[ae]|deix[ae]|torn[ae]|transform[ae]|convert[ae]|resum[ae]|encurt[ae]|enxugu?[ae]|simplifi(?:ca|que)|amplie|detalh[ae]|reescrev[ae]|reformul[ae]|volt[ae]|desfa[zc]a?|restaur[ae]|mantenh[ao]|mantem|comec[ae]|comece|inici[ae]|termin[ae]|encerr[ae]|finaliz[ae]|divid[ae]|separ[ae]|quebr[ae]|junt[ae]|inverta|inverte|adiant[ae]|antecip[ae]|adi[ae]|remarqu?[ae]|remarca|repo(?:e|nha)|destaqu?[ae]|destaca|reforc[ae]|suaviz[ae]|assin[ae]|dirij[a-z]*) /;
/** "não fala do forno, fala problema técnico": all that is said of it goes. */
export const SAID_INSTEAD =
  /^(?:nao|n) (?:fal[ae]|di(?:z|ga)|cont[ae]) ((?:d[aeo]s?|que|q) [^,;]{2,60}),? (?:fal[ae]|di(?:z|ga)|cont[ae])(?: (?:que|q))? /;
