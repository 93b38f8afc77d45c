import type { ReadSentence } from '../types.ts';

/** Looks down on the buyer's kind: "gente que nem você nunca emagrece mesmo". */
const OF_KIND =
  /\b(?:gente|pesso(?:a|as)|client\w+|mulher\w*|hom(?:em|ens)|quem) (?:que nem|como|feito|igual|assim como|do tipo de|assim) ?(?:a )?(?:voce|vc|tu|ti|a senhora|o senhor)?\b.{0,30}\b(?:nunca|jamais|so (?:reclam|enrol|chor|perd|sab\w+ recl|da\b|traz|quer desc)\w*|nao (?:consegu|entend|sab|serv|prest|val|merec|tem (?!tempo))\w*|sempre (?:desist|reclam|enrol|fracass)\w*)|\bpobre (?:e assim|so (?:quer|pensa|sabe)|sempre)\b|\b(?:client\w+|gente|coisa de|gentinha|povo) (?:pobre|feia|burra|chat[oa]|enrolad[oa]|desocupad[oa])\b/;
const OF_BODY =
  /\bcom (?:ess[ea]|um|uma) (?:corpo|peso|barriga|cara|rosto|cabelo|dente\w*|pele|tamanho)\b.{0,12}\b(?:ai|assim|desse|dessa)\b|\b(?:voce|vc|tu|a senhora|o senhor) (?:ja |so )?(?:ta|esta|e|anda) (?:muito |bem |tao |toda? |ficando )*(?:gord[oa]|obes[oa]|fei[oa]|acabad[oa]|caid[oa]|desleixad[oa]|horros[oa]|velh[oa])\b|\bolha (?:o|pro|pra) (?:seu|teu|sua|tua) (?:tamanho|barriga|corpo|estado)\b|\bnunca (?:vai )?emagrec\w+ mesmo$/;
const OF_AGE =
  /\b(?:na|com) (?:a )?(?:sua|tua|essa) idade\b.{0,30}\b(?:nao (?:adianta|da mais|aprende|serve|tem mais)|ja era|esquec\w+|desist\w+|impossivel|nem adianta)|\b(?:ja )?passou da idade\b|\bvelh[oa] demais (?:pra|para)\b/;
const OF_MONEY =
  /\b(?:quem|se (?:voce|vc|tu)|se) nao (?:tem|pode|consegue|aguenta) (?:dinheiro|condic\w+|pagar|grana|bancar)\b.{0,40}\b(?:nao (?:devia|deveria|pergunt\w+|me procur\w+|ench\w+)|nem (?:devia|deveria|pergunt\w+|vem|venha)|fica em casa|vai embora)|\bcoisa de pobre\b|\bpobretao\b|\bnao e (?:pro|para o) (?:seu|teu) bico\b|\bse .{0,30}\bcar[oa] (?:pra|para) (?:voce|vc|ti)\b.{0,6}\b(?:imagin\w+|entao (?:vai|procur\w+|fica))|\bnao tem (?:onde cair mort[oa]|cacife|nem onde)\b|\b(?:voce|vc|tu) (?:e|ta|deve ser) (?:mesmo |muito |um |uma )*(?:pobre|lis[oa]|quebrad[oa]|miseravel|sovina)\b/;
const OF_MIND =
  /\bquer que eu desenhe\b|\bve se (?:aprende|cresce|se enxerga|acorda)\b|\b(?:tao )?dificil (?:assim )?(?:de entender|pra (?:voce|ti) entender)\b|\bnao entende (?:nada|mesmo|coisa nenhuma)\b|\b(?:voce|vc|tu) nao tem (?:capacidade|competencia|inteligencia|cerebro|cabeca)\b|^(?:voce |vc |tu |por acaso )*(?:ta|e|esta|ficou) (?:surd[oa]|ceg[oa]|lerd[oa])\b|^(?:(?:voce|tu) |por acaso )+(?:ta|e|esta|ficou) (?:louc[oa]|maluc[oa]|doid[oa])\b(?: (?:da cabeca|mesmo))?$|\bnao sabe (?:nem )?(?:ler|pensar|somar|fazer conta)\b|\bate (?:uma )?crianca (?:entende|sabe)\b|\b(?:usa|use) a cabeca\b|\b(?:seu|sua) (?:ignorante|inutil|incompetente|fracassad[oa]|gord[oa]|velh[oa] [a-z]+|pobre|lerd[oa])\b/;
const OF_BUSINESS =
  /\b(?:seu|sua|teu|tua) (?:\w+ )?(?:vive|ta|esta) (?:sempre )?(?:as moscas|falind\w+)|\bpor isso que (?:o |a )?(?:seu|sua|teu|tua) \w+ vive vazi[oa]\b|\bvoce nunca vai (?:crescer|ter nada|passar disso|prosperar|chegar a lugar|ser ninguem|conseguir nada|sair do lugar|dar certo)\b/;
const IMPATIENT =
  /\b(?:ta|esta|ficar?|vai|fica|quer) (?:ai )?(?:so )?(?:me )?(?:fazendo (?:eu )?|fazer (?:eu )?)?(?:perder|perdendo|gastando|gastar|tomando|tomar) (?:o )?meu tempo\b|\bme faz(?:endo|er|er eu|endo eu)? perder (?:o )?(?:meu )?tempo\b|\bja perdi (?:muito |o )?(?:meu )?tempo (?:demais )?(?:com|contigo|demais)|\bme (?:enrol|alug|embrom|cozinh)(?:ando|ar|a|ou)\b|\b(?:perco|perdi|perdendo|gasto|gastei|gastando) (?:o |meu )*tempo com (?:voce|tu|ti|client\w+|curios\w+)|\bnao tenho (?:mais )?paciencia(?: (?:nenhuma|com voce|contigo))?$|\btenho mais o que fazer\b|\bnao tenho (?:o )?dia (?:todo|inteiro)\b|\bnao tenho (?:tempo|paciencia) (?:pra|para|a perder com) (?:voce|vc|gente|curios\w+|enrol\w+|client\w+)|\bdesembucha\b|\b(?:cansei|enchi|to cheio|to cansad[oa]|to de saco cheio) (?:de|com) (?:voce|vc|ti|esperar|repetir|explicar|enrol\w+)/;
const THREATENS =
  /\b(?:eu )?sei onde (?:voce|vc|tu|a senhora) (?:mora|trabalha|estuda)|\bvou (?:falar mal d|expor (?:voce|vc|seu|sua)|queimar (?:voce|seu|sua)|acabar com (?:voce|seu|sua)|te (?:pegar|achar|processar|expor|denunciar|bater))|\bvai (?:me pagar|pagar caro por|se ver comigo)\b|\bte (?:arrebent|quebr|meto)/;

const OF_KNOWLEDGE =
  /\b(?:voce|vc|ce|tu|a senhora|o senhor) (?:nao (?:entende|manja|saca|sabe)|num entende) (?:nada |porra nenhuma )?(?:de|d[oa]s?) (?!nada)[a-z]+\b(?! e (?:nem|tudo bem|por isso)|, (?:por isso|eu|a gente|mas eu))|\b(?:voce|vc|ce|tu) nao sabe (?:o que (?:ta|esta) falando|nem o que quer|comprar|escolher)\b/;

const KINDS = [
  OF_KIND,
  OF_BODY,
  OF_AGE,
  OF_MONEY,
  OF_MIND,
  OF_KNOWLEDGE,
  OF_BUSINESS,
  IMPATIENT,
  THREATENS,
];
/** What the buyer said, given back: "você me disse que nunca emagrece". */
const QUOTES = /\b(?:voce|vc|tu|a senhora|o senhor) (?:me |ja )*(?:diss\w+|cont\w+|fal\w+|sent\w+)/;

/** Contempt for the buyer's body, age, money, mind or work, impatience or a threat. */
export const isContempt = (folded: string): boolean =>
  !QUOTES.test(folded) && KINDS.some((kind) => kind.test(folded.replace(/[?!.… ]{1,9}$/u, '')));

const LAUGHS = /\b(?:k{3,}|(?:ha){2,}|rs(?:rs)+)\b|[😂🤣]/u;
const SNEERS =
  /\b(?:fei[oa]s?|encalhad\w+|arrepend\w+|chora(?:r|ndo)?|careca|banguela|gord\w+|na mao|frescura|mimimi|besteira|medros\w+|bob[oa]s?|perd(?:e|er|endo) (?:cliente|dinheiro|tempo)|fech\w+ as portas|quebr\w+ a cara|se da\w* mal|pass\w+ vergonha)\b/;

/** Laughs at what may happen to the buyer: it answers, comforts and gives back nothing. @param folded a sentence */
export const isMocking = (folded: string): boolean => LAUGHS.test(folded) && SNEERS.test(folded);

const OFFENDS = /^(?:rudeness|pressure|badmouth|break_role)$/;

/** Beside an insult nothing counts as a question, an argument or understanding. */
export const withoutKindness = (sentences: readonly ReadSentence[]): ReadSentence[] =>
  sentences.some(({ act }) => act === 'rudeness')
    ? sentences.map((one) => (OFFENDS.test(one.act) ? one : { ...one, act: 'other' }))
    : [...sentences];
