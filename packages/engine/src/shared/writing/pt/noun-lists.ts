const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Masculine nouns whose ending suggests a feminine one. Singular, lower case, with accents. */
export const MASCULINE = words(`
  insta yoga zap frete teste trimestre semestre aceite estande modelo brinde desastre reajuste açougue
  milagre clique tabloide encaixe componente reagente quiosque destaque tapa busão tostão lixão caixão
  cão pão chão serasa canva guarda-roupa pilates palete calote caixote nicho interesse corante
  problema sistema programa tema clima drama dilema esquema telefonema diploma cinema idioma poema
  trauma sintoma panorama aroma carisma telegrama grama quilograma miligrama estigma paradigma enigma
  dogma plasma prisma organograma cronograma fluxograma infograma diagrama fonema teorema estratagema
  magma coma cromossoma pijama dia mapa planeta cometa puma samba papa sofá ímã clã divã talismã
  guaraná jacarandá maracujá chá fubá alvará crachá gambá tamanduá vatapá cará fã-clube coração verão
  balcão índice vértice cálice apêndice códice açude xadrez mês arroz giz verniz nariz cartaz chafariz
  juiz rapaz capuz caroço cuscuz avestruz homem bem trem item som tom refém harém armazém recém limite
  convite palpite apetite leite enfeite site kit dente pente pendente ambiente presente acidente
  incidente continente restaurante volante brilhante diamante elefante desodorante refrigerante
  espumante levante montante quadrante semblante instante rodapé café pé boné picolé chalé balé filé
  cabaré crochê buquê cachê clichê purê bufê ateliê comitê dendê caminhão dossiê combate debate
  chocolate tomate abacate disparate resgate empate esmalte transporte suporte porte norte corte esporte
  recorte aporte nome pneu controle pote lote bote bigode toque estoque choque saque ataque parque
  tanque banque cheque leque pacote boleto mascote sorvete sabonete cabide sobrenome volume
  costume legume perfume ciúme exame vexame certame uniforme alarme reclame telefone microfone cone
  clone sobrenome porte envelope golpe xarope corte time filme creme regime crime ensino detalhe
  molho baile entalhe vale pele-vermelha aluguel painel papel hotel motel pastel quartel anel nível
  imóvel móvel automóvel combustível papai pai rei boi táxi júri biquíni colibri abacaxi haxixe
  lanche sanduíche broche deboche trailer sexo ecommerce e-commerce software hardware delivery
  marketing shopping feedback coaching catering outdoor container contêiner banner flyer folder notebook
  desktop tablet smartphone chip drone display showroom freezer workshop case ticket tíquete check-up
  coworking pet buffet resort hostel spa lounge food truck self-service center gel mel sal mal
  canal jornal hospital animal casal metal cereal sinal final ideal manual memorial comercial quintal
  varal dedal pombal edital total potencial material mural festival tribunal arsenal litoral
  whatsapp instagram facebook linkedin youtube tiktok google reels direct telegram pix ifood uber crm erp
  sac cnpj cpf iptu icms mei qr rh ti app lead post story link grupo gás ônibus lápis pires atlas
  tênis vírus bônus ônus campus status cais óculos país freguês
  clube acorde alicerce bronze catálogo bote caule cofre enxame forte freio gabinete gancho lacre massacre
  padre mestre monte ofício passe peixe poste quilate recife rifle sangue serrote sobrado sul leste
  oeste tapete toalete torniquete traje ultraje trâmite verde verme volume xale front-end back-end
`);

/** Feminine nouns whose ending does not show it. */
export const FEMININE = words(`lanchonete gestante lactante parturiente 
  van tattoo demo call bio bet shopee msg autoclave boutique câmera kitnet airfryer comadre mamãe expo
  lente língua cabeça polícia lajota quentinha laje mão foto moto tribo libido cor dor flor mulher colher voz luz cruz paz vez noz foz tez raiz cicatriz
  matriz diretriz atriz imperatriz lei grei fé ré maré chaminé galé mãe avó irmã manhã maçã lã
  avelã hortelã romã rã gente frente mente semente corrente enchente vertente patente ponte fonte
  parte arte sorte morte neve chave nave trave ave carne pele rede parede sede saúde noite tarde
  base fase frase crise tese análise prótese síntese hipótese ênfase dose posse classe tosse torre
  febre lebre estante vitrine equipe hélice superfície série espécie face interface índole prole
  nuvem ordem desordem margem ferrugem internet web live startup fintech landing newsletter bike lingerie
  holding selfie hashtag commodity agtech healthtech filial central credencial catedral vogal espiral
  razão opinião reunião união comunhão região religião legião questão gestão sugestão digestão
  indigestão congestão combustão exaustão ocasião paixão rebelião certidão vazão sazão mansão
  bênção tv ong pme uti ubs clt lgpd nf cnh oab nfe ltda
  fome sé cútis ênclise pélvis tênder variante constante consoante vazante
  pose gripe elite suíte boate alface couve hora vez sede haste hoste pista praxe prece quermesse
  pasta tequila torneira valise vontade metade lente
  árvore síndrome homepage aguardente baguete maquete omelete gaze cabine parafernália
  estirpe vertigem mentes fraude plebe psique quiche tendência overdose cafeína trufa
  dê-se lápide pirâmide quitinete raquete gillette gorjeta camionete caminhonete maionete maionese
  enquete espaçonave marquise chance nuance performance avalanche creche brecha mochila revanche
`);

/** Nouns of persons with one form for both genders, beyond those that end in -ista and -nte. */
export const COMMON = words(`
  colega atleta jovem personagem fã mártir chefe líder síndico-profissional profissional
  policial oficial rival intérprete cúmplice artífice hóspede herege consorte cônjuge aprendiz
  gestor-geral freelancer designer influencer influenciador-digital youtuber blogger coach trainer
  personal hacker ceo ceo-fundador cliente gerente agente paciente estudante assistente atendente
  comerciante representante fabricante despachante comandante participante visitante habitante
  viajante ajudante ambulante feirante debutante iniciante pretendente concorrente residente
  dirigente docente adolescente parente lojista camarada indígena cineasta terapeuta fisioterapeuta
  psicoterapeuta psiquiatra pediatra geriatra obstetra poliglota patriota pirata belga nômade
  pensionista autônomo-digital craque mestre-cuca selvagem vegan
  massoterapeuta musicoterapeuta ortopediatra contribuinte ouvinte pedinte emigrante imigrante
  restaurateur chef sommelier barista vigilante cantante amante servente regente superintendente
  presidente vice-presidente adolescente descendente dependente delinquente sobrevivente combatente
  pedestre manicure pedicure sitiante podcaster streamer gamer dj freela aniversariante assinante
  cadeirante contratante fumante requerente escrevente doente deficiente detetive palestrante praticante
  locatário-agente militar titular auxiliar familiar
`);

/** Nouns of two genders with two senses: `o caixa` (the till), `a caixa` (the box). */
export const TWO_SENSES = words(`
  caixa capital rádio moral guarda cara grama guia segurança coral estepe agiota picareta
`);

/** Nouns that end in -nte or -ista but name things, so that they are not persons of either gender. */
export const THING = words(`
  revista lista pista vista conquista entrevista crista arista
`);

/** Singular nouns that end in -s. */
export const SINGULAR_IN_S = words(`
  ônibus micro-ônibus lápis pires atlas tênis vírus bônus ônus campus status cais óculos gás país mês
  freguês gês cós jus pus ás marquês burguês francês inglês português japonês chinês holandês irlandês
  escocês polonês tailandês trás atrás revés convés viés arnês través após três dois mais menos simples
  oásis grátis cútis pélvis bis jeans reels sales ads corpus chassis
  vales-refeição
`);

/** Nouns in -ês and -us whose -s is a plural. */
export const PLURAL_IN_S = words(`
  bebês purês crochês buquês cachês clichês dublês ateliês dendês comitês carnês glacês quês porquês apês dossiês ipês vocês menus
  perus urubus tatus bambus cajus chuchus angus sofás pás chás crachás alvarás maracujás
`);

/** Words between determiner and noun, or in place of it, that have one form for both genders. */
export const NO_GENDER = words(`
  maior menor melhor pior atual tal geral federal regional global local variável horizontal vertical
  multinacional experimental especial principal simples grande três quatro cinco seis sete oito nove
  dez onze doze treze quatorze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa
  cem mil que mais menos ela ele isso tudo nada
`);

/** Nouns and adjectives in -il; other plurals in -is are of words in -i, such as `táxi`. */
export const IN_IL = words(`
  perfil funil barril fuzil anil canil refil gentil civil hostil infantil sutil juvenil quadril pernil
  estudantil mercantil covil servil ardil mobil imbecil fabril febril abril cantil til
`);

/** Plurals that no rule gives. */
export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['pão', 'pães'],
  ['cão', 'cães'],
  ['capitão', 'capitães'],
  ['alemão', 'alemães'],
  ['escrivão', 'escrivães'],
  ['tabelião', 'tabeliães'],
  ['charlatão', 'charlatães'],
  ['guardião', 'guardiões'],
  ['mão', 'mãos'],
  ['irmão', 'irmãos'],
  ['cidadão', 'cidadãos'],
  ['cristão', 'cristãos'],
  ['pagão', 'pagãos'],
  ['grão', 'grãos'],
  ['chão', 'chãos'],
  ['vão', 'vãos'],
  ['bênção', 'bênçãos'],
  ['órgão', 'órgãos'],
  ['órfão', 'órfãos'],
  ['sótão', 'sótãos'],
  ['artesão', 'artesãos'],
  ['corrimão', 'corrimãos'],
  ['mal', 'males'],
  ['cônsul', 'cônsules'],
  ['mel', 'méis'],
  ['réptil', 'répteis'],
  ['projétil', 'projéteis'],
  ['fóssil', 'fósseis'],
  ['têxtil', 'têxteis'],
  ['útil', 'úteis'],
  ['fácil', 'fáceis'],
  ['difícil', 'difíceis'],
  ['ágil', 'ágeis'],
  ['frágil', 'frágeis'],
  ['móvel', 'móveis'],
  ['qualquer', 'quaisquer'],
  ['caráter', 'caracteres'],
  ['júnior', 'juniores'],
  ['sênior', 'seniores'],
  ['país', 'países'],
  ['herói', 'heróis'],
  ['slogan', 'slogans'],
  ['cais', 'cais'],
  ['gás', 'gases'],
  ['cós', 'cós'],
  ['hambúrguer', 'hambúrgueres'],
  ['contêiner', 'contêineres'],
  ['gravidez', 'gravidezes'],
  ['van', 'vans'],
]);
