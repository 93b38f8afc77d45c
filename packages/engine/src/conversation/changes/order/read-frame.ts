import { toCustomer } from '../../compose/content.ts';
import type { Operation } from '../operations.ts';
import { flat } from '../text-search.ts';
import { wishFor } from '../wishes.ts';
import { withoutBecause } from './clauses.ts';
import * as cue from './cues.ts';
import { asAdd, asStyle, QUOTED, type Reader, wordsAfter } from './reading.ts';

export const readBegin: Reader = (bare, folded) => {
  const found = cue.BEGIN.exec(folded)?.[0];
  if (found === undefined) return readQuotedFrame(bare, folded);
  const words = wordsAfter(bare, found.length);
  const isWords = QUOTED.test(bare) || cue.GREETS.test(flat(words)) || found.includes(':');
  return words !== '' && isWords ? [{ kind: 'begin', words }] : null;
};

/** "põe um “…” no começo", "mais formal, com “…” na abertura" */
function readQuotedFrame(bare: string, folded: string): Operation[] | null {
  const quoted = QUOTED.exec(bare);
  const place = quoted ? cue.FRAME_PLACE.exec(folded)?.[1] : undefined;
  const words = quoted?.[1]?.trim();
  if (!quoted || !place || !words || cue.REMOVE.test(folded)) return null;
  const rest = bare.slice(0, quoted.index).replace(/,?\scom(?: um| o| a)?\s{0,2}$/iu, '');
  const style = wishFor(flat(rest)) ? asStyle(rest) : [];
  return [...style, { kind: /^(?:fi|de)/.test(place) ? 'end' : 'begin', words }];
}

export const readEnd: Reader = (bare, folded) => {
  const found = cue.END.exec(folded)?.[0];
  if (found === undefined) return null;
  const words = wordsAfter(bare, found.length).replace(
    /^um (?=(?:até|ate|obrigad|bom|boa|tchau|te)(?:[\p{L}]|\s))/iu,
    '',
  );
  const isPart = /^(?:uma? )?(?:pergunta|convite|chamada)\b/.test(flat(words));
  return words === '' || (isPart && !QUOTED.test(bare)) ? null : [{ kind: 'end', words }];
};

/** "assina como Rita" */
export const readSigned: Reader = (bare, folded) => {
  const found = /^assin(?:a|e|ar) /.exec(folded)?.[0];
  return found ? asAdd(withoutBecause(bare.slice(found.length)), 'assina') : null;
};

/** "outro final", "um encerramento mais cordial, agradecendo a confiança" */
export const readOtherEnd: Reader = (bare, folded) => {
  if (!cue.OTHER_END.test(folded)) return null;
  const thanks = /agradec(?:endo|er) (.{3,60})$/.exec(folded)?.[1] ?? '';
  const said = thanks === '' ? '' : bare.slice(bare.length - thanks.length);
  return [{ kind: 'end', words: said === '' ? END : toCustomer(`Agradeço ${said}`) }];
};

export const END = 'Fico à disposição para o que precisar.';

const TITLE =
  /^(?:el[ae] )?(?:nao|n) (?:e|eh|gosta (?:de|que .{3,20}) )\s?(?:ser chamad[ao] de |chame de )?(?:mais )?(doutora?|dra?\.?|dona|senhora?|sra?\.?|seu|professora?)(?:,.{0,60})?$/;

/** "dirija-se a ela como “minha querida Neusa”" */
export const readAddressed: Reader = (bare, folded) => {
  const found = cue.ADDRESS_AS.exec(folded)?.[0];
  const words = found === undefined ? '' : wordsAfter(bare, found.length);
  return words === '' || words.length > 40 ? null : [{ kind: 'begin', words: `Oi, ${words}` }];
};

export const readTitle: Reader = (_bare, folded) => {
  const title = TITLE.exec(folded)?.[1];
  return title ? [{ kind: 'untitled', title }] : null;
};
