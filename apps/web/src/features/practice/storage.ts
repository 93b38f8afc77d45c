import { localEntries } from '#lib/browser-storage.ts';

const PREFIX = 'salesai-practice:';

/** The keys of what is stored in this browser; drafts.ts removes them with the account's other drafts. */
export const practiceKey = (name: string) => `${PREFIX}${name}`;

const seenKey = (sessionId: string) => practiceKey(`${sessionId}:briefing`);

/** Whether the briefing of a session was shown in this browser. */
export const wasBriefed = (sessionId: string) => localEntries.getItem(seenKey(sessionId)) !== null;
export const saveBriefed = (sessionId: string) => localEntries.setItem(seenKey(sessionId), '1');
