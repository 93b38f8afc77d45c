import { fold } from '../../shared/text.ts';

const LEAD =
  '(?:(?:e|entao|agora|ok|ta|beleza|blz|boa|otimo|perfeito|gostei|show|coach|ai)[,.! ]+)*';
const HOW =
  '(?:como|oq|o que) (?:e )?(?:que )?(?:eu )?(?:falo|digo|explico|mando|passo|escrevo|respondo|conto|coloco|apresento|mostro)';
const ORDER =
  '(?:me )?(?:manda|mande|envia|escreve|escreva|passa|fala|explica|bota|poe|coloca|faz|monta|vira|transforma|prepara|responde|avisa|deixa)';
const THAT =
  '(?:isso|iss|ess[ae]s? (?:conta|valor|total|resposta|condic\\w+|numeros?|informac\\w+|preco|regra|prazo|resultado|parcelas?))';
const TO =
  '(?:(?:pr[oa]s?|para|ao?|p) (?:[oa] |dona |seu )?(?!mim\\b|eu\\b|frente\\b|depois\\b)\\p{L}{3,}|(?:n[ao]|pelo|por|em|numa?|em uma?) (?:zap|whats\\w*|wpp|mensagem|msg|recado|texto|direct|e-?mail))';
const PATTERN = new RegExp(
  `^${LEAD}(?:${HOW}|${ORDER})\\b.{0,25}\\b${THAT}\\b(?! d[aeo]\\b).{0,30}?\\b${TO}`,
  'u',
);

/** "manda isso pra ela", "como eu falo isso pra ele no zap?": the last reply as a text to somebody. */
export const sendsThat = (message: string): boolean => PATTERN.test(fold(message));
