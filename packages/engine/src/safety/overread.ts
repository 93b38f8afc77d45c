import type { Distress } from '../recognition/index.ts';
import { fold } from '../shared/text.ts';
import { asksForWork, isGrave, isSaleTalk } from './sale-talk.ts';
import { namesHarm } from './weak-sign.ts';

const LAUGHS = /\bk{3,}|\b(?:rs){2,}|\bhaha|\bhuehue|\bbrinca(?:deira|ndo)\b|\bde (?:tanto )?rir\b/;
/** What nobody says of themselves with a laugh in passing. */
const OF_ONESELF =
  /\b(?:me (?:mat\w+|enforc\w+|jog\w+ d\w+|cort\w+)|quero (?:morrer|sumir)|vontade de (?:morrer|sumir|viver)|tirar a (?:propria|minha) vida)\b/;
/** "se ele me der calote eu choro sangue": what somebody would do if a sale fails. */
const IF_SALE =
  /\bse (?:eu|el[ae]s?|ess[ae]|[oa]) .{3,60}\b(?:perder|fech\w+|compr\w+|pag\w+|calote|der|desist\w+|vend\w+|vender|xingar|reclamar|sair falando)\b/;
/** Colours and names of people that are also words of discrimination. */
const COLOURS = /\b(?:pret[oa]s?|negr[oa]s?|cor|cabelos?|corpo|quilombo\w*|bisav\w+)\b/g;
/** What a superior or a customer does, rather than what a seller fears of a target. */
const HARASSES =
  /\b(?:assedi\w+|humilh\w+|grit\w+|berr\w+|xing\w+|ofend\w+|ameac\w+|toc\w+|encost\w+|apalp\w+|agarr\w+|beij\w+|cantad\w+|persegu\w+|debocha\w*|expo[er]\w*|apelid\w+|obrig\w+|chantag\w+|mao|sex\w+|convid\w+|jantar|motel|manda foto|nud\w+|na frente de|ri(?:ram|u)? de mim)\b/;
const OF_TARGET =
  /\b(?:bat(?:er|o|i|eu)? (?:a |essa |minha )?(?:meta|cota)|(?:a|minha|da) meta|vender pouco|vendas? (?:baixa|caiu|cairam))\b/;

/**
 * Whether a sure sign of distress is most probably none: a hyperbole about a sale, a colour or a
 * name, or the fear of a target. The coach answers such a message and offers to listen.
 */
export function isOverread({ kind, certainty }: Distress, message: string): boolean {
  const folded = fold(message);
  if (certainty !== 'certain' || isGrave(message) || namesHarm(message) || OF_ONESELF.test(folded))
    return false;
  if (kind === 'harassment') return OF_TARGET.test(folded) && !HARASSES.test(folded);
  const isHyperbole =
    /^(?:threat|self-harm|panic|violence)$/.test(kind) &&
    (IF_SALE.test(folded) || (LAUGHS.test(folded) && isSaleTalk(message)));
  if (isHyperbole) return true;
  return (
    /^(?:discrimination|vulnerable|violence)$/.test(kind) &&
    asksForWork(folded.replace(COLOURS, ' '))
  );
}
