import { fold } from '../shared/text.ts';

/** "oiee", "opaa!" */
const LENGTHENED = /^(?:oi+e*|ola+|opa+|e+ ?ai+|alo+|salve+)[\s!.,]*$/;

/** "oi meu amor" */
const FOND =
  /^(?:oi+e*|ola|opa|bom dia|boa tarde|boa noite)[, ]+(?:(?:meu|minha) )?(?:amor|querid\w|bem|flor|lind\w|anjo|rei|fi[ao]|filh[ao]|amig\w|nega|gata|coracao|patrao|chefe)[\s!.,]*$/;

/** Whether a message is a greeting in one or two words. */
export const onlyGreets = (text: string): boolean =>
  LENGTHENED.test(fold(text.trim())) || FOND.test(fold(text.trim()));
