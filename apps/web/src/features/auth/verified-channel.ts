const NAME = 'salesai-verified';

/** Tells the other tabs of this browser that an address was verified. */
export function announceVerified() {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/** @returns a function that stops it. */
export function onVerified(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = listener;
  return () => channel.close();
}
