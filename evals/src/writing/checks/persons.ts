import type { Check } from './check.ts';
import { findAll } from './check.ts';

const THANKS = { m: /\bobrigada\b/gi, f: /\bobrigado\b/gi };

/** The seller speaks as the other gender, or is called by a title without the name. */
export const persons: Check = ({ text, facts }) => [
  ...findAll('person', text, THANKS[facts.gender]),
  ...findAll(
    'person',
    text,
    /(?<!\p{L})(?:aqui é|sou|oi,) (?:[oa] )?(?:dona|pastor)(?! \p{Lu})(?!\p{L})/giu,
  ),
];

/** Praise that only the past of a seller can earn. */
const PRAISE =
  /o que o seu cliente comenta|seus clientes (?:dizem|comentam|lembram|elogiam|voltam)|talento para (?:pedir|fechar|negociar)|clientes que você já (?:tem|atende)|você já fecha/giu;

/** A beginner is praised for what no beginner can have done. */
export const praise: Check = ({ job, text, facts }) =>
  job === 'profile' && facts.isNovice ? findAll('praise', text, PRAISE) : [];
