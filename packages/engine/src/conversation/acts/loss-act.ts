import { sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { newsIn } from './news-act.ts';

const LOST =
  /^(?:(?:oi|olha|poxa|infelizmente|coach|hoje|ontem|acabei de|entao)[, ]+){0,3}(?:eu )?(?:perdi|perdemos|perder) (?:(?:um|uma|a|o|aquela|aquele|mais|essa|esse) ){0,2}(?:venda|cliente|negocio|contrato|pedido|orcamento|obra|servico|encomenda)\b/;
/** What was wrong, and what can still be done. */
const ASKS_WHY =
  /\b(?:(?:onde|em que|no que|o que|oq) (?:foi )?(?:e )?(?:que )?(?:eu )?(?:errei|fiz de errado|falhei|pequei|deu errado|faltou)|o que (?:eu )?(?:ainda )?(?:posso|podia|devia|poderia|da pra|da para) (?:ter )?(?:fazer|feito|aprender)|(?:ainda )?(?:tem como|da pra|da para) (?:recuperar|salvar|reverter))\b/;
const GUESSED = /^(?:practice|advice|answer|objection|question|case|off-topic|judge|app-help)$/;

/** A sale reported as lost, with the question what was wrong, is met as a loss. */
export function lossInstead(act: Act, text: string): Act | null {
  if (!GUESSED.test(act.kind)) return null;
  const [first = '', ...rest] = sentencesOf(text);
  const isLost = LOST.test(fold(first)) || newsIn(first) === 'result-loss';
  return isLost && rest.some((sentence) => ASKS_WHY.test(fold(sentence)))
    ? { kind: 'result-loss', said: text }
    : null;
}
