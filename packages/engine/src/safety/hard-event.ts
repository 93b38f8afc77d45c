import { FEELING_PATTERNS } from '../knowledge/conversation/feeling-patterns.ts';
import type { Distress } from '../recognition/index.ts';
import { fold } from '../shared/text.ts';

/** Signs that it is more than the event itself: danger, violence, debt, or no wish to go on. */
const MORE = [
  String.raw`\b(?:me matar|mat(?:ou|aram|ar)|assassin\w+|tiro|suicid\w+|morrer|acabar com tudo|(?:quero|queria|vontade de|pens\w+ em) (?:sumir|desaparecer|desistir)|(?:nao|n|num) (?:quero|consigo|aguento|vejo|tenho|acho|sei) (?:mais )?(?:viver|seguir|continuar|respirar|sair|levantar|graca|sentido|saida|motivo|razao|por que|como|forcas|se (?:quero|aguento|consigo))|ir (?:junto|com el[ae]|atras del[ae])|sem sentido|sentido (?:na|em|pra)|sem rumo|sem chao|remedios?|comprimid\w+|calmante|me cort\w+|falta de ar|dor no peito|desmai\w+|panico|crise|tremend\w+|depress\w+|nao aguento|n aguento|desisti\w* d[ae] (?:vida|tudo)|(?:melhor|bem) sem mim|peso (?:pra|para)|culpa|beb(?:o|endo|er|ida)|drog\w+|nao (?:como|durmo|levanto)|vazi[oa]|inutil|sirvo|fardo|de que (?:adianta|vale)|encontrar com el[ae]|alivio|imagin\w+|sufoc\w+|ataques?|automatico|vou junto|pra que (?:viver|continuar|tudo)|minha vida|acabou (?:pra|para|tudo))\b`,
  String.raw`\b(?:bat(?:e|eu|ia|er|endo) (?:em|n\w*)|me bat\w*|ameac\w+|agred\w+|agress\w+|apanh\w+|espanc\w+|empurr\w+|rox[oa]s?|hematom\w+|machuc(?:ou|a|ava) (?:a|el[ae]|meu|minha|me|o)\b|grit\w+|xing\w+|humilh\w+|persegu\w+|medo d\w+|policia|delegacia|denunci\w+|medida protetiva|arma|faca|abus\w+|assedi\w+|estupr\w+|maltrat\w+|abandon\w+|sem (?:comida|comer|cuidado)|sozinh[oa] em casa|amarrad\w+|fome|me tranc\w+|me segu\w+|nao me deixa|ving\w+|matar|acabar com el[ae]|armad[oa]|acertar as contas|escaras?|nega|judia\w*|tapas?|quebrad[oa]|corda|caiu|nao (?:cuida|come)|sum(?:iu|ico))\b`,
  String.raw`\b(?:agiota\w*|divid\w+|devo|devendo|despej\w+|nome sujo|serasa|aposta\w*|apostei|bets?|tigrinho|falid\w+|fali|perdi tudo|luz cort\w*)\b`,
].map((source) => new RegExp(source));

/** From this probability a sure reading of danger stands, whatever event a message tells. */
const SURE = 0.6;
/** The same for what an event is most often misread as. */
const MISREAD = { kinds: /^(?:threat|debt|discrimination)$/, least: 0.93 } as const;

/** Whether a message tells of a loss, a separation or an illness in the seller's life and of no danger: the coach meets it. */
export function isHardEvent({ certainty, kind, probability }: Distress, message: string): boolean {
  const least = MISREAD.kinds.test(kind) ? MISREAD.least : SURE;
  if (certainty === 'certain' && probability >= least) return false;
  const folded = fold(message);
  const isEvent = FEELING_PATTERNS.some(
    ([{ kind }, pattern]) => kind === 'event' && pattern.test(folded),
  );
  return isEvent && !MORE.some((pattern) => pattern.test(folded));
}
