import { type ConversationState, stateAfter } from '@salesai/engine/conversation';
import { z } from 'zod';

/** What the engine derives from each session of a seller's conversation, for the data export. */
interface ExportedState
  extends Pick<
    ConversationState,
    'mode' | 'subject' | 'artefact' | 'open' | 'cases' | 'people' | 'amounts'
  > {
  session: number;
}

/** The newest turns of a session that count, as in a reply. */
const TURNS_MAX = 20;

const turnsSchema = z.array(
  z.object({
    session: z.number(),
    place: z.number(),
    userInput: z.string(),
    assistantResponse: z.string(),
    act: z
      .nullable(z.object({ version: z.number(), act: z.unknown(), safety: z.unknown() }))
      .catch(null),
  }),
);

/** The exported rows of a seller with the state of each session, which is stored nowhere. */
export function withConversationStates(rows: Record<string, object[]>): Record<string, object[]> {
  const turns = turnsSchema.parse(rows.coach_turns ?? []);
  return { ...rows, coach_states: exportedStates(turns) };
}

/** The state of each session, from its stored turns in any order. */
function exportedStates(turns: z.infer<typeof turnsSchema>): ExportedState[] {
  const sessions = Map.groupBy(
    turns.toSorted((a, b) => a.place - b.place),
    ({ session }) => session,
  );
  return [...sessions].map(([session, own]) => {
    const { mode, subject, artefact, open, cases, people, amounts } = stateAfter(
      own.slice(-TURNS_MAX),
    );
    return { session, mode, subject, artefact, open, cases, people, amounts };
  });
}
