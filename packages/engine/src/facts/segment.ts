import { SEGMENTS } from '../knowledge/segments/index.ts';
import type { Segment } from '../knowledge/segments/segment.ts';
import { fold } from '../shared/text.ts';
import { stated } from './fact.ts';
import type { IcpFacts } from './icp.ts';

/** Facts that are independent of each other; each may name a trade. */
type Cue = 'segment' | 'offer' | 'buyer' | 'pain' | 'size';

export interface RecognisedSegment {
  segment: Segment;
  cues: Cue[];
}

const CUES_NEEDED = 2;

/** The curated segment that two independent facts name; null when none or several do. */
export function segmentOf(facts: IcpFacts): RecognisedSegment | null {
  const texts = textsOf(facts);
  const matching = SEGMENTS.map((segment) => ({
    segment,
    cues: texts.flatMap(([cue, text]) => (segment.pattern.test(text) ? [cue] : [])),
  })).filter(({ cues }) => cues.length >= CUES_NEEDED);
  const [first, second] = matching.toSorted((a, b) => b.cues.length - a.cues.length);
  return first && first.cues.length > (second?.cues.length ?? 0) ? first : null;
}

function textsOf(facts: IcpFacts): [Cue, string][] {
  // An offer from the answer about the segment is no second cue.
  const isOfSegment = facts.offer?.span.question === facts.segment?.span.question;
  const offer = isOfSegment ? null : stated(facts.offer);
  const pains = facts.pains.flatMap((pain) => stated(pain)?.clause ?? []).join(' ');
  const texts: [Cue, string | null | undefined][] = [
    ['segment', stated(facts.segment)],
    ['offer', offer?.noun.text],
    ['buyer', stated(facts.buyer)?.noun.text],
    ['pain', pains],
    ['size', stated(facts.size)?.of],
  ];
  return texts.flatMap(([cue, text]) => (text ? [[cue, fold(text)]] : []));
}
