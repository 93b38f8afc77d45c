import type { Segment } from '../../knowledge/segments/segment.ts';
import { assumed, type SourcedLine, stated } from '../../shared/sourced-lines.ts';
import { capital, fold, listOf, lower } from '../../shared/text.ts';
import type { Reading } from './reading.ts';

/** Team size: the stated number first. */
export function teamLine({ extracted: { size }, sizes, words }: Reading): SourcedLine {
  const teams = sizes.map((one) => ({ one, drawn: words(`team-${one.name}`) }));
  if (size) {
    // Only texts without numbers, which could contradict the stated one.
    const [usual = ''] = teams.flatMap(({ one, drawn }) =>
      drawn.some(
        one.teams.filter((team) => !/\d|dez|cem|dezenas|centenas/.test(team)),
        1,
      ),
    );
    return stated(`${capital(size.text)}, pelo que você contou. ${capital(usual)}.`, size.words);
  }
  const each = teams.map(({ one, drawn }) => ({ one, team: drawn.some(one.teams, 1)[0] ?? '' }));
  if (each.length === 1) return assumed(each.map(({ team }) => `${capital(team)}.`).join(' '));
  return assumed(each.map(({ one, team }) => `${one.among}, ${team}.`).join(' '));
}

/** Sector and kinds of customer: "Salão de beleza (lido como beleza e estética), pequenas empresas". */
export function sectorLine({
  field,
  facts,
  segment,
  isGeneral,
  sizes,
  extracted: { who },
}: Reading): SourcedLine {
  const read =
    isGeneral || isNamed(facts.otherSegment, segment) ? '' : ` (lido como ${lower(segment.name)})`;
  const kinds = listOf(sizes.map(({ name }) => name))
    .replace('pequenas empresas e médias empresas', 'pequenas e médias empresas')
    .replace('médias empresas e grandes empresas', 'médias e grandes empresas')
    .replace('pequenas empresas, médias', 'pequenas, médias');
  const text = `${capital(field)}${read}${isGeneral ? ' (perfil geral)' : ''}, ${kinds}`;
  const quote = facts.segmentWords || who;
  return quote ? stated(text, quote) : assumed(text);
}

/** Whether the seller's word already names the segment: "agro", "indústria metalúrgica". */
const isNamed = (word: string | null, { name }: Segment) =>
  word === null || fold(word).includes(fold(name).slice(0, 4));
