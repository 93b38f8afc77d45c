/** Abbreviations and colloquial spellings of whole words, in folded text. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  vc: 'voce',
  vcs: 'voces',
  ce: 'voce',
  ceis: 'voces',
  oce: 'voce',
  tu: 'voce',
  ta: 'esta',
  tah: 'esta',
  to: 'estou',
  tou: 'estou',
  tamo: 'estamos',
  tava: 'estava',
  pq: 'porque',
  pqe: 'porque',
  q: 'que',
  qe: 'que',
  oq: 'o que',
  oque: 'o que',
  n: 'nao',
  nn: 'nao',
  naum: 'nao',
  nom: 'nao',
  noa: 'nao',
  neim: 'nem',
  p: 'para',
  pra: 'para',
  pro: 'para',
  pras: 'para',
  pros: 'para',
  c: 'com',
  cm: 'com',
  cmg: 'comigo',
  s: 'sem',
  d: 'de',
  dps: 'depois',
  depoi: 'depois',
  dpois: 'depois',
  hj: 'hoje',
  oj: 'hoje',
  mt: 'muito',
  mto: 'muito',
  mta: 'muita',
  mtu: 'muito',
  mui: 'muito',
  msm: 'mesmo',
  memo: 'mesmo',
  tb: 'tambem',
  tbm: 'tambem',
  blz: 'beleza',
  vlw: 'valeu',
  obg: 'obrigado',
  obgd: 'obrigado',
  brigado: 'obrigado',
  brigada: 'obrigado',
  msg: 'mensagem',
  msgm: 'mensagem',
  qdo: 'quando',
  qnd: 'quando',
  qto: 'quanto',
  qnt: 'quanto',
  qm: 'quem',
  ngm: 'ninguem',
  agr: 'agora',
  agra: 'agora',
  vo: 'vou',
  ve: 'ver',
  pensa: 'pensar',
  muie: 'mulher',
  muier: 'mulher',
  trabaio: 'trabalho',
  fio: 'filho',
  mio: 'melhor',
  mior: 'melhor',
  dinhero: 'dinheiro',

  vamo: 'vamos',
  bora: 'vamos',
  kero: 'quero',
  qro: 'quero',
  qr: 'quer',
  eh: 'e',
  fzr: 'fazer',
  fz: 'faz',
  td: 'tudo',
  tds: 'todos',
  tdo: 'tudo',
  cliete: 'cliente',
  cli: 'cliente',
  desc: 'desconto',
  orc: 'orcamento',
  fornec: 'fornecedor',
  obs: 'objecoes',
  gnt: 'gente',
  cfe: 'conforme',
  wpp: 'whatsapp',
  zapzap: 'whatsapp',
  vdd: 'verdade',
  slk: 'loucura',
  pfv: 'por favor',
  pf: 'por favor',
  conc: 'concorrente',
};

/** Classes of words with the same meaning, used as `@name` in cues. */
export const CLASSES: Readonly<Record<string, string>> = {
  estar: 'esta|estao|e|sao|ficou|fica|saiu|sai|ser|estou|achei|acho|achou|acham|parece|era|seria',
  muito: 'muito|muita|bem|demais|tao|bastante|super|mega|pra|bao|absurd*|meio|bagarai',
  falar:
    'fal*|convers*|consult*|ver|vejo|veja|vendo|alinh*|discut*|pergunt*|checar|combin*|trocar|bater|decid*|passar|passa|apresent*|levar|mostr*|depend*|avali*|dividir|sentar|sento|aprov*|aval|ouvir|opiniao|saber|confirm*|autoriz*',
  outro:
    'soci*|espos*|marid*|mulher|muie|patroa|patrao|chef*|diret*|gerent*|familia|pai|mae|pais|filh*|contador*|contabilidade|comite|conselho|noiv*|namorad*|dono|dona|financeiro|juridico|superior*|gestor*|matriz|irma|irmao|irmaos|cunhad*|companheir*|conjuge|genro|nora|sogr*|supervis*|coordenad*|presidente|ceo|holding|velho|tio|tia|advogad*|parceir*|casa|pessoal|equipe|time|sindic*|cabeca|turma|povo|marido|compras|diretoria',
  instancia:
    'diretoria|diretor*|comite|conselho|chef*|gerenci*|gerente|financeiro|juridico|superior*|gestor*|matriz|compras|presidente|presidencia|ceo|board|controladoria|assembleia|sindico|patrao|supervis*|coordenad*|lideranca',
  decisor:
    'soci*|espos*|marid*|mulher|muie|patroa|patrao|chef*|diret*|gerent*|comite|conselho|noiv*|financeiro|gestor*|matriz|dono|dona|presidente|ceo|ti|compras|juridico|superior*|irma|irmao|pai|mae|supervis*|coordenad*|diretoria',
  dinheiro:
    'dinheiro|grana|verba|caixa|orcamento|capital|recurso*|condic*|tostao|centavo|limite|budget|bufunfa|tutu|din|cascalho|saldo|folego|prata|pila|pilas|conto',
  bolso: 'bolso|orcamento|mes|budget|verba|caixa|condic*|planejamento|conta|salario|renda',
  pagar: 'pag*|gast*|invest*|banc*|desembols*|arc*|compr*|assum*',
  alto: 'alto|alta|altissim*|elevad*|absurd*|surreal|abusiv*|salgad*|pesad*|puxad*|exagerad*|fora|doid*|louc*|cabulos*|muito',
  preco:
    'preco|precos|valor|valores|investimento|mensalidade|custo|taxa|parcela*|orcamento|proposta',
  concorrente:
    'concorr*|outr*|vizinh*|fulano|loja|internet|site|shopee|shein|amazon|olx|mercado|mercadolivre|aliexpress|temu|google|la|ali|esquina|atacad*|chines*|china',
  depois:
    'depois|amanha|semana|mes|ano|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|carnaval|ferias|decimo|trimestre|semestre|frente|adiante|virada|feriado*|eleic*|safra|colheita|futuramente|futuro|pascoa|pagamento|quinzena|tarde|inverno|verao|aniversario|copa|segunda|festas',
  procurar:
    'procur*|lig*|cham*|volt*|retorn*|contat*|fal*|passa|passe|aparec*|vem|venha|ve|veja|veremos|vemos|tent*|deix*|conversamos|conversa*|retom*|marc*|lembr*|busc*',
  mandar:
    'mand*|envi*|encaminh*|passa|passe|deix*|joga|solta|dispar*|compartilh*|coloc*|bota|despach*|posta',
  material:
    'email|whats*|zap*|apresentac*|proposta*|material|materiais|pdf|catalog*|link|informac*|folder|portfolio|orcamento|site|insta*|mensagem|resumo|tabela|detalhes|cartao|folheto|panfleto|papel|escrito|texto|direct|audio|anexo|info|infos',
  fornecedor:
    'fornecedor*|parceir*|empresa|agencia|profissional|sistema|plano|plataforma|ferramenta|software|corretor*|contador*|contabil*|seguro|seguradora|banco|solucao|marca|prestador*|distribuidor*|representante*|vendedor*|pessoa|gente|alguem|quem|um|uma|outro|outra|servico|produto|esse|isso|aplicativo|app|maquininha|tecnico|advogad*|consultor*|clinica|academia|dentista|medico|personal|salao|cabeleireir*|internet|operadora',
  parente:
    'amig*|cunhad*|primo|prima|sobrinh*|irmao|irma|tio|tia|conhecid*|compadre|comadre|parente|vizinh*|filho|filha|genro|camarada|chegad*|sogr*|colega|brother|parca',
  funcionar: 'funcion*|resolv*|serv*|adiant*|prest*|result*',
  ruim: 'ruim|ruins|pessim*|mal|horriv*|traumatiz*|trauma|decepc*|frustr*|problem*|arrepend*|engan*|queimad*|desgost*|escald*|prejuizo|lascad*|furada|deixaram|roubada|bomba|desastre|cilada',
  coisa: 'isso|nada|produto|servico|disso|dele|compra|proposta|oferta|esse|essa|contrato|pedido',
};

/** Phrases that are replaced by one word. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\bnum (?=(ten|tem|quer|quis|sei|vou|vo |vai|prec|poss|da |ta |to |gost|acred|conhec|conf|dou|e |sou|faz|cab|cons|us|vejo|rol|vale|curt|entend|func))/g,
    'nao ',
  ],
  [/\b(d(ar|a|er|ando|eu|aria)|dar[aá]) certo\b/g, 'funciona'],
  [/\bval(e|er|eu|eria) (a )?pena\b/g, 'compensa'],
  [/\bdor(es)? de cabeca\b/g, 'problema'],
  [/\b(caixa de entrada|correio eletronico|e-?mail|mail)\b/g, 'email'],
  [/\b(face|zap ?zap|what ?s? ?app?|whats|zap|wpp|uats)\b/g, 'whatsapp'],
  [/\bd(e|o) (uma? )?olhada\b/g, 'olhada'],
  [/\bbo\b|\bb\.o\b/g, 'problema'],
  [/\bsao joao\b/g, 'feriado'],
  [/\b(outra hora|outro dia|outra vez)\b/g, 'depois'],
];

/** A denial directly before a cue cancels it: "não está caro". */
export const DENIALS = /^(nao|nunca|nem|deixou|tampouco)$/;
/** May be between a denial and the denied word. */
export const BETWEEN_DENIAL =
  /^(e|esta|estou|achei|acho|achou|foi|era|tao|muito|fica|ficou|seria|mais|tenho)$/;

/** Correct words that resemble words of cues. */
export const RIGHT_WORDS =
  'casa caso cara carro casas casos coisa curso corpo certo certa conta conto ponto ponta porta parte parto porto pasta pista posto gosto rosto resto festa testa fosse posse vista visto vezes verde verdes vida vinda venda rua fala faca fato foto fita lado lida vale vala mala mapa mesa meia meio nome nota nove novo nova noite leite peito feito feira feijao fogo jogo lugar longe hora horas ontem ordem porem quase quatro quadro grupo grande grana gente frente fonte ponte sorte corte norte forte morte parque barco banco branco barba barata barato pedra perna perto preto prato praia prazer primo prima prova trova troca tropa trato teste texto tenso terra tinha tirar total tarde trade tempo tampa campo copo topo tipo tira viga vaga verba verbo volta volto vulto zero assim ainda aonde atual aluno alunos ensino escola aula aulas livro musica cidade estado brasil mundo povo filme jogador time futebol ciencia sistema computador universidade pesquisa historia governo estudante';
