import { createStore, type StoreApi } from 'zustand';
import { AT_START, type Reading, type ReadingEvent, reduceReading } from './reading.ts';

export interface ReadingStore {
  store: StoreApi<Reading>;
  send: (event: ReadingEvent) => void;
}

/** Stores a reading outside React state, because it changes at every frame. */
export function createReading(): ReadingStore {
  const store = createStore<Reading>(() => AT_START);
  const send = (event: ReadingEvent) =>
    store.setState((reading) => reduceReading(reading, event), true);
  return { store, send };
}
