import { fold } from '../shared/text.ts';

/** "devo": owes; "como devo responder": only asks what to do. */
export const OWES =
  'devo(?! (?:(?:eu|lhe|me|te|se|nao|ja|so|mesmo) ){0,2}[a-z]{1,12}(?:[aei]r|por)\\b)';

/**
 * Roots of words with which people describe danger and distress, in three languages. A weak sign of
 * distress counts only together with one of them, so that ordinary talk about a sale is not
 * interrupted; a strong sign counts without.
 */
const ROOTS = [
  'morr|mort|matar|matou|mata[nr]|suicid|sumir|desaparec|desist\\w* de\\b|viver|minha vida|fim de tudo|acabar com|aguent|suport|sentido|vazi|inutil|fardo|peso|sirvo|descans\\w* (?:de vez|em paz|para sempre)|dormir e nao',
  'cort[eao]|sangue|remedio|comprimid|veneno|ponte|pular|forca|enforc|tiro|arma|revolver|faca|gilete|corda',
  'medo|panico|ansie|desesper|deprim|depress|angusti|chor|sofr|trem|tremend|respir|coracao|peito|surt|crise|pira[nr]|louc|sozinh|solidao|triste|exaust|esgot|burnout|psico|terapi|socorro',
  'bat(?:e|eu|ia|endo|er)|apanh|agred|agress|violen|soco|chut|empurr|enfor|esgan|grit|xing|humilh|ameac|amea|persegu|vigia|stalk|tranc|controla|ciume|marido|namorad|ex\\b|portao|policia|delegacia|boletim|quebr\\w+ (?:tudo|a casa|minha)',
  'abus|assedi|estupr|toc(?:ou|ar|a) (?:em|n)|passa\\w* a mao|mao na|encost|nude|foto intima|cantad|corpo|beij|sexo|sexual',
  'preto|preta|negr|raca|racis|macac|cor da|cabelo|gay|viad|sapatao|travest|aleij|deficien|nordestin|baian|favel|cigan|relig|terreiro|macumb|discrimin|preconceit|gente como|sua laia|tipo de gente',
  'idos|maltrat|enteada|sobrinh[oa]? pequen|fome|maltrat|abandon|dopa|neglig',
  `agiota|divida|devend|${OWES}|nome sujo|serasa|aluguel atras|despej|falid|falir|falen|perd\\w+ tudo|cobrador|sem saida|luz cort|aposta|bets?\\b|tigrinho|viciad|beb(?:er|endo|ida)|drog|cocaina|crack`,
  'cal(?:ar|o) a boca|pegar (?:el|aquel|ess|o )|acabo com|arrebent|quebr\\w+ a cara|ving|raiva|odio|odeio|esgan|vai ver|se arrepend',
  'die|dead|kill|suicid|hurt|afraid|scared|panic|alone|hit|beat|abus|harass|threat|debt|cry|hopeless|worthless|breath|help|depress|anxi|gun\\b|knife|pills|racis',
  'muert|morir|mat(?:o|e|ar)me|miedo|golpea|grita|amenaz|acos|deuda|llor|panico|desesper|no puedo mas|respirar|anciano|cuchill|pistol|pastill',
] as const;
const NAMED = new RegExp(`\\b(?:${ROOTS.join('|')})`);

/** Whether a message contains a word with which people describe danger or distress. */
export const namesDistress = (message: string): boolean => NAMED.test(fold(message));
