const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Words that sellers often type without their accent and that are no other word without it. */
export const ACCENTED = words(`
  barracão macacão balcão vulcão falcão facão
  abdômen abraço acadêmica acadêmico açaí aço aconteça acréscimo acrílica açúcar açucarado
  açucarar açúcares acústica acústico adoçar aérea aéreo aeroagrícola aeróbico ágil agradeça
  agronegócio agronômico água álbum alçada alcança alcançou álcool alcoólica além alemã
  alérgic alérgica alguém alimentício alíquota alívio almoça almoçam almoçando almoçar almoço
  almoçou aluguéis alumínio alvará amanhã âmbito ameaça ameaçam ameaçando ameaçar ameaçou
  análise analógica analógico análogo anestésico ângulo anônimo antibiótico antídoto antivírus
  antônimo apareça apareço árbitro área armazém artifício árvore assédio ateliê através áudio
  automóveis automóvel auxílio avança avançada avançam avançar avanço azevém bagunçada
  bagunçados bagunçam bagunçar balança balançada balé bálsamo bancária básicas básico bebê
  beneficiária benefício berço bifásica bifásico bilíngue biquíni boné bônus braçadeira braços
  bráquete braquiária bruços buquê cabeçote caçamba cachaça caçula cádmio café caída
  caíram caírem cajá cajuína calça calçada calçado calço calórico câmara câmbio câmera câncer
  cânhamo capítulo capô cápsula caráter carcaça cardã cardápio careço cárie carniça catálogo
  catamarã católico catuaí cédula célula celulósico cemitério centímetro centrífuga centrífugo
  cerâmica cérebro cerimônia chácara chaminé chapéu chinês chulé cilíndrico cílio cipó círculo
  cirúrgica cítrico clássico cláusula clichê clínica clínico cobrança código colégio cólica
  colônias começa começado começamos começar começaram começaria começarmos começo começou
  comício cômoda cômodo compõe côncavo concluída condomínio condôminos conduíte confiança
  conheça conheço cônjuge contemporâneo convém cópias corrediça couchê crachá crânio crédito
  cresça critério crochê cronômetro cúbico cupuaçu currículo cutânea cutícula dançando dançar
  dançaram dará debería débil débito decibéis décima décimo declínio degradê desconfiança
  desconstruído despeça despeço desperdiçar desperdícios destrói diagnóstico diálogo diâmetro
  diferença difíceis difícil dígitos diluída diluído dinâmico discriminatória disfarçar
  dissídio distribuída divisória divórcio dobradiça dócil doçura doença doía dólar domicílio
  domínio dominó dúvida econômica edifício elastomérica endereçamento endereço enxágue
  episódio época esférico esforço espaçamento espaço espátula espécie específico espetáculo
  espontâneas espontâneo estabeleço estagiária estará estéril estúdio etária etéreo ética
  excluído exercício exerço êxito façamos fáceis fácil família fará farmacêutica farmácia
  fascínio férias fértil fiança ficará fiduciária fígado filé finanças física físico fôlego
  forçada forçaram forças fórmula fóssil fotógrafa fotógrafo frágil francês fubá fumaça
  funcionário garçons gás genérica genérico gênero genuína geólogo ginásio gíria glândula
  glória glúten gôndolas governança graça gráfico grátis guaraná guichê hábil hábito
  hambúrguer haverá hélice herança heroísmo híbrido hidráulica hidráulico hídricos hidrômetro
  hífen hipótese história histórico hodômetro homogêneo horímetro hormônio hortaliça hóspede
  hospício húmus idêntico idôneo imóveis imóvel ímpar impróprio incluída incluído índice
  indício injustiça instantâneo íntegro intercâmbio intermediária íntimo inválido ipê irmãs
  isotretinoína jacaré jiló jóquei juçara judô juízo júnior jurídica jurídico justiça lábios
  laço lâmina lâmpada lança lançado lançam lápis legítimo lembrança lençóis lençol lensômetro
  licença líder líderes língua linguiça linóleo lírio lítio lógica lógico lotérica louças
  luminárias mágica maiúsculas mandíbula manômetro máquina maracujá maré marítimo mármore
  mártir máscara matéria máxima máximo meça médico memória mereço mérito mês metálico método
  metrônomo mídia milésimo milímetro mímica mínima mínimo ministério minúsculo
  míssil miúda miúdo módulo moída monofásica monofásico mototáxi móveis móvel móvil múltiplo
  mungunzá município música náutica náutico necessárias necessário néctar negócios nenê neném
  névoa níquel nítido nitrogênio nível nonagésimo notícia número óbito obrigatória obstáculo
  ofereça ofício óleo ônibus ônus orçado orçamentária orçamento orçar ordinária orixá
  ortopédico ósseo ótima ótimo ouça ovário pães página paletó pálpebra panorâmica panorâmico
  papéis paquímetro parágrafo pareçam pareço páscoa pátio peça peçam pedaço pedágio pedagógico
  película pelúcia peônias perícia periódica periódicos período pescoço pêssego péssimas
  péssimo picolé pinça pirâmide pivô pólen polícia poliéster pônei portátil portfólio
  português poupança praça precipício preço prédio preguiçoso prêmio presença prestígio prevê
  prévia prévio princípio proíbe propício propõe propósito própria próprio protección proteína
  protótipo próxima próximo psicóloga psicólogo quilômetro raças raciocínio rádio raízes
  rápida rápido reclamatória recomeçando recomeçar reconheça refaça refaço reforçada reforçado
  reforço refratômetro régua regulatória relógio rematrícula remédio repórter réptil
  rescisórias retângulo retífica reúna reúne reúnem réveillon revólver rímel robô robótica
  roça rodapé rodoviária roído rótulo ruído rústica rústico sábado sachês sacrifício safári
  saída saído saíram saírem sandália sanitária satélite saúde sedã sedentária sênior série
  serviço sétimo sílaba silêncio simultânea simultâneo síndrome sinônimo sistêmica sítio sofá
  sólido solitária súbito substituído subterrâneo sumiço superfície supérfluo suplício
  surfaçagem sutiãs tábua taça tacógrafo tamanduá também también tarifária tártaro tática
  técnica técnico tédio telégrafo telescópica tênis terapêutico terça terço térmica terraço
  térrea térreo têxtil tilápia tímido titânio título tônico tópico traçado trança trânsito
  trapézio treliça triângulo tributária tricô trifásica trifásico trigésima tripé tríplice
  tropeça tropeçar túmulo túnel última último últimos úmido única único urânio úteis útil
  vatapá veículo venço vermífugo vértice véspera véu vício vídeo vínculo vingança vinílico
  vírgula vírus vitalícia vitamínico vitória viúva vizinhança vocês vôlei vovô xícara xodó
  zíper
`);
