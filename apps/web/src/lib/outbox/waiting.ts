import { create } from 'zustand';

/** The number of writes that wait for the connection. */
export const useWaitingWrites = create(() => 0);
