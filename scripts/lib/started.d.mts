import type { ChildProcess } from 'node:child_process';

/** A port on loopback that nobody listens on. */
export function freePort(): Promise<number>;

/**
 * Waits for the line that says the product answers.
 * @throws Error with its words when it ends before.
 */
export function untilReady(server: ChildProcess): Promise<void>;
