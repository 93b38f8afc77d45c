import { fold } from '../../shared/text.ts';
import type { ChangeKind } from '../act.ts';
import { OTHER_OPENING } from '../changes/opening.ts';
import { partsOfChange } from '../changes/several.ts';
import type { Reading } from '../reading/priors.ts';
import { saidBy } from '../reading/reported.ts';
import { asksOwnStep, countWords } from '../reading/wording.ts';

/** What a request or a remark about a text asks to change; the first match wins. */
const KINDS: readonly (readonly [ChangeKind, RegExp])[] = [
  [
    'add-part',
    /^(?:e |tambem |agora |ai )*(?:poe|ponha|bota|bote|coloca|coloque|diz|fala|inclui|acrescenta)(?: (?:no fim|no final|embaixo|tambem|ai|no comeco))? (?:que|q) /,
  ],
  [
    'restore',
    /^(?:poe|bota|coloca)\b.{0,30}\bde (?:volta|novo)\W*$|^(?:nao,? |n,? )?(?:volta|devolve|recoloca|(?:poe|bota|coloca|deixa) de (?:volta|novo))\b|^(?:volta|deixa) como (?:era|estava|tava)/,
  ],
  [
    'replace',
    /\b(?:troca|troque|substitu\w+|muda|mude|tira|tire)\b.{1,120}\b(?:por|pelo|pela|e (?:poe|bota|coloca|ponha|deixa))\b/,
  ],
  [
    'replace',
    /\b(?:no lugar d[aeo]|em vez d[aeo]|ao inves d[aeo]) (?!isso\b|disso\b)|^(?:trata|trate|tratar|assina|assine|chama (?:el[ae] )?de (?:senhora?|voce|dona|seu))\b|^(?:tira|sem) (?:o |a )?senhora?\b|^(?:(?:poe|ponha|bota|bote|coloca|coloque|usa|use|troca|muda|corrige|atualiza)\s)(?:\w+ ){0,2}?(?:valor(?:es)?|precos?|parcelas?)\b.{0,15}\d/,
  ],
  [
    'replace',
    /^(?:muda|mude|troca|troque|passa|altera|remarca|poe|bota|coloca|coloque)\b(?! que\b| q\b).{0,25}\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|\d{1,2} ?h\b|\d{1,2}:\d{2}|\d{1,2} ?horas)/,
  ],
  ['replace', OTHER_OPENING],
  [
    'replace',
    /^(?:nao|n) (?:fala|diz|usa|poe|bota|escreve|e|eh)\b.{2,60}[,;.]? (?:e )?(?:fala|diz|usa|poe|bota|escreve|e|eh)\b/,
  ],
  [
    'replace',
    /^(?:agora |mudou,? |nao,? )*(?:e|eh|vai ser|fica|ficou|passou|mudou|pra|para) (?:pra |para |n[ao] )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia \d|as \d|\d{1,2} ?h)/,
  ],
  [
    'add-part',
    /^(?:e |tambem |agora |ai |pensando bem )*(?:oferece|ofereca|convida|chama el|pergunta|lembra el|agradece|pede|sugere|da (?:uma?|de|tambem)|promete|so (?:diz|fala|poe|bota)|cade o|(?:poe|bota|coloca) o nome d[ao] (?:predio|loja|empresa|firma|rua|restaurante|condominio|escola|clinica|bairro))\b/,
  ],
  [
    'another',
    /\b(?:uma?|outr[oa]|jeito|forma|versao) (?:que|q) (?:nao|n|num) \w+|\b(?:refaz|refaca|reescrev\w+|outra (?:versao|forma|opcao|vez)|(?:uma|outra) (?:melhor|diferente)|outro jeito|de outro jeito|faz de novo)\b/,
  ],
  [
    'whatsapp',
    /\b(?:separ|divid|quebr|pic[oa]t?)\w*\b.{0,25}\b(?:mensagens|msgs|partes|baloes|pedacos|zaps|\d|duas|tres)\b|\bem (?:\d|duas|tres|quatro|varias) (?:mensagens|msgs|partes|baloes|pedacos|zaps)\b/,
  ],
  ['add-part', /\bcom (?:um |uns |mais |algum )?(?:emojis?|carinhas?|figurinhas?|coracao)\b/],
  ['topics', /\b(?:em|por|vira|faz) (?:topicos|itens|lista|bullets?|pontos)\b|\btopicos\b/],
  [
    'whatsapp',
    /\b(?:em|como|pra|para|no|formato)\s(?:mensagem de |msg de |texto de )?(?:zap|whats\w*|wpp)\b/,
  ],
  [
    'email',
    /^(?:manda|faz|vira|quero|agora|e|passa|tambem) (?:\w+ )?(?:um|por|em|no|pra|pro|num) e-?mail\W*$/,
  ],
  ['email', /\b(?:em|como|pra|para|no|por|pelo|formato)\s(?:um )?e-?mail\b/],
  [
    'spoken',
    /\b(?:pra|para|preu|pra eu|para eu) (?:falar|dizer|ler|gravar)\b|\bem audio\b|\bpor (?:telefone|ligacao)\b/,
  ],
  [
    'longer',
    /\bmais (?:comprid\w+|long\w+|complet\w+|detalh\w+|extens\w+)|\b(?:detalha|desenvolve|aumenta|falta coisa)\b|\b(?:muito|mt|mto) curt\w+/,
  ],
  [
    'shorter',
    /\b(?:long[ao]|comprid[ao]|grande|grandao|grandona|gigante|firula|enrola[cç]\w+|textao|encurta\w*|menor|mais (?:curt|enxut|breve|objetiv|diret)\w*|resum\w+|reduz\w*|diminu\w*|em (?:uma|1|duas|2|tres|3) (?:linha|frase)s?|so (?:os|as|o|a) (?:\d|mais|melhor)\w*)\b/,
  ],
  [
    'remove-price',
    /\b(?:tira|tire|sem|remov\w+|apag\w+|corta)\b.{0,25}\b(?:preco|valor\w*|dinheiro|grana|r\$)\b|\bsem (?:citar|falar) (?:de )?(?:preco|valor)/,
  ],
  ['remove-part', /^(?:tira|tire|remov\w+|apag\w+|corta|sem)\b/],
  [
    'add-name',
    /^(?:e |agora |ai )*so (?:pr[ao]|para [oa]|para) (?:(?:dona|seu) )?(?!zap|whats|mim|eu\b|el[ae]\b|falar|ler|grav|mand)\p{L}{3,}/u,
  ],
  ['add-name', /\b(?:nome (?:del[ae]|d[oa])|com o nome|o nome e|chama (?:ela|ele) de)\b/],
  ['formal', /\bmais (?:formal|profissional|seri[oa]|elegante|respeitos\w+)\b/],
  [
    'casual',
    /\b(?:menos|muito|mt|mto|meio|tao|ta|tá|ficou|esta|parece\w*) (?:mais )?(?:formal|engessad\w|robo\w*|travad\w|duro demais)\b|\b(?:mais|bem|deixa) (?:leve|solt[oa]|descontraid\w|de boa)\b/,
  ],
  [
    'warmer',
    /\b(?:cara de cobranca|(?:carta|cobranca|notificacao|aviso|parece|coisa) (?:de |d[oa] )?(?:banco|cartorio|advogad\w+|juridic\w+|ameaca|bronca|dur[ao])|ameaca|manso|quentinh\w+|jeitinho|gross[oa]|ríspid\w+|rispid\w+|sec[oa]|fri[oa]|agressiv\w+|ofensiv\w+|pesad[oa]|carinhos\w+|human[ao]|delicad\w+|gentil|amig[aoá]\w*|fof[oa]|dur[ao] demais|menos dur[ao]|menos firme|simpatic\w+|acolhed\w+|suave|caloros\w+|carinho)\b/,
  ],
  [
    'firmer',
    /\b(?:menos (?:mel\w+|bajulad\w+|fof\w+|doce)|melos\w+|bajulad\w+|puxa.?saco)\b|\bmais (?:firme|dur[ao]|dur[io]nh[ao]|incisiv\w+|forte|segur[oa])\b|\b(?:mole|frouxo|bonzinh\w|humilh\w+|implor\w+|rebaix\w+|esmola|coitad\w+)\b/,
  ],
  [
    'casual',
    /\b(?:tecnic\w+|robo\w*|telemarketing|formal|engessad\w+|simples|giria\w*|natural|popular|corporativ\w+|gauch\w+|mineir\w+|nordestin\w+|carioc\w+|caipira|paulista|baian\w+|do meu jeito|meu jeito de falar|informal|artificial|propaganda)\b/,
  ],
  ['firmer', /\b(?:urgencia|escassez)\b/],
  ['warmer', /\b(?:emocao|empatia)\b/],
  ['casual', /\b(?:humor|animad\w+|alegre|empolg\w+)\b/],
  [
    'add-part',
    /^(?:e |ai |agora |tambem )*(?:poe|põe|ponha|bota|bote|coloca|coloque|inclu\w+|acrescent\w+|adicion\w+|mencion\w+|cita|cite|usa|use|fala tambem|lembra de|falta|faltou|esquece\w*)\b|\b(?:usa|use|poe|coloca|bota) (?:essa|esse|isso)\b|\bfalta (?:falar|dizer|por)\b/,
  ],
  ['fix', /\b(?:corrig\w+|corrija|arruma|portugues|erro de|virgula|acento)\b/],
];
/** The beginning of a request or of a remark about the text. */
const ABOUT_TEXT =
  /^(?:(?:e|mas|nao|n|ta|kk+|hm+|ok|agora|agr|so|entao|perfeito|bom|boa|gostei|por favor|pf|coach|ai|opa|eita|ixi)[,.! ]+)*(?:mais|menos|muito|mt|mto|mui|meio|tira|tire|remov\w*|sem|ponha|poe|põe|bota|bote|colo[cq]\w*|inclu\w*|acrescent\w*|adicion\w*|mencion\w*|cit[ae]|usa|use|troca|troque|mud[ae]|deix[ae]|volta|devolve|fic(?:ou|a)|ta|tá|esta|achei|parece\w*|continua|ainda|refaz|refaca|reescrev\w*|resum\w*|trat[ae]\w*|assin[ae]|chama|encurta\w*|separ[ae]\w*|divid\w*|quebr[ae]|comec[ae]\w*|corrig\w*|corrija|arruma|outra|outro|em|por|so|pra|passa|transforma|vira|faz|menor|maior|curt\w*|long\w*|corta|apag\w*|falta\w*|com o|formato|como|agr|manda (?:em|por|no|pelo|um e-?mail)|melhora|ajusta|com (?:um |uns )?(?:emoji|carinha|figurinha|corac)\w*|de (?:um|outro) jeito|uma? que|substitu\w*|outra|outro|minha \w+ (?:disse|achou)|ela achou|ele achou|achou)\b/;
/** "em vez disso, pergunta se ela quer ver fotos" */
const INSTEAD =
  /^(?:e |mas |agora |ai )*(?:(?:em vez|no lugar|ao inves) d\w+,?(?: [^,]{2,60},?)? )?pergunta(?:ndo)? se /;
/** "fala que o frete é por minha conta", right after a text. */
const NOT_TO_SAY =
  /^(?:nao|nem|n) (?:fala|cita|poe|bota|usa|menciona|coloca|diz|toca|conta)(?: mais)?(?: d[aeo]s?| em| n[ao](?: assunto d[aeo]s?)?| que| q)? (?!.{2,60}(?:,| e) ?(?:fala|diz|usa|poe|bota|escreve)\b)/;
const SAYS_TOO =
  /^(?:e |mas |agora |ai |tambem )*(?:so )?(?:fala|diz|avisa|explica|menciona|conta)(?: tambem| so| pra el[ae])? (?:que|q|d[aeo]s?) /;
const WORDS_MAX = 26;
/** From this probability the label of a change is followed in any wording. */
const LIKELY = 0.36;

/** What one part of a request changes: "sem o preço", "trata por senhora"; null when it is no change. */
export function changeOfPart(part: string): ChangeKind | null {
  const text = fold(part)
    .trim()
    .replace(/^(?:(?:pensando bem|hm+|ih|opa|putz|aff|mas|e|ta),? )+/, '')
    .replace(NOT_TO_SAY, 'tira ');
  return (
    KINDS.find(([, pattern]) => pattern.test(text))?.[0] ??
    (SAYS_TOO.test(text) ? 'add-part' : null)
  );
}

/** What a message changes about the last text; null when it is about something else. */
/** @param follows whether the turn before gave or changed a text. */
export function changeRequested(
  message: string,
  readings: readonly Reading[],
  follows = false,
): ChangeKind | null {
  const text = fold(message).trim();
  if (follows && INSTEAD.test(text)) return 'replace';
  if (follows && SAYS_TOO.test(text)) return 'add-part';
  if (asksOwnStep(message)) return null;
  if (
    countWords(text) > WORDS_MAX ||
    (text.includes('?') &&
      /^(?:(?:e ai|e|mas|ai|agora)[, ]){0,3}(?:como|quanto|qual|quem|quando|onde)\b/.test(text))
  )
    return null;
  if (/\bresum\w*\b.{0,20}\b(?:conversa|papo|dia)\b/.test(text)) return null;
  const [best] = readings;
  const changes = readings.filter(({ label }) => label.startsWith('change.'));
  const share = changes.reduce((sum, { probability }) => sum + probability, 0);
  // Right after a text its changes count together: their wordings overlap.
  const labelled = follows && share >= LIKELY && saidBy(message) === null ? changes[0] : best;
  const isLabelled =
    labelled?.label.startsWith('change.') === true &&
    (labelled !== best || labelled.probability >= LIKELY || share >= LIKELY);
  const isAbout =
    ABOUT_TEXT.test(text) ||
    /\b(?:usa|use|poe|bota|coloca|inclui|acrescenta) (?:essa|esse|isso)(?: (?:ai|tambem|n[oa] \w+|ness[ae] \w+))?\W*$/.test(
      text,
    );
  if (!isLabelled && !isAbout) return null;
  const body = text.replace(
    /^(?:(?:e|mas|ta|kk+|hm+|ok|agora|agr|entao|perfeito|bom|gostei|por favor|coach|opa)[,.! ]+)+/,
    '',
  );
  const [first = body] = partsOfChange(body);
  const named = changeOfPart(first) ?? changeOfPart(body);
  if (named) return named;
  if (isLabelled) return labelled?.label.slice('change.'.length) as ChangeKind;
  return /\b(?:horrivel|ruim|feio|feia|estranh\w+|nao gostei|pessim\w+|forcad\w|fals[oa]|chat[ao]|brega|esfarrapad\w|exagerad\w|final|fim|fecho|comeco|inicio|abertura)\b/.test(
    body,
  )
    ? 'another'
    : null;
}
