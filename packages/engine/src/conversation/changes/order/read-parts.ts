import { hasVerb } from '../../compose/sendable.ts';
import { isAbsent, withoutNamed } from '../remove.ts';
import { withShareInMoney } from '../share.ts';
import { flat, stemsOf, withoutEnd, wordsIn } from '../text-search.ts';
import { valuesIn } from '../values.ts';
import { wishFor } from '../wishes.ts';
import { withoutBecause } from './clauses.ts';
import * as cue from './cues.ts';
import { asAdd, asStyle, type Reader, sharesStem } from './reading.ts';
import { withoutThing } from './things.ts';

export const readUndo: Reader = (bare, folded, { earlier }) => {
  if (!cue.UNDO.test(folded) || earlier.length === 0) return null;
  const isAll = cue.UNDO_ALL.test(folded);
  const wanted = stemsOf(bare.replace(/^\S+/u, '')).filter(
    (stem) =>
      !/^(?:versa|anter|volta|pode|mesmo|antes|texto|mensa|prefi|prime|estav|tava|onde)$/.test(
        stem,
      ),
  );
  const isThere = wanted.some((stem) => earlier.some((one) => stemsOf(one).includes(stem)));
  const isPrice =
    /\b(?:preco|valor)/.test(folded) &&
    valuesIn(earlier.join('\n')).some(({ type }) => type === 'price' || type === 'number');
  if (isAll) return [{ kind: 'back', what: isThere ? bare : '' }];
  return isThere || isPrice || stemsOf(bare).length <= 1 ? [{ kind: 'back', what: bare }] : null;
};

/** "e depois o batom", "e os valores depois": what follows what is moved comes after it anyway. */
const THEN =
  /(?:,? e|,) (?:(?:so )?(?:depois|em seguida|ai|por ultimo) (?:vem )?(?:o|a|os|as|d[aeo]s?) [a-z ]{2,40}|(?:o|a|os|as) [a-z ]{2,40} (?:depois|em seguida|por ultimo))$/;

export const readMove: Reader = (_bare, folded, { text }) => {
  const begins = cue.BEGINS_WITH.exec(folded)?.[1];
  if (begins && sharesStem(text, begins))
    return [{ kind: 'move', what: begins, where: 'no comeco' }];
  for (const form of [cue.MOVE, cue.MOVE_WISHED, cue.FIRST]) {
    const found = form.exec(withoutBecause(folded).replace(THEN, ''));
    const [, what = '', where = ''] = found ?? [];
    const own = what.replace(/^(?:a parte |o trecho )?(?:d[aeo]s? )?/, '');
    if (found && sharesStem(text, own))
      return [{ kind: 'move', what: own, where: where.replace('primeiro', 'no comeco') }];
  }
  return null;
};

export const readRemoval: Reader = (bare, folded, { text }) => {
  if (cue.ONLY_NEW_PRICE.test(folded) && valuesIn(bare).length === 0)
    return [{ kind: 'remove', what: 'o preço antigo', order: '', isWish: true }];
  const left = cue.LEFT_OUT.exec(folded);
  if (left) {
    const what = left[1] ?? left[2] ?? '';
    const at = folded.indexOf(what);
    return [{ kind: 'remove', what: bare.slice(at, at + what.length), order: '', isWish: false }];
  }
  const [whole = '', old = ''] = cue.SAID_INSTEAD.exec(folded) ?? [];
  if (whole !== '') {
    const start = folded.indexOf(old);
    return [
      { kind: 'remove', what: bare.slice(start, start + old.length), order: '', isWish: false },
      ...asAdd(bare.slice(whole.length), ''),
    ];
  }
  const found = cue.REMOVE.exec(folded)?.[0];
  if (found === undefined) return null;
  if (
    /^sem /.test(found) &&
    /^[a-z]{2,12}(?:ar|er|ir) /.test(folded.slice(4)) &&
    !/^(?:falar|citar|mencionar|dizer|tocar|colocar|informar)/.test(folded.slice(4))
  )
    return wishFor(folded) ? asStyle(bare) : 'noise';
  const given = upToKnown(
    bare.slice(found.length + cue.afterRemove(folded.slice(found.length))),
    text,
  );
  const isPart =
    /^(?:(?:a|o|ess[ae]|aquel[ae]) )?(?:parte|trecho|frase|linha|pedaco|o) (?:em )?(?:que|q)\b/.test(
      flat(given),
    );
  const what = withoutEnd(
    (isPart
      ? given
      : withoutBecause(given).replace(/,\s(?:que|q|pois|el[ae])\s.{0,200}$/iu, '')
    ).replace(
      /\s(?:d[oa]|n[oa]|dess[ea]|ness[ea])\s(?:texto|mensagem|msg|recado|e-?mail)\W*$/iu,
      '',
    ),
    ' ,;.',
  );
  if (what === '' || /^(?:metade|pela metade)$/.test(flat(what))) return asStyle('mais curto');
  if (
    /^(?:tom|cara|clima|jeito|parecer|soar)\b/.test(flat(what)) ||
    (/^sem /.test(found) &&
      wishFor(folded) &&
      stemsOf(what).length < 3 &&
      !/preco|valor|nome/.test(folded))
  )
    return asStyle(bare);
  const isWish =
    /^(?:sem|nada|nao|n|nem) /.test(found) || /,? se (?:estiver|tiver|houver)\b/.test(folded);
  if (
    isWish &&
    isAbsent(text, what) &&
    withoutNamed(text, what) === null &&
    withoutThing(text, what) === null
  )
    return null;
  return [{ kind: 'remove', what, order: '', isWish }];
};

/** "o 280 não precisa", "a taxa que ficou alta": up to the last word that the text has. */
function upToKnown(given: string, text: string): string {
  const comma = given.search(/,\s/u);
  const what = comma > 0 && hasVerb(given.slice(comma)) ? given.slice(0, comma) : given;
  const own = new Set(stemsOf(text));
  const last = wordsIn(what).findLast(({ stem }) => own.has(stem));
  return last ? what.slice(0, last.end) : what;
}

const STYLED =
  /\b(?:mais|menos|bem|muito|mt|mto|tao|demais|tom|jeito|jeitinho|cara de|calor|toque|enxugu?\w*|encurt\w*|resum\w*|reduz\w*|diminu\w*|simplifi\w*|suaviz\w*|amaci\w*|capricha\w*|topicos?|lista|bullets?|e-?mail|zap|whats\w*|audio|curtinh[ao]|curt[ao]|parece\w*|ficou|esta|ta|soou)\b/;

const OTHER_THING =
  /\b(?:mais|menos) (?:uma? (?!pouco|pouquinho|toque|calor|tom)|\d+|cedo|tarde|caro|barato|perto|longe|detalhes sobre)\b/;

/** What is said of a person rather than of the text. */
const OF_PERSON =
  /^(?:el[ae]s?|eu|a gente|[oa]s? client\w+|[oa] (?:dona|seu) \w+|meu \w+|minha \w+) /;

/** "Formal.": a tone without a verb. */
const ALONE = /^(?:bem )?(?:formal|informal|firme|carinhos[ao]|gentil|caloros[ao]|simpatic[ao])$/;

export const readStyle: Reader = (bare, folded) => {
  if (OF_PERSON.test(folded)) return null;
  const isStyled =
    (STYLED.test(folded) || ALONE.test(folded)) &&
    !OTHER_THING.test(folded.replace(/(?<!\d)\d{1,4} palavras/, ''));
  if (!isStyled || wishFor(folded) === null) return null;
  const values = valuesIn(bare).filter(
    ({ type, unit }) => type !== 'number' || !/^(?:palav|linha|frase|topic)/.test(unit ?? ''),
  );
  return values.length > 0 ? null : asStyle(withoutBecause(bare));
};

export const readFigure: Reader = (bare, folded, { text }) => {
  if (withShareInMoney(text, bare) !== null) return asAdd(bare, '');
  if (valuesIn(folded).length > 0) return null;
  const isOrdered =
    /^(?:apresent|p(?:oe|onha)|bot[ae]|coloqu?c?[ae]|acrescent|inclu|adicion|inform|di(?:z|ga)|mostr|calcul|o |com |valor|total)/.test(
      folded,
    );
  if (!isOrdered) return null;
  if (cue.TOTAL.test(folded)) return [{ kind: 'figure', noun: 'total' }];
  const found = cue.SHARE.exec(folded);
  const noun = found?.[1] ?? found?.[2];
  return noun && (sharesStem(text, noun) || noun === 'metade') ? [{ kind: 'figure', noun }] : null;
};

/** "enxuga, mas deixa a vaga": what stays when a text gets shorter. */
export const readKept: Reader = (bare, folded, { text }) => {
  const what = cue.KEEP.exec(folded)?.[1];
  if (!what || cue.NOISE.test(folded) || STYLED.test(folded) || cue.LEFT_OUT.test(folded))
    return null;
  return sharesStem(text, what)
    ? [{ kind: 'keep', what: bare.slice(bare.length - what.length) }]
    : null;
};
