import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';

/** Asks for what is behind an objection, whatever it is about. */
export const BEHIND =
  /\b(?:em relacao a[os]?|compara\w*|(?:o que|ainda|so|que) (?:\w+ ){0,3}falta\w*|segur[ao]|segurando|trav\w+|preocup\w+|duvid\w+|receio|medo|incomod\w+|assust\w+|pes(?:a|ou)|peg(?:a|ou)|imped\w+|acontec\w+|precis\w+|por ?que|como assim|mais alg\w+|algo mais|alem d\w+|fora isso|tirando|so (?:isso|ess[ea]|[oa])|(?:qual|que) (?:parte|ponto|motivo|duvida)|me (?:explica|fala|conta|diz)|exatamente|outr[oa]s?)\b/;
/** Asks about the money, the offer that it is compared with, or the terms. */
const OF_MONEY =
  /\b(?:orcamento|imaginav\w+|esperav\w+|cab(?:e|er|eria|ia|em)|quanto (?:\w+ ){0,3}(?:imagin\w+|pretend\w+|gostaria|quer\w*|pod\w+|consegu\w+|pens\w+)|(?:que|qual) (?:valor|preco)|qual (?:d[oae]l?[ae]?s )?(?:dois|duas|opc\w+|formas|jeitos)|(?:total|valor|preco|parcela|entrada|prazo|tempo) ou|mais barat[oa]s?|ess[ea]s? outr[oa]s?|el[ea]s (?:te |lhe )?(?:\w+ )?(?:garant\w+|inclu\w+|entreg\w+|ofere\w+))\b/;
const HAS_THING = /\b(?:tem|teve|usa) (?:algum|alguma|um|uma|quant\w+)\b/;
const ASKS_PLAINLY = /^(?:e )?(?:quantos|onde|mora|tem plano)\b/;

/** A question about what the buyer objected: by its words, or by theirs. */
export function asksBehind({ text, act }: ReadSentence, said: string): boolean {
  const folded = plain(text);
  const isAsked = folded.includes('?') || act === 'isolate_objection';
  if (!isAsked || ASKS_PLAINLY.test(folded) || act === 'close' || act === 'next_step') return false;
  if (BEHIND.test(folded) || OF_MONEY.test(folded)) return true;
  if (act === 'isolate_objection' && !HAS_THING.test(folded)) return true;
  return sharedStems(contentStems(text), contentStems(said)).length > 0;
}

/** A later question in the buyer's own words: "caro por quê, pelos 1.500 que tinha separado?" */
export const echoes = (sentence: ReadSentence, said: string): boolean =>
  sentence.text.includes('?') &&
  asksBehind(sentence, said) &&
  WORDS_OF_OBJECTION.some((word) => word.test(plain(sentence.text)) && word.test(plain(said)));
const WORDS_OF_OBJECTION = [
  /\bcar[oa]s?\b/,
  /\balt[oa]\b/,
  /\bsalgad[oa]\b/,
  /\bpes(?:a|ou|ad[oa])\b/,
];
