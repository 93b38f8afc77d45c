import { createStore, type StoreApi } from 'zustand';
import { AT_START, type Reading, type ReadingEvent, reduceReading } from './reading.ts';

export interface ReadingStore {
  store: StoreApi<Reading>;
  send: (event: ReadingEvent) => void;
}

/** A reading outside React: it changes with each frame, and few parts of the screen need to know. */
export function createReading(): ReadingStore {
  const store = createStore<Reading>(() => AT_START);
  const send = (event: ReadingEvent) => store.setState((now) => reduceReading(now, event), true);
  return { store, send };
}
