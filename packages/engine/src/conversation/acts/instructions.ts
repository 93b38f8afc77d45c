import { readRequest } from '../compose/request.ts';

const ADDRESS =
  /(?<![\p{L}])(?:trat(?:a|e|ando|ar)(?: el[ae])?|cham(?:a|e|ando)(?: el[ae])?) (?:por|de|como) (?:senhora?|você|voce|vc)(?![\p{L}])/iu;
/** Parts that plainly change the text rather than add to what it says. */
const AFTERWARDS =
  /^(?:tir[ae]\s|sem emoji|assin[ae]\s|mais (?:formal|firme)|(?:p[oõ]e|bota|coloca|usa|com) (?:um |uns |uma )?(?:emoji|carinha|cora[cç]))/iu;
/** Between one wish and the next. */
const WISHES = /[,;.]\s+|\s(?:e|mas)\s/iu;
const FORMAL = /(?<![\p{L}])formal(?![\p{L}])/iu;
const EMOJI = /(?<!sem |sem muito |nada de |nem )emoji/iu;

/** What a request asks of the writer for after its text is written: "trata por senhora", "põe emoji". */
export function changesIn(request: string): string[] {
  const { styles, formats } = readRequest(request);
  const manner = styles.flatMap((style) => {
    const address = ADDRESS.exec(style)?.[0];
    const parts = style.split(WISHES).filter((part) => AFTERWARDS.test(part));
    if (address) return [address.replace(/^tratando/iu, 'trata'), ...parts];
    if (parts.length > 0) return parts;
    if (FORMAL.test(style)) return ['mais formal'];
    return EMOJI.test(style) ? ['põe emoji'] : [];
  });
  return /t[oó]picos?/iu.test(formats) ? [...manner, 'em tópicos'] : manner;
}
