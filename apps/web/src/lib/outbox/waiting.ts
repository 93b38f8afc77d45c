import { create } from 'zustand';

/** The number of writes that wait for the connection. */
export const useWaitingWrites = create(() => 0);

type Send = () => Promise<void>;
let send: Send | null = null;

/** Set while the outbox runs, whose code is loaded after the first screen. */
export function setSender(sender: Send | null) {
  send = sender;
}

/** Tries once to send what waits, before signing out erases it. */
export async function sendWaitingWrites(): Promise<void> {
  if (useWaitingWrites.getState() > 0) await send?.();
}
