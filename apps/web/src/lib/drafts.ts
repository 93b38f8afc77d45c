const WRITER = 'salesai-writer';

/** Answers and drafts are kept for their writer's return; who signs out leaves none on this device. */
export function forgetWords() {
  localStorage.removeItem(WRITER);
  for (const storage of [localStorage, sessionStorage]) {
    const keys = Object.keys(storage).filter((key) => /^salesai-(chat|arena):/.test(key));
    for (const key of keys) storage.removeItem(key);
  }
}

/** Whoever comes finds nothing of another person, whose session may have ended by itself. */
export function keepWordsOf(userId: string) {
  const writer = localStorage.getItem(WRITER);
  if (writer !== null && writer !== userId) forgetWords();
  localStorage.setItem(WRITER, userId);
}
