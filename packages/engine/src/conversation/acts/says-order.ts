import { fold } from '../../shared/text.ts';
import { textRequested } from './text-request.ts';

const ORDERS =
  /\b(?:escrev[ae]|redij[ao]|redige|manda|mande|faz|faca|monta|monte|poe|bota|coloca|coloque|inclui|acrescent[ae]|adiciona|tira|tire|corta|corte|troca|troque|muda|mude|refaz|refaca|deixa (?:mais|menos|so)|resum[ea]|calcul[ae]|no lugar d[aeo]s?|em vez d[aeo]s?)\b|\b(?:mais|menos|bem) (?:curt|long|leve|formal|firme|calm|simpatic|human|educad|diret|melos|seri)/;

/** An order to tell somebody something at the beginning of a clause. */
const TELLS =
  /(?:^|[.!?;,] )(?:(?:e|agora|entao|ai) )?(?:avis[ae]|diz|diga|fal[ae]|respond[ae]|cont[ae]|confirm[ae]|agradec[ae]|pergunt[ae]|lembr[ae]|cobr[ae]|ped[ei]|peca)\b/;

/** Whether a message orders something with a verb. */
export const hasOrder = (text: string): boolean =>
  ORDERS.test(fold(text)) || TELLS.test(fold(text));

/** Whether a message orders a text, a change or a sum with any word. */
export const saysOrder = (text: string): boolean =>
  ORDERS.test(fold(text)) || textRequested(text) !== null;
