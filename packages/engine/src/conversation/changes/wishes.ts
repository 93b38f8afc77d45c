import { fold } from '../../shared/text.ts';
import type { WholeChange } from './change.ts';

/** What the words of a wish for a tone, a length or a form mean; the first match wins. */
const MEANINGS: readonly (readonly [WholeChange, RegExp])[] = [
  [
    'whatsapp',
    /\b(?:separ|divid|quebr|pic[oa]t?)\w*\b.{0,25}\b(?:mensagens|msgs|partes|baloes|pedacos|zaps|\d|duas|tres)\b|\bem (?:\d|duas|tres|quatro|varias) (?:mensagens|msgs|partes|baloes|pedacos|zaps)\b/,
  ],
  ['topics', /\b(?:em|por|vira|faz) (?:topicos|itens|lista|bullets?|pontos)\b|\btopicos\b/],
  [
    'whatsapp',
    /\b(?:em|como|pra|para|no|formato(?: de)?)\s(?:mensagem de |msg de |texto de )?(?:zap|whats\w*|wpp)\b/,
  ],
  [
    'email',
    /^(?:manda|faz|vira|quero|agora|e|passa|tambem) (?:\w+ )?(?:um|por|em|no|pra|pro|num) e-?mail\W*$/,
  ],
  ['email', /\b(?:em|como|pra|para|no|por|pelo|formato(?: de)?|vers[ao]o)\s(?:um )?e-?mail\b/],
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
    /\b(?:long[ao]|comprid[ao]|grande|grandao|grandona|gigante|firula|enrola[cç]\w+|textao|encurta\w*|menor|(?:mais|bem) (?:curt|enxut|breve|objetiv|diret|sucint|concis|resumid)\w*|curtinh[ao]|so o essencial|resum\w+|enxug\w+|testamento|muita coisa|reduz\w*|diminu\w*|em (?:uma|1|duas|2|tres|3) (?:linha|frase)s?|so (?:os|as|o|a) (?:\d|mais|melhor)\w*)\b/,
  ],
  [
    'firmer',
    /\bmais (?:sec[oa]|fri[oa]|rispid[oa]|seco)\b|\b(?:gentil|gentis|doce|delicad[oa]|carinhos[oa]|educad[oa]|simpatic[oa]|mans[oa]|suave|fof[oa]) demais\b|\b(?:muito|mt|mto|tao) (?:gentil|doce|mans[oa]|carinhos[oa]|educad[oa])\b|\bmenos (?:gentil|doce|delicad[oa]|carinhos[oa]|educad[oa])\b|\bfirmeza\b/,
  ],
  [
    'formal',
    /^\W*(?:bem )?formal\W*$|\b(?:tom|estilo|jeito|linguagem|tratamento|vers[ao]o|deixa|deixe|faca|quero|(?<!(?:ta|esta|ficou|parece) )bem) formal\b|\bformalmente\b|\bmais (?:formal|profissional|seri[oa]|elegante|respeit\w+|cerimoni\w+|polid\w+)\b|\bcom (?:mais )?respeito\b|\bportugues (?:bonito|certinho|correto)\b/,
  ],
  [
    'casual',
    /\b(?:menos|muito|mt|mto|meio|tao|ta|tá|ficou|esta|parece\w*) (?:mais )?(?:formal|engessad\w|robo\w*|travad\w|duro demais)\b|\b(?:mais|bem|deixa) (?:leve|solt[oa]|descontraid\w|de boa)\b/,
  ],
  [
    'warmer',
    /\b(?:cara de cobranca|(?:carta|cobranca|notificacao|aviso|parece|coisa) (?:de |d[oa] )?(?:banco|cartorio|advogad\w+|juridic\w+|ameaca|bronca|dur[ao])|ameaca|manso|quentinh\w+|jeitinho|gross[oa]|ríspid\w+|rispid\w+|sec[oa]|fri[oa]|agressiv\w+|ofensiv\w+|pesad[oa]|carinhos\w+|human[ao]|delicad\w+|gentil|amig[aoá]\w*|fof[oa]|dur[ao] demais|menos dur[ao]|menos firme|simpatic\w+|acolhed\w+|suave|caloros\w+|carinho|afetuos\w+|afetiv\w+|cordia\w+|amoros\w+|mandon[ao]|autoritari\w+|calor|ternura|receptiv\w+|leveza|atencios\w+)\b/,
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
  ['fix', /\b(?:corrig\w+|corrija|arruma|portugues|erro de|virgula|acento)\b/],
];

const MEDIA = /^(?:whatsapp|topics|email|spoken)$/;

/** "mais curto", "sem cara de cobrança": the change that a wish asks for; null for one whose words say none. */
export const wishFor = (wish: string): WholeChange | null => wishesFor(wish)[0] ?? null;

/** "em formato de e-mail bem formal" asks for a medium and for a tone. */
export function wishesFor(wish: string): WholeChange[] {
  const text = fold(wish).trim();
  const found = MEANINGS.find(([, pattern]) => pattern.test(text));
  if (!found) return [];
  const [kind, pattern] = found;
  const rest = text.replace(pattern, ' ').trim();
  const tone = MEDIA.test(kind)
    ? MEANINGS.find(([other, own]) => !MEDIA.test(other) && other !== 'fix' && own.test(rest))
    : undefined;
  return tone ? [kind, tone[0]] : [kind];
}
